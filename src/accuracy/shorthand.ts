/** Short forms in which experiments are written: figures in the units of their source, loads and disks. */
import type { ServiceTimes } from '../laws/simulation/index.ts';
import {
  type Bytes,
  formatNumber,
  fraction,
  mbPerSecond,
  mibPerSecond,
  milliseconds,
  outstanding,
  type ThroughputUnit,
} from '../units/index.ts';
import type { Figure, Load, Target } from './experiment.ts';

type Remarks = Pick<Figure, 'role' | 'why'>;

/** A figure as its document prints it. @param unit that of the document */
const throughput =
  (unit: ThroughputUnit, inBase: (value: number) => number) =>
  (of: string, value: number, remarks: Remarks = {}): Figure => ({
    of,
    what: 'throughput',
    value: inBase(value),
    unit,
    printed: `${formatNumber(value, 2)} ${unit}`,
    ...remarks,
  });
export const mib = throughput('MiB/s', mibPerSecond);
export const mb = throughput('MB/s', mbPerSecond);

export const rate = (of: string, value: number, remarks: Remarks = {}): Figure => ({
  of,
  what: 'iops',
  value,
  printed: `${formatNumber(value)} IOPS`,
  ...remarks,
});

export const latency = (of: string, ms: number, remarks: Remarks = {}): Figure => ({
  of,
  what: 'latency',
  value: milliseconds(ms),
  printed: `${formatNumber(ms, 3)} ms`,
  ...remarks,
});

/** How a load issues its IOs. */
type Queue = { readonly size: Bytes; readonly depth: number; readonly serviceTimes: ServiceTimes };

/** Writes at a queue depth. */
export const writes = (
  name: string,
  on: Load['on'],
  { size, depth, serviceTimes }: Queue,
): Load => ({
  name,
  on,
  size,
  latency: serviceTimes,
  outstanding: outstanding(depth),
  read: fraction(0),
  hit: fraction(0),
});

/** Reads, of which the cache serves this fraction. */
export const reads = (name: string, on: Load['on'], queue: Queue, hit = 0): Load => ({
  ...writes(name, on, queue),
  read: fraction(1),
  hit: fraction(hit),
});

export const cached = (disk: string, disks = 1): Target => ({ disk, disks, cached: true });
export const uncached = (disk: string, disks = 1): Target => ({ disk, disks, cached: false });
