/** How much of the dataset is covered, for the page about it and for the tests. */
import { editionIds } from '../editions.ts';
import { catalogue, diskFeatures, writeAccelerators } from '../index.ts';
import { isFirstChoice, isPreview, isRetiring, lifecycleOf } from '../lifecycle.ts';
import { regionPrices } from '../prices/index.ts';
import { hourlyPrice, listedName } from '../prices/region-prices.ts';
import type { Region } from '../prices/regions.ts';
import type { Edition, Vm } from '../rows.ts';

export type Covered = {
  readonly edition: Edition;
  readonly kind: 'disk' | 'vm';
  /** The family of a disk, the series of a VM size. */
  readonly group: string;
  readonly rows: number;
  /** VM sizes with a figure for this limit, in IOPS at least. */
  readonly cached?: number;
  readonly uncached?: number;
};

/** Counts the rows of every family and series, in the order of the tables. */
export const coverage = (): readonly Covered[] =>
  editionIds.toReversed().flatMap((edition) => [
    ...[...Map.groupBy(catalogue.disks(edition), ({ family }) => family)].map(([group, rows]) => ({
      edition,
      kind: 'disk' as const,
      group,
      rows: rows.length,
    })),
    ...[...Map.groupBy(catalogue.vms(edition), ({ series }) => series)].map(([group, rows]) => ({
      edition,
      kind: 'vm' as const,
      group,
      rows: rows.length,
      cached: rows.filter(({ cached }) => isFigure(cached)).length,
      uncached: rows.filter(({ uncached }) => isFigure(uncached)).length,
    })),
  ]);

/** How many sizes and disks of today there are, and what is known of them. Sizes with constrained vCPUs count once, in `constrained`. */
export function counts() {
  const all = catalogue.vms(editionIds[0] ?? 'current');
  const own = all.filter(({ constrainedOf }) => constrainedOf === undefined);
  const having = (has: (vm: Vm) => unknown) => own.filter(has).length;
  const names = new Set(all.map(({ name }) => listedName(name)));
  const priced = regionPrices.map((prices) => [
    prices.region,
    [...names].filter((name) => hourlyPrice(prices, name, 'linux') !== undefined).length,
  ]);
  return {
    sizes: all.length,
    constrained: all.length - own.length,
    localNvme: having(({ nvmeDisks }) => nvmeDisks),
    localReads: having(({ nvmeDisks, localDisk, nvme }) => nvmeDisks && localDisk && !nvme),
    localWrites: having(({ nvmeDisks, localWrite }) => nvmeDisks && localWrite),
    cachedOnPages: having(({ cached, origin }) => isFigure(cached) && !origin?.['cached']),
    cachedInTheApi: having(({ origin }) => origin?.['cached']),
    notFirstChoice: having((vm) => !isFirstChoice(vm)),
    retiring: having(isRetiring),
    restricted: having((vm) => lifecycleOf(vm).restrictedSince),
    preview: having(isPreview),
    notInApi: having((vm) => lifecycleOf(vm).notInApi),
    /** Once a preview or not in the resource API, according to older documents. */
    outdated: having(({ lifecycle }) => lifecycle?.some(({ ended }) => ended !== undefined)),
    /** With a price for Linux, those of constrained vCPUs too; one with two interfaces counts once. */
    priced: Object.fromEntries(priced) as Readonly<Record<Region, number>>,
    writeAccelerator: writeAccelerators.flatMap(({ sizes }) => sizes).length,
    disksWithTiers: diskFeatures.filter(({ maxTier }) => maxTier).length,
    sharedDisks: diskFeatures.length,
    disksWithBuckets: diskFeatures.filter(({ burstBucket }) => burstBucket).length,
  };
}

const isFigure = ({ iops }: Vm['cached']) => typeof iops === 'number';
