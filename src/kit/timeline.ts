/** A simulated run in time as data: its limits and its workloads, sample by sample. */

/** Which workload is meant: the first, the second and so on. */
export type WorkloadTone = `w${number}`;

/** What one workload has of a limit, sample by sample. */
export type LaneShare = {
  /** The index of its trace. */
  readonly of: number;
  /** In the unit of the lane. */
  readonly passed: readonly number[];
  /** IOs a second. */
  readonly iops: readonly number[];
  /** IOs that wait, on average. */
  readonly waiting: readonly number[];
};
/** A limit in a simulated run: what it admits sample by sample, of which workload, and how many IOs wait. */
export type Lane = {
  /** Without the VM, which is that of all. */
  readonly label: string;
  readonly kind: 'iops' | 'throughput';
  /** Of `passed` and `limit`. */
  readonly unit: 'IOPS' | 'MB/s' | 'MiB/s';
  readonly limit: number;
  readonly passed: readonly number[];
  readonly waiting: readonly number[];
  /** The workloads with figures that cross it; together they are all of it where every workload has figures. */
  readonly shares: readonly LaneShare[];
};
/** What a workload completes, sample by sample. */
export type Trace = {
  readonly label: string;
  /** Its colour, the same everywhere. */
  readonly tone: WorkloadTone;
  /** IOs a second. */
  readonly iops: readonly number[];
  /** Seconds, the mean; 0 where nothing was completed. */
  readonly latency: readonly number[];
};
/** A simulated run: limits and workloads over one time axis. */
export type Timeline = {
  readonly title: string;
  readonly summary: string;
  /** Seconds that a sample covers, and those of the whole run. */
  readonly every: number;
  readonly seconds: number;
  /** Between which times the same workloads run, in seconds; from 0 to the end. */
  readonly phases: readonly number[];
  /** The sample that is shown first: one in which most IOs wait. */
  readonly first: number;
  /** The busiest comes first. */
  readonly lanes: readonly Lane[];
  readonly traces: readonly Trace[];
};
