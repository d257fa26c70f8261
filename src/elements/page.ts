/** What a calculator does with the page around it. */

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
