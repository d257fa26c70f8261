/** What would make a volume faster? Each change is verified by the same computation before it is recommended. */
import { elasticDisk, elasticFamilies, maxIops, maxThroughput } from '../../limits/elastic.ts';
import type { Catalogue, Disk, Edition, Vm } from '../../limits/types.ts';
import { type Bytes, bytesIn, bytesPerSecond, exceeds, gib, iops } from '../../units/index.ts';
import { nvmeDisksIn } from '../path/local.ts';
import type { Cache, DiskGroup } from '../set-up/disk-group.ts';
import {
  type Bottleneck,
  bottleneckOf,
  checkVolume,
  limitsOf,
  unpublishedOf,
  type Volume,
} from '../set-up/volume.ts';
import { absurdTimes } from './alternatives.ts';
import { type Change, type Disruption, disruptionOf } from './change.ts';
import { asPremium, asPremiumV2, type DiskChange, sameDiskFaster } from './faster-disks.ts';
import { ofSameLetter, type Present, sizesInTurn, sizesWithMore } from './successors.ts';

/** Other disks, another VM or more of the disks, in place of a volume. */
export type AnyChange =
  /** Local NVMe disks are as many as the other VM has. */
  { readonly vm: Vm; readonly disks?: number } | { readonly disks: number } | DiskChange;

/** One change of a volume, and its bottleneck after the change. */
export type VolumeChange = AnyChange & { readonly then: Bottleneck };

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
    gib: size,
    iops: given,
    mbps: Math.floor(Math.min(throughput, maxThroughput(elastic, given))),
  };
  return [{ disk: elasticDisk(elastic, provisioned), way: 'provision' }];
}

/** A change of a volume as one of a set-up, and how disruptive it is. */
export function changeOfVolume(
  change: AnyChange,
  volume: Pick<Volume, 'disk' | 'disks' | 'vm' | 'cached'>,
): { readonly change: Change; readonly how: Disruption } {
  const { disk, disks: count, vm } = volume;
  const cache = volume.cached ? 'ReadOnly' : 'None';
  const of = { role: 'data', disk, count, cache, iops: undefined } as const;
  const other: Change =
    'vm' in change
      ? { vm: change.vm }
      : 'disks' in change
        ? { disks: [{ of, disk, count: change.disks, way: 'count' }] }
        : { disks: [{ of, disk: change.disk, count, way: change.way }] };
  return { change: other, how: disruptionOf(other, { vm, groups: [of] }) };
}

const groupsOf = ({ disk, disks: count }: Volume, cache: Cache): readonly DiskGroup[] => [
  { role: 'data', disk, count, cache },
];

/** A change with which a volume that Azure refuses can be built. */
export type Mend = { readonly vm: Vm } | { readonly cache: 'None' };

/**
 * What can be built in place of a volume that Azure refuses: no host cache, the next size of the series, or a successor
 * of one that retires, that takes its disks, or the smallest of another series of the same letter, whose sizes a page has.
 */
export function waysToBuildVolume(
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
  catalogue: Catalogue,
  isSold: (change: { readonly vm: Vm }) => boolean,
): readonly Mend[] {
  const { vm } = volume;
  const groups = groupsOf(volume, cache);
  const isSound = (other: Volume, setting: Cache) =>
    checkVolume(other, size, setting, edition).verdict !== 'not-possible';
  if (cache !== 'None' && isSound({ ...volume, cached: false }, 'None')) return [{ cache: 'None' }];
  if (!vm) return [];
  const present = { vm, edition, groups };
  return [sizesWithMore(present, catalogue), ofSameLetter(present, catalogue)]
    .flatMap((sizes) => {
      const found = sizes.find(
        (other) => isSold({ vm: other }) && isSound({ ...volume, vm: other }, cache),
      );
      return found ? [{ vm: found }] : [];
    })
    .slice(0, 1);
}

/** All local NVMe disks that the VM has, or those of larger sizes. */
const moreLocalDisks = (
  { disks }: Volume,
  present: Present,
  catalogue: Catalogue,
): readonly (readonly AnyChange[])[] => {
  const all = nvmeDisksIn(present.vm) ?? disks;
  return [
    all > disks ? [{ disks: all }] : [],
    sizesWithMore(present, catalogue).map((other) => ({
      vm: other,
      disks: nvmeDisksIn(other) ?? disks,
    })),
  ];
};

/** Without costs nothing says whether less than this is worth a change: the simulation counts a tenth more as help. */
const clearly = 1.1;

/** What a volume costs a month with its VM; nothing without a price. */
export type VolumeCost = (volume: Volume) => number | undefined;

/**
 * What would raise the rate of this volume at this IO size? Everything that is returned can be
 * bought and built, and no limit on its path is unpublished.
 * @returns at most one change of each kind, the least disruptive first: more of what is provisioned, a higher tier or a
 *   larger disk (both where the larger one gives more), a Premium SSD v2, Premium SSD, performance plus, one disk more; a larger VM
 *   size; and, where costs are given, the cheapest of any series for each way to get there
 */
export function changesThatHelp(
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
  catalogue: Catalogue,
  isSold: (change: AnyChange) => boolean,
  costOf?: VolumeCost,
): readonly VolumeChange[] {
  const { vm, disk, disks } = volume;
  const now = bottleneckOf(limitsOf(volume, size));
  if (!now) return [];
  const isShortOfDisks = now.by.some(({ sharedBy }) => sharedBy === 'disk');
  const { tiers, larger, plus } = sameDiskFaster(disk, cache, catalogue);
  const present = vm && { vm, edition, groups: groupsOf(volume, cache) };
  const isOpen = vm !== undefined && unpublishedOf(volume).length > 0;
  const costOn = costOf && !isOpen ? (other: Vm) => costOf({ ...volume, vm: other }) : undefined;
  // What the region does not have has no price there.
  const most = (costOf?.(volume) ?? Number.POSITIVE_INFINITY) * absurdTimes;
  const twice = (kind: 'iops' | 'throughput') => (now.by.some((one) => one.kind === kind) ? 2 : 1);
  const ofDisks: readonly (readonly AnyChange[])[] = [
    moreProvisioned(disk, now),
    tiers,
    // A larger disk that loses its tier costs more than one with performance plus, and does no more.
    costOf && disk.bought?.raised ? plus.slice(1) : larger,
    asPremiumV2(volume, {
      iops: iops(disk.iops * disks * twice('iops')),
      throughput: bytesPerSecond(disk.throughput * disks * twice('throughput')),
    }),
    asPremium(volume, cache, catalogue),
    plus,
    [{ disks: disks + 1 }],
  ];
  const kindsOfChange: readonly (readonly AnyChange[])[] = disk.placement
    ? present
      ? moreLocalDisks(volume, present, catalogue)
      : []
    : [
        ...(isShortOfDisks ? ofDisks : []),
        ...(present && !isDiskOnly(now) ? sizesInTurn(present, catalogue, costOn, most) : []).map(
          (sizes) => sizes.map((other) => ({ vm: other })),
        ),
      ];
  const published: readonly (readonly AnyChange[])[] =
    present && isOpen ? [ofSameLetter(present, catalogue).map((other) => ({ vm: other }))] : [];
  const least = costOf ? now.iops : now.iops * clearly;
  const helpful = [...kindsOfChange, ...published].flatMap((changes) => {
    for (const change of changes.filter(isSold)) {
      const changed = { ...volume, ...change };
      const { verdict, unpublished } = checkVolume(changed, size, cache, edition);
      const then = bottleneckOf(limitsOf(changed, size));
      if (verdict === 'not-possible' || unpublished.length > 0 || !then) continue;
      // With limits that are all published it is known what the present VM gives at most.
      if (isOpen && 'vm' in change && !exceeds(now.iops, then.iops)) return [{ ...change, then }];
      // A larger VM is only recommended where it no longer limits the disks.
      if (exceeds(then.iops, least) && (!('vm' in change) || isDiskOnly(then)))
        return [{ ...change, then }];
    }
    return [];
  });
  const isFirst = (change: VolumeChange, at: number) =>
    !('vm' in change) ||
    at === helpful.findIndex((other) => 'vm' in other && other.vm === change.vm);
  // A higher tier costs what the larger disk costs, and can be taken back.
  const tier = helpful.find((change) => 'disk' in change && change.way === 'tier');
  const isNoBetter = (change: VolumeChange) =>
    tier !== undefined &&
    'disk' in change &&
    change.way === 'size' &&
    !exceeds(change.then.iops, tier.then.iops);
  const disksCost = (other: Partial<DiskChange>) =>
    costOf?.({ ...volume, ...other, vm: undefined }) ?? 0;
  const isAbsurd = (change: VolumeChange) =>
    'disk' in change && disksCost(change) > disksCost({}) * absurdTimes + 100;
  const isAlone = helpful.every(isAbsurd);
  return helpful.filter(
    (change, at) => isFirst(change, at) && !isNoBetter(change) && (isAlone || !isAbsurd(change)),
  );
}
