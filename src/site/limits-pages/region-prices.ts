/** What sizes, disks and meters cost in each region that has a whole list: a column a region. */

import { present } from '../../limits/columns/column.ts';
import { regionPrices } from '../../limits/prices/index.ts';
import {
  type ByRedundancy,
  hoursAMonth,
  listedName,
  meters,
  type RegionPrices,
} from '../../limits/prices/region.ts';
import { regions, systems } from '../../limits/prices/regions.ts';
import type { DiskFamily } from '../../limits/types.ts';
import { amount, meterNames } from './prices.ts';

/** One table: what a row is of, the columns of each region, and the amounts of each row. */
export type PriceGrid = {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly {
    readonly region: string;
    /** What of it, where a region has several columns. */
    readonly of?: string;
    readonly source: string;
  }[];
  readonly rows: readonly {
    readonly name: string;
    /** What one amount buys, where that differs from row to row. */
    readonly per?: string;
    readonly amounts: readonly (string | undefined)[];
  }[];
};

/** The day of the lists. */
export const priceDate = regionPrices[0]?.date ?? '';

type Kind = {
  readonly of?: string;
  readonly amount: (prices: RegionPrices, name: string) => number | undefined;
};

/** @returns nothing where no region has a price for any of the names */
function gridOf(
  head: Pick<PriceGrid, 'caption' | 'first'>,
  names: readonly string[],
  kinds: readonly Kind[],
  list: keyof RegionPrices['sources'],
): readonly PriceGrid[] {
  const rows = names.map((name) => ({
    name,
    amounts: regionPrices.flatMap((prices) => kinds.map((kind) => kind.amount(prices, name))),
  }));
  if (rows.every(({ amounts }) => amounts.every((one) => one === undefined))) return [];
  return [
    {
      ...head,
      columns: regionPrices.flatMap(({ region, sources }) =>
        kinds.map(({ of }) => ({
          region: regions.find(({ id }) => id === region)?.label ?? region,
          ...present('of', of),
          source: sources[list].id,
        })),
      ),
      // Sizes without a price are shown, so that nobody looks for them.
      rows: rows.map(({ name, amounts }) => ({
        name,
        amounts: amounts.map((one) => (one === undefined ? undefined : amount.format(one))),
      })),
    },
  ];
}

/** VM sizes for a month of 730 hours; a size with two interfaces has one price. */
export const vmGrids = (names: readonly string[]): readonly PriceGrid[] =>
  gridOf(
    { caption: `USD for a month of ${hoursAMonth} hours`, first: 'Size' },
    [...new Set(names.map(listedName))],
    systems.map(({ id, label }) => ({
      of: label,
      amount: ({ vms }, name) => {
        const hourly = vms.get(name)?.[id];
        return hourly === undefined ? undefined : Math.round(hourly * hoursAMonth * 100) / 100;
      },
    })),
    'vms',
  );

const redundancies = [
  { of: 'LRS', key: 'lrs' },
  { of: 'ZRS', key: 'zrs' },
] as const;

/** Disks for a month; and for each VM that mounts one that is shared. */
export function diskGrids(names: readonly string[]): readonly PriceGrid[] {
  const from = (
    list: (prices: RegionPrices) => ReadonlyMap<string, ByRedundancy>,
  ): readonly Kind[] =>
    redundancies.map(({ of, key }) => ({
      of,
      amount: (prices, name) => list(prices).get(name)?.[key],
    }));
  return [
    ...gridOf(
      { caption: 'USD a month', first: 'Disk' },
      names,
      from(({ disks }) => disks),
      'disks',
    ),
    ...gridOf(
      { caption: 'USD a month for each VM that mounts a shared disk', first: 'Disk' },
      names,
      from(({ mounts }) => mounts),
      'disks',
    ),
    ...gridOf(
      { caption: 'USD for 10,000 operations, by the meter of the size', first: 'Disk' },
      names.filter((name) => regionPrices.some(({ operations }) => operations.has(name))),
      from(({ operations }) => operations),
      'disks',
    ),
  ];
}

/** What is billed by use or by what is provisioned. */
export function meterGrids(family: DiskFamily): readonly PriceGrid[] {
  const own = Object.entries(meters).filter(([name]) => meterNames[family]?.test(name));
  const [grid] = gridOf(
    { caption: 'USD by meter', first: 'Meter' },
    own.map(([name]) => name),
    [{ amount: (prices, name) => prices.meters[name as keyof typeof meters] }],
    'disks',
  );
  return grid
    ? [{ ...grid, rows: grid.rows.map((row, at) => ({ ...row, per: own[at]?.[1] ?? '' })) }]
    : [];
}
