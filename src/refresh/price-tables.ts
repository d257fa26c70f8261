/** The dataset’s prices, with the line of each. What the tables of prices look like matters here alone. */
import { priced, prices } from '../limits/prices/index.ts';
import { priceTables } from '../limits/prices/tables/index.ts';
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

const meters = prices.filter(({ kind }) => kind === 'meter').map(({ item }) => `meter ${item}`);

export const priceDataset: PriceDataset = {
  prices: prices.flatMap(heldOf),
  items: new Set([
    ...[...priced.vm].map((item) => `vm ${item}`),
    ...[...priced.disk].map((item) => `disk ${item}`),
    ...meters,
  ]),
};
