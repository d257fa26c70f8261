/** What a change of disks asks for besides, and does not give back. */
import type { Vm } from '../../limits/types.ts';
import { isEncryptable } from '../path/encryption.ts';
import { isProvisioned } from '../path/path.ts';
import { isNvme } from '../set-up/disk-group.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { type Change, changesController } from './change.ts';
import { type DisksChange, disruptionOfDisks } from './conversion.ts';

/**
 * Is a disk converted to a Premium SSD v2, which cannot be converted to another type? Only a snapshot leads back
 * (“Convert managed disks”, Convert Premium SSD v2 disks, 2025-04-17). A host cache has to be None before.
 */
export const isOneWay = (change: DisksChange): boolean =>
  change.disk.family === 'Premium SSD v2' && disruptionOfDisks(change) === 'deallocate';

/** Are there disks then which in most regions only a VM in a zone can have, where there were none? */
export const asksForZone = ({ of, disk }: Pick<DisksChange, 'of' | 'disk'>): boolean =>
  isProvisioned(disk) && !isProvisioned(of.disk);

/** Is a disk made larger as it is? No disk is made smaller again (source expand-windows, Shrinking). */
export const isEnlarged = ({ way }: DisksChange): boolean => way === 'size';

/** Is Azure Disk Encryption possible now, and no longer then? */
export const losesEncryption = ({ vm, disks = [] }: Change, setUp: SetUp): boolean =>
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
