/** Retail prices beside the tables of prices, as rows of these tables: a column a region, two prices a cell. */
import type { TextTable } from '../limits/table.ts';
import type { Difference } from './difference.ts';
import type { PriceObserved } from './inputs.ts';
import { priceKey } from './retail-prices.ts';
import { cellText, columnNames, editedLine, newTable, placeOf } from './tables.ts';

type Kind = PriceObserved['kind'];
export type PriceDataset = {
  /** The tables that answers are computed with. */
  readonly tables: Readonly<Record<Kind, readonly TextTable[]>>;
  /** What may have a price: VM sizes without their interface, disks, and meters. */
  readonly items: Readonly<Record<Kind, readonly string[]>>;
};

/** What the two prices of a cell are of. */
const parts: Readonly<Record<Kind, readonly PriceObserved['part'][]>> = {
  vm: ['Linux', 'Windows'],
  disk: ['LRS', 'ZRS'],
  meter: [undefined],
};

/** Lists write D2ds_v7, “Standard_D2ds_v7” and “D2ds v7”. */
const reduced = (name: string) => name.toLowerCase().replace(/^standard_|[\s_]/g, '');

const grouped = <T, K>(list: readonly T[], keyOf: (one: T) => K) => [...Map.groupBy(list, keyOf)];

/** A price as the tables write it. */
const plain = (amount: number) =>
  String(amount).includes('e') ? amount.toFixed(12).replace(/0+$/, '') : String(amount);

/** The cells of an item in which something differs. */
function changesOf(
  item: string,
  seen: readonly PriceObserved[],
  cellNow: (region: string) => string,
) {
  const cells: Record<string, string> = {};
  const changes: string[] = [];
  for (const [region, prices] of grouped(seen, (price) => price.region)) {
    const of = parts[prices[0]?.kind ?? 'vm'];
    const now = cellNow(region).split('/');
    const then = of.map((part, at) => {
      const amount = prices.find((price) => price.part === part)?.amount;
      const before = now[at] ?? '-';
      if (amount === undefined || Number(before) === amount) return before;
      const where = [region, part].filter(Boolean).join(', ');
      changes.push(`${item} in ${where}: ${before === '-' ? 'none' : before} → ${plain(amount)}`);
      return plain(amount);
    });
    cells[region] = then.join('/');
  }
  return { cells, changes };
}

const few = (all: readonly string[]) =>
  [...all.slice(0, 5), ...(all.length > 5 ? [`and ${all.length - 5} more`] : [])].join('; ');

/**
 * The rows of one collector, in its tables.
 * @param tables none where no table has the region: then all rows are new, in a new table
 */
function compareRows(
  seen: readonly PriceObserved[],
  tables: readonly TextTable[],
): readonly Difference[] {
  const [one] = seen;
  if (!one) return [];
  const { kind, per, from } = one;
  const rows = grouped(seen, ({ item }) => item)
    .map(([item, prices]) => {
      const table = tables.find((other) => placeOf(other, item));
      const place = table && placeOf(table, item);
      const cellNow = (region: string) => (table && place && cellText(table, place, region)) || '-';
      return { item, table, place, ...changesOf(item, prices, cellNow) };
    })
    .filter(({ changes }) => changes.length > 0);
  const names = tables[0]
    ? columnNames(tables[0])
    : [
        { vm: 'size', disk: 'disk', meter: 'meter' }[kind],
        ...new Set(seen.map((price) => price.region)),
      ];
  const columns = names.map((name, at) => ({
    name,
    unit: at === 0 ? '-' : kind === 'meter' ? 'USD' : `USD/${per}`,
  }));
  return grouped(rows, ({ table }) => table).map(([table, own]) => {
    const places = own.flatMap(({ place }) => place ?? []);
    const lines = own.flatMap(({ place, cells }) =>
      table && place ? editedLine(table, place, cells) : [],
    );
    const added = own.map(({ item, cells }) => [
      item,
      ...names.slice(1).map((name) => cells[name] ?? '-'),
    ]);
    return {
      kind: table ? 'price' : 'new price',
      about: { kind: kind === 'vm' ? 'vm' : 'disk', names: own.map(({ item }) => item) },
      says: `${own.length} ${own.length === 1 ? 'row' : 'rows'} of USD: ${few(own.flatMap(({ changes }) => changes))}`,
      now: places,
      paste: table
        ? { into: table.file, lines }
        : {
            into: tables[0] ? `${tables[0].file} or a table beside it` : 'a new table',
            lines: newTable(columns, added),
          },
      from,
      remark: `All prices of a list are of one day: with those of ${from.date ?? 'this list'} its source changes too.`,
    };
  });
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
  { tables, items }: PriceDataset,
): readonly Difference[] {
  return (['vm', 'disk', 'meter'] as const).flatMap((kind) => {
    // In the order of the dataset, in which tables are easier to compare.
    const names = new Map(items[kind].map((item, at) => [reduced(item), { item, at }]));
    const seen = newestSeen(observed.filter((price) => price.kind === kind))
      .flatMap((price) => {
        const known = names.get(reduced(price.item));
        return known ? [{ ...price, ...known }] : [];
      })
      .sort((one, other) => one.at - other.at);
    // Tables of one collector have the same columns.
    const lists = grouped(tables[kind], (table) => columnNames(table).join(' '));
    const listOf = ({ region }: PriceObserved) =>
      lists.find(([names]) => names.split(' ').includes(region))?.[1];
    return grouped(seen, listOf).flatMap(([list = [], own]) => compareRows(own, list));
  });
}
