import type { WorkloadTone } from './timeline.ts';

/**
 * The kinds of quantity. Rates and latencies have a colour each; counts, and durations such as that of a burst, have
 * that of plain figures.
 */
export type Kind = 'iops' | 'throughput' | 'latency' | 'duration' | 'count';

export type Unit = 'IOPS' | 'B/s' | 's' | 'B' | 'IO' | '1/s' | 'USD/month' | '1';

/** One figure of an answer with its label, such as “Achievable IOPS”. */
export type Readout = {
  readonly id: string;
  readonly label: string;
  readonly kind: Kind;
  /** In base units. Missing where it cannot be computed from the inputs; `text` then says why. */
  readonly value?: number;
  readonly unit: Unit;
  readonly text: string;
  /** The same in the other unit, or what it means. */
  readonly aside?: string;
  /** The readout whose second line shows it, or the line about bursts, instead of a place of its own. */
  readonly within?: string;
  /** What it costs as a part of a bill, in USD a month: a page shows it as a row of that. */
  readonly cost?: number;
  /** One of those that a page shows at once, where these are not the first. */
  readonly chief?: true;
  /** Its place in the table of figures, for one of many that are alike; others stand by themselves. */
  readonly cell?: {
    readonly caption: string;
    readonly row: string;
    readonly column: string;
    readonly tone?: WorkloadTone;
  };
};
