/** Parts of an answer that are particular to a calculator: each has a kind, by which the views that draw it find it. */
import type { Commits } from './commits.ts';
import type { Day } from './day.ts';
import type { Phrase, Readout, Verdict } from './phrase.ts';
import type { DeepLink, LatencyRow, Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** What a part holds, by its kind. */
export type PartData = {
  /** A simulated run. */
  readonly timeline: Timeline;
  /** Commits on kinds of disk. */
  readonly commits: Commits;
  /** The load of a day, to be painted. */
  readonly day: Day;
  /** The rows of the first table, where that lists set-ups. */
  readonly 'set-ups': readonly SetUpFigures[];
  readonly costs: RequirementCosts;
  /** The query of the case whose growth is drawn. */
  readonly growth: string;
  /** The set-ups that there are commands for. */
  readonly commands: readonly SetUpCommands[];
  /** Job files, commands and scripts of a benchmark. */
  readonly jobs: readonly JobText[];
  readonly latency: LatencyScale;
  /** The input that the answer asks for, by its name. */
  readonly asks: string;
  /** What to do next, in this order, with commands to copy. */
  readonly 'next-steps': readonly NextStep[];
  /** What the verdicts mean, for a calculator that has most of them. */
  readonly verdicts: readonly (readonly [verdict: Verdict, meaning: string])[];
  readonly 'now-then': NowThen;
};

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
  /** A long one that only some readers need. */
  readonly folded?: true;
};

/** A set-up for which there are commands, and the values that they are made of. */
export type SetUpCommands = {
  readonly label: string;
  readonly values: {
    readonly size: string;
    readonly nvme: boolean;
    readonly sku: string;
    readonly region: string;
    readonly disks: number;
    readonly gib: number;
    readonly provisioned?: { readonly iops: number; readonly mbps: number };
    readonly cache: string;
  };
  /** In KiB. */
  readonly stripeUnit: 64 | 256;
};

/** A set-up among others: a row of the table of set-ups, and what it is compared by. */
export type SetUpFigures = {
  /** What it is called in the table and in a comparison. */
  readonly letter: string;
  readonly vm: string;
  /** What the VM has: “8 vCPUs, 64 GiB”. */
  readonly size: string;
  readonly disks: string;
  readonly cache: string;
  readonly verdict: Verdict;
  /** What it is listed for: “Cheapest”, “One disk to manage”. */
  readonly why: string;
  /** The limit that decides. */
  readonly limit: string;
  /** What it gives while burst credits last. */
  readonly burst: string;
  /** The same ones in the same order of every set-up. */
  readonly readouts: readonly Readout[];
  /** Opens it in the cap check. */
  readonly link: DeepLink;
};

/** What each requirement costs: how much cheaper it is without it. */
export type RequirementCosts = {
  /** USD a month with all of them, and as a text. */
  readonly total: number;
  readonly text: string;
  /** The one that costs most comes first. */
  readonly bars: readonly {
    /** The requirement. */
    readonly label: string;
    /** USD a month without it. */
    readonly cost: number;
    /** By how much less, as a text: “−649”. */
    readonly saving: string;
    /** That and the set-up: “$849: F8als_v7, 4 × 3,000 IOPS”. */
    readonly setUp: string;
    /** Sets the calculator to the case without it. */
    readonly query: string;
  }[];
};

/** What the cheapest set-up costs by the load, as multiples of that which is required. */
export type GrowthPicture = {
  readonly load: number;
  readonly unit: 'IOPS' | 'MB/s';
  /** Each was found by a search, in the order of the load; `cost` in USD a month. */
  readonly points: readonly {
    readonly factor: number;
    readonly vm: string;
    readonly cost: number;
  }[];
  readonly marks: readonly {
    readonly factor: number;
    readonly cost: number;
    readonly label: string;
  }[];
  /** What is drawn, for readers who cannot see it, and what follows from it. */
  readonly summary: string;
  readonly text: string;
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
