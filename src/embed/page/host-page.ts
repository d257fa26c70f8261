/** How a calculator in a frame talks to the page around it. */
import { parseQuery } from '../../kit/link.ts';
import { heightMessage, isPing, themeIn } from '../messages.ts';

/** Handles messages of the page around; those of any other window are ignored. */
function onParentMessage(work: (data: unknown) => void) {
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent) work(data);
  });
}

/**
 * Tells the page around how high this one is: at first, whenever that changes, and when asked. The
 * message goes to any origin, since a frame may not know which it is in, and holds only a number.
 * The body is measured: the document is never lower than its frame, so the frame would never shrink.
 */
export function tellHeight() {
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height > 0) window.parent.postMessage({ type: heightMessage, height }, '*');
  };
  const start = () => new ResizeObserver(tell).observe(document.body);
  if (document.body) start();
  else addEventListener('DOMContentLoaded', start);
  addEventListener('load', tell);
  onParentMessage((data) => {
    if (isPing(data)) tell();
  });
}

/** Follows the theme of the page around, unless the frame's own address sets one. */
export function followTheme() {
  const asked = parseQuery(location.search).lookup('theme');
  if (asked === 'light' || asked === 'dark') return;
  onParentMessage((data) => {
    const theme = themeIn(data);
    if (theme) document.documentElement.dataset['theme'] = theme;
  });
}
