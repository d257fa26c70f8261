/** The script that draws and plays a run of the simulation; it is loaded when the drawing is come to. */
export { Player } from '../throttle/Player.tsx';

/** Put in at build. */
declare const HEADROOM_FLOW_STYLES: string;

/** Brings the styles of the playhead into the shadow root of a calculator, once. */
export function addStyles(element: Element) {
  const shadow = element.getRootNode() as ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HEADROOM_FLOW_STYLES);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
