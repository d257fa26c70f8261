/** From the disks of a group to others: which kind of change is that? */
import { isProvisioned } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import type { DiskSet } from '../set-up/provisioning.ts';
import type { DisksChange, Way } from './change.ts';

function wayTo({ disk: now, count }: Group, { disk, disks }: DiskSet): Way {
  const [was, then] = [now.bought, disk.bought];
  // Redundancy is chosen when a disk is made, and no disk becomes two.
  if (disks !== count || !was?.zrs !== !then?.zrs) return 'count';
  if (disk.family !== now.family) return 'family';
  if (disk.size < now.size) return 'count';
  if (isProvisioned(disk)) return 'provision';
  if (!was?.plus !== !then?.plus) return 'plus';
  return disk.size > now.size ? 'size' : 'tier';
}

/** The change that makes these disks of a group; nothing where it has them already. */
export const changeTo = (of: Group, set: DiskSet): DisksChange | undefined =>
  set.disk.name === of.disk.name && set.disks === of.count
    ? undefined
    : { of, disk: set.disk, count: set.disks, way: wayTo(of, set) };
