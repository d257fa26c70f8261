/** Measurements by others with their set-up, and the types of the accuracy table; and helpers to write experiments. */
import type { ServiceTimes } from '../laws/simulation/index.ts';
import {
  type Bytes,
  type Fraction,
  formatNumber,
  fraction,
  mbPerSecond,
  mibPerSecond,
  milliseconds,
  type Outstanding,
  outstanding,
  type ThroughputUnit,
} from '../units/index.ts';

export type Target = {
  /** A name of the 2018-09 edition. */
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

export type Quantity = 'iops' | 'throughput' | 'latency';

/**
 * How a figure counts. `accuracy`: nothing of it went into the computation. `calibration`: a service
 * time was taken from its source, so agreement proves nothing. `no model`: an input is unknown.
 * `older`: measured before 2021 on storage that was slower, and computed with the latency of today.
 */
export type Role = 'accuracy' | 'calibration' | 'no model' | 'older';

/** What determined the result of a run: a limit of the VM, a limit of a disk, or the latency of its IOs. */
export type LimitedBy = 'VM limit' | 'disk limit' | 'latency';

/** What kind of statement a figure tests. What each of several workloads gets is harder to compute than what all get. */
export type Group = LimitedBy | 'burst' | 'cache' | 'local disk' | 'share of a limit';

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

type Remarks = Pick<Figure, 'role' | 'why'>;

const throughput =
  (unit: ThroughputUnit, inBase: (value: number) => number) =>
  (of: string, value: number, remarks: Remarks = {}): Figure => ({
    ...{ of, what: 'throughput', value: inBase(value), unit },
    printed: `${formatNumber(value, 2)} ${unit}`,
    ...remarks,
  });
export const mib = throughput('MiB/s', mibPerSecond);
export const mb = throughput('MB/s', mbPerSecond);

export const rate = (of: string, value: number, remarks: Remarks = {}): Figure => ({
  ...{ of, what: 'iops', value, printed: `${formatNumber(value)} IOPS` },
  ...remarks,
});

export const latency = (of: string, ms: number, remarks: Remarks = {}): Figure => ({
  ...{ of, what: 'latency', value: milliseconds(ms), printed: `${formatNumber(ms, 3)} ms` },
  ...remarks,
});

/** Writes at a queue depth. */
export const writes = (
  name: string,
  on: Load['on'],
  size: Bytes,
  queueDepth: number,
  latency: ServiceTimes,
): Load => ({
  ...{ name, on, size, latency },
  ...{ outstanding: outstanding(queueDepth), read: fraction(0), hit: fraction(0) },
});

/** Reads, all or none of which the cache answers. */
export const reads = (
  name: string,
  on: Load['on'],
  size: Bytes,
  queueDepth: number,
  latency: ServiceTimes,
  hit = 0,
): Load => ({
  ...writes(name, on, size, queueDepth, latency),
  read: fraction(1),
  hit: fraction(hit),
});

export const cached = (disk: string, disks = 1): Target => ({ disk, disks, cached: true });
export const uncached = (disk: string, disks = 1): Target => ({ disk, disks, cached: false });
