/** What somebody measured, with its set-up: the VM, its disks and the loads that ran on them. */
import type { ServiceTimes } from '../laws/simulation/index.ts';
import type { Bytes, Fraction, Outstanding, ThroughputUnit } from '../units/index.ts';
import type { DecidedBy, Quantity, Role } from './row.ts';

/** Experiments are of 2016 to 2018, so they are computed with the limits and latencies of that time. */
export const edition = '2018-09';

export type Target = {
  /** A name of that edition. */
  readonly disk: string;
  readonly disks: number;
  readonly cached: boolean;
};

export type Load = {
  readonly name: string;
  /** An index in the list of targets, or the temp disk. */
  readonly on: number | 'temp';
  readonly size: Bytes;
  readonly outstanding: Outstanding;
  readonly read: Fraction;
  readonly hit: Fraction;
  readonly latency: ServiceTimes;
};

export type Figure = {
  /** The name of a load, or all of them together. */
  readonly of: string;
  readonly what: Quantity;
  /** In base units. */
  readonly value: number;
  /** As it is printed at its source, and for a throughput in which unit. */
  readonly printed: string;
  readonly unit?: ThroughputUnit;
  readonly role?: Role;
  /** Why it differs from what is computed, or why there is no model: one sentence. */
  readonly why?: string;
};

export type Experiment = {
  readonly id: string;
  readonly setup: string;
  readonly source: string;
  readonly place: string;
  readonly vm?: string;
  readonly targets?: readonly Target[];
  readonly loads?: readonly Load[];
  /** The source does not name the disks, so only the limits of the VM are computed. */
  readonly disksUnknown?: boolean;
  /** Missing where there is no model. */
  readonly decidedBy?: DecidedBy;
  readonly figures: readonly Figure[];
};
