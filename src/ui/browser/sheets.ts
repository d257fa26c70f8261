/** Style sheets of a screen, which is in a shadow root: those of a page do not reach it. */
import { load } from './load.ts';

/** The sheets that were given to each screen. */
const adopted = new WeakMap<Node, Set<string>>();

/** Gives the screen that a node is in a sheet of styles besides, once. */
export function adoptStyles(node: Node | null, text: string) {
  const shadow = node?.getRootNode();
  if (!(shadow instanceof ShadowRoot)) return;
  const all = adopted.get(shadow) ?? new Set();
  adopted.set(shadow, all);
  if (all.has(text)) return;
  all.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

/**
 * Gives a sheet of one calculator to the screen that an element is in, unless its page has printed it: a page of
 * somebody else has not. A single file has its sheets in it.
 */
export async function loadSheet(
  node: Element | null,
  name: string,
  imported: () => Promise<{ readonly addStyles: (element: Element) => void }>,
) {
  const root = node?.getRootNode() as ShadowRoot | undefined;
  if (node && !root?.querySelector(`link[href$="${name}.css"],style`))
    (await load(imported))?.addStyles(node);
}
