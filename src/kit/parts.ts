/**
 * Parts of an answer beside its readouts and tables: each has a kind, by which the views that draw it find it.
 * A calculator adds kinds of its own where it declares this interface again, as `calculators/find/parts.ts` does.
 */
import type { Commits } from './commits.ts';
import type { Day } from './day.ts';
import type { Phrase } from './phrase.ts';
import type { DeepLink, LatencyRow, Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** What a part holds, by its kind. */
export interface PartData {
  /** A simulated run. */
  readonly timeline: Timeline;
  /** Commits on kinds of disk. */
  readonly commits: Commits;
  /** The load of a day, to be painted. */
  readonly day: Day;
  /** Job files, commands and scripts of a benchmark. */
  readonly jobs: readonly JobText[];
  /** How the result of a benchmark is read: what to expect, and what another result means. */
  readonly reading: Phrase;
  readonly latency: LatencyScale;
  /** The input that the answer asks for, by its name. */
  readonly asks: string;
  /** What to do next, in this order, with commands to copy. */
  readonly 'next-steps': readonly NextStep[];
  /** When the first and the last sample were taken, in seconds of the day of the first. */
  readonly recorded: readonly [first: number, last: number];
  readonly 'now-then': NowThen;
}

export type Part = {
  readonly [Kind in keyof PartData]: { readonly kind: Kind; readonly data: PartData[Kind] };
}[keyof PartData];

/** What the part of a kind holds, where an answer has one. */
export const findPart = <Kind extends keyof PartData>(
  answer: { readonly parts?: readonly Part[] } | undefined,
  kind: Kind,
): PartData[Kind] | undefined =>
  answer?.parts?.find((part) => part.kind === kind)?.data as PartData[Kind] | undefined;

/** A text to be copied: a job file, commands, a script. */
export type JobText = {
  readonly label: string;
  /** What it is for, in a sentence. */
  readonly use: string;
  readonly text: string;
  /** Of a long one that only some readers need: the line that it is folded into. */
  readonly folded?: string;
};

/** Measured latencies on a logarithmic scale in ms, beside the range that is typical. */
export type LatencyScale = {
  /** Of which IOs. */
  readonly title: string;
  readonly domain: readonly [number, number];
  /** A row for each kind of IO, with levels from the lowest on. */
  readonly rows: readonly LatencyRow[];
  /** What a workload needs. */
  readonly threshold?: { readonly at: number; readonly label: string };
  /** Why a single row is where it is: “queueing at the limit”. */
  readonly reason?: string;
  /** What follows from it, and what the range rests on. */
  readonly note: string;
  /** Where it is judged further. */
  readonly link?: DeepLink;
};

/** A case now and another one then. */
export type NowThen = {
  /** How one gets there, and what it saves. */
  readonly summary: string;
  /** What it comes to: what it saves, and what the load gets then. */
  readonly sentence: Phrase;
  /** How disruptive it is in all: online, restart, deallocate, new VM, copy of data. */
  readonly how?: string;
  /** Both in two columns. */
  readonly table: Table;
  /** What differs, one a line. */
  readonly changes: readonly { readonly text: string; readonly how?: string }[];
  /** How one gets there, in this order: how each step is done, and for how long something stops. */
  readonly steps: readonly {
    readonly title: string;
    readonly note?: string;
    readonly how: string;
    readonly stops: string;
  }[];
  /** What both cost a month, in USD; nothing where a part has no price. */
  readonly costs?: readonly [now: CostBar, then: CostBar];
};

export type CostBar = {
  readonly text: string;
  readonly parts: readonly { readonly label: string; readonly amount: number }[];
};

/** One step to take after a diagnosis. */
export type NextStep = {
  readonly title: string;
  readonly text?: string;
  readonly command?: string;
};
