/** The results of the simulation. A worker can send them; they are not JSON, because samples are typed arrays. */
import type { BytesPerSecond, Fraction, Iops, Seconds } from '../../units/index.ts';

/** Figures of one load, over the time that counts. */
export type LoadOutcome = {
  readonly name: string;
  readonly completed: number;
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** Mean, from the arrival of the IO until it completed. Missing where none did. */
  readonly latency?: Seconds;
  /** 99 of 100 IOs completed in at most this time, within 0.8 %. */
  readonly p99?: Seconds;
  /** How long an IO waited at each limit, on average over all its IOs; limits in their order. */
  readonly waited: readonly Seconds[];
  /** How long an IO waited before it could be issued at all, because the rate of arrivals is too high. */
  readonly unsent: Seconds;
};

/** Which part of the admitted IOs and bytes came from this load. */
export type Filling = {
  readonly load: number;
  readonly iops: Fraction;
  readonly throughput: Fraction;
};

export type LimitOutcome = {
  readonly name: string;
  /** Admitted; an IO counts once here, even if the limit counts it as several. */
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** The fraction of the windows in which an IO had to wait for the next. */
  readonly full: Fraction;
  /** Which of its two figures was used up then. */
  readonly by?: 'iops' | 'throughput' | 'both';
  /** IOs that waited at the end of a window, on average. */
  readonly waiting: number;
  /** How full its buckets of burst credit are at the end, where it has them. */
  readonly credit?: { readonly iops?: Fraction; readonly throughput?: Fraction };
  /** The loads of which it admitted anything, by throughput, the largest first. */
  readonly filledBy: readonly Filling[];
};

export type Outcome = {
  readonly loads: readonly LoadOutcome[];
  readonly limits: readonly LimitOutcome[];
  /** The time that counts. */
  readonly seconds: Seconds;
  /** IOs completed in all, warm-up included. */
  readonly ios: number;
};

/** A number for each sample. There are thousands, which a worker hands over many times faster in this form. */
export type Samples = Float64Array;

/** What a limit admitted in each sample, of all loads or of one, and what waited. */
type Admitted = {
  /** As the limit counts them. */
  readonly ios: Samples;
  readonly bytes: Samples;
  /** IOs waiting at the end of a window, the mean of the sample. */
  readonly waiting: Samples;
};

/** The run from its start, warm-up included, sample by sample; a sample is one window, or several in a long run. */
export type Timeline = {
  /** How much time a sample covers. */
  readonly every: Seconds;
  readonly limits: readonly (Admitted & {
    /** The same of each load that crosses it; together they are all of it. */
    readonly parts: readonly (Admitted & { readonly load: number })[];
  })[];
  readonly loads: readonly {
    readonly completed: Samples;
    /** Mean of the IOs that completed; null where none did. */
    readonly latency: readonly (Seconds | null)[];
  }[];
};
