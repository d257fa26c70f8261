/** From the disks of a group to others: in which way they become other ones, and how disruptive that is. */
import { fourTib } from '../../limits/tiered-disks.ts';
import type { Disk } from '../../limits/types.ts';
import { isProvisioned } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import { isLocalNvme } from '../set-up/disk-group.ts';
import type { DiskSet } from '../set-up/provisioning.ts';

/** Other disks for one group, and in which way they are other ones. */
export type DisksChange = {
  readonly of: Group;
  readonly disk: Disk;
  readonly count: number;
  readonly way: Way;
};

/**
 * More of what is provisioned, a higher performance tier, a larger disk of the same family, performance plus,
 * disks of another family or tier, or more of them.
 */
export const ways = ['provision', 'tier', 'size', 'plus', 'family', 'count'] as const;
export type Way = (typeof ways)[number];

/**
 * How disruptive changes are, from least to most. Online: nothing stops. Restart: the VM restarts, or a disk is
 * detached and attached again while its service is stopped. Deallocate: the VM stops and starts. New VM: one is
 * made from the disks of the old, or from an image. Copy of data: new disks are filled from the old ones.
 */
export const disruptions = ['online', 'restart', 'deallocate', 'new VM', 'copy of data'] as const;
export type Disruption = (typeof disruptions)[number];

const isAsRedundant = (one: Disk, other: Disk) => !one.bought?.zrs === !other.bought?.zrs;

function wayTo({ disk: now, count }: Group, { disk, disks }: DiskSet): Way {
  // Whether the disk is in a zone is not known, and no disk becomes two.
  if (disks !== count || !isAsRedundant(disk, now)) return 'count';
  if (disk.family !== now.family) return 'family';
  if (disk.size < now.size) return 'count';
  if (isProvisioned(disk)) return 'provision';
  if (!now.bought?.plus !== !disk.bought?.plus) return 'plus';
  return disk.size > now.size ? 'size' : 'tier';
}

/** The change that makes these disks of a group; nothing where it has them already. */
export const changeTo = (of: Group, set: DiskSet): DisksChange | undefined =>
  set.disk.name === of.disk.name && set.disks === of.count
    ? undefined
    : { of, disk: set.disk, count: set.disks, way: wayTo(of, set) };

/**
 * How the disks of a group become other ones. IOPS and MB/s of provisioned disks, performance tiers and sizes
 * are changed online; a size not of an OS disk, nor across 4 TiB (“Deploy a Premium SSD v2”, 2025-05-19;
 * “Change the performance of Azure managed disks”, 2024-03-04; “Limitations of expanding a disk without
 * downtime”, 2025-05-28: one of 4 TiB or less is detached before it is expanded beyond; Azure’s message says “beyond 4095
 * GiB”, MicrosoftDocs/azure-docs, issue 89430, so that 4,096 GiB count on both sides). A disk is converted to another type, and then made larger, while its VM is deallocated, and
 * not to an Ultra Disk (“Convert managed disks”). Performance plus is chosen when a disk is made, of the present one or its
 * snapshot (“Increase IOPS and throughput limits”, To migrate data from an existing disk or snapshot): both are swapped then.
 */
export function disruptionOfDisks({ of, disk, count, way }: DisksChange): Disruption {
  // The stripe is made anew; SQL Server makes the files of tempdb when it starts.
  if (isLocalNvme(of) || isLocalNvme({ disk }))
    return of.role === 'tempdb' ? 'restart' : 'copy of data';
  if (of.disk.placement || disk.placement) return 'new VM';
  switch (way) {
    case 'provision':
    case 'tier':
      return 'online';
    case 'size':
      return of.role === 'os' || (of.disk.size <= fourTib && disk.size >= fourTib)
        ? 'deallocate'
        : 'online';
    case 'plus':
      return 'deallocate';
    case 'family':
      return count === of.count && disk.size >= of.disk.size && isConverted(of.disk, disk)
        ? 'deallocate'
        : 'copy of data';
    default:
      return 'copy of data';
  }
}

/** Can a disk become the other type as it is? One with zone redundancy becomes none without. */
const isConverted = (now: Disk, then: Disk) =>
  !isProvisioned(now) && then.family !== 'Ultra Disk' && isAsRedundant(now, then);

/** Is it made anew, with performance plus? */
export const isMadeAnew = ({ of, disk }: Pick<DisksChange, 'of' | 'disk'>): boolean =>
  disk.bought?.plus === true && !of.disk.bought?.plus;

/**
 * Is a disk converted to a Premium SSD v2, which cannot be converted to another type? Only a snapshot leads back
 * (“Convert managed disks”, Convert Premium SSD v2 disks, 2025-04-17). A host cache has to be None before.
 */
export const isOneWay = (change: DisksChange): boolean =>
  change.disk.family === 'Premium SSD v2' && disruptionOfDisks(change) === 'deallocate';

/** Have the disks a host cache, and can those in their place have none? */
export const losesCache = ({ of, disk }: Pick<DisksChange, 'of' | 'disk'>): boolean =>
  of.cache !== 'None' && isProvisioned(disk);

/** Are there disks then which in most regions only a VM in a zone can have, where there were none? */
export const asksForZone = ({ of, disk }: Pick<DisksChange, 'of' | 'disk'>): boolean =>
  isProvisioned(disk) && !isProvisioned(of.disk);
