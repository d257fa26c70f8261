import {
  type Bytes,
  type BytesPerSecond,
  bytes,
  gib,
  type Iops,
  iops,
  kib,
} from '../units/index.ts';
import { iopsOf } from './throughput.ts';

/** The two figures of one limit: of a disk, or of a VM. */
export type LimitPair = { readonly iops: Iops; readonly throughput: BytesPerSecond };

/** The smallest and the largest IO that is computed with. */
export const ioSizeRange = { min: bytes(512), max: gib(1) };

/** Above this size one IO of a Premium or Standard SSD is counted as several (disk types page, 2026-08; unchanged since 2018). */
export const accountingUnit = kib(256);

/**
 * As how many IOs does a limit count one of this size? ceil(size / 256 KiB): 1,100 KB count as 5.
 * @param counts whether the limit counts large IOs as several (limits of SSDs do, those of hard disks and VMs do not)
 */
export const ioUnits = (size: Bytes, counts: boolean): number =>
  counts ? Math.ceil(size / accountingUnit) : 1;

/** What a limit allows at one IO size, and which of its two figures determines it; both at the crossover size. */
export type Ceiling = { readonly iops: Iops; readonly by: 'iops' | 'throughput' | 'both' };

/**
 * How many IOs of this size does a limit allow in a second?
 * min(IOPS limit / units, throughput limit / size) (design guide, Nature of IO Requests).
 * @param units how many IOs the limit counts for one of this size
 */
export function ceiling(limits: LimitPair, size: Bytes, units = 1): Ceiling {
  const byRate = limits.iops / units;
  const byThroughput = iopsOf(limits.throughput, size);
  if (byRate === byThroughput) return { iops: iops(byRate), by: 'both' };
  return byRate < byThroughput
    ? { iops: iops(byRate), by: 'iops' }
    : { iops: byThroughput, by: 'throughput' };
}

/**
 * At which IO size are both figures of a limit reached at once? Below it IOPS limit, above it
 * throughput. Throughput limit / IOPS limit: 40.96 KiB for a P30 of 5,000 IOPS and 200 MiB/s.
 */
export const crossoverSize = (limits: {
  readonly iops: number;
  readonly throughput: number;
}): Bytes => bytes(limits.throughput / limits.iops);
