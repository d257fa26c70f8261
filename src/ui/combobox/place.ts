/** Where the list is: below its field, or above where there is more room, and never wider than the window. */

/** Between the list and its field or the edge of the window, in px. */
const gap = 4;
const edge = 8;
/** Less room than this below the field, and the list goes above it if there is more. */
const enough = 260;

export function placeList(list: HTMLElement, field: HTMLElement) {
  const at = field.getBoundingClientRect();
  // A keyboard on the screen covers a part of the window.
  const { visualViewport: seen } = window;
  const top = seen?.offsetTop ?? 0;
  const height = seen?.height ?? innerHeight;
  const width = document.documentElement.clientWidth;
  const below = top + height - at.bottom - gap - edge;
  const above = at.top - top - gap - edge;
  const isBelow = below >= Math.min(enough, above) || below >= above;
  const { style } = list;
  style.setProperty('--room', `${Math.max(120, Math.floor(isBelow ? below : above))}px`);
  style.setProperty('--window', `${width - 2 * edge}px`);
  // Where its coordinates begin depends on the browser and on the page around: it is measured.
  style.left = '0';
  style.top = '0';
  style.transform = '';
  const origin = list.getBoundingClientRect();
  const left = Math.max(edge, Math.min(at.left, width - edge - origin.width));
  style.left = `${left - origin.left}px`;
  style.top = `${(isBelow ? at.bottom + gap : at.top - gap) - origin.top}px`;
  // Above the field it grows upwards, however many rows it gets.
  if (!isBelow) style.transform = 'translateY(-100%)';
}

/** Calls back whenever the field may have moved, until it is stopped. */
export function whileMoving(work: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(work);
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('scroll', soon, { signal, capture: true, passive: true });
  addEventListener('resize', soon, { signal });
  window.visualViewport?.addEventListener('resize', soon, { signal });
  return () => {
    stopped.abort();
    cancelAnimationFrame(frame);
  };
}

/** Scrolls the list alone, never the page, so that an option is seen; `centred` leaves as much above it as below. */
export function reveal(list: HTMLElement, option: Element, centred = false) {
  const box = list.querySelector('[role="listbox"]');
  if (!box) return;
  const [frame, at] = [box.getBoundingClientRect(), option.getBoundingClientRect()];
  if (centred) box.scrollTop += (at.top + at.bottom - frame.top - frame.bottom) / 2;
  else if (at.top < frame.top) box.scrollTop -= frame.top - at.top;
  else if (at.bottom > frame.bottom) box.scrollTop += at.bottom - frame.bottom;
}
