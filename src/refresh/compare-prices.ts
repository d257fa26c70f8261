/** Retail prices beside the newest that the tables have of the same thing, region and operating system. */
import type { Difference } from './difference.ts';
import type { PriceObserved } from './inputs.ts';
import { priceKey } from './retail-prices.ts';
import { newTable, type Place } from './tables.ts';

/** A price of the dataset, whatever its tables look like. */
export type PriceHeld = {
  readonly kind: PriceObserved['kind'];
  readonly item: string;
  readonly region: string;
  readonly os?: 'Linux' | 'Windows';
  readonly amount: number;
  readonly date: string;
  readonly place?: Place;
};

export type PriceDataset = {
  readonly prices: readonly PriceHeld[];
  /** What may have a price: VM sizes without their interface, disks, and meters. */
  readonly items: ReadonlySet<string>;
};

const whose = ({ region, os }: Pick<PriceObserved, 'region' | 'os'>) =>
  os ? `${region}, ${os}` : region;
const nameOf = ({ kind, item }: Pick<PriceObserved, 'kind' | 'item'>) => `${kind} ${item}`;
const about = (prices: readonly PriceObserved[]): Difference['about'] => ({
  kind: prices[0]?.kind === 'vm' ? 'vm' : 'disk',
  names: prices.map(({ item }) => item),
});

function changed(price: PriceObserved, held: PriceHeld): Difference {
  const { item, amount, per, since, from } = price;
  return {
    kind: 'price',
    about: about([price]),
    says: `${item} in ${whose(price)}: ${held.amount} → ${amount} USD ${per === 'hour' ? 'an' : 'a'} ${per}, since ${since} (the table has ${held.date})`,
    now: held.place ? [held.place] : [],
    paste: {
      into: `a table of the list of ${from.date ?? since} (${whose(price)})`,
      lines: [`${item}  ${amount}`],
    },
    from,
  };
}

const shortList = (names: readonly string[]) =>
  [...names.slice(0, 5), ...(names.length > 5 ? [`and ${names.length - 5} more`] : [])].join(', ');

function added(prices: readonly PriceObserved[]): readonly Difference[] {
  const [first] = prices;
  if (!first) return [];
  const unit = first.kind === 'meter' ? 'USD' : `USD/${first.per}`;
  const columns = [
    { name: 'item', unit: '-' },
    { name: 'price', unit },
    ...(first.kind === 'meter' ? [{ name: 'per', unit: '-' }] : []),
  ];
  const rows = prices.map(({ kind, item, amount, per }) => [
    item,
    String(amount),
    ...(kind === 'meter' ? [per.replace(' ', '-')] : []),
  ]);
  return [
    {
      kind: 'new price',
      about: about(prices),
      says: `${prices.length} ${prices.length === 1 ? 'price' : 'prices'} of ${whose(first)} that no table has: ${shortList(prices.map(({ item }) => item))}`,
      now: [],
      paste: {
        into: `a table of the list of ${first.from.date ?? first.since} (${whose(first)})`,
        lines: newTable(columns, rows),
      },
      from: first.from,
    },
  ];
}

/** The newest price that the dataset has of each thing. */
function newestOf(prices: readonly PriceHeld[]): ReadonlyMap<string, PriceHeld> {
  const found = new Map<string, PriceHeld>();
  for (const price of prices) {
    const before = found.get(priceKey(price));
    if (!before || before.date < price.date) found.set(priceKey(price), price);
  }
  return found;
}

/** The pages of a list are several files: of a price in two of them that is used which is charged since the latest day. */
function newestSeen(observed: readonly PriceObserved[]): readonly PriceObserved[] {
  const found = new Map<string, PriceObserved>();
  for (const price of observed) {
    const before = found.get(priceKey(price));
    if (!before || before.since < price.since) found.set(priceKey(price), price);
  }
  return [...found.values()];
}

export function comparePrices(
  observed: readonly PriceObserved[],
  { prices, items }: PriceDataset,
): readonly Difference[] {
  const newest = newestOf(prices);
  // In the order of the dataset, in which tables are easier to compare.
  const order = new Map([...items].map((item, at) => [item, at]));
  const placeIn = (price: PriceObserved) => order.get(nameOf(price)) ?? 0;
  const known = newestSeen(observed)
    .filter((price) => items.has(nameOf(price)))
    .sort((one, other) => placeIn(one) - placeIn(other));
  const moved = known.flatMap((price) => {
    const held = newest.get(priceKey(price));
    return held && held.amount !== price.amount ? [changed(price, held)] : [];
  });
  const lists = new Map<string, PriceObserved[]>();
  for (const price of known.filter((one) => !newest.has(priceKey(one)))) {
    const key = [price.kind, price.region, price.os].join(' ');
    lists.set(key, [...(lists.get(key) ?? []), price]);
  }
  return [...moved, ...[...lists.values()].flatMap(added)];
}
