/** How long a sync took on disks of Azure. */
import { milliseconds, type Seconds, seconds } from '../../units/index.ts';
import type { DiskFamily } from '../rows.ts';

/** The family of the runs by region. The page names neither the disk nor the IO size; it compares with 10 ms, so its figures are ms. */
export const regionFamily: DiskFamily = 'Premium SSD';
export const regionSource = { source: 'sync-by-region', place: 'Root Cause' } as const;

const regionRuns = [
  ['uaenorth', 2.46, 5.59],
  ['eastasia', 2.6, 6.42],
  ['southeastasia', 2.48, 6.75],
  ['canadacentral', 3.09, 6.78],
  ['norwayeast', 2.91, 7],
  ['koreasouth', 3.24, 7.07],
  ['southindia', 3.1, 7.25],
  ['japaneast', 3.02, 7.32],
  ['ukwest', 3.03, 7.41],
  ['switzerlandnorth', 2.6, 7.5],
  ['northcentralus', 3.07, 7.55],
  ['westindia', 2.94, 7.56],
  ['japanwest', 3.27, 7.63],
  ['centralindia', 3.12, 7.91],
  ['australiacentral', 2.83, 7.95],
  ['germanywestcentral', 4.16, 8.01],
  ['southcentralus', 3.19, 8.15],
  ['westcentralus', 2.32, 8.4],
  ['westus2', 3.06, 8.48],
  ['westeurope', 3.21, 8.78],
  ['southafricanorth', 4.33, 8.92],
  ['brazilsouth', 3.26, 9.21],
  ['koreacentral', 4.25, 9.32],
  ['canadaeast', 3.29, 9.34],
  ['uksouth', 3.04, 9.55],
  ['northeurope', 3.46, 9.8],
] as const;

/** What fio measured with a sync after each write in one region, on OpenShift 4.6 and 4.7. */
export const syncsByRegion = regionRuns.map(([region, mean, p99]) => ({
  region,
  mean: milliseconds(mean),
  p99: milliseconds(p99),
}));

/** The lowest, the middle and the highest of several latencies. */
export type Spread = { readonly low: Seconds; readonly middle: Seconds; readonly high: Seconds };

function spreadOf(values: readonly Seconds[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (place: number) => sorted[place] ?? seconds(0);
  const half = (sorted.length - 1) / 2;
  return {
    low: at(0),
    middle: seconds((at(Math.floor(half)) + at(Math.ceil(half))) / 2),
    high: at(sorted.length - 1),
  };
}

/** The spread over the regions, of the mean and of the 99th percentile. */
export const meanByRegion = spreadOf(syncsByRegion.map(({ mean }) => mean));
export const p99ByRegion = spreadOf(syncsByRegion.map(({ p99 }) => p99));

/** What the vendor designs for, with the share of the time (disk types, source `disk-types`); of other families it names no share. */
export const vendorClasses: Readonly<
  Partial<Record<DiskFamily, { readonly below: Seconds; readonly share: 0.99 | 0.999 }>>
> = {
  'Premium SSD': { below: milliseconds(10), share: 0.999 },
  'Standard SSD': { below: milliseconds(10), share: 0.99 },
};
