import type { Kind } from './phrase.ts';

/** What an answer has row by row: tables, whose rows other calculators open, set-ups with their commands, and texts to be copied. */
/** A link that opens another calculator with the same case. */
export type DeepLink = {
  readonly text: string;
  readonly calculator: string;
  readonly query: string;
};

export type Table = {
  readonly caption: string;
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
  }[];
  /** What the small lines of its rows are, after the first columns. */
  readonly sparks?: {
    readonly label: string;
    /** After how many columns. */
    readonly after: number;
    /** The scale that they share, and what the dashed line of each is. */
    readonly note: string;
  };
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
