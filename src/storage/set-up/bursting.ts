/** The limits of a volume with their burst credits: what a load in steps uses of them. */
import type { BurstLimit, LoadStep } from '../../laws/burst-profile.ts';
import { bucketOf } from '../../laws/index.ts';
import type { Disk } from '../../limits/types.ts';
import {
  type Bytes,
  type BytesPerSecond,
  exceeds,
  type Iops,
  iops,
  type Seconds,
} from '../../units/index.ts';
import { type Burst, burstParts } from '../path/burst.ts';
import { allowedIops, shareOf } from '../path/path.ts';
import { limitsOf, type Volume, type VolumeLimit } from './volume.ts';

/** A limit on the path of a volume, with its bucket of credits. */
export type CreditLimit = VolumeLimit & BurstLimit;

/**
 * Which limits are between the application and the volume, each with its burst and its bucket? The
 * bucket of a disk is as large as the resource API says. That of a VM is not published: it is derived
 * from the same rule, which gives 30 minutes at the highest rate (disk bursting page, 2025-01).
 */
export const creditLimits = (volume: Volume, size: Bytes): readonly CreditLimit[] =>
  limitsOf(volume, size).map((limit) => {
    const { sustained, burst = sustained } = limit;
    return { ...limit, burst, bucket: bucketOf(sustained, burst) };
  });

/** The lowest rate of IOs of this size that the limits allow, sustained or in a burst. */
export const rateAllowed = (
  limits: readonly CreditLimit[],
  figure: 'sustained' | 'burst',
  size: Bytes,
  spread?: number,
): Iops =>
  iops(
    Math.min(
      ...limits.map(
        (limit) =>
          allowedIops({ ...limit, sustained: limit[figure] }, size, spread) / limit.crossing,
      ),
    ),
  );

/**
 * What does a volume give at this IO size from full credits, and until which of the buckets on its path
 * is empty?
 * @returns nothing where no limit on the path has a burst
 */
export function burstOfVolume(volume: Volume, size: Bytes): Burst | undefined {
  const limits = creditLimits(volume, size);
  if (limits.every(({ bucket }) => bucket === 0)) return undefined;
  const rate = rateAllowed(limits, 'burst', size, volume.spread);
  const used = limits.map((limit) => {
    const amount = limit.kind === 'iops' ? rate : rate * size;
    return { ...limit, demand: amount * shareOf(limit, size, volume.spread) };
  });
  const isMore = exceeds(rate, rateAllowed(limits, 'sustained', size, volume.spread));
  const parts = burstParts(isMore ? 'more' : 'no more', used, volume.vm);
  return { iops: rate, throughput: rate * size, ...parts };
}

/** A part of a load, as an application makes it. */
export type ApplicationStep = {
  readonly duration: Seconds;
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** Nobody knows what is demanded: nothing was measured. */
  readonly isUnknown?: boolean;
};

/** What a step of a load demands of each limit. An IO over 256 KiB counts as several at some disks. */
export const demandsOf = (
  { duration, iops, throughput, isUnknown = false }: ApplicationStep,
  limits: readonly CreditLimit[],
): LoadStep => ({
  duration,
  isUnknown,
  demands: limits.map((limit) => {
    if (iops === 0) return 0;
    const size = (throughput / iops) as Bytes;
    return (limit.kind === 'iops' ? iops : throughput) * shareOf(limit, size);
  }),
});

/** The disk with on-demand bursting switched on: it has the higher limits at any time, without credits. */
export function withOnDemand(disk: Disk): Disk | undefined {
  const { onDemand, burst: _, ...rest } = disk;
  return onDemand && { ...rest, iops: onDemand.iops, throughput: onDemand.throughput };
}

/**
 * How many IOs above its sustained limits does on-demand bursting bill? In each second the larger of
 * the IOs above the IOPS limit and the MB above the throughput limit × 1,024 ÷ 256 (managed disks
 * bursting page, 2025-01).
 * @param disk without on-demand bursting, `disks` of which share the load
 */
export function billedIos(
  { duration, iops, throughput }: ApplicationStep,
  disk: Disk,
  disks: number,
): number {
  const ios = iops - disk.iops * disks;
  const megabytes = (throughput - disk.throughput * disks) / 1e6;
  return Math.max(0, ios, (megabytes * 1024) / 256) * duration;
}
