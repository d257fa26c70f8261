/**
 * The script that makes frames on other people's pages. The main script loads it where a page has
 * something for it; an administrator who puts that one script on every page needs nothing else.
 */
import { watchTheme } from '../../ui/element/theme.ts';
import { heightIn } from '../messages.ts';
import { isOurs } from './addresses.ts';
import { greet, setHeight, tellTheme } from './frame.ts';
import { giveUp, place, placedFrames } from './places.ts';

export { followTheme } from '../../ui/element/theme.ts';

/** Whether what the page itself made (links, frames) may be touched, or only what was written for us. */
let everything = false;

/** Frames that the page has by itself get their height and theme too, if they show a page of ours. */
const hostFrames = () =>
  everything ? [...document.querySelectorAll('iframe')].filter(({ src }) => isOurs(src)) : [];
const frames = () => [...placedFrames(), ...hostFrames()];

/** Frames that were spoken to, and those that have said something. */
const greeted = new WeakSet<HTMLIFrameElement>();
const heard = new WeakSet<HTMLIFrameElement>();

/** A page of ours says its height as soon as it has loaded. After so long without a word there is none in the frame. */
const silence = 5000;

function look() {
  for (const frame of place(everything))
    frame.addEventListener('load', () =>
      setTimeout(() => {
        if (!heard.has(frame)) giveUp(frame);
      }, silence),
    );
  for (const frame of frames()) {
    if (greeted.has(frame)) continue;
    greeted.add(frame);
    frame.addEventListener('load', () => greet(frame));
    greet(frame);
  }
}

/** Many things are added to a page at once; they are looked at together. */
const together = 100;

let started = false;

/**
 * Starts to make frames, and goes on with what is added later. The main script calls it as soon as
 * there is something for it, and once more when the page has settled.
 */
export function start(all: boolean) {
  everything ||= all;
  look();
  if (started) return;
  started = true;
  // A frame is known by its window alone: in a sandbox it has no origin to be known by.
  addEventListener('message', ({ source, data }) => {
    const height = heightIn(data);
    if (height === undefined || !source) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    heard.add(frame);
    setHeight(frame, height);
  });
  watchTheme((theme) => {
    for (const frame of frames()) {
      frame.style.colorScheme = theme;
      tellTheme(frame, theme);
    }
  });
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
