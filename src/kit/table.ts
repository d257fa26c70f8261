import type { Verdict } from '../units/index.ts';
import type { Kind } from './readout.ts';

/** A link that opens another calculator with the same case. */
export type DeepLink = {
  readonly text: string;
  readonly calculator: string;
  readonly query: string;
};

export type Table = {
  readonly caption: string;
  /** Where it is folded into one line: what it is, and its result. */
  readonly brief?: { readonly title: string; readonly result: string };
  /** The day of its oldest figures; the reader’s day says how old they are. */
  readonly since?: string;
  readonly columns: readonly {
    readonly label: string;
    readonly numeric: boolean;
    /** Of sentences, which need room beside many columns. */
    readonly wide?: boolean;
  }[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    readonly current?: boolean;
    /** Opens this row in another calculator. */
    readonly link?: DeepLink;
    readonly spark?: Spark;
    /** Its latencies, in the place of the small line. */
    readonly latency?: LatencyRow;
    /** Its number in the plane. */
    readonly number?: number;
    /** The verdict on this row, which its last cell gives the reason for. */
    readonly verdict?: Verdict;
    /** What it is, under its name. */
    readonly small?: string;
    /** What choosing this row sets the input to. */
    readonly value?: string;
  }[];
  /** The input that its rows are choices of. */
  readonly chooses?: string;
  /** What the small lines of its rows are, after the first columns. */
  readonly sparks?: {
    readonly label: string;
    /** After how many columns. */
    readonly after: number;
    /** The scale that they share, and what the dashed line of each is. */
    readonly note: string;
    /** The ends of the scale, of latencies. */
    readonly domain?: readonly [number, number];
  };
};

/** Latencies of one kind of IO, in ms. */
export type LatencyRow = {
  readonly name: string;
  /** Where its lowest and its highest are known. */
  readonly ends?: readonly [low: number, high: number];
  /** Its levels, from the lowest on. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
  /** Missing where none is known. */
  readonly typical?: { readonly from: number; readonly to: number; readonly text: string };
};

/** A small line over time on a scale from 0 to 1, which the rows of a table share. */
export type Spark = {
  /** Places along the time, 0 to 1, and values. */
  readonly points: readonly (readonly [at: number, value: number])[];
  readonly kind: Kind;
  /** A level that is dashed. */
  readonly limit?: number;
  /** The same in words. */
  readonly text: string;
};
