/**
 * The view model of a calculator: its inputs and its answer as plain data. The site renders it, the
 * script redraws it, tests read it, and pictures and copies are made from it.
 */

import type { Verdict } from '../units/index.ts';
import type { Axis } from './axis.ts';
import type { Control } from './form-model.ts';
import type { Part } from './parts.ts';
import type { Phrase } from './phrase.ts';
import type { Plane } from './plane.ts';
import type { Kind, Readout, Unit } from './readout.ts';
import type { Recommendation } from './recommendation.ts';
import type { DeepLink, Table } from './table.ts';

export type { Verdict } from '../units/index.ts';
export type * from './axis.ts';
export * from './phrase.ts';
export type * from './readout.ts';
export type * from './recommendation.ts';

/** The document that a number was read from. */
export type Citation = {
  readonly title: string;
  /** Where in the document, or what it says there, in our words. */
  readonly place: string;
  readonly date: string;
  readonly url?: string;
};

/** What bursts give: a sentence around the readouts that are `within` it, and a picture of the step down. */
export type BurstLine = {
  /** Texts, and the ids of readouts in their places. */
  readonly parts: readonly (string | { readonly readout: string })[];
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
  /** A bend in it is seen only if it is higher than others below and above. */
  readonly isTall?: true;
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
export type CalculationStep = {
  readonly label: string;
  readonly line: Phrase;
  /** Of the limit that determines the result, or is nearest to do so. */
  readonly decides?: boolean;
};
export type Check = {
  /** A rule that is violated, one to watch, one that is met; or background information. */
  readonly severity: 'failed' | 'warning' | 'passed' | 'info';
  readonly text: string;
  readonly citation?: Citation;
};

/** What an answer says at once: while somebody types, it follows each key. */
export type Headline = {
  readonly verdict?: Verdict;
  /** The words of its badge, where the name of the verdict would say what nobody has checked. */
  readonly badge?: string;
  /** The names of the bottlenecks; all of them if there are several. */
  readonly boundBy: readonly string[];
  /** They in the line above the headline, where that is shorter than the first of their names. */
  readonly bottleneck?: string;
  /** Whose limit it is, in that line in place of the bottleneck: “by the VM, not by the disks”. */
  readonly whose?: string;
  readonly headline: Phrase;
  readonly readouts: readonly Readout[];
  readonly burst?: BurstLine;
  /** The limits and the load in one picture. */
  readonly plane?: Plane;
};

/** What follows: it takes longer, and nobody reads it while typing. */
export type Details = {
  readonly why: string;
  readonly limits: readonly LimitUse[];
  readonly chart?: Chart;
  readonly tables: readonly Table[];
  readonly steps: readonly CalculationStep[];
  /** The heading of the recommendations; “What to change first” by default. */
  readonly recommendationsTitle?:
    | 'What can take its place'
    | 'Options that fit'
    | 'What makes it faster'
    | 'What can be built';
  /** Missing while they are still to be computed (`Calculator.recommend`). */
  readonly recommendations?: readonly Recommendation[];
  /** What is particular to a calculator. */
  readonly parts?: readonly Part[];
  readonly deepLinks: readonly DeepLink[];
  readonly checks: readonly Check[];
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
