/** The dataset’s prices, with the line of each. What the tables of prices look like matters here alone. */
import { priced, prices, regionPrices } from '../limits/prices/index.ts';
import type { RegionPrices } from '../limits/prices/region.ts';
import { regionTables } from '../limits/prices/tables/europe/index.ts';
import { priceTables } from '../limits/prices/tables/index.ts';
import type { TextTable } from '../limits/table.ts';
import type { PriceDataset, PriceHeld } from './compare-prices.ts';
import { type Place, placeOf } from './tables.ts';

type Price = (typeof prices)[number];

/** The line of a price: in the table of its list, of which there is one for a kind, a region and a day. */
function placeOfPrice({ kind, item, region, date }: Price): Place | undefined {
  const tables = priceTables.filter((one) => one.kind === kind && one.region === region);
  const dated = tables.filter((one) => one.date === undefined || one.date === date);
  return dated.map((table) => placeOf(table, item)).find((place) => place !== undefined);
}

const heldOf = (price: Price): readonly PriceHeld[] => {
  const { kind, item, region, amount, date, currency, os } = price;
  // What a document adds up, and lists without a region or a currency, are of another kind.
  if (kind === 'bill' || currency !== 'USD') return [];
  const place = placeOfPrice(price);
  return [
    {
      kind,
      item,
      region,
      amount,
      date,
      ...(os === undefined ? {} : { os }),
      ...(place === undefined ? {} : { place }),
    },
  ];
};

/** The prices of a region, each with its line: those of a size are one cell, `linux/windows`. */
function heldIn({ region, date, vms, disks, meters }: RegionPrices): readonly PriceHeld[] {
  const of = (
    kind: PriceHeld['kind'],
    item: string,
    amount: number | undefined,
    table: TextTable | undefined,
    os?: 'Linux' | 'Windows',
  ): readonly PriceHeld[] => {
    if (amount === undefined) return [];
    const place = table && placeOf(table, item);
    return [
      {
        ...{ kind, item, region, amount, date },
        ...(os ? { os } : {}),
        ...(place ? { place } : {}),
      },
    ];
  };
  const tableOf = (name: string) => regionTables.vms.find((table) => placeOf(table, name));
  return [
    ...[...vms].flatMap(([name, { linux, windows }]) => {
      const table = tableOf(name);
      return [
        ...of('vm', name, linux, table, 'Linux'),
        ...of('vm', name, windows, table, 'Windows'),
      ];
    }),
    ...[...disks].flatMap(([name, { lrs }]) => of('disk', name, lrs, regionTables.disks)),
    ...Object.entries(meters).flatMap(([name, amount]) =>
      of('meter', name, amount, regionTables.meters),
    ),
  ];
}

const meters = prices.filter(({ kind }) => kind === 'meter').map(({ item }) => `meter ${item}`);

export const priceDataset: PriceDataset = {
  prices: [...prices.flatMap(heldOf), ...regionPrices.flatMap(heldIn)],
  items: new Set([
    ...[...priced.vm].map((item) => `vm ${item}`),
    ...[...priced.disk].map((item) => `disk ${item}`),
    ...meters,
  ]),
};
