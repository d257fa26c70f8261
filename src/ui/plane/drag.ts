/** How a pointer moves the point of a plane: a mouse from anywhere, a finger that takes the point. */

/** How far a finger goes before it moves the point and does not scroll the page, in px. */
const slack = 6;

/** The point, and what a finger can take it by. */
const isPoint = ({ target }: Event) => (target as Element).matches('.reach, .point');

/** A finger that takes the point moves it; anywhere else it scrolls the page. */
export const keepFromScrolling = (event: TouchEvent) => {
  if (isPoint(event)) event.preventDefault();
};

type Dragged = {
  /** What is dragged over, and has the focus meanwhile. */
  readonly area: () => HTMLElement | null;
  /** The plot within it from its upper to its lower edge, in px; without it the area is the plot. */
  readonly plot?: { readonly top: number; readonly bottom: number };
  /** Told when the point is taken and when it is let go. */
  readonly hold: (isHeld: boolean) => void;
  /** Told where the pointer is, across and up the plot, each from 0 to 1. */
  readonly follow: (across: number, up: number) => void;
};

export class Drag {
  readonly #dragged: Dragged;
  #down: { readonly x: number; readonly moves: boolean } | undefined;

  constructor(dragged: Dragged) {
    this.#dragged = dragged;
  }

  get isDown() {
    return this.#down !== undefined;
  }

  #follow({ clientX, clientY }: PointerEvent) {
    const { area, follow } = this.#dragged;
    const { left, top, width, height } = area()?.getBoundingClientRect() ?? new DOMRect();
    const plot = this.#dragged.plot ?? { top: 0, bottom: height };
    follow((clientX - left) / width, (plot.bottom - (clientY - top)) / (plot.bottom - plot.top));
  }

  /** For every event of a pointer on the area. */
  pointer = (event: PointerEvent) => {
    const { hold } = this.#dragged;
    const area = this.#dragged.area();
    if (!area) return;
    const { type, clientX: x, pointerId, pointerType } = event;
    if (type === 'pointerdown') {
      if (event.button !== 0) return;
      // A finger is lifted at once; the slider has the focus then.
      if (pointerType !== 'mouse') area.focus({ preventScroll: true });
      this.#down = { x, moves: pointerType === 'mouse' || isPoint(event) };
      hold(true);
      if (pointerType === 'mouse') this.#follow(event);
    } else if (this.#down && type === 'pointermove') {
      // A finger that goes up or down beside the point scrolls the page: the browser takes it away then.
      if (Math.abs(x - this.#down.x) > slack) this.#down = { ...this.#down, moves: true };
      if (!this.#down.moves) return;
      if (!area.hasPointerCapture(pointerId)) area.setPointerCapture(pointerId);
      this.#follow(event);
    } else if (type !== 'pointermove') {
      // A tap sets it too.
      if (this.#down && type === 'pointerup') this.#follow(event);
      this.#down = undefined;
      hold(false);
    }
  };
}
