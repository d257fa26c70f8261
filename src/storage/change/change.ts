/** Another set-up in place of a present one: what is changed, of which kind that is, and how disruptive. */
import { parseSizeName } from '../../limits/naming.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { gib } from '../../units/index.ts';
import { isProvisioned } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import type { SetUp } from '../set-up/loads.ts';
import { type DiskGroup, isLocalNvme } from '../set-up/set-up.ts';
import type { Assessment } from '../verdict/assess.ts';

/** What is changed, one or several of these together. */
export type Change = {
  /** The size of the VM. */
  readonly vm?: Vm;
  /** The host cache of all disks but that of the OS. */
  readonly caching?: Caching;
  /** Host caching that can lose data is set to what cannot: “None on log”. */
  readonly safe?: readonly string[];
  /** The disks of some groups. */
  readonly disks?: readonly DisksChange[];
};

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

export type Caching = 'data disks only' | 'OS disk only';

/** A changed set-up and its assessment. */
export type Option = { readonly change: Change; readonly assessment: Assessment };

/** USD a month; nothing where a part has no price. */
export type CostOf = (setUp: SetUp) => number | undefined;

/**
 * How disruptive changes are, from least to most. Online: nothing stops. Restart: the VM restarts, or a disk is
 * detached and attached again while its service is stopped. Deallocate: the VM stops and starts. New VM: one is
 * made from the disks of the old. Copy of data: new disks are filled from the old ones.
 */
const disruptions = ['online', 'restart', 'deallocate', 'new VM', 'copy of data'] as const;
export type Disruption = (typeof disruptions)[number];

/** The place of a disruption in their order, from 0. */
const rankOf = (one: Disruption): number => disruptions.indexOf(one);

const fourTib = gib(4096);

/**
 * How the disks of a group become other ones. IOPS and MB/s of provisioned disks, performance tiers and sizes
 * are changed online; a size not of an OS disk, nor across 4 TiB (“Deploy a Premium SSD v2”, 2025-05-19;
 * “Change the performance of Azure managed disks”, 2024-03-04; “Limitations of expanding a disk without
 * downtime”, 2025-05-28). A disk is converted to another type, and then made larger, while its VM is deallocated, and
 * not to an Ultra Disk (“Convert managed disks”). Performance plus is chosen when a disk is made.
 */
function disruptionOfDisks({ of, disk, count, way }: DisksChange): Disruption {
  // The stripe is made anew; SQL Server makes the files of tempdb when it starts.
  if (isLocalNvme(of) || isLocalNvme({ disk }))
    return of.role === 'tempdb' ? 'restart' : 'copy of data';
  if (of.disk.placement || disk.placement) return 'new VM';
  switch (way) {
    case 'provision':
    case 'tier':
      return 'online';
    case 'size':
      return of.role === 'os' || (of.disk.size < fourTib && disk.size >= fourTib)
        ? 'deallocate'
        : 'online';
    case 'family':
      return count === of.count && disk.size >= of.disk.size && isConverted(of.disk, disk)
        ? 'deallocate'
        : 'copy of data';
    default:
      return 'copy of data';
  }
}

/** Can a disk be converted to the other type as it is? */
const isConverted = ({ family }: Disk, then: Disk) =>
  family !== 'Ultra Disk' &&
  family !== 'Premium SSD v2' &&
  then.family !== 'Ultra Disk' &&
  !then.bought?.plus;

/** Does this size attach its disks by NVMe? Those of v6 and later do; of v5 those that are listed twice. */
export const isNvme = ({ name }: Vm) =>
  name.endsWith('/nvme') || (parseSizeName(name)?.generation ?? 0) >= 6;

/** Has it a temp disk that the resource API counts? Local NVMe disks are none. */
const hasTempDisk = ({ tempDisk }: Vm) => tempDisk !== 'none' && tempDisk !== 'local NVMe';

/**
 * Can the disk controller be converted from SCSI to NVMe? Not from a v5 with a temp disk to a v6 on Intel or AMD:
 * “Automate SCSI-to-NVMe conversion for Linux and Windows VMs”, 2026-05-26.
 */
export function isControllerConverted(vm: Vm, present: Vm): boolean {
  const { generation = 0, processor } = parseSizeName(vm.name) ?? {};
  return present.tempDisk === 'none' || generation < 6 || processor === 'Arm';
}

/**
 * How a VM becomes one of another size. Between a size with a temp disk and one without Azure refuses it
 * (“Change the size of a virtual machine”, Limitations, 2025-11-06), so that a new VM is made.
 */
function disruptionOfVm(vm: Vm, present: Vm): Disruption {
  if (hasTempDisk(vm) !== hasTempDisk(present)) return 'new VM';
  if (isNvme(vm) && !isNvme(present))
    return isControllerConverted(vm, present) ? 'deallocate' : 'new VM';
  return vm.series === present.series ? 'restart' : 'deallocate';
}

/** What is there before a change; of a volume by itself no VM is known. */
type Present = { readonly vm: Vm | undefined; readonly groups: readonly DiskGroup[] };

/**
 * How disruptive is a change, by its most disruptive part? A VM with an ephemeral OS disk cannot be deallocated, and
 * loses that disk when it is resized (“Ephemeral OS disks”, Key differences): then it is made anew.
 */
export function disruptionOf(change: Change, setUp: Present): Disruption {
  const most = mostDisruptive(change, setUp);
  const losing = setUp.groups.filter(({ disk }) => disk.placement);
  // Those are empty then, and what is not made anew each time has to be filled from its copy.
  const isCopied = losing.some((group) => isLocalNvme(group) && group.role !== 'tempdb');
  if (isCopied && (change.vm || most === 'deallocate')) return 'copy of data';
  return losing.some((group) => !isLocalNvme(group)) &&
    (change.vm || most === 'deallocate') &&
    rankOf(most) < rankOf('new VM')
    ? 'new VM'
    : most;
}

function mostDisruptive(
  { vm, caching, safe, disks = [] }: Change,
  { vm: present }: Present,
): Disruption {
  const parts: readonly Disruption[] = [
    'online',
    ...(caching || safe || disks.some(({ of, disk }) => of.cache !== 'None' && isProvisioned(disk))
      ? ['restart' as const]
      : []),
    ...(vm && present ? [disruptionOfVm(vm, present)] : []),
    ...disks.map(disruptionOfDisks),
  ];
  return parts.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
}

/**
 * How much a change disrupts, as a number to compare: first how, then how many things are changed. Another VM and
 * other disks are more than other disks, although the VM stops once for both; a larger disk cannot be made smaller again;
 * more disks have to be striped, and another disk controller needs other drivers.
 */
export const effortOf = (change: Change, setUp: SetUp): number =>
  rankOf(disruptionOf(change, setUp)) * 10 +
  (change.vm ? (isNvme(change.vm) && !isNvme(setUp.vm) ? 2 : 1) : 0) +
  (change.caching ? 1 : 0) +
  (change.disks ?? []).reduce(
    (sum, { of, disk, count, way }) =>
      sum +
      (way === 'size' || (way === 'family' && count === of.count && isLarger(disk, of.disk))
        ? 2
        : 1) +
      (count > of.count ? 1 : 0),
    0,
  );

const isLarger = (disk: Disk, now: Disk) =>
  !isProvisioned(disk) && !now.placement && disk.size > now.size;

/** Of which kind a change is, so that a list has different ones: “tier”, “restart VM”, “family, caching”. */
export const kindOf = (change: Change, setUp: SetUp): string =>
  [
    ...(change.vm ? [`VM ${disruptionOf({ vm: change.vm }, setUp)}`] : []),
    ...new Set(change.disks?.map(({ way, disk }) => (way === 'family' ? disk.family : way))),
    ...(change.caching ? ['caching'] : []),
  ].join(', ');
