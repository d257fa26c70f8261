/** Put in at build. */
declare const HEADROOM_FIND_STYLES: string;

const styled = new WeakSet<Node>();

/** Gives the screen that an element is in the sheet of the search, which a printed screen has from the start. */
export function addStyles(element: Element | null) {
  const shadow = element?.getRootNode();
  if (!(shadow instanceof ShadowRoot) || styled.has(shadow)) return;
  styled.add(shadow);
  if (shadow.querySelector('link[href$="/find.css"]')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HEADROOM_FIND_STYLES);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
