/** Short forms that the experiments are written in. */
import type { ServiceTimes } from '../laws/simulation/index.ts';
import {
  type Bytes,
  mbPerSecond,
  mibPerSecond,
  milliseconds,
  outstanding,
  printNumber,
  share,
} from '../units/index.ts';
import type { Figure, Load, Target } from './types.ts';

type More = Pick<Figure, 'role' | 'why'>;

export const mib = (of: string, value: number, more: More = {}): Figure => ({
  of,
  what: 'throughput',
  value: mibPerSecond(value),
  printed: `${printNumber(value, 2)} MiB/s`,
  ...more,
});

export const mb = (of: string, value: number, more: More = {}): Figure => ({
  of,
  what: 'throughput',
  value: mbPerSecond(value),
  printed: `${printNumber(value, 2)} MB/s`,
  ...more,
});

export const rate = (of: string, value: number, more: More = {}): Figure => ({
  of,
  what: 'iops',
  value,
  printed: `${printNumber(value)} IOPS`,
  ...more,
});

export const wait = (of: string, ms: number, more: More = {}): Figure => ({
  of,
  what: 'latency',
  value: milliseconds(ms),
  printed: `${printNumber(ms, 3)} ms`,
  ...more,
});

/** Writes that keep so many outstanding. */
export const writes = (
  name: string,
  on: Load['on'],
  size: Bytes,
  many: number,
  latency: ServiceTimes,
): Load => ({
  name,
  on,
  size,
  outstanding: outstanding(many),
  read: share(0),
  hit: share(0),
  latency,
});

/** Reads, all or none of which the cache answers. */
export const reads = (
  name: string,
  on: Load['on'],
  size: Bytes,
  many: number,
  latency: ServiceTimes,
  hit = 0,
): Load => ({ ...writes(name, on, size, many, latency), read: share(1), hit: share(hit) });

export const cached = (disk: string, disks = 1): Target => ({ disk, disks, cached: true });
export const uncached = (disk: string, disks = 1): Target => ({ disk, disks, cached: false });
