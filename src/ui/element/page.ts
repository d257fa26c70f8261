/** What a calculator does with the page around it. */
import type { Phrase } from '../../kit/index.ts';
import { plainText } from '../../kit/view-model.ts';
import type { Links } from '../view/props.ts';
import { readUserEdits } from './inputs.ts';
import { carried, loadScript, resolveAsset, site } from './scripts.ts';

/**
 * What a page that has printed nothing starts with: our style sheet, an element to draw in, and until
 * that is drawn what the page's author wrote inside the tag, which is all there is if a later script fails.
 */
export function emptyRoot(shadow: ShadowRoot): HTMLElement {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = resolveAsset('calculator.css');
  style.addEventListener('error', () => adoptStyles(shadow));
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
  const loader =
    await loadScript<Pick<typeof import('./theme.ts'), 'followTheme'>>('./headroom-loader.js');
  loader?.followTheme(root);
}

/** A page that lets no style sheet of ours in may still let a script of ours in, and the same sheet with it. */
async function adoptStyles(shadow: ShadowRoot) {
  const styles = await loadScript<{ readonly text: string }>('./headroom-styles.js');
  if (styles) adopt(shadow, styles.text);
}

function adopt(shadow: ShadowRoot, text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
}

/** Once the calculator is drawn, what the author wrote in its place goes, and so does the height that was kept for it. */
export function takePlace(shadow: ShadowRoot | null) {
  const slot = shadow?.querySelector('.root + slot');
  if (!shadow || !slot) return;
  slot.remove();
  adopt(shadow, ':host{min-height:0!important}');
}

/** Runs after everything the page needs has loaded: it is complete without. */
export function whenIdle(work: () => void, pause = 200) {
  const soon = () => setTimeout(work, pause);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/**
 * A printed answer is complete. It is hydrated once somebody points at it or has changed it. Outside
 * frames what that takes is prepared when nothing else is loaded, if it is what the page opens with; a
 * wiki page may hold many frames, and many only read a text around a calculator. A page that carries its scripts inside itself has nothing to load.
 */
export function whenWanted(
  element: Element,
  printed: HTMLElement,
  prepare: () => void,
  work: () => void,
) {
  // The address may have carried something, but nothing that would change the answer.
  delete document.documentElement.dataset['restoring'];
  printed.addEventListener('pointerover', work, { once: true });
  whenIdle(() => {
    if (carried || readUserEdits(printed).length > 0) work();
    else if (
      !element.hasAttribute('framed') &&
      element.getBoundingClientRect().top < innerHeight / 2
    )
      prepare();
  });
}

const search = (query: string) => query && `?${query}`;

/** On somebody else's page a link must not take the reader away from it. */
const isForeignPage = () => site !== undefined && !location.href.startsWith(site);

/** How a calculator in a page links to others: to the folder of its script, else to the site that its page names, else to its own file alone. */
export function linksOf(element: HTMLElement): Links {
  return {
    to: (id, query) => {
      if (element.hasAttribute('alone'))
        return `${location.href.replace(/[?#].*$/s, '')}${search(query)}`;
      const home = new URL(`calculators/${id}/index.html`, site ?? resolveAsset('./'));
      return home.href + search(query);
    },
    ...(element.hasAttribute('framed') || isForeignPage() ? { target: '_blank' } : {}),
    ...(element.hasAttribute('alone') ? { alone: true } : {}),
  };
}

/** The live region of each calculator, and the answer that it announced last. */
const announced = new WeakMap<ShadowRoot, { region: Element; last: string }>();

/**
 * Announces an answer to screen readers; the caller waits until typing has paused. The first answer
 * is read with the page and not announced, nor is one that has the focus and was just read for that.
 */
export function announce(root: ShadowRoot, headline: Phrase | undefined) {
  const text = headline ? plainText(headline) : 'No answer yet.';
  const before = announced.get(root);
  if (before) {
    if (before.last === text) return;
    before.last = text;
    before.region.textContent = root.activeElement?.matches('.headline') ? '' : text;
    return;
  }
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.lang = 'en';
  region.className = 'hidden';
  root.append(region);
  announced.set(root, { region, last: text });
}
