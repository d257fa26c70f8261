/** Where an ephemeral OS disk is on a VM that has no room for it, by what is published, in its present place. */
import { parseEphemeral, placements } from '../../limits/local-disks.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { gib } from '../../units/index.ts';
import { roomOf } from '../path/local.ts';
import { isLocalNvme } from '../set-up/disk-group.ts';
import type { SetUp } from '../set-up/set-up.ts';
import type { DisksChange } from './change.ts';

const holds = (vm: Vm, disk: Pick<Disk, 'placement'>, size: number): boolean => {
  const room = roomOf(vm, disk);
  return typeof room === 'number' && size <= room;
};

/** The disks of a set-up that are ephemeral OS disks. */
const ephemeralOf = ({ groups }: Pick<SetUp, 'groups'>) =>
  groups.filter((group) => group.role === 'os' && group.disk.placement && !isLocalNvme(group));

/** The change with which an ephemeral OS disk is in this place of a VM, which surely holds it. */
function movedTo(
  place: NonNullable<Disk['placement']>,
  of: DisksChange['of'],
  vm: Vm,
  edition: SetUp['edition'],
): readonly DisksChange[] {
  const { size } = of.disk;
  if (!holds(vm, { placement: place }, size)) return [];
  const found = parseEphemeral(`Ephemeral-${size / gib(1)}GiB-${place}`, edition);
  return found && 'row' in found ? [{ of, disk: found.row, count: 1, way: 'family' }] : [];
}

/**
 * The change with which a VM surely holds the ephemeral OS disk of a set-up, which is made anew with a VM anyway.
 * @returns no change where it does, and nothing where no place of the VM does
 */
export const placedOn = (
  vm: Vm,
  setUp: Pick<SetUp, 'groups' | 'edition'>,
): readonly DisksChange[] | undefined => placesOn(vm, setUp)[0];

/** All of them: the present place first, where the VM has it. */
export function placesOn(
  vm: Vm,
  { groups, edition }: Pick<SetUp, 'groups' | 'edition'>,
): readonly (readonly DisksChange[])[] {
  const [of] = ephemeralOf({ groups });
  if (!of) return [[]];
  const others = placements.flatMap((place) =>
    place === of.disk.placement ? [] : movedTo(place, of, vm, edition).map((change) => [change]),
  );
  return [...(holds(vm, of.disk, of.disk.size) ? [[]] : []), ...others];
}
