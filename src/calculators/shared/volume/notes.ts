/** The notes on a volume behind a VM, for the calculators of one volume. */
import type { Check } from '../../../kit/index.ts';
import type { Catalogue, Edition } from '../../../limits/types.ts';
import { isNoLimit } from '../../../storage/path/path.ts';
import type { Cache } from '../../../storage/set-up/disk-group.ts';
import { faultsOf } from '../../../storage/set-up/refused.ts';
import { pathOf, unpublishedOf, type Volume } from '../../../storage/set-up/volume.ts';
import { info, warning } from '../answer/checks-and-columns.ts';
import {
  type Bursting,
  bySeverity,
  cautionNotes,
  faultNotes,
  notesOn,
  ruleNote,
  unpublishedNotes,
} from '../answer/notes.ts';

/**
 * The notes on a volume, the most important first.
 * @param cache the setting that was chosen, whether it takes effect or not: Azure may accept ReadWrite on sizes
 *   that do not support it too, and the note names its risk there all the same
 * @param counted the bursting that the answer computes with
 */
export function volumeNotes(
  volume: Volume,
  edition: Edition,
  cache: Cache,
  catalogue: Catalogue,
  counted: readonly Bursting[] = [],
): readonly Check[] {
  const { disk, vm, disks: count } = volume;
  const groups = [{ role: 'data', disk, count, cache }] as const;
  return bySeverity([
    ...faultNotes(faultsOf(vm, groups, edition), vm, catalogue),
    ...cautionNotes(vm, groups, catalogue),
    disk.placement &&
      cache !== 'None' &&
      warning(`Local NVMe disks have no host cache, so ${cache} is not used.`),
    !volume.cached &&
      volume.hit > 0 &&
      warning('Without a host cache the cache hit rate is not used.'),
    cache === 'ReadWrite' && !disk.placement && ruleNote('cache-read-write', catalogue, 'warning'),
    ...(vm
      ? unpublishedNotes(vm, unpublishedOf(volume))
      : [info('No VM size is given, so only the disks’ limits count.')]),
    vm &&
      !disk.placement &&
      pathOf(volume).every((limit) => limit.id === 'disk' || isNoLimit(limit)) &&
      info(`${vm.name} has no limit of its own for its disks.`),
    disk.placement && ruleNote('local-loss', catalogue, 'warning'),
    disk.placement && ruleNote('measured-local', catalogue, volume.read < 1 ? 'warning' : 'info'),
    disk.family === 'Standard HDD' && ruleNote('limit-standard-disk', catalogue),
    ...notesOn([disk, ...(vm ? [vm] : [])], edition, catalogue, counted),
  ]);
}
