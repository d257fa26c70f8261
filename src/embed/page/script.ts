/** What embed pages do that no other does: how a calculator in a frame gets on with the page around it. */
import { serializeQuery } from '../../kit/link.ts';
import { paramsFromUrl } from '../../ui/state/address.ts';
import { followTheme, sendHeight } from './host-page.ts';
import { showPart } from './show-part.ts';

/**
 * Makes the link to the full page carry the case that is shown. It is set just before it may be used,
 * by pointer or key, since the calculator does not report its changes.
 */
function syncLink() {
  for (const kind of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(kind, ({ target }) => {
      const link = target instanceof Element && target.closest('.origin a');
      if (link instanceof HTMLAnchorElement) link.search = shownQuery();
    });
}

/** The query of the case; until the calculator is hydrated that of the page itself, without settings of the frame. */
function shownQuery(): string {
  const root = document.querySelector('headroom-calculator')?.shadowRoot;
  const own = root?.querySelector('[data-live] .change a');
  if (own instanceof HTMLAnchorElement) return own.search;
  const { given, lookup } = paramsFromUrl(location.search);
  return serializeQuery(given.map((name) => [name, lookup(name) ?? '']));
}

export function joinPageAround() {
  showPart();
  if (window.parent !== window) {
    sendHeight();
    followTheme();
  }
  syncLink();
}
