/** Performance tiers: which are enough, and which cost more than a lower one with the same limits, as P50 beside P40. */
import { tieredDisk } from '../../limits/tiered-disks.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { bytesPerSecond, exceeds, gib, iops } from '../../units/index.ts';
import type { Group } from '../set-up/demand.ts';
import type { DisksChange } from './conversion.ts';
import type { Short } from './group-shortfall.ts';

/** Do so many of these disks have what is needed? */
export const isEnough = (disk: Disk, count: number, needs: Short['kept']) =>
  !exceeds(needs.iops, disk.iops * count) && !exceeds(needs.throughput, disk.throughput * count);

/** The tier that a disk has by its size. */
export const tierOfSize = ({ name, bought, tier }: Disk, all: readonly Disk[]) =>
  all.find((one) => one.name === (bought?.of ?? tier ?? name));

/** The lowest performance tier that is enough, from that of its size on. */
export function tiered({ disk, count }: Group, needs: Short['kept'], catalogue: Catalogue) {
  const all = catalogue.disks(disk.edition);
  const base = tierOfSize(disk, all);
  if (disk.family !== 'Premium SSD' || disk.bought?.plus || !base) return [];
  const choices = { size: disk.size / gib(1), zrs: disk.bought?.zrs };
  const found = all
    .filter(({ family }) => family === disk.family)
    .toSorted((a, b) => a.size - b.size)
    .flatMap((tier) => {
      const one = tieredDisk(
        base,
        { ...choices, raised: tier === base ? undefined : tier.name },
        all,
      );
      return 'row' in one && isEnough(one.row, count, needs) ? [{ disk: one.row, count }] : [];
    });
  return found.slice(0, 1);
}

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
