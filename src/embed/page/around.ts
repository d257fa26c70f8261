import { readQuery } from '../../kit/link.ts';
import { heightMessage, isPing, themeIn } from '../messages.ts';

/** Only the page around may ask anything; any other window is a stranger. */
function hear(work: (data: unknown) => void) {
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent) work(data);
  });
}

/**
 * Tells the page around how high this one is: at first, whenever that changes, and when asked. It
 * goes to any origin, since a frame may not know which it stands in, and says nothing but a number.
 * The body is measured: the document itself is never lower than its frame, so would never shrink.
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
  hear((data) => {
    if (isPing(data)) tell();
  });
}

/** The page around may say that it is light or dark; what the frame's own address says stands above that. */
export function followTheme() {
  const asked = readQuery(location.search).textOf('theme');
  if (asked === 'light' || asked === 'dark') return;
  hear((data) => {
    const theme = themeIn(data);
    if (theme) document.documentElement.dataset['theme'] = theme;
  });
}
