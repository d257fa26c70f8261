/** Sets of equal disks that meet a target, on a VM or by themselves, and what the disks cost. */
import type { Prices } from '../../limits/prices/region-prices.ts';
import type { Disk, Edition, Vm } from '../../limits/types.ts';
import { exceeds, gib, roundedUp } from '../../units/index.ts';
import { costOf } from '../set-up/cost.ts';
import type { DiskGroup } from '../set-up/disk-group.ts';
import type { DiskSet, Needs } from '../set-up/provisioning.ts';
import {
  checkVolume,
  limitsOf,
  smallestIo,
  unpublishedOf,
  type Volume,
  type VolumeLimit,
} from '../set-up/volume.ts';

/** A set as a volume without a host cache. */
export const volumeOf = ({ disk, disks }: DiskSet, vm: Vm | undefined): Volume => ({
  disk,
  disks,
  vm,
  cached: false,
  read: 1,
  hit: 0,
});
/** The same as data disks of a VM. */
export const groupOf = ({ disk, disks: count }: DiskSet): DiskGroup => ({
  role: 'data',
  disk,
  count,
  cache: 'None',
});

/** Which limits on the path of this set, its own and those of the VM, are below what is needed? */
export const shortOf = (set: DiskSet, vm: Vm | undefined, needs: Needs): readonly VolumeLimit[] =>
  limitsOf(volumeOf(set, vm), smallestIo).filter(({ kind, sustained }) =>
    exceeds(needs[kind], sustained),
  );

/**
 * Can this set be built, is every limit on its path published, and does it deliver what is needed?
 * Of sizes that only the tables of 2018 have it is not known which disks they can have.
 */
export const delivers = (
  set: DiskSet,
  vm: Vm | undefined,
  needs: Needs,
  edition: Edition,
): boolean => {
  const volume = volumeOf(set, vm);
  return (
    (vm === undefined || vm.edition === 'current') &&
    checkVolume(volume, smallestIo, 'None', edition).faults.length === 0 &&
    unpublishedOf(volume).length === 0 &&
    shortOf(set, vm, needs).length === 0
  );
};

/** USD a month for the disks alone; nothing where the region has no price for them. */
export const priceOf = ({ disk, disks }: DiskSet, prices: Prices): number | undefined =>
  costOf({ vm: undefined, groups: [groupOf({ disk, disks })] }, 'linux', prices).total?.disks;

/**
 * More small disks than this are not striped in practice, though 38 of 8 GiB can cost less than six of
 * 128 GiB. Of disks from 1 TiB on, which high IOPS need in numbers, as many are counted as can be attached.
 */
const maxSmall = { disks: 16, below: gib(1024) };

/**
 * The least number of disks of each tier that meets the needs by itself.
 * @param tiers disks of one family, of which no more than `max` can be attached
 */
export const setsOf = (
  tiers: readonly Disk[],
  { capacity, iops, throughput }: Needs,
  max: number,
): readonly DiskSet[] =>
  tiers
    .map((disk) => ({
      disk,
      disks: Math.max(
        1,
        roundedUp(capacity / disk.size),
        roundedUp(iops / disk.iops),
        roundedUp(throughput / disk.throughput),
      ),
    }))
    .filter(
      ({ disk, disks }) =>
        disks <= (disk.size < maxSmall.below ? Math.min(max, maxSmall.disks) : max),
    );

/** A set with what its disks cost a month. */
export type PricedSet = DiskSet & { readonly cost: number };

/** The sets that have a price, the cheapest first; of equal ones that with fewer disks. */
export const cheapestFirst = <Set extends DiskSet>(
  sets: readonly Set[],
  prices: Prices,
): readonly (Set & PricedSet)[] =>
  sets
    .flatMap((set) => {
      const cost = priceOf(set, prices);
      return cost === undefined ? [] : [{ ...set, cost }];
    })
    .toSorted((a, b) => a.cost - b.cost || a.disks - b.disks);

/** A set whose disks have the performance of a higher tier for a time. */
export type TieredSet = PricedSet & {
  readonly tier: Disk;
  /** USD a month while the tier is set. */
  readonly raised: number;
};

/**
 * Which set is large enough, and meets the needs while its disks are set to a higher performance
 * tier? The one that is cheapest without the tier, at the cheapest tier that is enough.
 * @param maxTierOf the highest tier that a disk can be set to
 */
export function tieredSet(
  tiers: readonly Disk[],
  needs: Needs,
  max: number,
  maxTierOf: (disk: Disk) => Disk | undefined,
  prices: Prices,
): TieredSet | undefined {
  const bases = cheapestFirst(
    setsOf(
      tiers,
      { ...needs, iops: 0 as Needs['iops'], throughput: 0 as Needs['throughput'] },
      max,
    ),
    prices,
  );
  for (const base of bases) {
    const highest = maxTierOf(base.disk);
    if (!highest) continue;
    const enough = tiers.filter(
      ({ size, iops, throughput }) =>
        size > base.disk.size &&
        size <= highest.size &&
        !exceeds(needs.iops, iops * base.disks) &&
        !exceeds(needs.throughput, throughput * base.disks),
    );
    const [tier] = cheapestFirst(
      enough.map((disk) => ({ disk, disks: base.disks })),
      prices,
    );
    if (tier) return { ...base, tier: tier.disk, raised: tier.cost };
  }
  return undefined;
}
