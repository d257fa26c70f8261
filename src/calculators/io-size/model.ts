import { crossoverSize, throughputOf } from '../../laws/index.ts';
import {
  bottleneckOf,
  limitsOf,
  lowestOf,
  type Volume,
  type VolumeLimit,
} from '../../storage/set-up/volume.ts';
import { type Bytes, type BytesPerSecond, type Iops, kib } from '../../units/index.ts';

export type Result = {
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** Above this IO size throughput is the bottleneck, below it IOPS; missing where one of them is not published. */
  readonly crossover?: Bytes;
  readonly limits: readonly VolumeLimit[];
  readonly by: readonly VolumeLimit[];
};

/**
 * What does this volume give at this IO size, and which limit is the bottleneck?
 * @returns nothing where no limit on the path has a published figure
 */
export function model(volume: Volume, size: Bytes): Result | undefined {
  const limits = limitsOf(volume, size);
  const bottleneck = bottleneckOf(limits);
  if (!bottleneck) return undefined;
  const { iops, by } = bottleneck;
  const { iops: rate, throughput } = lowestOf(volume);
  const isKnown = rate !== undefined && throughput !== undefined;
  return {
    iops,
    throughput: throughputOf(iops, size),
    limits,
    by,
    ...(isKnown ? { crossover: crossoverSize({ iops: rate, throughput }) } : {}),
  };
}

/** The IO sizes that databases, file systems and benchmarks use most. */
export const commonSizes = [4, 8, 16, 32, 64, 128, 256, 512, 1024].map(kib);
