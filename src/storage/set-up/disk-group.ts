/** The disks of a VM in groups of equal ones, and which of them are part of the VM. */
import type { Disk, Vm } from '../../limits/types.ts';

export type Role = 'os' | 'data' | 'log' | 'tempdb' | 'other';
export type Cache = 'None' | 'ReadOnly' | 'ReadWrite';

/** Equal disks that do the same work. */
export type DiskGroup = {
  readonly role: Role;
  readonly disk: Disk;
  readonly count: number;
  readonly cache: Cache;
};

/** Does this size attach its disks by NVMe? Where its row does not say, those of v6 do. */
export const isNvme = ({ name, controller }: Vm): boolean => /^NVMe|_v6/.test(controller ?? name);

/** Is a group one of the VM's local NVMe disks, for data that may be lost? */
export const isLocalNvme = ({ disk }: Pick<DiskGroup, 'disk'>): boolean =>
  disk.placement === 'LocalNVMe';

/** How many disks count against the VM's data disks: all but the OS disk and those that are part of the VM. */
export const dataDisks = (groups: readonly Pick<DiskGroup, 'role' | 'count' | 'disk'>[]): number =>
  groups.reduce(
    (sum, group) => sum + (group.role === 'os' || isLocalNvme(group) ? 0 : group.count),
    0,
  );
