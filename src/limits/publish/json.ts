/**
 * The whole dataset as one document, for people who want the figures and not the site. Every number
 * stands as printed and in base units, every row names its source, and the same dataset always
 * gives the same text.
 */
import type { Bytes, BytesPerSecond, Iops, ThroughputUnit } from '../../units/index.ts';
import { type Column, member, present, type Value, valueIn } from '../columns/column.ts';
import { diskColumns } from '../columns/disk.ts';
import { vmColumns } from '../columns/vm.ts';
import { conflictSources, conflicts } from '../conflicts.ts';
import { editions } from '../editions.ts';
import { type ElasticFamily, elasticFamilies } from '../elastic.ts';
import { disks, type Rule, rules, sources, vms } from '../index.ts';
import { lifecycleOf } from '../lifecycle.ts';
import { priceSources, prices, regionPrices } from '../prices/index.ts';
import { meters, type RegionPrices } from '../prices/region.ts';
import { regions } from '../prices/regions.ts';
import type { Disk, LifecycleStatement, LimitPair, Source, Vm, VmLimit } from '../rows.ts';
import { counts } from './coverage.ts';
import { pair, printed, type Quantity, size, units } from './units.ts';

/** Rises by a whole number when a reader of the old form would fail. */
export const version = 2;

/** Every document that the publication cites. */
export const allSources: readonly Source[] = [...sources, ...priceSources, ...conflictSources];

/** The newest day that a cited document carries: how fresh the whole can be at most. */
export const newestDate: string =
  allSources
    .map(({ date }) => date)
    .filter((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))
    .sort()
    .at(-1) ?? '';

const missing = {
  none: 'There is no such limit.',
  'not published': 'There is a limit, and the pages do not say how high it is.',
  'local disk only': 'The page gives the local disk’s figures alone; they stand in localDisk.',
} as const;

/** What a member of a row becomes: a figure as printed and in base units, anything else as it is. */
type Published<T> = T extends { readonly minutes: number }
  ? ReturnType<typeof pair<LimitPair>> & { readonly lasts: Quantity }
  : T extends VmLimit
    ? ReturnType<typeof pair<T>>
    : T extends Bytes | Iops | BytesPerSecond
      ? Quantity
      : T;
type PublishedRow<Row> = { readonly [Key in keyof Omit<Row, 'unit'>]: Published<Row[Key]> };

function published({ kind, value }: Value, unit: ThroughputUnit): unknown {
  switch (kind) {
    case 'size':
      return size(value);
    case 'limit':
    case 'pair':
      return pair(value, unit);
    case 'burst':
      return { ...pair(value, unit), lasts: printed(value.minutes, 'min') };
    default:
      return value;
  }
}

const membersOf = <Row extends Disk | Vm>(row: Row, columns: readonly Column<Row>[]) =>
  columns.map((column) => {
    const held = valueIn(row, column);
    return member(column.key, held && published(held, row.unit));
  });

const diskOf = (disk: Disk): PublishedRow<Disk> =>
  Object.assign(
    { name: disk.name, family: disk.family, edition: disk.edition },
    ...membersOf(disk, diskColumns),
    citation(disk),
  );

/** A VM size as it is published. */
const vmOf = (
  vm: Vm,
): PublishedRow<Omit<Vm, 'lifecycle'>> & { readonly lifecycle?: ReturnType<typeof lifecycle> } =>
  Object.assign(
    { name: vm.name, series: vm.series, edition: vm.edition },
    ...membersOf(vm, vmColumns),
    present('constrainedOf', vm.constrainedOf),
    present('origin', vm.origin),
    present('lifecycle', vm.lifecycle && lifecycle(vm.lifecycle)),
    citation(vm),
  );

/** The date of each state, and what the documents state, without the names that share it. */
const lifecycle = (statements: readonly LifecycleStatement[]) => ({
  ...lifecycleOf({ lifecycle: statements }),
  statements: statements.map(({ state, date, says, source, place }) => ({
    state,
    date,
    says,
    source,
    place,
  })),
});

const citation = (row: Disk | Vm) => ({
  source: row.source,
  ...present('also', row.also),
  ...present('note', row.note),
});

const ruleOf = ([id, { figure, ...rule }]: [string, Rule]) => ({
  id,
  ...rule,
  ...present('figure', figure && printed(figure.value, figure.unit)),
});

const elasticOf = ({ family, prefix, rules: own }: ElasticFamily) => ({
  family,
  edition: 'current' as const,
  named: `${prefix}-<size>GiB-<rate>IOPS-<throughput>MBps`,
  rules: Object.entries(own).map(([id, { value, unit, source, note }]) => ({
    id,
    ...printed(value, unit),
    source,
    ...present('note', note),
  })),
});

/** What a region charges, list by list. */
function regionOf({ region, date, currency, sources: cited, ...lists }: RegionPrices) {
  const named = <T extends object>(list: ReadonlyMap<string, T>) =>
    [...list].map(([name, amounts]) => ({ name, ...amounts }));
  return {
    region,
    label: regions.find(({ id }) => id === region)?.label ?? region,
    date,
    currency,
    vms: { per: 'hour', source: cited.vms.id, prices: named(lists.vms) },
    disks: { per: 'month', source: cited.disks.id, prices: named(lists.disks) },
    mounts: { per: 'month', source: cited.disks.id, prices: named(lists.mounts) },
    operations: { per: '10,000 IOs', source: cited.disks.id, prices: named(lists.operations) },
    meters: {
      source: cited.disks.id,
      prices: Object.entries(meters).map(([name, per]) => ({
        name,
        per,
        amount: lists.meters[name as keyof typeof meters],
      })),
    },
  };
}

/** The document, ready to be written. */
export const limitsJson = () => ({
  $schema: './limits.schema.json',
  version,
  date: newestDate,
  editions: editions.toReversed().map(({ id, label }) => ({
    id,
    about:
      id === 'current'
        ? 'What the newest copy of each page prints.'
        : `What the documents printed by ${label}.`,
  })),
  counts: counts(),
  units,
  missing,
  sources: allSources,
  rules: Object.entries<Rule>(rules).map(ruleOf),
  disks: disks.map(diskOf),
  elastic: elasticFamilies.map(elasticOf),
  vms: vms.map(vmOf),
  prices,
  regionPrices: regionPrices.map(regionOf),
  conflicts,
});

export type LimitsJson = ReturnType<typeof limitsJson>;
