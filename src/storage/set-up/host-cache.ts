/** Which host caching takes effect, and which loses data. */
import type { Edition, Vm } from '../../limits/types.ts';
import type { Cache, DiskGroup, Role } from './disk-group.ts';
import { type CachedDisk, cacheFault } from './refused.ts';

/** Does this size support a host cache for disks of this role? An OS disk may be cached on every size. */
export const supportsCache = (vm: Vm | undefined, role: Role): boolean =>
  vm === undefined || vm.hostCache || role === 'os';

/**
 * Which host cache setting takes effect? None where Azure refuses the cache or the size does not
 * support it, and on disks that are part of the VM; and with today's limits None on an
 * OS disk is treated as ReadOnly.
 */
export function effectiveCaching(group: CachedDisk, vm: Vm | undefined, edition: Edition): Cache {
  const { role, disk, cache } = group;
  if (disk.placement || cacheFault(group, edition) || !supportsCache(vm, role)) return 'None';
  return cache === 'None' && role === 'os' && edition === 'current' ? 'ReadOnly' : cache;
}

/** Does ReadWrite apply to this group? The cache setting of a disk that is part of the VM is ignored. */
export const isWriteCached = ({ cache, disk }: Pick<DiskGroup, 'cache' | 'disk'>): boolean =>
  cache === 'ReadWrite' && disk.placement === undefined;

/** Can a crash of the host lose data of this group? ReadWrite acknowledges writes before they are on the disk. */
export const risksData = (group: Pick<DiskGroup, 'role' | 'cache' | 'disk'>): boolean =>
  isWriteCached(group) && (group.role === 'data' || group.role === 'log');

/** The settings to use instead of ReadWrite, with which no data is lost, the best first. */
export const safeCaching = (role: Role, vm: Vm): readonly Cache[] =>
  role === 'log' || !supportsCache(vm, role) ? ['None'] : ['ReadOnly', 'None'];
