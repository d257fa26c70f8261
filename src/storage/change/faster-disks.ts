/** Faster disks in the place of those of a volume, of every kind: none gives up what the present ones were bought with. */

import { type Choices, tieredDisk } from '../../limits/tiered-disks.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { gib } from '../../units/index.ts';
import { isProvisioned } from '../path/path.ts';
import type { Cache } from '../set-up/disk-group.ts';
import { canBeProvisioned, type Needs, provisionedAs } from '../set-up/provisioning.ts';
import { largerDisks } from '../set-up/series.ts';
import type { Volume } from '../set-up/volume.ts';
import { isExcludedOn } from '../verdict/cautions.ts';
import type { Way } from './change.ts';

export type DiskChange = { readonly disk: Disk; readonly way: Exclude<Way, 'count'> };

/** What the disks of a volume have to deliver together. */
type Rates = Omit<Needs, 'capacity'>;
type Disks = Pick<Volume, 'vm' | 'disk' | 'disks' | 'cached'>;

/** The same provisioned disks with what is needed. */
export const provisionedWith = (
  now: Pick<Disks, 'disk' | 'disks'>,
  needs: Rates,
): readonly DiskChange[] =>
  provisionedAs(now.disk.family, now, needs).map(({ disk }) => ({ disk, way: 'provision' }));

/**
 * A Premium SSD v2 of the same size with what is needed, in place of a disk of a tier without zone redundancy; none on
 * a VM that Microsoft does not name for it, as a disk that was converted cannot be converted back.
 */
export function asPremiumV2(volume: Disks, needs: Rates): readonly DiskChange[] {
  const { vm, disk, cached } = volume;
  const family = 'Premium SSD v2';
  if (isProvisioned(disk) || cached || !canBeProvisioned(disk) || disk.edition !== 'current')
    return [];
  if (vm && isExcludedOn(vm, { family })) return [];
  return provisionedAs(family, volume, needs).map((one) => ({
    disk: one.disk,
    way: 'family',
  }));
}

/** Premium SSD that hold as much, the smallest first, in place of Standard SSD or HDD without zone redundancy. */
export function asPremium({ disk }: Disks, cache: Cache, catalogue: Catalogue) {
  if (!disk.family.startsWith('Standard') || disk.bought?.zrs) return [];
  return catalogue
    .disks(disk.edition)
    .filter(({ family, size }) => family === 'Premium SSD' && size >= disk.size)
    .filter(({ hostCache }) => cache === 'None' || hostCache === 'yes')
    .toSorted((a, b) => a.size - b.size)
    .map((other): DiskChange => ({ disk: other, way: 'family' }));
}

/** The same disk at a higher tier, the lowest first; larger disks, the smallest first; and it or a larger one with performance plus. */
export function sameDiskFaster(
  disk: Disk,
  cache: Cache,
  catalogue: Catalogue,
): Readonly<Record<'tiers' | 'larger' | 'plus', readonly DiskChange[]>> {
  const larger = largerDisks(disk, cache, catalogue).map(
    (other): DiskChange => ({ disk: other, way: 'size' }),
  );
  const all = catalogue.disks(disk.edition);
  const tier = all.find(({ name }) => name === (disk.bought?.of ?? disk.tier ?? disk.name));
  if (!tier) return { tiers: [], larger, plus: [] };
  const now = { size: disk.size / gib(1), zrs: disk.bought?.zrs };
  const found = (choices: Choices, way: DiskChange['way'], of = tier): readonly DiskChange[] => {
    const one = tieredDisk(of, { ...now, ...choices }, all);
    return 'row' in one && one.row.name !== disk.name ? [{ disk: one.row, way }] : [];
  };
  const tiers = all
    .filter(({ size }) => size > tier.size)
    .toSorted((a, b) => a.size - b.size)
    .flatMap(({ name }) => (disk.bought?.plus ? [] : found({ raised: name }, 'tier')));
  const plus = all
    .filter(({ family, size }) => family === tier.family && size >= tier.size)
    .toSorted((a, b) => a.size - b.size)
    .flatMap((other) => {
      const size = other === tier ? now.size : other.size / gib(1);
      return found({ size, plus: true }, 'plus', other);
    })
    .filter((one) => cache === 'None' || one.disk.hostCache === 'yes');
  return { tiers, larger, plus: disk.bought?.plus ? [] : plus };
}

/** Other disks with which a volume would deliver so much, as a list for each kind, the smallest first. */
export function disksFor(
  volume: Disks,
  needs: Rates,
  cache: Cache,
  catalogue: Catalogue,
): readonly (readonly DiskChange[])[] {
  const { tiers, larger, plus } = sameDiskFaster(volume.disk, cache, catalogue);
  return [provisionedWith(volume, needs), tiers, larger, asPremiumV2(volume, needs), plus];
}

const tierOf = ({ name, tier }: Disk) => tier ?? name;

/** Those without a larger disk of the tier that the present one can be set to: that costs as much, and can be taken back. */
export function withoutLikeTier<C extends Partial<DiskChange>>(
  changes: readonly C[],
): readonly C[] {
  const tiers = changes.flatMap(({ way, disk }) => (disk && way === 'tier' ? tierOf(disk) : []));
  return changes.filter(
    ({ way, disk }) => !(disk && way === 'size' && tiers.includes(tierOf(disk))),
  );
}
