/**
 * The whole dataset as one document, for people who want the figures and not the site. Every number
 * stands as printed and in base units, every row names its source, and the same dataset always
 * gives the same text.
 */

import type { Bytes, BytesPerSecond, Iops, ThroughputUnit } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { datasetVersions, versionOf } from '../changes.ts';
import { type Column, member, type Value, valueIn } from '../columns/column.ts';
import { diskColumns } from '../columns/disk.ts';
import { vmColumns } from '../columns/vm.ts';
import { conflictSources, conflicts } from '../conflicts.ts';
import { elasticRegionsToday } from '../disks/current/elastic-regions.ts';
import { featuresToday } from '../disks/current/features.ts';
import { editions } from '../editions.ts';
import { type ElasticFamily, elasticFamilies } from '../elastic.ts';
import { elasticFacts } from '../elastic-facts.ts';
import { citedRules } from '../elastic-rules.ts';
import {
  diskFeatures,
  disks,
  elasticRegions,
  latencies,
  type Rule,
  rules,
  sources,
  vms,
  writeAccelerators,
} from '../index.ts';
import { lifecycleOf } from '../lifecycle.ts';
import { priceSources, prices, regionPrices } from '../prices/index.ts';
import { meters, type RegionPrices } from '../prices/region-prices.ts';
import { regions } from '../prices/regions.ts';
import type {
  Disk,
  LifecycleStatement,
  LimitPair,
  Source,
  TypicalLatency,
  Vm,
  VmLimit,
} from '../types.ts';
import { writeAcceleratorOf } from '../write-accelerator.ts';
import { counts } from './coverage.ts';
import { pair, printed, type Quantity, size, units } from './units.ts';

const [newest] = datasetVersions;
if (!newest) throw new Error('src/limits/changes.ts: there is no version.');
/** The form as major.minor, then the day of the dataset: the major number rises when a reader of the old form would fail. */
export const version = versionOf(newest);

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

const diskOf = (disk: Disk): PublishedRow<Disk> & Partial<ReturnType<typeof featuresOf>> =>
  Object.assign(
    { name: disk.name, family: disk.family, edition: disk.edition },
    ...membersOf(disk, diskColumns),
    featuresOf(disk),
    citation(disk),
  );

/** What a disk of today can do beside its limits, with the document of each member. */
function featuresOf({ name, edition }: Disk) {
  const found = edition === 'current' ? diskFeatures.find(({ disk }) => disk === name) : undefined;
  if (!found) return {};
  const { maxTier, maxShares, burstBucket } = found;
  const bucket = burstBucket && {
    ios: printed(burstBucket.ios, 'IO'),
    size: size(burstBucket.size),
  };
  const members = defined({ maxTier, maxShares, burstBucket: bucket });
  const cited = Object.entries(featuresToday.origin).filter(([key]) => key in members);
  return { ...members, origin: Object.fromEntries(cited) };
}

/** A VM size as it is published. */
const vmOf = (
  vm: Vm,
): PublishedRow<Omit<Vm, 'lifecycle'>> & {
  readonly lifecycle?: ReturnType<typeof lifecycle>;
  readonly writeAccelerator?: ReturnType<typeof accelerator> & object;
} =>
  Object.assign(
    { name: vm.name, series: vm.series, edition: vm.edition },
    ...membersOf(vm, vmColumns),
    defined({
      constrainedOf: vm.constrainedOf,
      origin: vm.origin,
      lifecycle: vm.lifecycle && lifecycle(vm.lifecycle),
      writeAccelerator: accelerator(vm),
    }),
    citation(vm),
  );

/** The date of each state, and what the documents state, without the names that share it. */
const lifecycle = (statements: readonly LifecycleStatement[]) => ({
  ...lifecycleOf({ lifecycle: statements }),
  statements: statements.map(({ names, urgent, ...stated }) => stated),
});

/** How many of its disks can have Write Accelerator, and what they may do together. */
function accelerator(vm: Vm) {
  const found = writeAcceleratorOf(vm, writeAccelerators);
  return found && { disks: found.disks, iops: printed(found.iops, 'IOPS'), source: found.source };
}

const citation = (row: Disk | Vm) => ({
  source: row.source,
  ...defined({ also: row.also, note: row.note }),
});

const ruleOf = ([id, { figure, ...rule }]: [string, Rule]) => ({
  id,
  ...rule,
  ...defined({ figure: figure && printed(figure.value, figure.unit) }),
});

const elasticOf = (one: ElasticFamily) => ({
  family: one.family,
  edition: 'current' as const,
  named: `${one.prefix}-<size>GiB-<rate>IOPS-<throughput>MBps`,
  rules: Object.entries({ ...citedRules(one), ...elasticFacts[one.family] }).map(
    ([id, { value, unit, source, note }]) => ({
      id,
      ...printed(value, unit),
      source,
      ...defined({ note }),
    }),
  ),
  regions: elasticRegions[one.family].map((region) => ({
    ...region,
    source:
      elasticRegionsToday.origin[
        region.zones === 0 && region.withoutZone ? 'withoutZone' : one.family
      ],
  })),
});

/** What a region charges, list by list. */
function regionOf({ region, currency, sources: cited, ...lists }: RegionPrices) {
  const named = <T extends object>(list: ReadonlyMap<string, T>) =>
    [...list].map(([name, amounts]) => ({ name, ...amounts }));
  return {
    region,
    label: regions.find(({ id }) => id === region)?.label ?? region,
    date: cited.vms.date,
    disksDate: cited.disks.date,
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

/** Times in seconds, and of each KiB above a small IO. */
const latencyOf = ({ years, sources: [source, ...also], ...latency }: TypicalLatency) => ({
  ...latency,
  from: years[0],
  to: years[1],
  source,
  ...defined({ also: also.length > 0 ? also : undefined }),
});

/** The document, ready to be written. */
export const limitsJson = () => ({
  $schema: './limits.schema.json',
  version,
  date: newestDate,
  editions: editions.toReversed().map(({ id, label }) => ({
    id,
    about:
      id === 'current'
        ? 'What the newest copy of each page lists.'
        : `What the documents printed by ${label}.`,
  })),
  counts: counts(),
  units,
  missing,
  sources: allSources,
  rules: Object.entries<Rule>(rules).map(ruleOf),
  disks: disks.map(diskOf),
  elastic: elasticFamilies.map(elasticOf),
  latencies: latencies.map(latencyOf),
  vms: vms.map(vmOf),
  prices,
  regionPrices: regionPrices.map(regionOf),
  conflicts,
  changes: datasetVersions,
});

export type LimitsJson = ReturnType<typeof limitsJson>;
