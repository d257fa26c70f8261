/** What a calculator does with the page around it. */
import { beside } from './scripts.ts';

/** What a page that has printed nothing starts with: our style sheet, and a place to draw in. */
export function emptyRoot(shadow: ShadowRoot): HTMLElement {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = beside('calculator.css');
  const root = document.createElement('div');
  root.className = 'root';
  shadow.append(style, root);
  return root;
}

/** Nobody waits for a script on a page that is complete without it: it comes when everything else is there. */
export function whenIdle(work: () => void, rest = 200) {
  const soon = () => setTimeout(work, rest);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** A frame may forbid a page to touch its history; the calculator works all the same. */
export function setAddress(query: string, how: 'push' | 'replace') {
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  try {
    if (how === 'push') history.pushState(null, '', address);
    else if (location.search.slice(1) !== query) history.replaceState(null, '', address);
  } catch {}
}
