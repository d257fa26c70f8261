/** Style sheets that a script brings into the shadow root of a calculator. */

/** Gives a screen a sheet of styles besides. */
export function adopt(shadow: ShadowRoot, text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

const adopted = new WeakMap<Node, Set<string>>();

/** Gives the screen that an element is in a sheet of styles besides, once. */
export function adoptOnce(element: Element | null, text: string) {
  const shadow = element?.getRootNode();
  if (!(shadow instanceof ShadowRoot)) return;
  const all = adopted.get(shadow) ?? new Set();
  if (!all.has(text)) adopt(shadow, text);
  adopted.set(shadow, all.add(text));
}
