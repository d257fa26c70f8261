/** A line of the accuracy table: one measured figure beside what is computed for it, and how it counts. */
import type { ThroughputUnit } from '../units/index.ts';

export type Quantity = 'iops' | 'throughput' | 'latency';

/**
 * How a figure counts. `accuracy`: nothing of it went into the computation. `calibration`: a service
 * time was taken from its source, so agreement proves nothing. `no model`: an input is unknown.
 * `older`: measured before 2021 on storage that was slower, and computed with the latency of today.
 */
export type Role = 'accuracy' | 'calibration' | 'no model' | 'older';

/** What decided the result of a run: a limit of the VM, a limit of a disk, or the latency of its IOs. */
export type DecidedBy = 'VM limit' | 'disk limit' | 'latency';

/** What kind of statement a figure tests. What each of several workloads gets is harder to compute than what all get. */
export type Group = DecidedBy | 'burst' | 'cache' | 'local disk' | 'share of a limit';

/** A line of the table: plain data. */
export type Row = {
  readonly id: string;
  readonly setup: string;
  readonly of: string;
  readonly what: Quantity;
  readonly printed: string;
  readonly unit?: ThroughputUnit;
  readonly measured: number;
  readonly role: Role;
  readonly group?: Group;
  /** By the closed formulas; missing where they say nothing. */
  readonly formula?: number;
  readonly simulated?: number;
  /** simulated ÷ measured - 1, and the same of the formula. */
  readonly formulaError?: number;
  readonly simulatedError?: number;
  readonly why?: string;
  readonly source: string;
  readonly place: string;
};
