/** Other disks to try in the place of one. */
import type { Catalogue, Disk } from '../../limits/types.ts';
import {
  type DiskChange,
  provisionedWith,
  sameDiskFaster,
} from '../../storage/change/faster-disks.ts';
import type { Kind } from '../../storage/path/path.ts';
import { provisionedLike } from '../../storage/set-up/provisioned-like.ts';
import { canBeProvisioned } from '../../storage/set-up/provisioning.ts';
import { tiersOf } from '../../storage/set-up/series.ts';
import { bytesPerSecond, iops, tightAbove } from '../../units/index.ts';
import { caseOf, type Given, typicalSyncOf } from './case.ts';
import type { Result } from './model.ts';

/** The disk with so many times what holds its commits back. */
function moreOf(disk: Disk, { limit, held }: Result, times: number): Disk {
  const isShort = (kind: Kind) => held === 'all' && limit.by.some((one) => one.kind === kind);
  return {
    ...disk,
    iops: isShort('iops') ? iops(times * disk.iops) : disk.iops,
    throughput: isShort('throughput') ? bytesPerSecond(times * disk.throughput) : disk.throughput,
  };
}

/**
 * Disks of at least the same size that keep what the present one was bought with, a list for each kind: the same disk
 * faster, or a Premium SSD, the smallest first of those whose IOPS limit is not the bottleneck; and Premium SSD v2 and
 * Ultra Disk with the limits of the disk, more where these hold it back, and what the workload asks for. Neither has zone
 * redundancy, which is given up only where a threshold is missed with it.
 */
export function otherDisks(
  inputs: Given,
  result: Result,
  catalogue: Catalogue,
): readonly (readonly DiskChange[])[] {
  const { disk, limits } = inputs;
  const { throughput, needsWriteAccelerator } = caseOf(inputs, catalogue).facts;
  const { judged, threshold } = result;
  const isLate = judged?.of === 'mean at limit' && threshold;
  const enough = isLate ? judged.latency / threshold.limit / tightAbove : 2;
  const faster = [2, enough].map((times) => moreOf(disk, result, times));
  const same = sameDiskFaster(disk, 'None', catalogue);
  const premium = tiersOf('Premium SSD', { zrs: disk.bought?.zrs }, catalogue.disks(limits))
    .filter(({ family, size }) => family !== disk.family && size >= disk.size)
    .map((other): DiskChange => ({ disk: other, way: 'family' }));
  const isQuick = ({ disk: other }: DiskChange) =>
    other.iops * typicalSyncOf({ ...inputs, disk: other }, catalogue).low >= 1;
  const tiered = needsWriteAccelerator ? [] : [same.tiers, same.larger, same.plus, premium];
  const likes = [...faster, disk].map((one) => provisionedLike(one, catalogue, throughput?.min));
  return [
    faster.flatMap((one) => provisionedWith({ disk, disks: 1 }, one)),
    ...tiered.map((kind) => kind.filter(isQuick)),
    ...(limits === 'current' && (canBeProvisioned(disk) || result.verdict === 'throttled')
      ? (['Premium SSD v2', 'Ultra Disk'] as const).map((family) =>
          likes.flatMap((disks) =>
            disks
              .filter((other) => other.family === family)
              .map((other): DiskChange => ({ disk: other, way: 'family' })),
          ),
        )
      : []),
  ];
}
