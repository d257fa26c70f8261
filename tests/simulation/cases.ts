/** Set-ups for the tests of the simulation. */
import type { Limit, Load, Setup } from '../../src/laws/simulation/index.ts';
import {
  type Bytes,
  bytesPerSecond,
  fraction,
  iops,
  kib,
  milliseconds,
  outstanding,
  seconds,
} from '../../src/units/index.ts';

export const limitOf = (
  name: string,
  rate: number,
  mib: number,
  more: Partial<Limit> = {},
): Limit => ({
  name,
  iops: iops(rate),
  throughput: bytesPerSecond(mib * 2 ** 20),
  ...more,
});

/** By default 4 KiB writes at queue depth 1 to the disk with index 0, with a service time of 2 ms. */
export const loadOf = (more: Partial<Load> = {}, ms = 2): Load => ({
  name: 'load',
  size: kib(4) as Bytes,
  read: fraction(0),
  hit: fraction(0),
  demand: { outstanding: outstanding(1) },
  latency: { read: milliseconds(ms), write: milliseconds(ms), hit: milliseconds(ms) },
  all: [],
  misses: [],
  disks: [0],
  ...more,
});

export const queue = (depth: number) => ({ outstanding: outstanding(depth) });

export const setupOf = (
  limits: readonly Limit[],
  loads: readonly Load[],
  more: Partial<Setup> = {},
): Setup => ({ limits, loads, seconds: seconds(10), ...more });

/** A P30 of 2018 and its like: the published limits of disks. */
export const p30 = limitOf('P30', 5000, 200, { countsIoUnits: true });
