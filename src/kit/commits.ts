/** Commits on kinds of disk as data: how long one takes, how that varies, and how many there are. Times are in seconds. */
import type { CaseChoice, InputTexts } from './case-choice.ts';

/** A kind of disk: commits one after the other, and of that of the case how long their syncs take. */
export type CommitLane = {
  readonly label: string;
  /** What it rests on: “measured in 26 regions”, “estimated”. */
  readonly note: string;
  readonly isMeasured: boolean;
  /** Its mean is an estimate. */
  readonly isEstimate?: true;
  readonly isChosen: boolean;
  /** What makes it the disk of the case; missing where that cannot be. */
  readonly sets?: InputTexts;
  /** The mean of one sync; where only the write is waited for, of that. */
  readonly mean: number;
  /** How wide the latencies are: the standard deviation of their logarithms. */
  readonly width: number;
  /** Missing where nobody has published one. */
  readonly p99?: number;
  /** How long a commit waits for its write and its syncs, on average, and how many commits share them. */
  readonly commit: number;
  readonly sharing: number;
  /** At least so long lies between the starts of two of them: a limit of the disk. */
  readonly every: number;
  /** How long a session waits, where others go before it. */
  readonly waits?: number;
  /** Commits a second, as text. */
  readonly rate: string;
};

export type Commits = {
  readonly title: string;
  /** From 0 to so many seconds. */
  readonly span: number;
  readonly threshold?: { readonly at: number; readonly label: string; readonly isOfP99: boolean };
  readonly lanes: readonly CommitLane[];
  /** Who commits, and what is waited for. */
  readonly choices: readonly { readonly label: string; readonly of: readonly CaseChoice[] }[];
  readonly regions?: RegionSyncs;
};

/** Syncs in many regions: a mean and a 99th percentile of each, in the order of the latter. */
export type RegionSyncs = {
  readonly title: string;
  readonly about: string;
  readonly runs: readonly {
    readonly region: string;
    readonly mean: number;
    readonly p99: number;
  }[];
  /** The median of these percentiles. */
  readonly middle: number;
};
