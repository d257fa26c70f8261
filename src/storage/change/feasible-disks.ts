/** Other disks in place of those that Azure refuses: of an OS disk, and of a log on local disks. */

import { parseEphemeral, placements } from '../../limits/local-disks.ts';
import { fourTib, tieredDisk } from '../../limits/tiered-disks.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { gib } from '../../units/index.ts';
import { roomOf, sizeOn } from '../path/local.ts';
import { isProvisioned } from '../path/path.ts';
import { isLocalNvme } from '../set-up/disk-group.ts';
import { tiersOf } from '../set-up/series.ts';
import type { SetUp } from '../set-up/set-up.ts';
import type { DisksChange } from './change.ts';

/** Sizes of OS disks in GiB, of which the smallest holds what an image of Windows has, 127 GiB. */
const smallerSizes = [1024, 512, 256, 128];

/** The other places for an ephemeral OS disk on this VM; where none holds it, a smaller one in each that has the room. */
export function otherPlacements({
  vm,
  groups,
  edition,
}: SetUp): readonly (readonly DisksChange[])[] {
  const roomIn = (placement: NonNullable<Disk['placement']>) => {
    const room = roomOf(vm, { placement });
    return typeof room === 'number' ? room / gib(1) : undefined;
  };
  return groups
    .filter(({ role, disk }) => role === 'os' && disk.placement)
    .flatMap((of) => {
      const size = of.disk.size / gib(1);
      const own = of.disk.placement && roomIn(of.disk.placement);
      // Where the room of its place is not published it may be there already.
      const isHeld = own === undefined || placements.some((place) => (roomIn(place) ?? 0) >= size);
      return placements.flatMap((place) => {
        const smaller = smallerSizes.find((one) => one < size && one <= (roomIn(place) ?? 0));
        const fitting = isHeld ? (place === of.disk.placement ? undefined : size) : smaller;
        const found = fitting && parseEphemeral(`Ephemeral-${fitting}GiB-${place}`, edition);
        return found && 'row' in found
          ? [[{ of, disk: found.row, count: 1, way: 'family' as const }]]
          : [];
      });
    });
}

/** An OS disk has 4,095 GiB or less. */
function notTooLarge(disk: Disk, catalogue: Catalogue): Disk | undefined {
  const all = catalogue.disks(disk.edition);
  const tier = all.find(({ family, size }) => family === disk.family && size === fourTib);
  if (disk.size < fourTib || !tier) return disk;
  const found = tieredDisk(tier, { size: fourTib / gib(1) - 1, zrs: disk.bought?.zrs }, all);
  return 'row' in found ? found.row : undefined;
}

/** One Premium SSD of the same size, in place of an OS disk that is striped, provisioned freely or ephemeral. */
export const plainOsDisk = (
  { groups, edition }: SetUp,
  catalogue: Catalogue,
): readonly DisksChange[] =>
  groups
    .filter(({ role }) => role === 'os')
    .flatMap((of) => {
      const isPlain = !of.disk.placement && !isProvisioned(of.disk);
      const disk = isPlain
        ? notTooLarge(of.disk, catalogue)
        : catalogue
            .disks(edition)
            .find(({ family, size }) => family === 'Premium SSD' && size >= of.disk.size);
      return disk && (disk !== of.disk || of.count > 1)
        ? [{ of, disk, count: 1, way: 'family' }]
        : [];
    });

/** A log on local NVMe disks on a Premium SSD that holds as much; where no page has their size, on one of 1 TiB. */
export const remoteLog = (
  { vm, groups, edition }: SetUp,
  catalogue: Catalogue,
): readonly DisksChange[] =>
  groups
    .filter((group) => group.role === 'log' && isLocalNvme(group))
    .flatMap((of) => {
      const size = sizeOn(vm, of.disk) * of.count || gib(1024);
      const disk = tiersOf('Premium SSD', {}, catalogue.disks(edition)).find(
        (one) => one.size >= size,
      );
      return disk ? [{ of, disk, count: 1, way: 'family' as const }] : [];
    });
