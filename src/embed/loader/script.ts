/**
 * The script that makes frames on other people's pages. The main script loads it where a page has
 * something for it; an administrator who puts that one script on every page needs nothing else.
 */
import { watchTheme } from '../../ui/element/theme.ts';
import { heightIn } from '../messages.ts';
import { isOurs } from './addresses.ts';
import { sendHandshake, setHeight, tellTheme } from './frame.ts';
import { giveUp, place, placedFrames } from './place-frames.ts';

/** Whether what the page itself made (links, frames) may be touched, or only what was written for us. */
let everything = false;

/** Frames that the page itself contains get their height and theme too, if they show a page of ours. */
const hostFrames = () =>
  everything ? [...document.querySelectorAll('iframe')].filter(({ src }) => isOurs(src)) : [];
const frames = () => [...placedFrames(), ...hostFrames()];

/** Frames that got a message, and those that sent one. */
const contacted = new WeakSet<HTMLIFrameElement>();
const answered = new WeakSet<HTMLIFrameElement>();

/** A page of ours sends its height as soon as it has loaded. A frame without a message after this time, in ms, has no such page. */
const loadTimeout = 5000;

function placeFrames() {
  for (const frame of place(everything))
    frame.addEventListener('load', () =>
      setTimeout(() => {
        if (!answered.has(frame)) giveUp(frame);
      }, loadTimeout),
    );
  for (const frame of frames()) {
    if (contacted.has(frame)) continue;
    contacted.add(frame);
    frame.addEventListener('load', () => sendHandshake(frame));
    sendHandshake(frame);
  }
}

/** Many things are added to a page at once; they are handled together after this time, in ms. */
const batchDelay = 100;

let started = false;

/**
 * Starts to make frames, and goes on with what is added later. The main script calls it as soon as
 * there is something for it, and once more when the page has settled.
 */
export function start(all: boolean) {
  everything ||= all;
  placeFrames();
  if (started) return;
  started = true;
  // A frame is known by its window alone: in a sandbox it has no origin to be known by.
  addEventListener('message', ({ source, data }) => {
    const height = heightIn(data);
    if (height === undefined || !source) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    answered.add(frame);
    setHeight(frame, height);
  });
  watchTheme((theme) => {
    for (const frame of frames()) tellTheme(frame, theme);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(placeFrames, batchDelay);
  };
  new MutationObserver(later).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['href', 'data-src', 'src', 'class'],
  });
}
