/** Where an ephemeral OS disk is on a VM that has no room for it, by what is published, in its present place. */
import { parseEphemeral, placements } from '../../limits/local-disks.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { gib } from '../../units/index.ts';
import { roomOf } from '../path/local.ts';
import type { SetUp } from '../set-up/loads.ts';
import { isLocalNvme } from '../set-up/set-up.ts';
import type { DisksChange } from './change.ts';

const holds = (vm: Vm, disk: Pick<Disk, 'placement'>, size: number): boolean => {
  const room = roomOf(vm, disk);
  return typeof room === 'number' && size <= room;
};

/** The disks of a set-up that are ephemeral OS disks. */
const ephemeralOf = ({ groups }: Pick<SetUp, 'groups'>) =>
  groups.filter((group) => group.role === 'os' && group.disk.placement && !isLocalNvme(group));

/**
 * The change with which a VM surely holds the ephemeral OS disk of a set-up, which is made anew with a VM anyway.
 * @returns no change where it does, and nothing where no place of the VM does
 */
export function placedOn(
  vm: Vm,
  setUp: Pick<SetUp, 'groups' | 'edition'>,
): readonly DisksChange[] | undefined {
  const changes = ephemeralOf(setUp).map((of): DisksChange | 'held' | undefined => {
    const { size } = of.disk;
    if (holds(vm, of.disk, size)) return 'held';
    const place = placements.find((placement) => holds(vm, { placement }, size));
    const found = place && parseEphemeral(`Ephemeral-${size / gib(1)}GiB-${place}`, setUp.edition);
    return found && 'row' in found ? { of, disk: found.row, count: 1, way: 'family' } : undefined;
  });
  return changes.includes(undefined)
    ? undefined
    : changes.filter((change): change is DisksChange => change !== 'held');
}
