/** What sizes, disks and meters cost in each region that has a whole list: a column a region. */

import { regionPrices } from '../../limits/prices/index.ts';
import {
  type ByRedundancy,
  hoursAMonth,
  isComputed,
  listedName,
  meters,
  type RegionPrices,
} from '../../limits/prices/region.ts';
import { regions, systems } from '../../limits/prices/regions.ts';
import type { DiskFamily } from '../../limits/types.ts';
import { amount, meterNames } from './prices.ts';

/** One table: what a row is of, a column a region, and the amounts of each row. */
export type PriceGrid = {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly { readonly region: string; readonly source: string }[];
  readonly rows: readonly {
    readonly name: string;
    /** What one amount buys, where that differs from row to row. */
    readonly per?: string;
    readonly amounts: readonly (string | undefined)[];
  }[];
};

/** From the first to the last day of the lists. */
export const priceDays = [
  ...new Set(regionPrices.flatMap(({ sources: { vms, disks } }) => [vms.date, disks.date])),
].sort();

type AmountOf = (prices: RegionPrices, name: string) => number | undefined;

/** @returns nothing where no region has a price for any of the names */
function gridOf(
  head: Pick<PriceGrid, 'caption' | 'first'>,
  names: readonly string[],
  amountOf: AmountOf,
  list: keyof RegionPrices['sources'],
  isComputed?: (prices: RegionPrices, name: string) => boolean,
): readonly PriceGrid[] {
  const textIn = (name: string) => (prices: RegionPrices) => {
    const one = amountOf(prices, name);
    return one === undefined
      ? undefined
      : `${isComputed?.(prices, name) ? '~ ' : ''}${amount.format(one)}`;
  };
  // Sizes without a price are shown, so that nobody looks for them.
  const rows = names.map((name) => ({ name, amounts: regionPrices.map(textIn(name)) }));
  if (rows.every(({ amounts }) => amounts.every((one) => one === undefined))) return [];
  const columns = regionPrices.map(({ region, sources }) => ({
    region: regions.find(({ id }) => id === region)?.label ?? region,
    source: sources[list].id,
  }));
  return [{ ...head, columns, rows }];
}

/** VM sizes for a month of 730 hours, a table a system; a size with two interfaces has one price. */
export const vmGrids = (names: readonly string[]): readonly PriceGrid[] =>
  systems.flatMap(({ id, label }) =>
    gridOf(
      { caption: `${label}, USD for a month of ${hoursAMonth} hours`, first: 'Size' },
      [...new Set(names.map(listedName))],
      ({ vms }, name) => {
        const hourly = vms.get(name)?.[id];
        return hourly === undefined ? undefined : Math.round(hourly * hoursAMonth * 100) / 100;
      },
      'vms',
      (prices, name) => isComputed(prices, name, id),
    ),
  );

/** Disks for a month; and with local redundancy alone for each VM that mounts one that is shared, and by the operation. */
export function diskGrids(names: readonly string[]): readonly PriceGrid[] {
  const of = (
    caption: string,
    key: keyof ByRedundancy,
    list: (prices: RegionPrices) => ReadonlyMap<string, ByRedundancy>,
    some = names,
  ) =>
    gridOf(
      { caption, first: 'Disk' },
      some,
      (prices, name) => list(prices).get(name)?.[key],
      'disks',
    );
  const billed = names.filter((name) =>
    regionPrices.some(({ operations }) => operations.has(name)),
  );
  return [
    ...of('LRS, USD a month', 'lrs', ({ disks }) => disks),
    ...of('ZRS, USD a month', 'zrs', ({ disks }) => disks),
    ...of('LRS, USD a month for each VM that mounts a shared disk', 'lrs', ({ mounts }) => mounts),
    ...of(
      'LRS, USD for 10,000 operations, by the meter of the size',
      'lrs',
      ({ operations }) => operations,
      billed,
    ),
  ];
}

/** What is billed by use or by what is provisioned. */
export function meterGrids(family: DiskFamily): readonly PriceGrid[] {
  const own = Object.entries(meters).filter(([name]) => meterNames[family]?.test(name));
  const [grid] = gridOf(
    { caption: 'USD by meter', first: 'Meter' },
    own.map(([name]) => name),
    (prices, name) => prices.meters[name as keyof typeof meters],
    'disks',
  );
  return grid
    ? [{ ...grid, rows: grid.rows.map((row, at) => ({ ...row, per: own[at]?.[1] ?? '' })) }]
    : [];
}
