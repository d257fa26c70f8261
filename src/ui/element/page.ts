/** What a calculator does with the page around it. */
import { beside, carried, load } from './scripts.ts';
import { readTyped } from './typed.ts';

/**
 * What a page that has printed nothing starts with: our style sheet, a place to draw in, and until
 * it is drawn what the page's author wrote inside the tag, which is all there is if a later script fails.
 */
export function emptyRoot(shadow: ShadowRoot): HTMLElement {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = beside('calculator.css');
  style.addEventListener('error', () => adoptStyles(shadow));
  const root = document.createElement('div');
  root.className = 'root';
  // The page around may be in any language and run from right to left; figures and words here don't.
  root.lang = 'en';
  root.dir = 'ltr';
  shadow.append(style, root, document.createElement('slot'));
  return root;
}

/** The theme of the page around comes with the script that tells it to frames: pages of our own have no use for it. */
export async function followPage(root: HTMLElement) {
  const loader =
    await load<Pick<typeof import('./theme.ts'), 'followTheme'>>('./headroom-loader.js');
  loader?.followTheme(root);
}

/** A page that lets no style sheet of ours in may still let a script of ours in, and the same sheet with it. */
async function adoptStyles(shadow: ShadowRoot) {
  const styles = await load<{ readonly text: string }>('./headroom-styles.js');
  if (styles) adopt(shadow, styles.text);
}

function adopt(shadow: ShadowRoot, text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

/** The calculator is drawn: what stood in its place gives way, and so does the height that the page's author kept for it. */
export function takePlace(shadow: ShadowRoot | null) {
  const slot = shadow?.querySelector('.root + slot');
  if (!shadow || !slot) return;
  slot.remove();
  adopt(shadow, ':host{min-height:0!important}');
}

/** Nobody waits for a script on a page that is complete without it: it comes when everything else is there. */
export function whenIdle(work: () => void, rest = 200) {
  const soon = () => setTimeout(work, rest);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/**
 * A printed answer is whole: what makes it live is loaded when nothing else is, and in a frame not
 * before somebody comes to it or has changed it, since a wiki page may hold many frames. A page that
 * carries its scripts inside itself has nothing to load.
 */
export function whenWanted(element: Element, printed: HTMLElement, work: () => void) {
  // The address may have carried something, but nothing that would change the answer.
  delete document.documentElement.dataset['restoring'];
  printed.addEventListener('pointerover', work, { once: true });
  whenIdle(() => {
    if (carried || !element.hasAttribute('framed') || readTyped(printed).length > 0) work();
  });
}
