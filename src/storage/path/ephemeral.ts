/** Where a VM has room for an ephemeral OS disk, and what that leaves. */
import type { Disk, Vm } from '../../limits/types.ts';
import type { Bytes } from '../../units/index.ts';
import { nvmeDisksOf } from './local.ts';

/** How the storage of each placement is called in a sentence. */
export const placementNames = {
  CacheDisk: 'host cache',
  ResourceDisk: 'temp disk',
  NvmeDisk: 'local NVMe disks',
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

/** The part of a VM's local NVMe disks that an ephemeral OS disk leaves for other use, from 0 to 1. */
export const nvmePartLeft = (vm: Vm, os: Disk | undefined): number =>
  os?.placement === 'NvmeDisk' && vm.nvmeDisks
    ? Math.max(0, 1 - nvmeDisksOf(vm, os) / vm.nvmeDisks)
    : 1;
