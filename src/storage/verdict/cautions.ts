/**
 * What Azure accepts although it has no effect, uses up local storage, or is on no list: warnings beside
 * the figures, where `refused.ts` has what Azure refuses.
 */

import { seriesWithoutElastic, ultraSeries, uncachedSeries } from '../../limits/series-lists.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { formatBytes } from '../../units/index.ts';
import { diskName } from '../path/disk-names.ts';
import { nvmePartLeft } from '../path/local.ts';
import type { DiskGroup } from '../set-up/disk-group.ts';
import { supportsCache } from '../set-up/host-cache.ts';
import type { Fault } from '../set-up/refused.ts';

/** Is this an Ultra Disk on a series that Microsoft does not list for it? */
export const isUnlistedUltra = ({ family }: Pick<Disk, 'family'>, { series }: Vm): boolean =>
  family === 'Ultra Disk' && !ultraSeries.includes(series);

/** Is this a disk type that is missing where the page of the series names those that it supports? */
const isUnnamedType = ({ family }: Pick<Disk, 'family'>, { series }: Vm): boolean =>
  (family === 'Premium SSD v2' || family === 'Ultra Disk') && seriesWithoutElastic.includes(series);

/** Is this a type of disk that the vendor’s pages exclude on such a series? */
export const isExcludedOn = (vm: Vm, disk: Pick<Disk, 'family'>): boolean =>
  isUnlistedUltra(disk, vm) || isUnnamedType(disk, vm);

const isUnsupportedCache = ({ role, cache, disk }: DiskGroup, vm: Vm) =>
  cache !== 'None' && disk.placement === undefined && !supportsCache(vm, role);

/** A host cache setting that a size does not support. Of an L series it is known that Azure accepted it on one size. */
const cacheCautions = (vm: Vm, groups: readonly DiskGroup[]): readonly Fault[] =>
  groups
    .filter((group) => isUnsupportedCache(group, vm))
    .map(({ role, cache }) => {
      const text = `Host cache ${cache} on ${role}: Microsoft does not support it for data disks of ${vm.name}. It counts as None`;
      return uncachedSeries.includes(vm.series)
        ? { text: `${text}, although Azure may accept it.`, rule: 'cache-no-series' }
        : { text: `${text}.` };
    });

/** An ephemeral OS disk takes whole NVMe disks; where those are the temp disk, nothing is left of it. */
const ephemeralCautions = (vm: Vm, groups: readonly DiskGroup[]): readonly Fault[] =>
  groups
    .filter((group) => group.disk.placement === 'NvmeDisk' && nvmePartLeft(vm, [group]) === 0)
    .map(({ disk }) => ({
      text: `${diskName(disk)} takes the whole local NVMe storage of ${vm.name}${vm.tempDisk === 'local NVMe' ? `, ${formatBytes(vm.temp ?? disk.size)}: nothing remains for a temp disk` : ''}.`,
      rule: 'ephemeral-place',
    }));

const ultraCaution = ({ series, elastic }: Vm): Fault => ({
  text: `Ultra Disk: the ${series} series is not on Microsoft’s list of 2026-08-24${elastic ? ', although its own page has a limit for Ultra Disk' : ''}. The resource API says whether your region offers it (UltraSSDAvailable).`,
  rule: 'ultra-series',
});

/** One warning for each type, which cites the page that names others. */
const typeCautions = (vm: Vm, groups: readonly DiskGroup[]): readonly Fault[] =>
  [
    ...new Set(groups.filter(({ disk }) => isUnnamedType(disk, vm)).map(({ disk }) => disk.family)),
  ].map((family) => ({
    text: `${family}: a page of the ${vm.series} series names Standard SSD, Standard HDD and Premium SSD alone. Try one first.`,
    // For these series it is the page from 2021.
    ...(vm.series.startsWith('DC') && { source: 'dcasv5-2021' }),
  }));

/**
 * Does this size not support the disks or their cache, by what Microsoft lists? Then it is not recommended
 * in place of another.
 */
export const isUnsupported = (vm: Vm, groups: readonly DiskGroup[]): boolean =>
  groups.some((group) => isExcludedOn(vm, group.disk) || isUnsupportedCache(group, vm));

/** Every warning about a set-up that can be built. */
export const cautionsOn = (vm: Vm | undefined, groups: readonly DiskGroup[]): readonly Fault[] =>
  vm
    ? [
        ...(groups.some(({ disk }) => isUnlistedUltra(disk, vm)) ? [ultraCaution(vm)] : []),
        ...typeCautions(vm, groups),
        ...cacheCautions(vm, groups),
        ...ephemeralCautions(vm, groups),
      ]
    : [];
