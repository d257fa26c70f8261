/** Performance tiers that cost more than a lower one with the same limits, as P50 beside P40. */
import type { Catalogue } from '../../limits/types.ts';
import { bytesPerSecond, iops } from '../../units/index.ts';
import type { Group } from '../set-up/demand.ts';
import type { DisksChange } from './conversion.ts';
import { tiered } from './disk-changes.ts';

/** The lowest tiers with the limits of the present ones, where these are higher. */
export const lowerTiers = (
  groups: readonly Group[],
  catalogue: Catalogue,
): readonly DisksChange[] =>
  groups.flatMap((of) => {
    const { disk, count } = of;
    if (!disk.bought?.raised) return [];
    const asMuch = {
      iops: iops(disk.iops * count),
      throughput: bytesPerSecond(disk.throughput * count),
    };
    return tiered(of, asMuch, catalogue)
      .filter((found) => found.disk.name !== disk.name)
      .map((found) => ({ of, way: 'tier', ...found }));
  });
