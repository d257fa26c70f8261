/** What several scripts ask of a browser. */

/** Offers a file as a download. No server is involved, so it works wherever the page is hosted. */
export function saveBlob(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Does what a browser may refuse: its storage can be blocked, full, or not there. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Lets the page handle what waits: input, drawing, timers. A message comes sooner than a timer, which
 * browsers hold back; `scheduler.yield()` comes sooner still, but before all timers of the page.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Waits until what was drawn is painted. A page that nobody sees is not painted, and need not wait. */
export const painted = async (): Promise<void> => {
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  await yieldToMain();
};

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
 * Loads code on its first use, with everything it needs.
 *
 *     const share = await load(() => import('./share.ts'));
 *
 * The build makes a script of its own of whatever is imported so.
 * @returns what the module exports; nothing if it could not be loaded, and the next call tries again
 */
export const load = <Exports extends object>(
  imported: () => Promise<Exports>,
): Promise<Exports | undefined> => imported().catch(() => undefined);

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

/**
 * Which link to another case does a click follow here, in place of the browser?
 * @param which selects such links
 * @returns nothing where it is none of them, or where the reader wants another window for it
 */
export function linkHere(event: MouseEvent, which: string): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>(which);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  return link;
}
