/** What an answer of `find` has beside readouts and tables: its set-ups in figures, costs, growth and commands. */

import type { DeepLink, Readout, Verdict } from '../../kit/index.ts';
import type { PlainValues } from '../../storage/find-commands/plain-values.ts';

declare module '../../kit/parts.ts' {
  interface PartData {
    /** The rows of the first table, where that lists set-ups. */
    readonly 'set-ups': readonly SetUpFigures[];
    readonly costs: RequirementCosts;
    /** The query of the case whose growth is drawn. */
    readonly growth: string;
    /** The set-ups that there are commands for. */
    readonly commands: readonly SetUpCommands[];
  }
}

/** A set-up among others: a row of the table of set-ups, and what it is compared by. */
export type SetUpFigures = {
  /** What it is called in the table and in a comparison. */
  readonly letter: string;
  readonly vm: string;
  /** How the VM is paid, where that is not as the inputs say. */
  readonly payment?: string;
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
  /** USD a month with all of them. */
  readonly total: number;
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

/** A set-up for which there are commands, and the values that they are made of. */
export type SetUpCommands = {
  readonly label: string;
  readonly values: PlainValues;
  /** In KiB. */
  readonly stripeUnit: 64 | 256;
};
