/**
 * What a diagram is: drawings, and the same in words, so that nobody depends on seeing it. Both are
 * made from the same data, with figures from the limits and the laws, so that none is typed. A limit
 * is a bar with a line; colours come from `tokens.css` and mean the same as on every chart.
 */
import type { ComponentChildren } from 'preact';

/** One drawing. Horizontal positions are percentages and vertical ones pixels, so that text keeps its size on any screen. */
export type Panel = {
  readonly title: string;
  readonly height: number;
  readonly drawing: ComponentChildren;
  /** The drawing in sentences, figures included. */
  readonly words: readonly string[];
};

export type Diagram = {
  /** What it shows, as a sentence. */
  readonly title: string;
  /** How to read the marks, where they need it. */
  readonly legend?: string;
  /** Each kind of mark, as it is drawn in a square of 10, and what it is of. */
  readonly key?: readonly { readonly mark: ComponentChildren; readonly text: string }[];
  /** Whether its panels need the whole width, one below the other. */
  readonly wide?: boolean;
  /** Whether its panels are legible in a third of the width. */
  readonly small?: boolean;
  readonly panels: readonly Panel[];
};
