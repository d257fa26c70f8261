/** From the wide tables of a list to the prices of each region: a row a size or disk, a column a region. */
import { defined } from '../../units/omit-undefined.ts';
import { numberOf } from '../cells.ts';
import type { Source } from '../rows.ts';
import { type Columns, parseTable, type Row, type TextTable } from '../table.ts';
import {
  type ByRedundancy,
  type MeterId,
  meters as measures,
  type RegionPrices,
} from './region-prices.ts';
import { type Os, type Region, regions } from './regions.ts';
import type { PriceSourceId } from './sources.ts';

/** The tables of one collector: its regions, each with the lists that it was read from. */
export type RegionTables = {
  readonly sources: {
    readonly [Id in Region]?: { readonly vms: PriceSourceId; readonly disks: PriceSourceId };
  };
  /** Linux and Windows. */
  readonly vms: readonly TextTable[];
  /** Local and zone redundancy. */
  readonly disks: TextTable;
  readonly mounts: TextTable;
  readonly operations: TextTable;
  readonly meters: TextTable;
  /** By series, where the list has savings plans. */
  readonly savings?: TextTable;
};

type Names = ReadonlySet<string>;
type Pair<K extends string> = { readonly [Key in K]?: number } & { readonly computed?: true };
type ByRegion<T> = (region: Region) => ReadonlyMap<string, T>;

/** Reads every row of the tables once, and gives what each region has of it. */
function byRegion<T>(
  ids: readonly Region[],
  tables: readonly TextTable[],
  name: keyof typeof nouns,
  unit: string,
  known: Names,
  read: (row: Row, region: Region) => T | undefined,
  more: Columns = {},
): ByRegion<T> {
  const columns: Columns = {
    [name]: { units: ['-'], needed: true },
    ...more,
    ...Object.fromEntries(ids.map((id) => [id, { units: [unit], needed: true }])),
  };
  const found = new Map(ids.map((id) => [id, new Map<string, T>()]));
  const seen = new Set<string>();
  for (const row of tables.flatMap((table) => parseTable(table, columns))) {
    const item = row.cell(name).text;
    if (!known.has(item)) row.fail(`“${item}” is no ${nouns[name]} of the dataset`);
    if (seen.has(item)) row.fail(`“${item}” has a second row`);
    seen.add(item);
    const values = ids.map((id) => ({ id, value: read(row, id) }));
    if (values.every(({ value }) => value === undefined)) row.fail(`“${item}” has no price at all`);
    for (const { id, value } of values) if (value !== undefined) found.get(id)?.set(item, value);
  }
  return (region) => found.get(region) ?? new Map();
}

const nouns = { size: 'VM size', disk: 'disk', meter: 'meter', series: 'series' } as const;

/** Two prices of one cell, such as `0.384/0.752`; `-` is a price that the list does not have, and `~` stands before a first one that is computed. */
const pairsOf =
  <K extends string>(keys: readonly [K, K], isRising: boolean) =>
  (row: Row, region: Region): Pair<K> | undefined => {
    const cell = row.cell(region).text;
    if (cell === '') return undefined;
    const isComputed = keys[0] === 'linux' && cell.startsWith('~');
    const text = isComputed ? cell.slice(1) : cell;
    const [first, second, ...more] = text.split('/').map((part) => numberOf(row, region, part));
    if (!text.includes('/') || more.length > 0)
      row.fail(`“${text}” in “${region}” is not a pair such as 0.384/0.752`);
    if (first === undefined && second === undefined)
      row.fail(`“${text}” in “${region}”: write - where the list has no price`);
    if (isRising && (second ?? first ?? 0) < (first ?? 0))
      row.fail(`“${text}” in “${region}”: ${keys[1]} costs less than ${keys[0]}`);
    const computed = isComputed || undefined;
    return defined({ [keys[0]]: first, [keys[1]]: second, computed }) as Pair<K>;
  };

const system: readonly [Os, Os] = ['linux', 'windows'];
const redundancy: readonly [keyof ByRedundancy, keyof ByRedundancy] = ['lrs', 'zrs'];

function readMeter(row: Row, region: Region): number | undefined {
  const id = row.cell('meter').text as MeterId;
  const per = row.cell('per').text.replace('-', ' ');
  if (measures[id] !== per) row.fail(`“${per || '-'}” in “per”: ${id} is for one ${measures[id]}`);
  return numberOf(row, region);
}

/** Prices of sizes and of disks of one region are of two lists at most, and of days that are not far apart. */
const mostDays = 31;

/**
 * Reads the tables of one collector.
 * @param known the names of all VM sizes, with their series, and disks: a price of anything else is a slip
 */
export function parseRegions(
  tables: RegionTables,
  sources: readonly Source[],
  known: { readonly vm: ReadonlyMap<string, string>; readonly disk: Names },
): readonly Omit<RegionPrices, 'zones'>[] {
  const ids = regions.map(({ id }) => id).filter((id) => tables.sources[id]);
  const disksOf = (table: TextTable, unit: string, isRising: boolean) =>
    byRegion(ids, [table], 'disk', unit, known.disk, pairsOf(redundancy, isRising));
  const vms = byRegion(
    ids,
    tables.vms,
    'size',
    'USD/hour',
    new Set(known.vm.keys()),
    pairsOf(system, true),
  );
  const disks = disksOf(tables.disks, 'USD/month', true);
  // Some mounts cost a tenth of a cent less with zone redundancy.
  const mounts = disksOf(tables.mounts, 'USD/month', false);
  const operations = disksOf(tables.operations, 'USD/10,000-IOs', true);
  const meters = byRegion(
    ids,
    [tables.meters],
    'meter',
    'USD',
    new Set(Object.keys(measures)),
    readMeter,
    { per: { units: ['-'], needed: true } },
  );
  const savings = byRegion(
    ids,
    tables.savings ? [tables.savings] : [],
    'series',
    'ratio',
    new Set(known.vm.values()),
    pairsOf(system, false),
  );
  const documentOf = (source: PriceSourceId | undefined): Source => {
    const found = sources.find(({ id }) => id === source);
    if (!found) throw new Error(`src/limits/prices: unknown source “${source}”`);
    return found;
  };
  return ids.map((id) => {
    const own = meters(id);
    const missing = Object.keys(measures).find((meter) => !own.has(meter));
    if (missing) throw new Error(`${tables.meters.file}: no price of ${missing} in ${id}`);
    const lists = tables.sources[id];
    const cited = { vms: documentOf(lists?.vms), disks: documentOf(lists?.disks) };
    const apart = Date.parse(cited.vms.date) - Date.parse(cited.disks.date);
    if (!(Math.abs(apart) <= mostDays * 86_400_000))
      throw new Error(
        `${tables.meters.file}: the lists of ${id} are more than ${mostDays} days apart`,
      );
    return {
      region: id,
      currency: 'USD',
      sources: cited,
      vms: vms(id),
      savings: new Map(
        [...vms(id).keys()].flatMap((name) => {
          const saving = savings(id).get(known.vm.get(name) ?? '');
          return saving ? [[name, saving] as const] : [];
        }),
      ),
      disks: disks(id),
      mounts: mounts(id),
      operations: operations(id),
      meters: Object.fromEntries(own) as Record<MeterId, number>,
    };
  });
}
