import { type Bytes, type BytesPerSecond, bytes, type Iops, iops, kib } from '../units/index.ts';
import { iopsOf } from './throughput.ts';

/** The two caps that any gate has: a disk, or one of a VM's limits. */
export type Caps = { readonly iops: Iops; readonly throughput: BytesPerSecond };

/** Above this size one IO of a Premium or Standard SSD is counted as several (disk types page, 2026-08; unchanged since 2018). */
export const accountingUnit = kib(256);

/**
 * As how many IOs does the disk count one of this size? ceil(size / 256 KiB): 1,100 KB count as 5.
 * @param counted whether the medium counts so at all (SSDs do, hard disks and VM gates do not)
 */
export const countedAs = (size: Bytes, counted: boolean): number =>
  counted ? Math.ceil(size / accountingUnit) : 1;

/** What two caps allow at one IO size, and which of the two it was. Both where they meet. */
export type Ceiling = { readonly iops: Iops; readonly by: 'iops' | 'throughput' | 'both' };

/**
 * How many IOs of this size do two caps let through in a second?
 * min(IOPS cap / units, throughput cap / size) (design guide, Nature of IO Requests).
 * @param units as how many IOs one counts at this gate
 */
export function ceiling(caps: Caps, size: Bytes, units = 1): Ceiling {
  const byRate = caps.iops / units;
  const byThroughput = iopsOf(caps.throughput, size);
  if (byRate === byThroughput) return { iops: iops(byRate), by: 'both' };
  return byRate < byThroughput
    ? { iops: iops(byRate), by: 'iops' }
    : { iops: byThroughput, by: 'throughput' };
}

/**
 * At which IO size do both caps bind at once? Below it IOPS bind, above it throughput.
 * throughput cap / IOPS cap: 40.96 KiB for a P30 of 5,000 IOPS and 200 MiB/s.
 */
export const knee = (caps: { readonly iops: number; readonly throughput: number }): Bytes =>
  bytes(caps.throughput / caps.iops);
