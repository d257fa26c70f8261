/** What the simulation is given. Plain data: it can be written as JSON and sent to a worker. */
import type { Bytes, Fraction, Iops, Outstanding, Seconds } from '../../units/index.ts';
import type { LimitPair } from '../limit-pair.ts';
import type { TailRatios } from '../tail.ts';

/** The figures of a limit; a missing one means that there is no limit in that dimension. */
export type LimitFigures = Partial<LimitPair>;

/** A limit of the VM or of a disk: it admits only so much in each window. */
export type Limit = LimitFigures & {
  readonly name: string;
  /** Whether it counts an IO over 256 KiB as several (Premium and Standard SSD do, VM limits do not). */
  readonly countsIoUnits?: boolean;
  /** For how many reads a write counts, in each dimension; for one by default. */
  readonly writeCost?: { readonly iops?: number; readonly throughput?: number };
  /** The limit while burst credit lasts; the bucket of credit starts full. */
  readonly burst?: LimitFigures;
  /** How long it counts before its quota is renewed, where that is not the window of the set-up; a short one paces. */
  readonly every?: Seconds;
};

/** A constant queue depth, or a rate at which IOs arrive however many are outstanding. */
export type Demand = { readonly outstanding: Outstanding } | { readonly rate: Iops };

/** How long an IO takes that does not wait at any limit: a read, a write, a cache hit. */
export type ServiceTimes = {
  readonly read: Seconds;
  readonly write: Seconds;
  readonly hit: Seconds;
};

export type Load = {
  readonly name: string;
  readonly size: Bytes;
  readonly read: Fraction;
  /** The fraction of the reads that the host cache answers. */
  readonly hit: Fraction;
  readonly demand: Demand;
  readonly latency: ServiceTimes;
  /** How service times vary about their mean, as percentiles; a kind without them varies by the jitter of the set-up. */
  readonly tails?: Partial<Readonly<Record<keyof ServiceTimes, TailRatios>>>;
  /** Whether each IO goes to a disk drawn at random, as random IOs do, or to the next in turn, as sequential ones do; in turn by default. */
  readonly dealing?: 'random' | 'in turn';
  /** The limits that every IO crosses, by their index in the list of limits. */
  readonly all: readonly number[];
  /** The limits behind the host cache, which only misses and writes cross. */
  readonly misses: readonly number[];
  /**
   * The disks of its volume, of which each miss or write crosses one. Loads without any use
   * the local disk.
   */
  readonly disks: readonly number[];
  /**
   * A ReadWrite cache acknowledges writes before they cross `misses` and the disk: how many it holds
   * that have not. A write that finds so many waits for its disk. 0 by default: each write does.
   */
  readonly heldWrites?: number;
  /** When it runs; by default the whole time. */
  readonly from?: Seconds;
  readonly to?: Seconds;
};

export type Setup = {
  /** In the order in which an IO crosses them. */
  readonly limits: readonly Limit[];
  readonly loads: readonly Load[];
  /** How much time is simulated; rounded to whole windows. */
  readonly seconds: Seconds;
  /** How much of it, from the start, does not count in `Outcome`. */
  readonly warmUp?: Seconds;
  /** How long limits without a window of their own count before their quota is renewed; 50 ms by default (throttling article, 2017). */
  readonly windowLength?: Seconds;
  readonly seed?: number;
  /** Service times vary evenly by this fraction up and down. 0 by default. */
  readonly jitter?: Fraction;
  /** The most samples in the timeline; in a longer run one sample covers several windows. */
  readonly samples?: number;
};
