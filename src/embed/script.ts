/** The one classic script: registers the element, and looks after frames. Included twice it does nothing the second time. */

import { load } from '../ui/browser/load.ts';
import { providePanel } from '../ui/data/modules.ts';
import { HeadroomCalculator } from '../ui/element/element.ts';
import { whenIdle } from '../ui/element/hydration.ts';
import { resolveAsset } from '../ui/scripts.ts';

/** The scripts that are loaded later are run by this one (`src/site/build/scripts.ts`). */
export { requireModule } from '../ui/scripts.ts';

/** Elements written for a frame of ours. It is put into their shadow root, where no script of the page looks. */
const boxes = '.headroom[data-src]';
/** What else on somebody's page wants a frame, or is one of ours. */
const anyEmbed = `a[href$="#embed"],iframe[src*="/embed/"],${boxes}`;

const isOurs = (found: Element) =>
  !(found instanceof HTMLIFrameElement) || found.src.startsWith(resolveAsset('./'));

/** How long hosts that draw their pages by script are given to hydrate them, once everything has come, in ms. */
const hydrationPause = 300;

/** Wikis and generators whose pages come finished: no script hydrates them, so that nothing need be waited for. */
const isStaticHost = () =>
  /^(dokuwiki|mediawiki|mkdocs|xwiki)/i.test(
    document.querySelector<HTMLMetaElement>('meta[name="generator"]')?.content ?? '',
  );

/**
 * Loads the script that makes frames on other people's pages, where a page has something for it or
 * gets something later. Most pages never do.
 */
function observeEmbeds() {
  let all = false;
  const observer = new MutationObserver(look);
  async function look() {
    if (![...document.querySelectorAll(all ? anyEmbed : boxes)].some(isOurs)) return;
    if (all) observer.disconnect();
    const loader = await load(() => import('./loader/script.ts'));
    loader?.start(all);
  }
  const begin = () => {
    all = isStaticHost();
    observer.observe(document, { subtree: true, childList: true });
    look();
  };
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
  whenIdle(() => {
    all = true;
    look();
  }, hydrationPause);
}

providePanel(async () => (await load(() => import('./share/Panel.tsx')))?.Panel);
if (!customElements.get('headroom-calculator')) {
  customElements.define('headroom-calculator', HeadroomCalculator);
  observeEmbeds();
}
