import type { Verdict } from '../units/index.ts';
import type { Phrase } from './phrase.ts';
import type { Kind } from './readout.ts';

/** A change that was verified by computing it: `query` sets the calculator to it. */
export type Recommendation = {
  readonly text: Phrase;
  readonly query?: string;
  /** The case of another calculator that shows the change, where its own inputs do not. */
  readonly opens?: { readonly calculator: string; readonly query: string };
  /** Where and when all costs of the list are of: at the first that changes them. */
  readonly place?: string;
  /** The input that it asks for: what is marked in its text leads there. */
  readonly asks?: string;
  /** Sets the present case beside the changed one. */
  readonly compare?: string;
  /** The same in columns, so that several can be compared. */
  readonly option?: Option;
  /** What it gives, where no columns do. */
  readonly outcome?: Outcome;
};

/** What a change gives: its verdict where the calculator has one, what is achieved in base units, and USD a month. */
export type Outcome = Option['figures'] & {
  readonly change: string;
  readonly verdict?: Verdict;
  /** What it asks for and what else is different then: a zone, no way back, vCPUs, what is lost; of an option also what stops for it. */
  readonly detail?: string | undefined;
  /** How disruptive it is: online, restart, deallocate, new VM, copy of data. */
  readonly how: string;
  /** The page and section of the site with the commands for it. */
  readonly guide: string;
};

/** A set-up to choose, beside the present one. `text` of its recommendation says the same in a sentence. */
export type Option = {
  /** What is changed: “E16bds_v5, host cache None on data”. */
  readonly name: string;
  /** What it does to what runs now, and what else is different then: vCPUs, memory, the interface of its disks. */
  readonly detail: string;
  /** Both for a row, in short: “4 × Premium SSD v2 for data”, “New VM, same vCPUs and memory”; and what that leaves out. */
  readonly row: { readonly name: string; readonly detail: string; readonly rest: string };
  readonly verdict: Verdict;
  /** Demand / limit at the most utilised limit that counts, and the text of that: “75 %”. */
  readonly utilisation?: number;
  readonly utilisationText: string;
  /** That limit: “1,023 MB/s”, and which one it is: “VM uncached”. */
  readonly limitText: string;
  readonly limitName: string;
  readonly kind: Kind;
  /** What is achieved, where nothing says what must fit, or nothing fits, but this achieves more: “192 MB/s”. */
  readonly gainText?: string;
  /** USD a month, and how much more or less than now; empty where one of them has no price. */
  readonly costText: string;
  readonly differenceText: string;
  /** The same for programs: what is achieved, in IOPS and bytes a second, and what it costs. */
  readonly figures: {
    readonly iops?: number;
    readonly throughput?: number;
    readonly cost?: number;
    readonly difference?: number;
  };
  /** How disruptive it is: online, restart, deallocate, new VM, copy of data. */
  readonly how: string;
  /** The page and section of the site with the commands for it. */
  readonly guide: string;
};
