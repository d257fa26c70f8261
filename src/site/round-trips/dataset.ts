/** The figure with limits and latencies of the dataset, for the build. */
import { diskNamed, fullDataset } from '../../calculators/full-dataset.ts';
import { mixLatency } from '../../storage/set-up/latency.ts';
import { kib } from '../../units/index.ts';
import type { Given, Settings } from './figures.ts';

const disk = 'P30';
const size = kib(4);
/** One disk of each kind; what it was bought with does not matter to its latency. */
const kinds = [
  ['Ultra Disk', 'Ultra-1024GiB-80000IOPS-1200MBps'],
  ['Premium SSD v2', 'PremiumV2-1024GiB-80000IOPS-1200MBps'],
  ['Premium SSD', disk],
] as const;

const latencyOf = (name: string) =>
  mixLatency(
    { disk: diskNamed(name, 'current'), cache: 'None', read: 0, hit: 0, size, edition: 'current' },
    fullDataset.catalogue,
  ).mean;

export function givenOf(): { readonly given: Given; readonly opening: Settings } {
  const { iops, throughput } = diskNamed(disk, 'current');
  return {
    given: {
      disk,
      limits: { iops, throughput },
      unit: 'MB/s',
      size,
      typical: kinds.map(([name, of]) => ({ name, latency: latencyOf(of) })),
    },
    opening: { latency: latencyOf(disk), threads: 1, disks: 4 },
  };
}
