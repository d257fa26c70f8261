/** The disks that a volume can be made of anew, beside the tiers: what a search tries. */

import type { Disk } from './rows.ts';
import { fourTib, tieredDisk, zonedFamilies } from './tiered-disks.ts';

/** The disks of tiers with those beside them that have performance plus, which costs nothing where disks are made anew. */
export const withPlus = (disks: readonly Disk[]): readonly Disk[] =>
  disks.flatMap((disk) => {
    const found = disk.plus && tieredDisk(disk, { plus: true }, disks);
    return found && 'row' in found ? [disk, found.row] : [disk];
  });

/**
 * The disks that can be the cheapest of a volume: those of tiers, with performance plus, and of 4,095 GiB, which
 * costs and delivers what 4 TiB does and may have a host cache. A performance tier cannot be: it costs what
 * the larger disk costs, which delivers as much, holds more, and may have the same host cache in 4,095 GiB.
 */
export const forVolumes = (disks: readonly Disk[]): readonly Disk[] =>
  withPlus(disks).flatMap((disk) => {
    if (disk.size !== fourTib || disk.hostCache !== 'below 4 TiB') return [disk];
    const { of = disk.name, plus } = disk.bought ?? {};
    const tier = disks.find(({ name }) => name === of);
    const found = tier && tieredDisk(tier, { size: 4095, plus }, disks);
    return found && 'row' in found ? [disk, found.row] : [disk];
  });

/** The same disk with zone redundancy; nothing where its type has none. */
export function zoned(disk: Disk): Disk | undefined {
  const { name, tier, family, bought } = disk;
  if (bought?.zrs) return disk;
  if (!zonedFamilies.includes(family)) return undefined;
  const of = tier ?? name;
  return {
    ...disk,
    name: `${name}-ZRS`,
    tier: of,
    bought: { of, isWhole: tier === undefined, ...bought, zrs: true },
  };
}
