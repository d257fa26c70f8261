/** What the simulation is given. Plain data: it can be written as JSON and sent to a worker. */
import type { Bytes, Iops, Outstanding, Seconds, Share } from '../../units/index.ts';
import type { LimitPair } from '../ceiling.ts';

/** Something on the way that admits only so much in each window: a limit of the VM, or a disk. */
export type Limit = Partial<LimitPair> & {
  readonly name: string;
  /** Counts an IO over 256 KiB as several (Premium and Standard SSD do, VM limits do not). */
  readonly countsIoUnits?: boolean;
  /** What it allows while its bucket of credit lasts; the bucket starts full. */
  readonly burst?: Partial<LimitPair>;
};

/** Who sends IOs: one that keeps so many on their way, or one that sends them at a rate whatever happens. */
export type Demand = { readonly outstanding: Outstanding } | { readonly rate: Iops };

/** How long an IO takes that nothing holds up, by what it is. */
export type ServiceTimes = {
  readonly read: Seconds;
  readonly write: Seconds;
  readonly hit: Seconds;
};

export type Load = {
  readonly name: string;
  readonly size: Bytes;
  readonly read: Share;
  /** What part of the reads the host cache answers. */
  readonly hit: Share;
  readonly demand: Demand;
  readonly latency: ServiceTimes;
  /** The limits every IO passes, by their place in the list of limits. */
  readonly all: readonly number[];
  /** Those that only misses and writes pass after that. */
  readonly past: readonly number[];
  /** The disks of its volume, of which a miss or a write passes one. Loads without any share the local disk. */
  readonly disks: readonly number[];
  /** How the disk is chosen: one after the other unless said. */
  readonly pick?: 'in turn' | 'at random';
  /** When it runs; the whole time unless said. */
  readonly from?: Seconds;
  readonly to?: Seconds;
};

export type Setup = {
  /** In the order in which an IO passes them. */
  readonly limits: readonly Limit[];
  readonly loads: readonly Load[];
  /** How much time is simulated; rounded to whole windows. */
  readonly seconds: Seconds;
  /** How much of it, from the start, does not enter the figures of `Outcome`. */
  readonly warmUp?: Seconds;
  /** How often the limits count afresh; 50 ms unless said (throttling article, 2017). */
  readonly windowLength?: Seconds;
  readonly seed?: number;
  /** All caps times this: measured caps run up to 5 % beside the published. 1 unless said. */
  readonly tolerance?: number;
  /** Own latencies vary evenly by this part to either side. 0 unless said. */
  readonly jitter?: Share;
  /**
   * Which of those that wait goes first. Unless said, the disks in turn, each first come first
   * served: the host keeps a queue for each disk of a VM, and with it the one measured case of a
   * small load behind a large one (27 IOPS, 37 ms; throttling article, test 5) comes out at 20 IOPS
   * and 50 ms. Strictly by arrival over all disks it is 10 and 100 ms, a draw of lots 17 and 59 ms.
   */
  readonly order?: 'disks in turn' | 'arrival';
  /** The most samples that the timeline keeps; a longer run has several windows in one. */
  readonly samples?: number;
};
