/** Faster disks in the place of those of a volume, of every kind: none gives up what the present ones were bought with. */

import { elasticFamilies } from '../../limits/elastic.ts';
import { type Choices, tieredDisk } from '../../limits/tiered-disks.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { type Bytes, bytesPerSecond, gib, iops } from '../../units/index.ts';
import type { Cache } from '../set-up/disk-group.ts';
import {
  canBeProvisioned,
  isConfiguration,
  type Needs,
  smallestOf,
} from '../set-up/provisioning.ts';
import { largerDisks } from '../set-up/series.ts';
import type { Volume } from '../set-up/volume.ts';
import type { Way } from './change.ts';

export type DiskChange = { readonly disk: Disk; readonly way: Exclude<Way, 'count'> };

/** What the disks of a volume have to deliver together. */
type Rates = Omit<Needs, 'capacity'>;
type Disks = Pick<Volume, 'disk' | 'disks' | 'cached'>;

/** What is needed, of no kind less than the present disks have. */
const noLess = ({ disk, disks }: Pick<Disks, 'disk' | 'disks'>, needs: Rates): Needs => ({
  capacity: (disk.size * disks) as Bytes,
  iops: iops(Math.max(needs.iops, disk.iops * disks)),
  throughput: bytesPerSecond(Math.max(needs.throughput, disk.throughput * disks)),
});

/** The same provisioned disks with what is needed, never with less than they have. */
export function provisionedWith(
  { disk, disks }: Pick<Disks, 'disk' | 'disks'>,
  needs: Rates,
): readonly DiskChange[] {
  const elastic = elasticFamilies.find(({ family }) => family === disk.family);
  if (!elastic) return [];
  const found = smallestOf(elastic, noLess({ disk, disks }, needs), disks);
  return isConfiguration(found) ? [{ disk: found.disk, way: 'provision' }] : [];
}

/** A Premium SSD v2 of the same size with what is needed, in place of a disk of a tier without zone redundancy. */
export function asPremiumV2({ disk, disks, cached }: Disks, needs: Rates): readonly DiskChange[] {
  const v2 = elasticFamilies.find(({ family }) => family === 'Premium SSD v2');
  const isOther = elasticFamilies.every(({ family }) => family !== disk.family);
  if (!v2 || !isOther || cached || !canBeProvisioned(disk) || disk.edition !== 'current') return [];
  const found = smallestOf(v2, noLess({ disk, disks }, needs), disks);
  return isConfiguration(found) ? [{ disk: found.disk, way: 'family' }] : [];
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
  return { tiers, larger, plus: disk.bought?.raised || disk.bought?.plus ? [] : plus };
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
