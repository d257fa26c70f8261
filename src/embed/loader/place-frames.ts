import { frameAddress } from './addresses.ts';
import { makeFrame } from './frame.ts';

/** The frame made for what an author wrote, and how to remove it again. */
type Place = { readonly frame: HTMLIFrameElement; readonly remove: () => void };

/**
 * The frames made so far, by the element that an author wrote. Nodes of the page are never replaced
 * or removed: the page may have been drawn by a script that still relies on them. A frame is in a
 * shadow root, where no such script looks.
 */
const places = new Map<HTMLElement, Place>();

/** Elements whose frame stayed blank, with its address: that is not tried again. */
const blank = new WeakMap<HTMLElement, string>();

/** The shadow roots that are ours, whether or not there is a frame in them now. */
const ourRoots = new WeakSet<ShadowRoot>();

export const placedFrames = (): readonly HTMLIFrameElement[] =>
  [...places.values()].map(({ frame }) => frame);

/**
 * Looks for what authors wrote, makes the frames for it, and removes those of what is gone.
 *
 * @param all links too, which a page that is still being hydrated by its own script needs untouched
 * @returns the frames that are new
 */
export function place(all: boolean): readonly HTMLIFrameElement[] {
  for (const [element, { remove }] of places)
    if (!element.isConnected || !element.matches(wanted)) {
      remove();
      places.delete(element);
    }
  const fresh: HTMLIFrameElement[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(all ? wanted : boxes)) {
    const address = frameAddress(writtenIn(element));
    const before = places.get(element);
    if (!address || before) {
      // The page has changed the address: the same frame is kept, so that nothing moves.
      if (address && before && before.frame.src !== address) before.frame.src = address;
      continue;
    }
    if (blank.get(element) === address) continue;
    const made =
      element instanceof HTMLAnchorElement ? afterLink(element, address) : inside(element, address);
    if (!made) continue;
    places.set(element, made);
    fresh.push(made.frame);
  }
  return fresh;
}

/** Removes a frame that shows no page of ours: the author's link is more useful than a blank space. */
export function giveUp(frame: HTMLIFrameElement) {
  for (const [element, place] of places) {
    if (place.frame !== frame) continue;
    blank.set(element, frame.src);
    places.delete(element);
    place.remove();
  }
}

const boxes = '.headroom[data-src]';
const wanted = `a[href$="#embed"], ${boxes}`;

const writtenIn = (element: HTMLElement): string =>
  element instanceof HTMLAnchorElement ? element.href : (element.dataset['src'] ?? '');

/** A link is hidden, and its frame comes after it. */
function afterLink(link: HTMLAnchorElement, address: string): Place {
  const holder = document.createElement('div');
  const frame = frameIn(holder, address, link.textContent, link.parentElement);
  const { display } = link.style;
  const priority = link.style.getPropertyPriority('display');
  link.style.setProperty('display', 'none', 'important');
  link.after(holder);
  const remove = () => {
    link.style.setProperty('display', display, priority);
    holder.remove();
  };
  return { frame, remove };
}

/** An element that was written for a frame gets the frame in its shadow root; its own content is hidden but not removed. */
function inside(element: HTMLElement, address: string): Place | undefined {
  // A shadow root of somebody else, or an element that can't have one, is left alone.
  if (element.shadowRoot && !ourRoots.has(element.shadowRoot)) return undefined;
  try {
    const frame = frameIn(element, address, element.textContent, element);
    const remove = () => frame.replaceWith(document.createElement('slot'));
    return { frame, remove };
  } catch {
    return undefined;
  }
}

/** A frame has the height that it sends, not the one that an author kept for it until then. */
const noKeptHeight = ':host{min-height:0!important}';

function frameIn(
  holder: HTMLElement,
  address: string,
  words: string,
  around: Element | null,
): HTMLIFrameElement {
  const kept = holder.style.minHeight;
  const frame = makeFrame(address, words.trim() || 'Headroom', around?.clientWidth ?? 0, kept);
  const root = holder.shadowRoot ?? holder.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(noKeptHeight);
  root.adoptedStyleSheets = [sheet];
  ourRoots.add(root);
  root.replaceChildren(frame);
  return frame;
}
