/** What somebody measured, on what, and what we compute for the same. */
import type { ServiceTimes } from '../laws/simulation/index.ts';
import type { Bytes, Outstanding, Share } from '../units/index.ts';

export type Target = {
  /** A name of the 2018-09 edition. */
  readonly disk: string;
  readonly disks: number;
  readonly cached: boolean;
};

export type Load = {
  readonly name: string;
  /** A place in the list of targets, or the temp disk. */
  readonly on: number | 'temp';
  readonly size: Bytes;
  readonly outstanding: Outstanding;
  readonly read: Share;
  readonly hit: Share;
  readonly latency: ServiceTimes;
};

export type Quantity = 'iops' | 'throughput' | 'latency';

/**
 * How a figure counts. `accuracy`: nothing of it went into the computation. `calibration`: an own
 * latency was taken from it, so agreement proves nothing. `no model`: an input is unknown.
 */
export type Role = 'accuracy' | 'calibration' | 'no model';

/** What determined the result of a run: a limit of the VM, a limit of a disk, or the latency of its IOs. */
export type LimitedBy = 'VM limit' | 'disk limit' | 'latency';

/** What kind of statement a figure tests. What each of several workloads gets is harder than what all get. */
export type Group = LimitedBy | 'share of a limit';

export type Figure = {
  /** The name of a load, or all of them together. */
  readonly of: string;
  readonly what: Quantity;
  /** In base units. */
  readonly value: number;
  /** As it is printed at its source. */
  readonly printed: string;
  readonly role?: Role;
  /** Where it is off and why, or why there is no model: one sentence. */
  readonly why?: string;
};

export type Experiment = {
  readonly id: string;
  /** The set-up in words. */
  readonly setup: string;
  readonly source: string;
  readonly place: string;
  readonly vm?: string;
  readonly targets?: readonly Target[];
  readonly loads?: readonly Load[];
  /** The figures of disks that the source does not name can't bind: only the VM's gates are computed. */
  readonly disksUnknown?: boolean;
  /** Missing where there is no model. */
  readonly limitedBy?: LimitedBy;
  readonly figures: readonly Figure[];
};

/** A line of the table: plain data. */
export type Row = {
  readonly id: string;
  readonly setup: string;
  readonly of: string;
  readonly what: Quantity;
  readonly printed: string;
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
