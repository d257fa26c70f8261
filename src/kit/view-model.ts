/**
 * A screen: everything a calculator says, as plain data. It is what the site prints, what the
 * script redraws, what tests read, and what pictures and copies are made from.
 */

/** Words, some of them standing out: `tone` says what they mean, never how they look. */
export type Phrase = readonly (string | { readonly text: string; readonly tone: Tone })[];
export type Tone = 'strong' | 'fits' | 'tight' | 'over' | 'quiet';
/** The kinds of quantity that have a colour of their own. */
export type Kind = 'iops' | 'throughput' | 'latency' | 'count';
/** What a set-up comes to, in order of precedence: of those that apply, the first is the verdict. */
export type Verdict =
  | 'not-possible'
  | 'throttled'
  | 'unsafe'
  | 'oversubscribed'
  | 'not-checked'
  | 'tight'
  | 'fits';
export type Unit = 'IOPS' | 'B/s' | 's' | 'B' | 'IO' | 'USD/month' | '1';

/** A place where a number was read. */
export type Citation = {
  readonly title: string;
  /** Where on the page, or what it says there, in our words. */
  readonly place: string;
  readonly date: string;
  readonly url?: string;
};

export type Choice = { readonly value: string; readonly label: string };

/** One cell of a row of a list control. `text` is what was typed, readable or not. */
export type Cell = {
  readonly part: string;
  readonly label: string;
  readonly text: string;
  readonly problem?: string;
  /** What may have been meant, as texts that can be read. */
  readonly readings?: readonly string[];
  /** A closed set to choose from; without it the cell is typed. */
  readonly choices?: readonly Choice[];
  /** Names offered while typing. */
  readonly names?: Names;
};

/** Which list of names to offer: too long to stand in every page, so it is named, not listed. */
export type Names = 'disks' | 'vms';

export type Control = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  /** One sentence saying what is accepted; there is no answer while one stands. */
  readonly problem?: string;
  /** What may have been meant, as texts that can be read: drawn as buttons beside the problem. */
  readonly readings?: readonly string[];
  /** What a text was read as, where its usual spelling is another one. */
  readonly readAs?: string;
} & (
  | { readonly kind: 'text'; readonly names?: Names; readonly offers?: readonly string[] }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'list'; readonly rows: readonly (readonly Cell[])[]; readonly add: string }
);

export type Readout = {
  readonly id: string;
  readonly label: string;
  readonly kind: Kind;
  /** In base units. Missing where the inputs do not settle it; `text` then says why. */
  readonly value?: number;
  readonly unit: Unit;
  readonly text: string;
  /** The same in the other unit, or what it means. */
  readonly aside?: string;
};

/** A bar with a line across it where the limit stands: the motif of the site. */
export type LimitUse = {
  readonly label: string;
  readonly kind: Kind;
  /** Exceeded by a target, exceeded or nearly used by the worst case, within, or without a comparison. */
  readonly state: 'over' | 'tight' | 'fits' | 'quiet';
  /** The demand in base units, missing where it is not known; and its words. */
  readonly demand?: number;
  readonly demandText: string;
  /** The demand is the part that is known, so nobody can say how much of the limit is left. */
  readonly partlyKnown?: boolean;
  /** Missing where there is no such limit or no published figure; `limitText` says which. */
  readonly limit?: number;
  readonly limitText: string;
  readonly unitText: string;
  /** Whether it is part of the verdict; a disk without a target of its own is not. */
  readonly counts: boolean;
  /** The readout that the demand is. */
  readonly readout?: { readonly id: string; readonly unit: Unit };
};

export type Axis = {
  readonly label: string;
  readonly scale: 'log' | 'linear';
  readonly domain: readonly [number, number];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
};
export type Point = { readonly x: number; readonly y: number; readonly label: string };
export type Line = {
  readonly label: string;
  readonly points: readonly (readonly [number, number])[];
  /** A limit or a comparison, drawn less strongly than the answer. */
  readonly secondary?: boolean;
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
/** What the answer's lines say at one place of the x axis, a value a panel. */
export type Sample = {
  readonly x: number;
  readonly label: string;
  readonly values: readonly { readonly y: number; readonly text: string }[];
};
/** One or more panels over one x axis. */
export type Chart = {
  readonly title: string;
  /** What the chart shows, in a sentence, for who can't see it. */
  readonly summary: string;
  readonly x: Axis;
  readonly panels: readonly Panel[];
  /** Vertical lines through all panels: the crossover size, the saturation point. */
  readonly verticalLines: readonly { readonly at: number; readonly label: string }[];
  /** The chart value by value, in the order of the x axis, for who reads it by key, ear or pointer. */
  readonly samples: readonly Sample[];
};

/** What passes a gate, sample by sample, against what it lets through in one; and who waits. */
export type Lane = {
  readonly label: string;
  readonly kind: 'iops' | 'throughput';
  /** Of `passed` and `quota`. */
  readonly unit: 'IO' | 'MB' | 'MiB';
  readonly passed: readonly number[];
  readonly quota: number;
  /** IOs that wait at the end. */
  readonly waiting: readonly number[];
};
/** What becomes of a load, sample by sample. */
export type Trace = {
  readonly label: string;
  readonly done: readonly number[];
  /** Seconds, the mean; 0 where nothing was done. */
  readonly latency: readonly number[];
};
/** A run in time: gates and loads over one axis. */
export type Timeline = {
  readonly title: string;
  readonly summary: string;
  /** Seconds that a sample covers, and windows in it. */
  readonly every: number;
  readonly windows: number;
  readonly lanes: readonly Lane[];
  readonly traces: readonly Trace[];
};

export type Table = {
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly current?: boolean }[];
};

/** One line of arithmetic with the numbers put in. */
export type CalculationStep = { readonly label: string; readonly line: Phrase };
/** What to change, already tried: `query` sets the calculator to it. */
export type Recommendation = { readonly text: Phrase; readonly query?: string };
/** A link to another calculator with the same case set. */
export type DeepLink = {
  readonly text: string;
  readonly calculator: string;
  readonly query: string;
};
export type Check = {
  /** A rule that is broken, one to mind, one that holds; or something to know. */
  readonly severity: 'failed' | 'warning' | 'passed' | 'info';
  readonly text: string;
  readonly citation?: Citation;
};

/** What a calculator says. The parts that rest below may be worked out only when they are read. */
export type Answer = {
  readonly verdict?: Verdict;
  /** The limits that bind, in words; all of them if several do. */
  readonly boundBy: readonly string[];
  readonly headline: Phrase;
  readonly why: string;
  readonly readouts: readonly Readout[];
  readonly limits: readonly LimitUse[];
  readonly chart?: Chart;
  readonly timeline?: Timeline;
  readonly tables: readonly Table[];
  readonly steps: readonly CalculationStep[];
  /** What the advice is called; ways to get more where nothing else is said. */
  readonly recommendationsTitle?: 'Options that fit' | 'Ways to get more';
  readonly recommendations: readonly Recommendation[];
  readonly deepLinks: readonly DeepLink[];
  readonly checks: readonly Check[];
  readonly citations: readonly Citation[];
};

export type ViewModel = {
  readonly calculator: string;
  readonly controls: readonly Control[];
  /** What a link carried and this calculator does not know, in sentences. */
  readonly ignored: readonly string[];
  /** The canonical query without `?`: defaults left out, a fixed order, unreadable text kept as typed. */
  readonly query: string;
  /** Withheld while a control has a problem. */
  readonly answer?: Answer;
};
