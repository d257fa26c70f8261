import { throughputOf } from '../../laws/index.ts';
import {
  bottleneckOf,
  limitsOf,
  type Volume,
  type VolumeLimit,
} from '../../storage/set-up/volume.ts';
import { type Bytes, type BytesPerSecond, mib, type Seconds, seconds } from '../../units/index.ts';

/** The size of the IOs: as tools for backups and copies issue them, so that throughput decides. */
export const ioSize = mib(1);

export type Result = {
  readonly throughput: BytesPerSecond;
  readonly duration: Seconds;
  /** The lowest limits. */
  readonly by: readonly VolumeLimit[];
};

/** How long does it take at least to read or write an amount? @returns nothing where no limit is published */
export function model(volume: Volume, amount: Bytes): Result | undefined {
  const lowest = bottleneckOf(limitsOf(volume, ioSize));
  if (!lowest) return undefined;
  const throughput = throughputOf(lowest.iops, ioSize);
  return { throughput, duration: seconds(amount / throughput), by: lowest.by };
}
