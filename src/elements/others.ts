import { whenIdle } from './page.ts';
import { beside, load } from './scripts.ts';

/** What on somebody's page wants a frame: links that end so, elements written for it, and frames of ours. */
const wanted = `a[href$="#embed"],.headroom[data-src],iframe[src*="/embed/"]`;

const isOurs = (found: Element) =>
  !(found instanceof HTMLIFrameElement) || found.src.startsWith(beside('./'));

/** Hosts that draw their pages by script are given this long, once everything has come, to take over what the server sent. */
const patience = 300;

/**
 * Brings the script that makes frames on other people's pages, where a page has something for it or
 * gets something later. Most pages never do.
 */
export function watchForFrames() {
  const watch = new MutationObserver(look);
  async function look() {
    if (![...document.querySelectorAll(wanted)].some(isOurs)) return;
    watch.disconnect();
    (await load<{ readonly start: () => void }>('./headroom-loader.js'))?.start();
  }
  whenIdle(() => {
    watch.observe(document, { subtree: true, childList: true });
    look();
  }, patience);
}
