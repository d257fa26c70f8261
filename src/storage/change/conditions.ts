/** What a change of VM and disks takes away, or asks for. */
import type { Vm } from '../../limits/types.ts';
import { isEncryptable } from '../path/encryption.ts';
import { type DiskGroup, isNvme } from '../set-up/disk-group.ts';
import { type Change, changesController } from './change.ts';

/** A VM and the disks that are on it. */
export type DisksOnVm = { readonly vm: Vm; readonly groups: readonly Pick<DiskGroup, 'disk'>[] };

/** Is Azure Disk Encryption possible now, and no longer then? */
export const losesEncryption = ({ vm, disks = [] }: Change, setUp: DisksOnVm): boolean =>
  isEncryptable(
    setUp.vm,
    setUp.groups.map(({ disk }) => disk),
  ) &&
  !isEncryptable(
    vm ?? setUp.vm,
    disks.map(({ disk }) => disk),
  );

/** The other disk controller that a VM attaches its disks by then. To NVMe only one of generation 2 can change (“FAQ for remote NVMe disks”, 2025-05-23). */
export const controllerOf = (vm: Vm, present: Vm): 'NVMe' | 'SCSI' | undefined =>
  changesController(vm, present) ? (isNvme(vm) ? 'NVMe' : 'SCSI') : undefined;

/** The same in words: pages of confidential sizes of v6 do not say how disks are attached, so that NVMe is but the general rule. */
export const controllerText = (vm: Vm, present: Vm): string | undefined =>
  [vm, present].some((one) => isNvme(one) && !one.controller)
    ? controllerOf(vm, present) && 'disk controller not stated, perhaps another'
    : controllerOf(vm, present);
