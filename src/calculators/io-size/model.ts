import { knee, throughputOf } from '../../laws/index.ts';
import { type Bytes, type BytesPerSecond, type Iops, kib } from '../../units/index.ts';
import { binding, type Limit, limitsOf, tightest, type Volume } from '../volume.ts';

export type Result = {
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
  /** Above this IO size throughput binds, below it IOPS. */
  readonly knee: Bytes;
  readonly limits: readonly Limit[];
  readonly by: readonly Limit[];
};

/** What does this volume give at this IO size, and which limits say so? */
export function model(volume: Volume, size: Bytes): Result {
  const limits = limitsOf(volume, size);
  const { iops, by } = binding(limits);
  return { iops, throughput: throughputOf(iops, size), knee: knee(tightest(volume)), limits, by };
}

/** The sizes that people ask for first: what databases, file systems and benchmarks use. */
export const usual = [4, 8, 16, 32, 64, 128, 256, 512, 1024].map(kib);
