/** What would make a volume faster? Each change is verified by the same computation before it is recommended. */
import { exceeds } from '../../laws/index.ts';
import { boughtDisk, type Choices } from '../../limits/bought-disks.ts';
import { elasticDisk, elasticFamilies, maxIops, maxThroughput } from '../../limits/elastic.ts';
import type { Catalogue, Disk, Edition, Vm } from '../../limits/types.ts';
import { type Bytes, bytesIn, gib } from '../../units/index.ts';
import { largerDisks, sizesOfSeries } from '../set-up/series.ts';
import type { Cache } from '../set-up/set-up.ts';
import {
  type Bottleneck,
  bottleneckOf,
  checkVolume,
  limitsOf,
  type Volume,
} from '../set-up/volume.ts';
import type { Way } from './change.ts';

type DiskChange = { readonly disk: Disk; readonly way: Exclude<Way, 'count' | 'family'> };
type Change = { readonly vm: Vm } | { readonly disks: number } | DiskChange;

/** One change of a volume, and its bottleneck after the change. */
export type VolumeChange = Change & { readonly then: Bottleneck };

const isDiskOnly = ({ by }: Bottleneck) => by.every(({ sharedBy }) => sharedBy === 'disk');

/** Twice of what is the bottleneck on the same provisioned disk, or as much as its size can have. */
function moreProvisioned(disk: Disk, { by }: Bottleneck): readonly DiskChange[] {
  const elastic = elasticFamilies.find(({ family }) => family === disk.family);
  if (!elastic) return [];
  const isShort = (kind: 'iops' | 'throughput') => by.some((limit) => limit.kind === kind);
  const size = disk.size / gib(1);
  const [rate, mbps] = [disk.iops, disk.throughput / bytesIn['MB/s']];
  const doubled = isShort('iops') ? 2 * rate : rate;
  const throughput = isShort('throughput')
    ? Math.min(2 * mbps, maxThroughput(elastic, Infinity))
    : mbps;
  // MB/s need IOPS.
  const needed = Math.ceil(throughput / elastic.rules.throughputPerIops.value);
  const most = Math.floor(maxIops(elastic, size));
  const given = Math.min(most, Math.max(doubled, throughput > mbps ? needed : 0));
  const provisioned = {
    ...{ gib: size, iops: given },
    mbps: Math.floor(Math.min(throughput, maxThroughput(elastic, given))),
  };
  return [{ disk: elasticDisk(elastic, provisioned), way: 'provision' }];
}

/** The same disk at a higher tier, the lowest first, and with performance plus. */
function sameDiskFaster(disk: Disk, catalogue: Catalogue): readonly (readonly DiskChange[])[] {
  const all = catalogue.disks(disk.edition);
  const tier = all.find(({ name }) => name === (disk.bought?.of ?? disk.tier ?? disk.name));
  if (!tier) return [];
  const now = { size: disk.size / gib(1), zrs: disk.bought?.zrs };
  const found = (choices: Choices, way: DiskChange['way']): readonly DiskChange[] => {
    const one = boughtDisk(tier, { ...now, ...choices }, all);
    return 'row' in one && one.row.name !== disk.name ? [{ disk: one.row, way }] : [];
  };
  const higher = all
    .filter(({ size }) => size > tier.size)
    .toSorted((a, b) => a.size - b.size)
    .flatMap(({ name }) => (disk.bought?.plus ? [] : found({ raised: name }, 'tier')));
  return [higher, disk.bought?.raised ? [] : found({ plus: true }, 'plus')];
}

/**
 * What would raise the rate of this volume at this IO size? Everything that is returned can be
 * built, and no limit on its path is unpublished.
 * @returns at most one change of each kind, the least disruptive first: more of what is provisioned, a higher tier, a
 *   larger disk, performance plus, one disk more; and a VM size of the same series
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
  const [tiers = [], plus = []] = sameDiskFaster(disk, catalogue);
  const ofDisks: readonly (readonly Change[])[] = [
    moreProvisioned(disk, now),
    tiers,
    largerDisks(disk, cache, catalogue).map((other) => ({ disk: other, way: 'size' })),
    plus,
    [{ disks: disks + 1 }],
  ];
  const kindsOfChange: readonly (readonly Change[])[] = [
    ...(isShortOfDisks ? ofDisks : []),
    vm && !isDiskOnly(now) ? sizesOfSeries(vm, catalogue).map((other) => ({ vm: other })) : [],
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
