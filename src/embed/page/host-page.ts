/** How a calculator in a frame exchanges messages with the page around it. */
import { parseQuery } from '../../kit/link.ts';
import { groundIn, heightMessage, isPing, themeIn } from '../messages.ts';

/** Handles messages from the page around the frame; those of any other window are ignored. */
function onParentMessage(work: (data: unknown) => void) {
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent) work(data);
  });
}

/**
 * Sends the height of this page to the page around it: at first, whenever it changes, and on request.
 * The message goes to any origin, since a frame may not know the origin of the page around it, and
 * contains only a number. The body is measured, because the document is never lower than its frame
 * and the frame would therefore never shrink.
 */
export function sendHeight() {
  const send = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height > 0) window.parent.postMessage({ type: heightMessage, height }, '*');
  };
  const start = () => new ResizeObserver(send).observe(document.body);
  if (document.body) start();
  else addEventListener('DOMContentLoaded', start);
  addEventListener('load', send);
  onParentMessage((data) => {
    if (isPing(data)) send();
  });
}

/** Follows the theme of the page around, unless the frame's own address sets one. */
export function followTheme() {
  const ownTheme = parseQuery(location.search).lookup('theme');
  if (ownTheme === 'light' || ownTheme === 'dark') return;
  onParentMessage((data) => {
    const theme = themeIn(data);
    if (!theme) return;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['ground'] = groundIn(data);
  });
}
