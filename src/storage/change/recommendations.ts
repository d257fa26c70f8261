/** What would make a volume faster? Each change is verified by the same computation before it is recommended. */
import { exceeds } from '../../laws/index.ts';
import type { Catalogue, Disk, Edition, Vm } from '../../limits/types.ts';
import type { Bytes } from '../../units/index.ts';
import { largerDisks, sizesOfSeries } from '../set-up/series.ts';
import type { Cache } from '../set-up/set-up.ts';
import {
  type Bottleneck,
  bottleneckOf,
  checkVolume,
  limitsOf,
  type Volume,
} from '../set-up/volume.ts';

type Change = { readonly vm: Vm } | { readonly disks: number } | { readonly disk: Disk };

/** One change of a volume, and its bottleneck after the change. */
export type VolumeChange = Change & { readonly then: Bottleneck };

const isDiskOnly = ({ by }: Bottleneck) => by.every(({ sharedBy }) => sharedBy === 'disk');

/**
 * What would raise the rate of this volume at this IO size? Everything that is returned can be
 * built, and no limit on its path is unpublished.
 * @returns at most one change of each kind: a VM size of the same series, one disk more, a larger disk
 */
export function changesThatHelp(
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
  catalogue: Catalogue,
): readonly VolumeChange[] {
  const { vm, disk, disks } = volume;
  const now = bottleneckOf(limitsOf(volume, size));
  if (!now) return [];
  const isShortOfDisks = now.by.some(({ sharedBy }) => sharedBy === 'disk');
  const kindsOfChange: readonly (readonly Change[])[] = [
    vm && !isDiskOnly(now) ? sizesOfSeries(vm, catalogue).map((other) => ({ vm: other })) : [],
    isShortOfDisks ? [{ disks: disks + 1 }] : [],
    isShortOfDisks ? largerDisks(disk, cache, catalogue).map((other) => ({ disk: other })) : [],
  ];
  return kindsOfChange.flatMap((changes) => {
    for (const change of changes) {
      const changed = { ...volume, ...change };
      const { verdict, unpublished } = checkVolume(changed, size, cache, edition);
      const then = bottleneckOf(limitsOf(changed, size));
      if (verdict === 'not-possible' || unpublished.length > 0 || !then) continue;
      // A larger VM is only recommended where it no longer limits the disks.
      if (exceeds(then.iops, now.iops) && (!('vm' in change) || isDiskOnly(then)))
        return [{ ...change, then }];
    }
    return [];
  });
}
