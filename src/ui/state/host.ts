/** What the scripts of a calculator that are loaded on first use are given of it. */
import type { InputState } from './state.ts';

export type Host = {
  readonly element: HTMLElement;
  readonly root: HTMLElement;
  readonly state: InputState;
  /** The input that was edited since the screen last settled. */
  readonly edited: string | undefined;
  /** Sets the inputs to another case, beside a second one or alone. */
  readonly show: (query: string, pinned: string | undefined) => void;
  /** Draws what the address of the page says, once that is the state. */
  readonly reopen: () => void;
  readonly draw: () => void;
};
