/** The limits that diagrams are drawn with: from the dataset, never typed. */
import { diskNamed, vmNamed } from '../../calculators/full-dataset.ts';
import type { Edition, LimitPair } from '../../limits/types.ts';
import { bytesIn, formatNumber } from '../../units/index.ts';

const edition: Edition = '2018-09';

/** The IOPS and throughput limits of a disk in 2018. */
export const diskLimits = (name: string): LimitPair => diskNamed(name, edition);

/** A VM's cached and uncached throughput limits, in bytes a second. */
export function vmThroughput(name: string) {
  const { cached, uncached } = vmNamed(name, edition);
  if (typeof cached.throughput !== 'number' || typeof uncached.throughput !== 'number')
    throw new Error(`A diagram needs both throughput limits of ${name}.`);
  return { cached: cached.throughput, uncached: uncached.throughput };
}

export const inMib = (value: number) => formatNumber(value / bytesIn['MiB/s']);
