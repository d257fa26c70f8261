/** What a calculator does with the page around it. */

import { load } from '../browser/load.ts';
import { adoptStyles } from '../browser/sheets.ts';
import { carried, loadData, resolveAsset } from '../scripts.ts';
import { readUserEdits } from '../state/inputs.ts';

/**
 * What a page that has printed nothing starts with: our style sheet, an element to draw in, and until
 * that is drawn what the page's author wrote inside the tag, which is all there is if a later script fails.
 */
export function emptyRoot(shadow: ShadowRoot): HTMLElement {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = resolveAsset('calculator.css');
  style.addEventListener('error', () => bringStyles(shadow));
  const root = document.createElement('div');
  root.className = 'root';
  root.dataset['scripted'] = '';
  // The page around may be in any language and run from right to left; figures and words here don't.
  root.lang = 'en';
  root.dir = 'ltr';
  shadow.append(style, root, document.createElement('slot'));
  return root;
}

/** The theme of the page around comes with the script that tells it to frames: pages of our own have no use for it. */
export async function followPage(root: HTMLElement) {
  const loader = await load(() => import('./theme.ts'));
  loader?.followTheme(root);
}

/** A page that lets no style sheet of ours in may still let a script of ours in, and the same sheet with it. */
async function bringStyles(shadow: ShadowRoot) {
  const styles = await loadData<{ readonly text: string }>('headroom-styles');
  if (styles) adoptStyles(shadow, styles.text);
}

/** Runs after everything the page needs has loaded: it is complete without. */
export function whenIdle(work: () => void, pause = 200) {
  const soon = () => setTimeout(work, pause);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/**
 * A printed answer is complete. It is hydrated once somebody comes to it or has changed it. Outside
 * frames what that takes is prepared when nothing else is loaded, if it is what the page opens with; a
 * wiki page may hold many frames, and many only read a text around a calculator. A page that carries its
 * scripts inside itself has nothing to load.
 */
export function whenWanted(
  element: Element,
  printed: HTMLElement,
  prepare: () => void,
  work: () => void,
) {
  // The address may have carried something, but nothing that would change the answer.
  delete document.documentElement.dataset['restoring'];
  whenIdle(() => {
    if (carried || readUserEdits(printed).length > 0) work();
    else if (
      !element.hasAttribute('framed') &&
      element.getBoundingClientRect().top < innerHeight / 2
    )
      prepare();
  });
}
