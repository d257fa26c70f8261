/** The path of IOs to the local disks of a VM: to its temp disk, an ephemeral OS disk, and local NVMe disks that hold data, with the room that there is for them. */
import { mixtureLimit } from '../../laws/mixture.ts';
import type { Disk, Vm, VmLimit } from '../../limits/types.ts';
import type { Bytes } from '../../units/index.ts';
import { kinds, type PathLimit, vmLimit } from './path.ts';

/**
 * What do the local disks allow? A page gives the temp disk of a VM up to v5 one figure, and local NVMe
 * disks one for reads and, not always, one for writes; all disks together. Where writes have none, the
 * figure of reads is an upper bound, since no page lets a local disk write faster than it reads.
 * @param read the share of reads, from 0 to 1
 * @param part the part of the disks that is used, from 0 to 1
 */
function localLimit(
  {
    tempDisk,
    localDisk,
    localWrite,
    cached,
  }: Pick<Vm, 'tempDisk' | 'localDisk' | 'localWrite' | 'cached'>,
  read: number,
  part: number,
): readonly PathLimit[] {
  const ofReads: VmLimit | undefined = localDisk ?? (localWrite && cached);
  return kinds.map((kind): PathLimit => {
    const base = { id: 'local', kind, sharedBy: 'VM', crossing: 1, countsIoUnits: false } as const;
    const figure = ofReads?.[kind];
    if (typeof figure !== 'number') return { ...base, published: false };
    const [reads, writes] = [figure * part, (localWrite?.[kind] ?? 0) * part];
    if (writes > 0)
      return {
        ...base,
        sustained: mixtureLimit(reads, writes, read),
        published: true,
        writeCost: reads / writes,
      };
    return { ...base, sustained: reads, published: read === 1 || tempDisk !== 'local NVMe' };
  });
}

/**
 * Which limits does the traffic of the temp disk cross? None where the VM has no temp disk.
 * @param read the share of reads, from 0 to 1
 * @param part the part of the local NVMe disks that is used, from 0 to 1
 */
export function tempPath(vm: Vm, read = 1, part = 1): readonly PathLimit[] {
  if (vm.tempDisk === 'none' || part === 0) return [];
  // Where the temp disk is outside the cached limit and its own limit is not published, its figures are not known.
  const isSeparate = vm.tempDisk === 'local NVMe' || vm.cached.iops === 'none';
  const hasOwn = vm.localDisk || vm.localWrite || isSeparate;
  const local = hasOwn ? localLimit(vm, read, part) : [];
  const shares = vm.tempDisk === 'cached limit' && vm.cached.iops !== 'local disk only';
  return shares ? [...local, ...vmLimit(vm, 'cached')] : local;
}

/**
 * Which limits does traffic to the local NVMe disks cross that a size has beside its temp disk? The page
 * has one figure of all together and does not say of which direction: it is taken for reads, the best case.
 * @param part the part of the disks that is used, from 0 to 1
 */
export const nvmePath = ({ nvme }: Vm, read: number, part: number): readonly PathLimit[] =>
  nvme && part > 0
    ? kinds.map((kind) => ({
        id: 'nvme',
        kind,
        sharedBy: 'VM',
        crossing: 1,
        countsIoUnits: false,
        sustained: nvme[kind] * part,
        published: read === 1,
      }))
    : [];

/** Disks of a VM's own storage. */
type LocalDisks = { readonly disk: Pick<Disk, 'size' | 'placement'>; readonly count: number };

/** How many of its local NVMe disks does a VM give to these? To an ephemeral OS disk as few as hold it. */
function nvmeDisksOf({ nvmeSize }: Vm, { disk, count }: LocalDisks): number {
  if (disk.placement === 'LocalNVMe') return count;
  if (disk.placement !== 'NvmeDisk') return 0;
  return nvmeSize ? Math.ceil(disk.size / nvmeSize) : 1;
}

/**
 * Which limits do IOs to disks of the VM's own storage cross? Those of the storage that they are on. NVMe
 * disks are used by nothing else, so their limit is the disk's, with an equal part of the figures for each
 * disk (Ephemeral OS disks, 2026-09, Size requirements).
 */
export function localPath(vm: Vm, disks: LocalDisks, read: number): readonly PathLimit[] {
  const { placement } = disks.disk;
  if (placement === 'CacheDisk') return vmLimit(vm, 'cached');
  if (placement === 'ResourceDisk') return tempPath(vm, read);
  const part = Math.min(1, nvmeDisksOf(vm, disks) / (vm.nvmeDisks ?? 1));
  const { tempDisk, cached } = vm;
  // Of NVMe disks beside a temp disk no page gives figures for a direction.
  const figures = tempDisk === 'local NVMe' ? vm : { tempDisk, cached };
  const limits = placement === 'LocalNVMe' ? nvmePath(vm, read, part) : [];
  return (limits.length > 0 ? limits : localLimit(figures, read, part)).map((limit) => ({
    ...limit,
    id: 'disk',
    sharedBy: 'disk',
  }));
}

/** How the storage of each placement is called in a sentence. */
export const placementNames = {
  CacheDisk: 'host cache',
  ResourceDisk: 'temp disk',
  NvmeDisk: 'local NVMe disks',
  LocalNVMe: 'local NVMe disks',
} as const;

/**
 * How much storage does this VM have for an ephemeral OS disk? Sizes without a local disk have none,
 * those with local NVMe as their temp disk have no other, and on older ones with NVMe disks beside the
 * temp disk no page says (Ephemeral OS disks, 2026-09; the resource API of August 2026 has ephemeral OS
 * disks on the sizes with a local disk and on no others). Nor have sizes without Premium Storage any: the
 * resource API of 2020 denies it for each of those that it has.
 * @returns none, or nothing where it is not published
 */
export function roomOf(vm: Vm, { placement }: Pick<Disk, 'placement'>): Bytes | 'none' | undefined {
  const { tempDisk, temp, cacheSize, nvmeDisks, premiumStorage } = vm;
  if (tempDisk === 'none' || !premiumStorage) return 'none';
  if (placement === 'NvmeDisk')
    return tempDisk === 'local NVMe' ? temp : nvmeDisks ? undefined : 'none';
  if (tempDisk === 'local NVMe') return 'none';
  return placement === 'CacheDisk' ? cacheSize : temp;
}

/** The part of a VM's local NVMe disks that these disks leave for other use, from 0 to 1. */
export const nvmePartLeft = (vm: Vm, disks: readonly LocalDisks[]): number =>
  vm.nvmeDisks ? Math.max(0, 1 - nvmeDisksTaken(vm, disks) / vm.nvmeDisks) : 1;

/** The part of its temp disk that these disks leave: all of it where it is no NVMe disk. */
export const tempPartLeft = (vm: Vm, disks: readonly LocalDisks[]): number =>
  vm.tempDisk === 'local NVMe' ? nvmePartLeft(vm, disks) : 1;

/** How many of the local NVMe disks of a VM do these disks take? */
export const nvmeDisksTaken = (vm: Vm, disks: readonly LocalDisks[]): number =>
  disks.reduce((sum, one) => sum + nvmeDisksOf(vm, one), 0);

/**
 * How many local NVMe disks does this VM have? None where it has no local storage, or the temp disk of a
 * page that names no NVMe disks beside it.
 * @returns nothing where there are some, and no page says how many
 */
export const nvmeDisksIn = ({ tempDisk, nvmeDisks }: Vm): number | undefined =>
  nvmeDisks ?? (tempDisk === 'local NVMe' ? undefined : 0);

/** How large is a disk on this VM? A local NVMe disk is as large as those of the VM. */
export const sizeOn = (vm: Vm, disk: Pick<Disk, 'size' | 'placement'>): Bytes =>
  disk.placement === 'LocalNVMe' ? (vm.nvmeSize ?? (0 as Bytes)) : disk.size;
