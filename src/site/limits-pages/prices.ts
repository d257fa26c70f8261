/** Prices as they were observed, arranged by list: never the price of today, so each column carries its day. */

import { type Price, prices } from '../../limits/prices/index.ts';
import type { DiskFamily } from '../../limits/types.ts';
import { notesByText, type TableNote } from './concerns.ts';

/** One list of prices: what one source asked on one day in one region. */
export type List = Pick<Price, 'date' | 'region' | 'os' | 'currency' | 'per' | 'source'>;
export type Observed = {
  readonly lists: readonly List[];
  readonly rows: readonly {
    readonly item: string;
    /** One an own list; nothing where the list has none. */
    readonly amounts: readonly (string | undefined)[];
  }[];
  readonly notes: readonly TableNote[];
};

/** An amount as a list prints it, with cents at least. */
export const amount = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});
const keyOf = ({ date, region, os, currency, per, source }: Price) =>
  [date, region, os, currency, per, source].join(' ');

/** @returns nothing where no price was observed */
function arranged(found: readonly Price[]): Observed | undefined {
  if (found.length === 0) return undefined;
  const lists = new Map(found.map((price) => [keyOf(price), price]));
  const newestFirst = [...lists].sort(([, one], [, other]) => other.date.localeCompare(one.date));
  const items = [...new Set(found.map(({ item }) => item))];
  const notes = found.flatMap(({ note, item }) =>
    note === undefined ? [] : [{ text: note, name: item }],
  );
  return {
    lists: newestFirst.map(([, list]) => list),
    rows: items.map((item) => ({
      item,
      amounts: newestFirst.map(([key]) => {
        const price = found.find((one) => one.item === item && keyOf(one) === key);
        return price && amount.format(price.amount);
      }),
    })),
    notes: notesByText(notes, items.length),
  };
}

/** Prices of VM sizes or disks; a size with two interfaces has one price. */
export function pricesOf(kind: 'vm' | 'disk', names: readonly string[]): Observed | undefined {
  const plain = [...new Set(names.map((name) => name.replace('/nvme', '')))];
  return arranged(
    plain.flatMap((name) => prices.filter((price) => price.kind === kind && price.item === name)),
  );
}

/** How the names of a family's meters begin; an ephemeral OS disk is not billed. */
export const meterNames: Readonly<Partial<Record<DiskFamily, RegExp>>> = {
  'Premium SSD': /^Premium-/,
  'Standard SSD': /^(StandardSSD|E\d+)-/,
  'Standard HDD': /^(StandardHDD|S\d+)-/,
  'Premium SSD v2': /^PremiumV2-/,
  'Ultra Disk': /^Ultra-/,
};

export const metersOf = (family: DiskFamily): readonly Price[] =>
  prices.filter(({ kind, item }) => kind === 'meter' && meterNames[family]?.test(item));
