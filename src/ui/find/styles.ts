/** The sheet of the search for a page that has not printed it: one of somebody else, or a single file. */

/** Put in at build. */
declare const HEADROOM_FIND_STYLES: string;

const styled = new WeakSet<Node>();

/** Gives the sheet to the screen that an element is in. */
export function addStyles(element: Element) {
  const shadow = element.getRootNode();
  if (!(shadow instanceof ShadowRoot) || styled.has(shadow)) return;
  styled.add(shadow);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HEADROOM_FIND_STYLES);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
