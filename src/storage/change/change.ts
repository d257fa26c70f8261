/** Another set-up in place of a present one: what is changed, of which kind that is, and how disruptive. */
import { parseSizeName } from '../../limits/size-name.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { isProvisioned } from '../path/path.ts';
import { type DiskGroup, isLocalNvme, isNvme } from '../set-up/disk-group.ts';
import type { SetUp } from '../set-up/set-up.ts';
import type { Assessment } from '../verdict/assess.ts';
import {
  type DisksChange,
  type Disruption,
  disruptionOfDisks,
  disruptions,
  losesCache,
} from './conversion.ts';
import { newImageFor } from './image.ts';

export { type DisksChange, type Disruption, disruptions, type Way } from './conversion.ts';

/** What is changed, one or several of these together. */
export type Change = {
  /** The size of the VM. */
  readonly vm?: Vm;
  /** The host cache of all disks but that of the OS. */
  readonly caching?: Caching;
  /** Host caching that can lose data is set to what cannot. */
  readonly safe?: true;
  /** The disks of some groups. */
  readonly disks?: readonly DisksChange[];
  /** Groups of disks that there were not. */
  readonly added?: readonly DiskGroup[];
};

export type Caching = 'data disks only' | 'OS disk only';

/** A changed set-up and its assessment. */
export type Option = { readonly change: Change; readonly assessment: Assessment };

/** USD a month; nothing where a part has no price. */
export type CostOf = (setUp: SetUp) => number | undefined;

/** The place of a disruption in their order, from 0. */
const rankOf = (one: Disruption): number => disruptions.indexOf(one);

/** The most disruptive of several; nothing of none. */
export const worstOf = (all: readonly Disruption[]): Disruption | undefined =>
  all.reduce<Disruption | undefined>((a, b) => (a && rankOf(a) >= rankOf(b) ? a : b), undefined);

/** Is the disk controller another one then? A resize to a size that lacks that of the VM is refused. */
export const changesController = (vm: Vm, present: Vm) => isNvme(vm) !== isNvme(present);

/** Has it a temp disk that the resource API counts? Local NVMe disks are none. */
const hasTempDisk = ({ tempDisk }: Vm) => tempDisk !== 'none' && tempDisk !== 'local NVMe';

/** Does the operating system not start on this size, or does Azure refuse a resize between sizes with and without a temp disk (“Change the size of a virtual machine”, Limitations, 2025-11-06)? */
const isRefused = (vm: Vm, present: Vm) =>
  newImageFor(vm, present) !== undefined || hasTempDisk(vm) !== hasTempDisk(present);

/**
 * Can the disks of a VM be attached by NVMe where they are, if it has no Trusted launch? Not from a v5 with a temp disk
 * to a v6 on Intel or AMD: “Automate SCSI-to-NVMe conversion for Linux and Windows VMs”, 2026-05-26.
 */
export function isConvertible(vm: Vm, present: Vm): boolean {
  const { generation = 0, processor } = parseSizeName(vm.name) ?? {};
  return (
    !isRefused(vm, present) &&
    (present.tempDisk === 'none' || generation < 6 || processor === 'Arm')
  );
}

/**
 * How a VM becomes one of another size. From SCSI to NVMe a script converts it, but “you can’t convert VMs configured with
 * Trusted Launch” (the same article, Prerequisites), which is “the default state for newly created Azure Gen2 VM” (“Trusted
 * Launch for Azure virtual machines”, 2025-04-21), and no VM of generation 1: so nobody can count on it. Back to SCSI
 * nothing of the OS disk is changed (“SCSI is supported by all disks”: Azure-NVMe-Conversion.ps1, version 2026070101).
 */
function disruptionOfVm(vm: Vm, present: Vm): Disruption {
  const isChanged = changesController(vm, present);
  if (isRefused(vm, present) || (isChanged && isNvme(vm))) return 'new VM';
  return vm.series === present.series && !isChanged ? 'restart' : 'deallocate';
}

/** What is there before a change; of a volume by itself no VM is known. */
type Present = { readonly vm: Vm | undefined; readonly groups: readonly DiskGroup[] };

/** Is it an OS disk on local storage? */
export const isEphemeral = (group: Pick<DiskGroup, 'disk'>): boolean =>
  group.disk.placement !== undefined && !isLocalNvme(group);

/**
 * How disruptive is a change, by its most disruptive part? A VM with an ephemeral OS disk cannot be deallocated, and
 * loses that disk when it is resized (“Ephemeral OS disks”, Key differences): then it is made anew. Size and type of
 * its data disks are changed while they are detached (“only when the disk is unattached or the owner VM is
 * deallocated”: the portal, as quoted in hashicorp/terraform-provider-azurerm, issue 7193).
 */
export function disruptionOf(change: Change, setUp: Present): Disruption {
  const most = mostDisruptive(change, setUp);
  if (!change.vm && most !== 'deallocate') return most;
  const { disks = [], added = [] } = change;
  const isKept = !change.vm && !allowsUltra([...disks, ...added], setUp.groups);
  if (isKept && setUp.groups.some(isEphemeral)) return 'restart';
  const ofLost = setUp.groups.flatMap((group): readonly Disruption[] => {
    if (!group.disk.placement) return [];
    if (!isLocalNvme(group)) return ['new VM'];
    // It is empty then, and what is not made anew each time has to be filled from its copy.
    return group.role === 'tempdb' ? [] : ['copy of data'];
  });
  return worstOf([most, ...ofLost]) ?? most;
}

const isUltra = ({ disk }: Pick<DiskGroup, 'disk'>) => disk.family === 'Ultra Disk';

/**
 * Are there Ultra Disks then, on a VM that had none? Its compatibility with them is switched on while it is deallocated
 * (“Using Azure ultra disks”, Enable ultra disk compatibility on an existing VM).
 */
export const allowsUltra = (
  then: readonly Pick<DiskGroup, 'disk'>[],
  now: readonly DiskGroup[],
): boolean => then.some(isUltra) && !now.some(isUltra);

function mostDisruptive(
  { vm, caching, safe, disks = [], added = [] }: Change,
  { vm: present, groups }: Present,
): Disruption {
  const parts: readonly Disruption[] = [
    'online',
    ...(caching || safe || disks.some(losesCache) ? ['restart' as const] : []),
    ...(vm && present ? [disruptionOfVm(vm, present)] : []),
    ...(allowsUltra([...disks, ...added], groups) ? ['deallocate' as const] : []),
    ...disks.map(disruptionOfDisks),
  ];
  return worstOf(parts) ?? 'online';
}

/**
 * How much a change disrupts, as a number to compare: first how, then how many things are changed. Another VM and
 * other disks are more than other disks, although the VM stops once for both; a larger disk cannot be made smaller again;
 * more disks have to be striped, and another disk controller needs other drivers.
 */
export const effortOf = (change: Change, setUp: SetUp): number =>
  rankOf(disruptionOf(change, setUp)) * 10 +
  (change.vm ? (changesController(change.vm, setUp.vm) ? 2 : 1) : 0) +
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
