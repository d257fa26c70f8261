/**
 * The script that makes frames on other people's pages. The main script loads it where a page has
 * something for it; an administrator who puts that one script on every page needs nothing else.
 */
import { heightIn } from '../messages.ts';
import { isOurs } from './addresses.ts';
import { greet, setHeight, tellTheme } from './frame.ts';
import { place, placedFrames } from './places.ts';
import { watchTheme } from './theme.ts';

/** Frames that the page has by itself get their height and theme too, if they show a page of ours. */
const hostFrames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => isOurs(src));
const frames = () => [...placedFrames(), ...hostFrames()];

/** Frames that were spoken to. */
const greeted = new WeakSet<HTMLIFrameElement>();

function look() {
  place();
  for (const frame of frames()) {
    if (greeted.has(frame)) continue;
    greeted.add(frame);
    frame.addEventListener('load', () => greet(frame));
    greet(frame);
  }
}

/** Many things are added to a page at once; they are looked at together. */
const together = 100;

/** Starts to make frames, and goes on with what is added later. The main script calls it once, when the page has settled. */
export function start() {
  // A frame is known by its window alone: in a sandbox it has no origin to be known by.
  addEventListener('message', ({ source, data }) => {
    const height = heightIn(data);
    if (height === undefined || !source) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame) setHeight(frame, height);
  });
  watchTheme((theme) => {
    for (const frame of frames()) {
      frame.style.colorScheme = theme;
      tellTheme(frame, theme);
    }
  });
  look();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(look, together);
  };
  new MutationObserver(later).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['href', 'data-src', 'src', 'class'],
  });
}
