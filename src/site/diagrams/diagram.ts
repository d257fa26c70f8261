/** What a diagram is: drawings, and the same in words, so that nobody depends on seeing it. */
import type { VNode } from 'preact';

/** One drawing. Places across are percents and places down are pixels: its letters keep their size on any screen. */
export type Panel = {
  readonly title: string;
  /** In pixels. */
  readonly height: number;
  readonly drawing: VNode;
  /** The drawing in sentences, figures included. */
  readonly words: readonly string[];
};

export type Diagram = {
  /** What it shows, as a sentence. */
  readonly title: string;
  /** How to read the marks, where they need it. */
  readonly legend?: string;
  /** Whether its panels need the whole width, one below the other. */
  readonly wide?: boolean;
  readonly panels: readonly Panel[];
};
