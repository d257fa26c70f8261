/** Retail prices beside the tables of prices, as rows of these tables: a column a region, two prices a cell. */
import type { TextTable } from '../../../src/limits/table.ts';
import type { Difference, PriceObserved } from './observed.ts';
import { newestOf } from './retail-prices.ts';
import { newTable, rowIn, Table } from './table.ts';

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
function changesOf(item: string, seen: readonly PriceObserved[], now: (region: string) => string) {
  const cells: Record<string, string> = {};
  const changes: string[] = [];
  for (const [region, prices] of grouped(seen, (price) => price.region)) {
    const halves = now(region).split('/');
    const amounts = parts[prices[0]?.kind ?? 'vm'].map((part, at) => {
      const amount = prices.find((price) => price.part === part)?.amount;
      const before = halves[at] ?? '-';
      if (amount === undefined || Number(before) === amount) return before;
      const where = [region, part].filter(Boolean).join(', ');
      changes.push(`${item} in ${where}: ${before === '-' ? 'none' : before} → ${plain(amount)}`);
      return plain(amount);
    });
    cells[region] = amounts.join('/');
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
  tables: readonly Table[],
): readonly Difference[] {
  const [one] = seen;
  if (!one) return [];
  const { kind, per, from } = one;
  const rows = grouped(seen, ({ item }) => item)
    .map(([item, prices]) => {
      const found = rowIn(tables, item);
      const now = (region: string) => found?.table.cell(found.place, region) || '-';
      return { item, found, ...changesOf(item, prices, now) };
    })
    .filter(({ changes }) => changes.length > 0);
  const [first] = tables;
  const regions = first?.columns.slice(1) ?? [...new Set(seen.map(({ region }) => region))];
  const unit = kind === 'meter' ? 'USD' : `USD/${per}`;
  return grouped(rows, ({ found }) => found?.table).map(([table, own]) => {
    const lines = own.flatMap(({ found, cells }) =>
      found ? found.table.edited(found.place, cells) : [],
    );
    const added = [
      [first?.columns[0] ?? { vm: 'size', disk: 'disk', meter: 'meter' }[kind], ...regions],
      ['-', ...regions.map(() => unit)],
      ...own.map(({ item, cells }) => [item, ...regions.map((region) => cells[region] ?? '-')]),
    ];
    const into = first ? `${first.file} or a table beside it` : 'a new table';
    return {
      kind: table ? 'price' : 'new price',
      about: { kind: kind === 'vm' ? 'vm' : 'disk', names: own.map(({ item }) => item) },
      says: `${own.length} ${own.length === 1 ? 'row' : 'rows'} of USD: ${few(own.flatMap(({ changes }) => changes))}`,
      now: own.flatMap(({ found }) => found?.place ?? []),
      paste: table ? { into: table.file, lines } : { into, lines: newTable(added) },
      from,
      remark: `All prices of a list are of one day: with those of ${from.date ?? 'this list'} its source changes too.`,
    };
  });
}

export function comparePrices(
  observed: readonly PriceObserved[],
  { tables, items }: PriceDataset,
): readonly Difference[] {
  // The pages of a list are several files, and a price may be in two of them.
  const newest = newestOf(observed).flatMap((same) => same.slice(0, 1));
  return (['vm', 'disk', 'meter'] as const).flatMap((kind) => {
    // In the order of the dataset, in which tables are easier to compare.
    const names = new Map(items[kind].map((item, at) => [reduced(item), { item, at }]));
    const seen = newest
      .flatMap((price) => {
        const known = price.kind === kind ? names.get(reduced(price.item)) : undefined;
        return known ? [{ ...price, ...known }] : [];
      })
      .sort((one, other) => one.at - other.at);
    // Tables of one collector have the same columns.
    const lists = grouped(
      tables[kind].map((table) => new Table(table)),
      (table) => table.columns.join(' '),
    );
    const listOf = ({ region }: PriceObserved) =>
      lists.find(([columns]) => columns.split(' ').includes(region))?.[1];
    return grouped(seen, listOf).flatMap(([list = [], own]) => compareRows(own, list));
  });
}
