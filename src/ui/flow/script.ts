/** The script of what follows the figures of the simulation; it is loaded when that is come to. */
export * from '../../calculators/throttle/details.ts';
export { Player } from '../throttle/Player.tsx';

/** Put in at build. */
declare const HEADROOM_FLOW_STYLES: string;

const styled = new WeakSet<ShadowRoot>();

/** Brings the styles of the drawing into the shadow root of a calculator, once. */
export function addStyles(element: Element) {
  const shadow = element.getRootNode() as ShadowRoot;
  if (styled.has(shadow)) return;
  styled.add(shadow);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HEADROOM_FLOW_STYLES);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
