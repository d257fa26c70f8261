import { type Bytes, type BytesPerSecond, bytes, gib, type Iops, kib } from '../units/index.ts';

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

/**
 * At which IO size are both figures of a limit reached at once? Below it IOPS limit, above it
 * throughput. Throughput limit / IOPS limit: 40.96 KiB for a P30 of 5,000 IOPS and 200 MiB/s.
 */
export const crossoverSize = (limits: {
  readonly iops: number;
  readonly throughput: number;
}): Bytes => bytes(limits.throughput / limits.iops);
