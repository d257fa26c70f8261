/** A row of the accuracy table: one measured figure beside what is computed for it, and how it counts. Plain data. */
import type { ThroughputUnit } from '../units/index.ts';

export type Quantity = 'iops' | 'throughput' | 'latency';

/**
 * How a figure counts. `accuracy`: nothing of it went into the computation. `calibration`: a latency that it
 * is computed with was taken from its document, so agreement proves nothing. `no model`: an input is unknown, or nothing
 * computes such a figure. `older`: a latency that was measured before 2021 on storage that was slower, and computed with that of today.
 */
export type Role = 'accuracy' | 'calibration' | 'no model' | 'older';

/** What decided the result of a run of 2016 to 2018: a limit of the VM, a limit of a disk, or the latency of its IOs. */
export type DecidedBy = 'VM limit' | 'disk limit' | 'latency';

/** What decided a figure, of all runs. What each of several workloads gets is harder to compute than what all get. */
export type Group = DecidedBy | 'burst' | 'cache' | 'local disk' | 'share of a limit';

export type Row = {
  readonly id: string;
  readonly setup: string;
  /** The name of the workload whose figure it is, or `all` of them. */
  readonly of: string;
  readonly what: Quantity;
  /** The measured figure as text: as its document prints it, or in our own form where a calculator computes it. */
  readonly printed: string;
  /** In which a throughput is shown: that of its document. */
  readonly unit?: ThroughputUnit;
  /** In base units. */
  readonly measured: number;
  readonly role: Role;
  /** Missing where nobody knows. */
  readonly group?: Group;
  /** By closed formulas: of the laws, or of a calculator that does not simulate; missing where none applies. */
  readonly formula?: number;
  /** formula ÷ measured − 1. */
  readonly formulaError?: number;
  /** By the simulation; missing where it was not run. */
  readonly simulated?: number;
  /** simulated ÷ measured − 1. */
  readonly simulatedError?: number;
  /** Why it differs from what is computed, or why there is no model: one sentence. */
  readonly why?: string;
  /** The id of the document. */
  readonly source: string;
  /** Where in it. */
  readonly place: string;
};
