import { writeQuery } from '../../kit/link.ts';
import { paramsFromUrl } from '../../ui/element/address.ts';

/**
 * The link to the full page carries the case that is shown. It is set at the moment somebody is
 * about to use it, by whatever means: the calculator tells nobody of its changes.
 */
export function carryCase() {
  for (const kind of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(kind, ({ target }) => {
      if (target instanceof Element) aim(target.closest('.origin a'));
    });
}

function aim(full: Element | null) {
  if (!(full instanceof HTMLAnchorElement)) return;
  const root = document.querySelector('headroom-calculator')?.shadowRoot;
  const own = root?.querySelector('[data-live] a.link');
  full.search = own instanceof HTMLAnchorElement ? own.search : caseIn(location.search);
}

/** Until the calculator is there, the case is what this page was opened with, without the frame's own settings. */
function caseIn(query: string): string {
  const { given, textOf } = paramsFromUrl(query);
  return writeQuery(given.map((name) => [name, textOf(name) ?? '']));
}
