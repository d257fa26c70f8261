/** What the simulation says. Plain data, like what it is given. */
import type { BytesPerSecond, Iops, Seconds, Share } from '../../units/index.ts';

/** Figures of one load, over the time that counts. */
export type LoadOutcome = {
  readonly name: string;
  readonly completed: number;
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** Mean, from when the application wanted the IO until it was done. Missing where none was. */
  readonly latency?: Seconds;
  /** 99 of 100 IOs were at most this long on their way, within 0.8 %. */
  readonly p99?: Seconds;
  /** How long an IO waited at each limit, on average over all its IOs; limits in their order. */
  readonly waited: readonly Seconds[];
  /** How long it waited before it could be sent at all: arrivals at a rate that is too high. */
  readonly unsent: Seconds;
};

/** Whose traffic a limit let through, in parts of it all. */
export type Filling = { readonly load: number; readonly iops: Share; readonly throughput: Share };

export type LimitOutcome = {
  readonly name: string;
  /** Admitted; an IO counts once here, however many units it is. */
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** In what part of the windows did an IO have to wait for the next? */
  readonly full: Share;
  /** Which of its caps held them up. */
  readonly by?: 'iops' | 'throughput' | 'both';
  /** IOs that waited at the end of a window, on average. */
  readonly waiting: number;
  /** How full its buckets of burst credit are at the end, where it has them. */
  readonly credit?: { readonly iops?: Share; readonly throughput?: Share };
  /** The loads that pass it, the largest first. */
  readonly filledBy: readonly Filling[];
};

export type Outcome = {
  readonly loads: readonly LoadOutcome[];
  readonly limits: readonly LimitOutcome[];
  /** The time that the figures are over. */
  readonly seconds: Seconds;
  /** IOs completed in all, warm-up included. */
  readonly ios: number;
};

/** The run, sample by sample; a sample is one window, or several in a long run. */
export type Timeline = {
  /** How much time a sample covers. */
  readonly every: Seconds;
  readonly limits: readonly {
    /** Admitted in the sample, as the limit counts them. */
    readonly ios: readonly number[];
    readonly bytes: readonly number[];
    /** IOs waiting at the end of a window, the mean of the sample. */
    readonly waiting: readonly number[];
  }[];
  readonly loads: readonly {
    readonly completed: readonly number[];
    /** Mean of those completed; null where none was. */
    readonly latency: readonly (Seconds | null)[];
  }[];
};

export type Progress = {
  readonly done: boolean;
  /** From 0 to 1. */
  readonly part: Share;
  /** Simulated so far. */
  readonly time: Seconds;
  /** Completed so far. */
  readonly ios: number;
};
