/** Prices as they were observed, never the price of today: of whole regions, and of single lists with their day. */
import { type Price, prices, regionPrices } from '../../limits/prices/index.ts';
import {
  type ByRedundancy,
  hoursAMonth,
  isComputed,
  listedName,
  meters,
  type RegionPrices,
} from '../../limits/prices/region-prices.ts';
import { regions, systems } from '../../limits/prices/regions.ts';
import type { DiskFamily } from '../../limits/types.ts';
import { formatNumber } from '../../units/index.ts';
import { notesByText, type TableNote } from './rules-and-notes.ts';

/** An amount for each column of a table; nothing where a list has none. */
type Amounts = readonly (string | undefined)[];

/** Prices of single lists: a column for each. */
export type Observed = {
  readonly lists: readonly Price[];
  readonly rows: readonly { readonly item: string; readonly amounts: Amounts }[];
  readonly notes: readonly TableNote[];
};
/** One table of regions that have a whole list: what a row is of, a column for each region, and the amounts of each row. */
export type PriceGrid = {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly { readonly region: string; readonly source: string }[];
  readonly rows: readonly { readonly name: string; readonly amounts: Amounts }[];
  /** What one amount of each row buys, where that differs from row to row. */
  readonly pers?: readonly string[];
};
/** What a page shows of prices: of its sizes or disks, and of what is billed by use. */
export type PagePrices = {
  readonly grids: readonly PriceGrid[];
  readonly observed: Observed | undefined;
  readonly meters: readonly Price[];
};

/** What the first region lists: “West Europe, USD a month: LRS 0.78 to 3,964.34; ZRS 1.17 to 5,946.41”; of meters, what they are of. */
export const rangesOf = (grids: readonly PriceGrid[]): string => {
  const [{ columns = [], rows = [], pers } = {}] = grids;
  if (pers) return rows.map(({ name }) => name).join(', ');
  const ranges = grids.slice(0, 2).map(({ caption, rows: own }) => {
    const size = (text: string) => Number(text.replace(/[~ ,]/g, ''));
    const amounts = own
      .flatMap(({ amounts: [first] }) => first ?? [])
      .sort((one, other) => size(one) - size(other));
    const ends = new Set([amounts[0], amounts.at(-1)]);
    return `${caption.split(',')[0]} ${[...ends].join(' to ')}`;
  });
  return `${columns[0]?.region}, USD a month: ${ranges.join('; ')}`;
};

/** An amount as a list has it, with cents at least. */
const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 });
const keyOf = ({ date, region, os, currency, per, source }: Price) =>
  [date, region, os, currency, per, source].join(' ');

/**
 * Observed prices of VM sizes or disks; a size with two interfaces has one price.
 * @returns nothing where no price was observed
 */
export function pricesOf(kind: 'vm' | 'disk', names: readonly string[]): Observed | undefined {
  const found = [...new Set(names.map(listedName))].flatMap((name) =>
    prices.filter((price) => price.kind === kind && price.item === name),
  );
  if (found.length === 0) return undefined;
  const lists = [...new Map(found.map((price) => [keyOf(price), price])).values()].sort(
    (one, other) => other.date.localeCompare(one.date),
  );
  const rows = [...Map.groupBy(found, ({ item }) => item)].map(([item, own]) => ({
    item,
    amounts: lists.map((list) => {
      const price = own.find((one) => keyOf(one) === keyOf(list));
      return price && amount.format(price.amount);
    }),
  }));
  const notes = found.flatMap(({ note: text, item: name }) => (text ? [{ text, name }] : []));
  return { lists, rows, notes: notesByText(notes, rows.length) };
}

/** How the names of a family's meters begin; an ephemeral OS disk is not billed. */
const meterNames: Readonly<Partial<Record<DiskFamily, RegExp>>> = {
  'Premium SSD': /^Premium-/,
  'Standard SSD': /^(StandardSSD|E\d+)-/,
  'Standard HDD': /^(StandardHDD|S\d+)-/,
  'Premium SSD v2': /^PremiumV2-/,
  'Ultra Disk': /^Ultra-/,
};

export const metersOf = (family: DiskFamily): readonly Price[] =>
  prices.filter(({ kind, item }) => kind === 'meter' && meterNames[family]?.test(item));

/** From the first to the last day of the lists of regions. */
export const priceDays = [
  ...new Set(regionPrices.flatMap(({ sources: { vms, disks } }) => [vms.date, disks.date])),
].sort();

/** @returns nothing where no region has a price for any of the names */
function gridOf(
  head: Pick<PriceGrid, 'caption' | 'first' | 'pers'>,
  names: readonly string[],
  amountOf: (prices: RegionPrices, name: string) => number | undefined,
  list: keyof RegionPrices['sources'],
  isComputed?: (prices: RegionPrices, name: string) => boolean,
): readonly PriceGrid[] {
  const textIn = (name: string) => (prices: RegionPrices) => {
    const one = amountOf(prices, name);
    const sign = isComputed?.(prices, name) ? '~ ' : '';
    return one === undefined ? undefined : `${sign}${amount.format(one)}`;
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

/** VM sizes for a month of 730 hours, a table for each system; a size with two interfaces has one price. */
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

/** Amounts of a column as whole numbers, where none is so small that cents matter: the list has all of them. */
export function withoutCents<Name>(
  column: readonly (readonly [Name, string | undefined])[],
): readonly (readonly [Name, string | undefined])[] {
  const isSmall = (text: string | undefined) => text !== undefined && /^(~ )?\d\./.test(text);
  if (column.some(([, text]) => isSmall(text))) return column;
  const whole = (text: string) =>
    text.replace(/[\d,.]+/, (figure) => formatNumber(Number(figure.replaceAll(',', ''))));
  return column.map(([name, text]) => [name, text && whole(text)] as const);
}

/** Disks for a month; and with local redundancy alone for each VM that mounts one that is shared, and by the operation. */
export function diskGrids(names: readonly string[]): readonly PriceGrid[] {
  const billed = names.filter((name) =>
    regionPrices.some(({ operations }) => operations.has(name)),
  );
  const of = (
    caption: string,
    list: 'disks' | 'mounts' | 'operations',
    key: keyof ByRedundancy = 'lrs',
  ) =>
    gridOf(
      { caption, first: 'Disk' },
      list === 'operations' ? billed : names,
      (prices, name) => prices[list].get(name)?.[key],
      'disks',
    );
  return [
    ...of('LRS, USD a month', 'disks'),
    ...of('ZRS, USD a month', 'disks', 'zrs'),
    ...of('LRS, USD a month for each VM that mounts a shared disk', 'mounts'),
    ...of('LRS, USD for 10,000 operations, by the meter of the size', 'operations'),
  ];
}

/** What is billed by use or by what is provisioned. */
export function meterGrids(family: DiskFamily): readonly PriceGrid[] {
  const own = Object.entries(meters).filter(([name]) => meterNames[family]?.test(name));
  return gridOf(
    { caption: 'USD by meter', first: 'Meter', pers: own.map(([, per]) => per) },
    own.map(([name]) => name),
    (prices, name) => prices.meters[name as keyof typeof meters],
    'disks',
  );
}
