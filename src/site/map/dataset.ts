/** Which sizes of the dataset are on the map. Runs at build: the rule is that of Find, and its figures are those of the rows. */
import { fields } from '../../calculators/find/fields.ts';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { parseSizeName } from '../../limits/size-name.ts';
import type { Vm } from '../../limits/types.ts';
import { exclusionsOf } from '../../storage/find/exclusions.ts';
import type { Exclusion } from '../../storage/find/requirement.ts';
import { formatNumber, gib } from '../../units/index.ts';
import type { MapSize, MapSizes } from './sizes.ts';

/** What Find leaves out unless told otherwise, in the words of its field. */
const excluded = fields.exclude.initial.split(',') as readonly Exclusion[];

const today = fullDataset.catalogue.vms('current');

/** Why a size is not on the map; a limit that is not published cannot be drawn, whatever is left out. */
const reasonOf = (vm: Vm): Exclusion | undefined =>
  exclusionsOf(vm).find((one) => excluded.includes(one)) ??
  (limitsOf(vm) ? undefined : 'unpublished');

function limitsOf({ uncached: { iops, throughput } }: Vm) {
  return typeof iops === 'number' && typeof throughput === 'number'
    ? { iops, throughput }
    : undefined;
}

/** The rows that are on the map. */
export const mapped: readonly Vm[] = today.filter((vm) => reasonOf(vm) === undefined);

function sizeOf(vm: Vm): readonly MapSize[] {
  const limits = limitsOf(vm);
  if (!limits) return [];
  const { family = vm.series, generation = 1 } = parseSizeName(vm.name) ?? {};
  return [
    {
      name: vm.name,
      series: vm.series,
      family,
      generation,
      ...limits,
      vcpus: vm.vcpus ?? 0,
      memory: (vm.memory ?? 0) / gib(1),
    },
  ];
}

export const mapSizes: MapSizes = {
  sizes: mapped.flatMap(sizeOf),
  all: today.map(({ name, series }) => ({ name, series })),
};

const countOf = (reason: Exclusion) => today.filter((vm) => reasonOf(vm) === reason).length;

/** How many sizes have no published limits, and are not left out for another reason. */
export const unpublished = countOf('unpublished');

const words: Readonly<Record<Exclusion, string>> = {
  retiring: 'that retire or cannot be deployed by everybody',
  preview: 'in preview or not in the resource API',
  arm: 'with Arm processors',
  burstable: 'burstable',
  gpu: 'with GPUs',
  unpublished: '',
};

/** “99 that retire …, 97 with Arm processors”: each size counted for its first reason. */
export const leftOutText: string = excluded
  .filter((reason) => reason !== 'unpublished' && countOf(reason) > 0)
  .map((reason) => `${formatNumber(countOf(reason))} ${words[reason]}`)
  .join(', ');

/** How many of the sizes on the map have a limit of their own for Premium SSD v2 and Ultra Disk. */
export const elasticCount = mapped.filter(({ elastic }) => elastic).length;
