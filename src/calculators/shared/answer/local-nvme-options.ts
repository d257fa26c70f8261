/** What raises the limit of local NVMe disks, which are a part of the VM. */
import type { Vm } from '../../../limits/types.ts';
import { nvmeDisksIn, nvmeDisksTaken } from '../../../storage/path/local.ts';
import type { DiskGroup } from '../../../storage/set-up/disk-group.ts';

/** In one sentence. Their number and their speed are of the size; some of them may still be unused. */
export const localNvmeOptions = (vm: Vm, groups: readonly DiskGroup[]): string =>
  nvmeDisksTaken(vm, groups) < (nvmeDisksIn(vm) ?? 0)
    ? 'More of the VM’s local NVMe disks help, and then another size; no other disk does.'
    : 'How many local NVMe disks there are, and how fast, depends on the size: only another size helps.';
