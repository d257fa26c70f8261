import { whenIdle } from './page.ts';
import { beside, load } from './scripts.ts';

/** Written for a frame, which stands in its shadow root: no script of the page looks there. */
const boxes = '.headroom[data-src]';
/** What else on somebody's page wants a frame, or is one of ours. */
const wanted = `a[href$="#embed"],iframe[src*="/embed/"],${boxes}`;

const isOurs = (found: Element) =>
  !(found instanceof HTMLIFrameElement) || found.src.startsWith(beside('./'));

/** Hosts that draw their pages by script are given this long, once everything has come, to take over what the server sent. */
const patience = 300;

/** Wikis and generators whose pages come finished: no script takes them over, so that nothing need be waited for. */
const finished = () =>
  /^(dokuwiki|mediawiki|mkdocs|xwiki)/i.test(
    document.querySelector<HTMLMetaElement>('meta[name="generator"]')?.content ?? '',
  );

/**
 * Brings the script that makes frames on other people's pages, where a page has something for it or
 * gets something later. Most pages never do.
 */
export function watchForFrames() {
  let all = false;
  const watch = new MutationObserver(look);
  async function look() {
    if (![...document.querySelectorAll(all ? wanted : boxes)].some(isOurs)) return;
    if (all) watch.disconnect();
    (await load<{ readonly start: (all: boolean) => void }>('./headroom-loader.js'))?.start(all);
  }
  const begin = () => {
    all = finished();
    watch.observe(document, { subtree: true, childList: true });
    look();
  };
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
  whenIdle(() => {
    all = true;
    look();
  }, patience);
}
