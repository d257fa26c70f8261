/**
 * The view model of a calculator: its inputs and its answer as plain data. The site renders it, the
 * script redraws it, tests read it, and pictures and copies are made from it.
 */

import type { Control } from './form-model.ts';
import type { Kind, Phrase, Verdict } from './phrase.ts';
import type { Recommendation } from './recommendation.ts';
import type { DeepLink, JobText, SetUpCommands, Table } from './table.ts';
import type { Timeline, WorkloadTone } from './timeline.ts';

export * from './phrase.ts';
export type * from './recommendation.ts';

export type Unit = 'IOPS' | 'B/s' | 's' | 'B' | 'IO' | '1/s' | 'USD/month' | '1';

/** The document that a number was read from. */
export type Citation = {
  readonly title: string;
  /** Where in the document, or what it says there, in our words. */
  readonly place: string;
  readonly date: string;
  readonly url?: string;
};

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
  /** Its place in the table of figures, for one of many that are alike; others stand by themselves. */
  readonly cell?: {
    readonly caption: string;
    readonly row: string;
    readonly column: string;
    readonly tone?: WorkloadTone;
  };
};

/** What bursts give: a sentence around the readouts that are `within` it, and a picture of the step down. */
export type BurstLine = {
  /** Texts, and the ids of readouts in their places. */
  readonly parts: readonly (string | { readonly readout: string })[];
  readonly remark: string;
  /** What is sustained as a share of the burst, 0 to 1. */
  readonly sustained: number;
};

/** The demand for one limit: a bar with a line across it at the limit. */
export type LimitUse = {
  /** Which limit, and whose. */
  readonly label: string;
  /** The same in two parts, for a table: “Data” and “4 × P30”, “VM uncached” and “all disks”. */
  readonly parts?: { readonly name: string; readonly detail: string };
  /** It determines the result, or it is the one that is nearest to do so. */
  readonly mark?: 'bottleneck' | 'nearest limit';
  readonly kind: Kind;
  /** Exceeded by a target, exceeded or nearly used by the worst case, within, or without a comparison. */
  readonly state: 'over' | 'tight' | 'fits' | 'secondary';
  /** The demand in base units, missing where it is not known; and its text. */
  readonly demand?: number;
  readonly demandText: string;
  /** Only part of the demand is known, so it is not known how much of the limit is left. */
  readonly partlyKnown?: boolean;
  /** Missing where there is no such limit or no published figure; `limitText` says which. */
  readonly limit?: number;
  readonly limitText: string;
  readonly unitText: string;
  /** Whether it is part of the verdict; a disk without a target of its own is not. */
  readonly counts: boolean;
  /** The readout that shows this demand. */
  readonly readout?: { readonly id: string; readonly unit: Unit };
};

/** Which values are marked is decided where an axis is drawn. */
export type Axis = {
  readonly label: string;
  readonly scale: 'log' | 'linear';
  readonly domain: readonly [number, number];
  /** Which of its values are round, and how they are written: sizes in bytes, times in seconds, shares of one. */
  readonly values: 'numbers' | 'counts' | 'sizes' | 'times' | 'shares';
  /** Written after the last of its values. */
  readonly unit?: string;
};
export type Point = { readonly x: number; readonly y: number; readonly label: string };
export type Line = {
  /** Written beside the line; empty where the panel has nothing to tell it from. */
  readonly label: string;
  readonly points: readonly (readonly [number, number])[];
  /** A limit or a comparison, drawn less strongly than the answer. */
  readonly secondary?: boolean;
  /** The answer of the case that is compared with, drawn dashed. */
  readonly beside?: boolean;
};
export type Panel = {
  readonly kind: Kind;
  readonly y: Axis;
  readonly lines: readonly Line[];
  /** The answer on this panel. */
  readonly current: Point;
  /** Other points worth a name. */
  readonly marks: readonly Point[];
};
/** The chart read at one position of the x axis, with one value for each panel. */
export type Sample = {
  readonly x: number;
  readonly label: string;
  readonly values: readonly {
    readonly y: number;
    readonly text: string;
    /** What is read, where the name of the y axis does not say it. */
    readonly name?: string;
    /** The other lines of the panel. */
    readonly others?: readonly { readonly name: string; readonly text: string }[];
  }[];
};
/** An input that is the x axis of a chart, so that the marker of the answer can be moved. */
export type ChartInput = {
  readonly name: string;
  readonly label: string;
  /** Where the marker may stand, and what the input is set to there; each is a sample too. */
  readonly values: readonly { readonly x: number; readonly text: string }[];
};
/** One or more panels over one x axis. */
export type Chart = {
  readonly title: string;
  /** What the chart shows, in a sentence, for readers who cannot see it. */
  readonly summary: string;
  readonly x: Axis;
  readonly panels: readonly Panel[];
  /** Vertical lines through all panels: the crossover size, the saturation point. */
  readonly verticalLines: readonly { readonly at: number; readonly label: string }[];
  /** The chart value by value, in the order of the x axis, for reading it with keys, a screen reader or a pointer. */
  readonly samples: readonly Sample[];
  /** Missing where the x axis is no input. */
  readonly input?: ChartInput;
};

/** One step of the calculation with its numbers. */
export type CalculationStep = { readonly label: string; readonly line: Phrase };
export type Check = {
  /** A rule that is violated, one to watch, one that is met; or background information. */
  readonly severity: 'failed' | 'warning' | 'passed' | 'info';
  readonly text: string;
  readonly citation?: Citation;
};

/** A set-up among others: a row of the table of set-ups, and what it is compared by. */
export type SetUpFigures = {
  /** What it is called in the table, in the chart and in a comparison. */
  readonly letter: string;
  readonly vm: string;
  /** What the VM has: “8 vCPUs, 64 GiB”. */
  readonly size: string;
  readonly disks: string;
  readonly cache: string;
  readonly verdict: Verdict;
  /** What distinguishes it: “cheapest”. */
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

/** A measured latency on a scale in ms, beside the range that is typical. */
export type LatencyScale = {
  /** Of which IOs. */
  readonly title: string;
  /** What it goes to from 0, which is round. */
  readonly end: number;
  readonly measured: { readonly at: number; readonly text: string };
  /** Missing where none is known. */
  readonly typical?: { readonly from: number; readonly to: number; readonly text: string };
  /** What follows from it, and what the range rests on. */
  readonly note: string;
};

/** One step to take after a diagnosis. */
export type NextStep = {
  readonly title: string;
  readonly text?: string;
  readonly command?: string;
};

/** What an answer says at once: while somebody types, it follows each key. */
export type Headline = {
  readonly verdict?: Verdict;
  /** The names of the bottlenecks; all of them if there are several. */
  readonly boundBy: readonly string[];
  readonly headline: Phrase;
  readonly readouts: readonly Readout[];
  readonly burst?: BurstLine;
};

/** What follows: it takes longer, and nobody reads it while typing. */
export type Details = {
  readonly why: string;
  readonly limits: readonly LimitUse[];
  readonly chart?: Chart;
  readonly timeline?: Timeline;
  readonly tables: readonly Table[];
  /** The rows of the first table, where that lists set-ups. */
  readonly setUps?: readonly SetUpFigures[];
  readonly steps: readonly CalculationStep[];
  /** The heading of the recommendations; “Ways to get more” by default. */
  readonly recommendationsTitle?: 'Options that fit' | 'Ways to get more' | 'What can be built';
  /** Missing while they are still to be computed (`Calculator.recommend`). */
  readonly recommendations?: readonly Recommendation[];
  /** Missing where no latency was measured; only of a measurement. */
  readonly latency?: LatencyScale | undefined;
  /** What to do next, in this order, with commands to copy; only of a measurement. */
  readonly nextSteps?: readonly NextStep[];
  readonly deepLinks: readonly DeepLink[];
  /** The set-ups that there are commands for. */
  readonly commands?: readonly SetUpCommands[];
  /** Job files, commands and scripts of a benchmark. */
  readonly jobs?: readonly JobText[];
  readonly checks: readonly Check[];
  /** What the verdicts mean, for a calculator that has most of them. */
  readonly key?: readonly (readonly [verdict: Verdict, meaning: string])[];
  readonly citations: readonly Citation[];
};

/** What a page shows of an answer: all of it, but that its recommendations may come later. */
export type Shown = Headline & Details;

/** What a calculator answers: plain data, all of it. */
export type Answer = Shown & Required<Pick<Details, 'recommendations'>>;

/** @template A how much of the answer there is */
export type ViewModel<A extends Headline = Shown> = {
  readonly calculator: string;
  readonly controls: readonly Control[];
  /** Sentences about the parameters of a link that this calculator does not have. */
  readonly ignored: readonly string[];
  /** The canonical query without `?`: defaults left out, a fixed order, unreadable text kept as typed. */
  readonly query: string;
  /** Missing while a control has a problem. */
  readonly answer?: A;
};
