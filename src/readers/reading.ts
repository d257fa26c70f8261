/**
 * What a tool's output says, in base units: IO/s, B/s, s. A reader neither judges nor explains; what it
 * could not know from the text is left open for whoever asks the person who pasted it.
 */

/** What is measured of one device at one time. Latencies include queueing, as the tools print them. */
export type Measure =
  | 'reads'
  | 'writes'
  /** Reads and writes together, where the tool does not tell them apart. */
  | 'ios'
  | 'readBytes'
  | 'writeBytes'
  | 'bytes'
  | 'readLatency'
  | 'writeLatency'
  | 'latency'
  /** IOs in flight, the mean over the step. */
  | 'queue'
  /** Share of the time with at least one IO in flight, 0 to 1 and sometimes more. Never evidence of a limit. */
  | 'utilisation'
  /** Shares of a published limit that were used, as Azure Monitor reports them; 1 is the whole limit. */
  | 'consumedIops'
  | 'consumedThroughput'
  /** Share of the burst credits that is used up. */
  | 'usedIopsCredits'
  | 'usedThroughputCredits'
  | 'cacheHits';

/**
 * The samples of one device, one column a measure, all of the same length.
 * A cell without a value is `NaN`: the tool printed none, or the mean latency of no IO at all.
 */
export type Series = {
  readonly device: string;
  /** Seconds since the first sample of the text; `NaN` where the text has no times. */
  readonly times: readonly number[];
  readonly columns: Readonly<Partial<Record<Measure, readonly number[]>>>;
};

export type Tool =
  | 'iostat'
  | 'sar'
  | 'vmstat'
  | 'dstat'
  | 'fio'
  | 'diskspd'
  | 'PerfMon'
  | 'Azure Monitor'
  | '/proc/diskstats'
  | 'node_exporter'
  | 'SQL Server';

/** What a reader noticed about the text. The words for it belong to whoever shows it. */
export type Note =
  /** The first report is the mean since the machine was started; with `only` there is no other. */
  | { readonly note: 'since-boot'; readonly only: boolean }
  /** The same may be so of the only report: the line is missing with which the tool begins. */
  | { readonly note: 'maybe-since-boot' }
  /** Reads and writes are counted together. */
  | { readonly note: 'no-split' }
  /** There is no count of IOs, so that only throughput can be compared. */
  | { readonly note: 'no-iops' }
  /** There are no times, so that the length of a step is unknown. */
  | { readonly note: 'no-times' }
  /** The text ends in the middle of a line or of a block. */
  | { readonly note: 'cut-off' }
  /** Throughput is rounded to one decimal of a large unit, which may be several per cent. */
  | { readonly note: 'rounded' }
  /** Lines that do not belong to the output. */
  | { readonly note: 'skipped'; readonly lines: number }
  /** Each point is the mean of so many seconds. */
  | { readonly note: 'means'; readonly seconds: number }
  /** A share of a limit whose maximum within a point reaches it, and whose mean, which is compared, does not. */
  | {
      readonly note: 'maxima';
      readonly device: string;
      readonly measure: Measure;
      readonly mean: number;
      readonly most: number;
    }
  /** LUNs are averaged in this form, so that one busy disk is hidden. */
  | { readonly note: 'no-luns' }
  /** The output of another tool, which cannot be read as it is. */
  | { readonly note: 'also'; readonly what: string }
  /** Times that went back: the clock was set, or the machine was restarted. */
  | { readonly note: 'restarted' };

/** Samples over time, from a tool that watches devices. */
export type Samples = {
  readonly kind: 'samples';
  readonly others?: Others;
  readonly tool: Tool;
  /** In the words of the tool, such as “iostat -x” or “sadf -d”. */
  readonly form: string;
  readonly series: readonly Series[];
  /** Seconds from one sample to the next; missing where the text does not tell. */
  readonly step?: number;
  /** When the first sample was taken, in seconds of its day; missing where the text has no times. */
  readonly begin?: number;
  readonly notes: readonly Note[];
};

/** Latencies of one direction of a run, in seconds. */
export type Latencies = {
  readonly mean?: number;
  readonly min?: number;
  readonly max?: number;
  /** Share of IOs (0 to 1) and the latency that they stay within. */
  readonly percentiles: readonly (readonly [share: number, seconds: number])[];
};

/** Reads or writes of a run. */
export type Direction = {
  readonly ios?: number;
  readonly iops: number;
  /** B/s. */
  readonly throughput: number;
  /** As the tool prints it, where it is another than its IOPS × the size of an IO, which is then the throughput. */
  readonly printed?: number;
  /** Missing where latency was not measured. */
  readonly latency?: Latencies;
  /** Rates by the tool's own samples, where they are printed. */
  readonly rates?: {
    readonly mean: number;
    readonly max: number;
    readonly deviation: number;
    /** How many samples had IO at all, and seconds of each. */
    readonly samples?: number;
    readonly every: number;
  };
};

/** One test of a benchmark: all of its jobs together. */
export type Run = {
  readonly name: string;
  /** Missing where the direction was not tested. */
  readonly read?: Direction;
  readonly write?: Direction;
  /** The latency of `fsync` or `fdatasync`, by itself, and how many there were where the tool counts them. */
  readonly sync?: Latencies & { readonly ios?: number };
  /** Seconds of IO, without warm-up. */
  readonly runtime?: number;
  readonly warmUp?: number;
  /** Bytes of one IO. */
  readonly readSize?: number;
  readonly writeSize?: number;
  readonly random?: boolean;
  readonly engine?: string;
  /** IOs that the test keeps in flight, all jobs together; missing where the text does not tell. */
  readonly queueDepth?: number;
  readonly jobs?: number;
  /** Whether the page cache is bypassed; missing where the text does not tell. */
  readonly direct?: boolean;
  /** Bytes of all files together. */
  readonly fileSize?: number;
  /** All jobs use the same file. */
  readonly isShared?: true;
  /** The file or device, without the name of a host. */
  readonly target?: string;
  /** Whether it was steady by the tool's own criterion. */
  readonly steady?: boolean;
  /** IOs that reached the device, where the tool counts them. */
  readonly deviceIos?: number;
  /** The devices that the tool counts IOs of. */
  readonly devices?: readonly string[];
  /** When it ended, in seconds of its day. */
  readonly end?: number;
  /** The error number that the tool ended with, if not 0. */
  readonly error?: number;
  /** Rates by time, where the tool prints them: IO/s, all jobs together. */
  readonly series?: { readonly every: number; readonly iops: readonly number[] };
};

/** Results of a benchmark. */
export type Runs = {
  readonly kind: 'runs';
  readonly others?: Others;
  readonly tool:
    | 'fio'
    | 'diskspd'
    | 'CrystalDiskMark'
    | 'sysbench'
    | 'kbench'
    | 'kubestr'
    | 'ioping';
  readonly version?: string;
  readonly form: string;
  readonly runs: readonly Run[];
  readonly notes: readonly Note[];
};

/** Why a text is not read. */
export type Refusal =
  /**
   * Another tool of the same name, or a form without what is needed; `instead` is the command to run. Where it is a
   * test of another kind, one that answers is written by the benchmark of this name.
   */
  | {
      readonly why: 'other-tool' | 'too-little' | 'other-counters';
      readonly what: string;
      readonly instead?: string;
      readonly benchmark?: string;
    }
  /** It tells how long a sync takes, and nothing else. */
  | { readonly why: 'sync'; readonly what: string; readonly sync: Latencies }
  /** A tool that ended with an error and has no result; `what` is its own line. */
  | { readonly why: 'failed'; readonly what: string }
  /** A text that lacks the tables of its reads and writes, mostly because only a part of it was copied. */
  | { readonly why: 'cut'; readonly what: string }
  /** Recognised, and there is nothing of a disk in it. */
  | { readonly why: 'no-disks'; readonly what: string; readonly instead: string }
  | { readonly why: 'unknown' }
  /** Nothing that reads texts is there: a page loads it later. */
  | { readonly why: 'not-loaded' };

export type Refused = { readonly kind: 'refused'; readonly refusal: Refusal };

export type Readable = Samples | Runs;

/** What other tools printed in the same text, in its order. */
type Others = readonly Readable[];

export type Reading = Readable | Refused;

/**
 * Work that may take long, in turns: whoever runs it can do something else after each, such as letting
 * the page answer a key.
 */
export type Turns<Result> = Generator<undefined, Result>;

/** Runs all turns at once. */
export function atOnce<Result>(turns: Turns<Result>): Result {
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/** Reads a text line by line, so that a large file can be handed over in slices. */
export type LineReader = { readonly line: (text: string) => void; readonly end: () => Reading };

export const refused = (refusal: Refusal): Refused => ({ kind: 'refused', refusal });

/** The notes of which each is there or not. */
export const notesOf = (...notes: readonly (Note | false | undefined)[]): readonly Note[] =>
  notes.filter((note) => note !== undefined && note !== false);

/** How many lines do not belong to the output, if any. */
export const skippedNote = (lines: number): Note | false => lines > 0 && { note: 'skipped', lines };
