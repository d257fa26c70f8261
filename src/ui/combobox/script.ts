/** The script of the list under fields for names, which is loaded when such a field is first used. */
import { Combobox, type Host } from './Combobox.ts';

/** Put in at build. */
declare const HEADROOM_COMBOBOX_STYLES: string;

/**
 * Offers names in the fields of a calculator.
 * @param root what holds the fields; it has a shadow root of its own
 * @param field the one that has the focus
 * @param entered the text that it had when it got it
 */
export function offerNames(
  root: HTMLElement,
  host: Host,
  field: HTMLInputElement,
  entered: string,
) {
  const shadow = root.getRootNode();
  if (shadow instanceof ShadowRoot) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(HEADROOM_COMBOBOX_STYLES);
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  }
  const combobox = new Combobox(root, host);
  const { activeElement } = shadow as ShadowRoot | Document;
  // Whoever has typed or points at the field meanwhile waits for the list.
  if (activeElement === field)
    combobox.take(field, entered, field.value !== entered || field.matches(':hover'));
}
