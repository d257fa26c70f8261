import { isOnHost } from '../../ui/scripts.ts';
import type { Heights } from '../heights.ts';
import { embedOf, type Shared } from '../snippets/shared-case.ts';

/** How long a case may take to be drawn, and the interval between two checks, in ms. */
const timeout = 30_000;
const interval = 100;
/** As many checks in a row must find the same height. */
const unchanged = 4;
/** The fonts of another reader may make a line more of it. */
const slack = 24;

const pause = () => new Promise((resolve) => setTimeout(resolve, interval));

/**
 * How high is this case in a frame? Most hosts never learn it, and the table knows the default case
 * alone, so the embed page is laid out at the widths of snippets, out of sight.
 *
 * @returns nothing where that can't be found out
 */
export async function measured(shared: Shared): Promise<Partial<Heights> | undefined> {
  // No other page can look into a frame of the site.
  if (!isOnHost()) return undefined;
  const holder = document.createElement('div');
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  holder.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    position: 'fixed',
    top: '0',
    left: '-9999px',
    width: '640px',
    // Higher than any case, or a scrollbar would make it narrower.
    height: '9000px',
    border: '0',
    visibility: 'hidden',
  });
  frame.src = embedOf(shared);
  // Other frames of the page get heights and themes; in a closed root this one is not found.
  holder.attachShadow({ mode: 'closed' }).append(frame);
  document.body.append(holder);
  try {
    const body = await drawnIn(frame);
    if (!body) return undefined;
    const heights: { 640?: number; 800?: number } = {};
    // The first width twice: what comes late to a busy page has come by then.
    for (const width of [640, 800, 640] as const) {
      frame.style.width = `${width}px`;
      heights[width] = Math.ceil(await settledHeight(body)) + slack;
    }
    return heights;
  } finally {
    holder.remove();
  }
}

/** The height once it stays the same: a chart follows the width of its frame later than the text, when the frame is drawn. */
async function settledHeight(body: HTMLElement): Promise<number> {
  const heightOf = () => body.getBoundingClientRect().height;
  await body.ownerDocument.fonts.ready;
  let height = heightOf();
  let same = 0;
  for (const end = Date.now() + timeout; same < unchanged && Date.now() < end; ) {
    await Promise.all([pause(), isDrawnAgain(body)]);
    const now = heightOf();
    same = now === height ? same + 1 : 0;
    height = now;
  }
  return height;
}

/** A busy page draws less often than it is asked how high it is; one that is not seen may not be drawn at all. */
const isDrawnAgain = (body: HTMLElement) =>
  Promise.race([
    new Promise((resolve) => body.ownerDocument.defaultView?.requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, 5 * interval)),
  ]);

/** Waits until the case is drawn in the frame, with its details. */
async function drawnIn(frame: HTMLIFrameElement): Promise<HTMLElement | undefined> {
  for (const end = Date.now() + timeout; Date.now() < end; ) {
    await pause();
    const page = frame.contentDocument;
    // A document that has just begun has no element yet.
    const root = page?.querySelector('headroom-calculator')?.shadowRoot;
    const isDrawn = root?.querySelector('[data-settled]');
    if (page && isDrawn && !('restoring' in page.documentElement.dataset)) return page.body;
  }
  return undefined;
}
