/**
 * The whole dataset as one document, for people who want the figures and not the site. Every number
 * stands as printed and in base units, every row names its source, and the same dataset always
 * gives the same text.
 */
import { conflictSources, conflicts } from '../conflicts.ts';
import { type ElasticFamily, elasticFamilies } from '../elastic.ts';
import { disks, type Rule, rules, sources, vms } from '../index.ts';
import { present } from '../present.ts';
import { priceSources, prices } from '../prices/index.ts';
import type { Disk, Source, Vm } from '../types.ts';
import { caps, gate, printed, size, units } from './units.ts';

/** Rises by a whole number when a reader of the old form would fail. */
export const version = 1;

/** Every document that the publication cites. */
export const allSources: readonly Source[] = [...sources, ...priceSources, ...conflictSources];

/** The newest day that a cited document carries: how fresh the whole can be at most. */
export const newestDate: string =
  allSources
    .map(({ date }) => date)
    .filter((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))
    .sort()
    .at(-1) ?? '';

const editions = [
  { id: '2018-09', about: 'What the documents printed by September 2018.' },
  { id: 'current', about: 'What the newest copy of each page prints.' },
] as const;

const missing = {
  none: 'There is no such limit.',
  'not published': 'There is a limit, and the pages do not say how high it is.',
  'local disk only': 'The page gives the local disk’s figures alone; they stand in localDisk.',
} as const;

const diskOf = (disk: Disk) => ({
  name: disk.name,
  family: disk.family,
  edition: disk.edition,
  size: size(disk.size),
  ...caps(disk, disk.unit),
  ...present(
    'burst',
    disk.burst && { ...caps(disk.burst, disk.unit), lasts: printed(disk.burst.minutes, 'min') },
  ),
  ...present('onDemand', disk.onDemand && caps(disk.onDemand, disk.unit)),
  ...present('plus', disk.plus && caps(disk.plus, disk.unit)),
  hostCache: disk.hostCache,
  ...citation(disk),
});

const vmOf = (vm: Vm) => ({
  name: vm.name,
  series: vm.series,
  edition: vm.edition,
  ...present('vcpus', vm.vcpus),
  ...present('memory', vm.memory && size(vm.memory)),
  maxDataDisks: vm.maxDataDisks,
  ...present('temp', vm.temp && size(vm.temp)),
  ...present('cacheSize', vm.cacheSize && size(vm.cacheSize)),
  cached: gate(vm.cached, vm.unit),
  uncached: gate(vm.uncached, vm.unit),
  ...present('localDisk', vm.localDisk && caps(vm.localDisk, vm.unit)),
  ...present('cachedBurst', vm.cachedBurst && caps(vm.cachedBurst, vm.unit)),
  ...present('uncachedBurst', vm.uncachedBurst && caps(vm.uncachedBurst, vm.unit)),
  ...present('elastic', vm.elastic && caps(vm.elastic, vm.unit)),
  ...present('elasticBurst', vm.elasticBurst && caps(vm.elasticBurst, vm.unit)),
  tempDisk: vm.tempDisk,
  hostCache: vm.hostCache,
  ...citation(vm),
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

/** The document, ready to be written. */
export const limitsJson = () => ({
  $schema: './limits.schema.json',
  version,
  date: newestDate,
  editions,
  units,
  missing,
  sources: allSources,
  rules: Object.entries<Rule>(rules).map(ruleOf),
  disks: disks.map(diskOf),
  elastic: elasticFamilies.map(elasticOf),
  vms: vms.map(vmOf),
  prices,
  conflicts,
});

export type LimitsJson = ReturnType<typeof limitsJson>;
