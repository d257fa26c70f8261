/** Sets of the local NVMe disks of a VM, which are part of its price: for data that has a copy elsewhere. */
import { localNvme } from '../../limits/local-disks.ts';
import type { Vm } from '../../limits/types.ts';
import { localPath, nvmeDisksIn, nvmeDisksTaken } from '../path/local.ts';
import type { DiskSet } from '../set-up/provisioning.ts';
import { type Load, leftOf } from './limit-use.ts';
import { osGroup, type Requirement } from './requirement.ts';

/** A set with the unused share of its limits, in whole per cent, or `notChecked`. */
export type LocalSet = DiskSet & { readonly left: number };

/** May the data of this requirement be on local disks? They have no host cache, and are not zone-redundant. */
export const acceptsLocal = ({
  localData,
  cache,
  redundancy,
}: Pick<Requirement, 'localData' | 'cache' | 'redundancy'>): boolean =>
  localData !== 'no' && cache !== 'ReadOnly' && redundancy === 'LRS';

/** How many local NVMe disks of a VM can hold data: those that its OS disk leaves; 0 where no page says how many there are. */
export const localDisksFor = (vm: Vm, requirement: Requirement): number => {
  const os = osGroup(requirement);
  return (nvmeDisksIn(vm) ?? 0) - (os ? nvmeDisksTaken(vm, [os]) : 0);
};

/** What do so many local disks leave of their limits? Nothing where it is less than required. */
export const leftOfLocal = (
  vm: Vm,
  { disk, disks }: DiskSet,
  { read }: Pick<Requirement, 'read'>,
  load: Load,
): number | undefined => leftOf(localPath(vm, { disk, count: disks }, read), load);

/** Every number of local disks that holds the data and meets the requirement, up to that with enough headroom. */
export function localSets(vm: Vm, requirement: Requirement, load: Load): readonly LocalSet[] {
  const { nvmeSize } = vm;
  if (!nvmeSize) return [];
  const disk = { ...localNvme, size: nvmeSize };
  const sets: LocalSet[] = [];
  const most = localDisksFor(vm, requirement);
  for (let disks = Math.ceil(requirement.capacity / nvmeSize); disks <= most; disks += 1) {
    const left = leftOfLocal(vm, { disk, disks }, requirement, load);
    if (left === undefined) continue;
    sets.push({ disk, disks, left });
    if (left >= load.enough) break;
  }
  return sets;
}
