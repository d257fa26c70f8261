/** Groups of disks, and what is demanded of them: with which limits would they not be short? */
import { type Bytes, bytesPerSecond, iops, kib } from '../../units/index.ts';
import { sizeOn } from '../path/local.ts';
import type { Kind } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import type { Load } from '../set-up/loads.ts';
import type { Needs } from '../set-up/provisioning.ts';
import { type Assessment, leastOf } from '../verdict/assess.ts';

/** A group that is short, and what it needs. */
export type Short = {
  readonly group: Group;
  /** What is demanded of its disks, as a multiple of their limits. */
  readonly used: Readonly<Record<Kind, number>>;
  /** The same in IOPS and bytes a second of one volume. */
  readonly atDisk: Needs;
  /** Without what a host cache serves, for disks that have none. */
  readonly uncached: Needs;
  /** What other disks have at least, however little is asked: of a kind that is not, what the present ones have. */
  readonly kept: Omit<Needs, 'capacity'>;
};

/** IOs of databases are of this size or larger: with fewer MB/s the IOPS of a target without an IO size are had by nobody. */
const usualSize = kib(8);

/** What is demanded of the disks of a group. */
export function shortOf({ checks, setUp }: Assessment, load: Load, group: Group): Short {
  const ratio = (kind: Kind) => {
    const check = checks.find((one) => one.load === load && one.kind === kind);
    return check?.sustained ? leastOf(check) / check.sustained : 0;
  };
  const used = { iops: ratio('iops'), throughput: ratio('throughput') };
  const { disk, count } = group;
  const capacity = (sizeOn(setUp.vm, disk) * count) as Bytes;
  const { demand } = load;
  const uncached = {
    capacity,
    iops: demand.iops ?? iops(0),
    throughput: demand.throughput ?? bytesPerSecond(0),
  };
  const atDisk = {
    capacity,
    iops: iops(used.iops * disk.iops * count),
    throughput: bytesPerSecond(used.throughput * disk.throughput * count),
  };
  // A disk that is part of the VM has no limits but those of its VM.
  if (disk.placement)
    return {
      group,
      used,
      atDisk: uncached,
      uncached,
      kept: { iops: iops(0), throughput: bytesPerSecond(0) },
    };
  // What an IO size gives is of that load alone, as is what was measured in both: a backup has larger IOs.
  const { size, targetIops, targetThroughput } = setUp;
  const isShare = demand.basis === 'target';
  const isAsked = isShare ? targetIops : group.throughput === undefined;
  const least = size ? 0 : uncached.iops * usualSize;
  const kept = {
    iops: iops(isAsked ? 0 : disk.iops * count),
    throughput: bytesPerSecond(
      isShare && targetThroughput ? 0 : Math.max(disk.throughput * count, least),
    ),
  };
  return { group, used, atDisk, uncached, kept };
}

/** How much is used of the limit that is used most. */
export const highest = ({ used }: Short) => Math.max(used.iops, used.throughput);

/** What is needed so that no more than `max` of a limit is used, and nothing is given up that nobody asked about. */
export const within = ({ capacity, ...needs }: Needs, max: number, kept: Short['kept']): Needs => ({
  capacity,
  iops: iops(Math.max(needs.iops / max, kept.iops)),
  throughput: bytesPerSecond(Math.max(needs.throughput / max, kept.throughput)),
});
