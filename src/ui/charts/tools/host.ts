/** What a chart and the script that reads it know of each other. */
import type { ComponentChild } from 'preact';
import type { Chart, Sample } from '../../../kit/index.ts';

export type ReadingState = {
  /** The place that is read on the x axis. */
  readonly at?: number | undefined;
  /** The chart as it was when the marker was taken, so that the axes stay while it is moved. */
  readonly held?: Chart | undefined;
};

/** A chart in a page, as far as its tools work on it. */
export type ChartHost = {
  /** Lies over the plots, as wide as they are. */
  readonly slider: { readonly current: HTMLElement | null };
  readonly chart: Chart;
  readonly state: ReadingState;
  readonly props: { readonly onText: (name: string, text: string) => void };
  setState(change: ReadingState): void;
};

export type Tools = {
  /** Follows what happens to the slider. */
  use(event: Event): void;
  /** The chart has been drawn for another answer. */
  drawn(): void;
  /** The values of a sample, beside the cursor. */
  readOut(chart: Chart, sample: Sample): ComponentChild;
};
