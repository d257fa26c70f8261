/** Put in at build. */
declare const HEADROOM_DIAGNOSE_STYLES: string;

const styled = new WeakSet<Node>();

/** Gives the screen of an element the styles of what only a diagnosis has, once. */
export function adoptOwnStyles(element: Element | null) {
  const shadow = element?.getRootNode();
  if (!(shadow instanceof ShadowRoot) || styled.has(shadow)) return;
  styled.add(shadow);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HEADROOM_DIAGNOSE_STYLES);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}
