/** The words and the figures of an answer: text with emphasis, kinds of quantity, readouts. */
import type { WorkloadTone } from './timeline.ts';

export type { Verdict } from '../units/index.ts';

/** Text of which some parts are emphasised: `tone` says what a part means, never how it looks. */
export type Phrase = readonly (string | { readonly text: string; readonly tone: Tone })[];
export type Tone =
  | 'strong'
  | 'fits'
  | 'tight'
  | 'over'
  | 'secondary'
  /** That it is of an example: the word is drawn as a tag, and what follows it is not seen. */
  | 'of-example'
  | WorkloadTone;
/** A phrase as plain text, without its tones. */
export const plainText = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** One limit in a line about the bottleneck, the first: “VM uncached throughput (D16ds_v5), one of 3 limits”. */
export const firstOf = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first}, one of ${others.length + 1} limits` : first;

/**
 * The kinds of quantity. Rates and latencies have a colour each; counts, and durations such as that of a burst, have
 * that of plain figures.
 */
export type Kind = 'iops' | 'throughput' | 'latency' | 'duration' | 'count';

export type Unit = 'IOPS' | 'B/s' | 's' | 'B' | 'IO' | '1/s' | 'USD/month' | '1';

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
