/** Where the panel is, and when it closes: it is in front of the page, which stays usable. */

/** The widest it gets, its distance from the button and from the edges of the window, in pixels. */
const widest = 720;
const gap = 8;
const edge = 12;

/**
 * Puts the panel under its button, in front of everything.
 * @param framed in a frame nothing can stand out of it, so that the page is made as high as the panel needs
 */
function place(panel: HTMLElement, button: HTMLElement, framed: boolean) {
  const { right, bottom } = button.getBoundingClientRect();
  const room = document.documentElement.clientWidth - 2 * edge;
  const width = Math.min(widest, room);
  const left = Math.max(edge, Math.min(right, edge + room) - width);
  // Its sheet says where these count: on a phone it is fixed to the lower edge.
  panel.style.setProperty('--left', `${left + scrollX}px`);
  panel.style.setProperty('--top', `${bottom + gap + scrollY}px`);
  panel.style.setProperty('--width', `${width}px`);
  if (framed)
    document.body.style.minHeight = `${panel.getBoundingClientRect().bottom + scrollY + edge}px`;
}

/**
 * Opens the panel at its button and moves the focus into it. It closes by Escape, by a press outside
 * of it, and when the focus goes elsewhere, since it may cover what has the focus then.
 *
 * @returns takes back all of this
 */
export function openAt(panel: HTMLElement, button: HTMLElement, close: () => void): () => void {
  const root = panel.getRootNode();
  const framed = root instanceof ShadowRoot && root.host.hasAttribute('framed');
  const isInside = (event: Event) =>
    event.composedPath().some((one) => one === panel || one === button);
  const leave = new AbortController();
  const { signal } = leave;
  panel.showPopover?.();
  const follow = () => place(panel, button, framed);
  follow();
  // The page may scroll in an element of its own, and texts get longer.
  addEventListener('scroll', follow, { signal, capture: true, passive: true });
  const sizes = new ResizeObserver(follow);
  for (const element of [panel, document.documentElement]) sizes.observe(element);
  document.addEventListener('pointerdown', (event) => isInside(event) || close(), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      close();
      button.focus();
    },
    { signal },
  );
  panel.addEventListener(
    'focusout',
    ({ relatedTarget: to }) => {
      if (to instanceof Node && to !== button && !panel.contains(to)) close();
    },
    { signal },
  );
  panel.focus({ preventScroll: true });
  return () => {
    leave.abort();
    sizes.disconnect();
    if (framed) document.body.style.minHeight = '';
  };
}
