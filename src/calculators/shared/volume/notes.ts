/** The notes on a volume behind a VM, for the calculators of one volume. */
import type { Check } from '../../../kit/index.ts';
import type { Catalogue, Edition } from '../../../limits/types.ts';
import { isNoLimit, vmLimit } from '../../../storage/path/path.ts';
import { type Cache, faultsOf } from '../../../storage/set-up/set-up.ts';
import { unpublishedOf, type Volume } from '../../../storage/set-up/volume.ts';
import { compact } from '../../../units/present.ts';
import {
  type Bursting,
  bySeverity,
  cautionNotes,
  faultNotes,
  notesOn,
  ruleNote,
  unpublishedNotes,
} from '../answer/notes.ts';

/** Which limits of the VM do not count: all where none is given, and those that are not published. */
function vmNotes(volume: Volume): readonly Check[] {
  const { vm } = volume;
  if (!vm)
    return [{ severity: 'info', text: 'No VM size is given, so only the disks’ limits count.' }];
  return compact([
    ...unpublishedNotes(vm, unpublishedOf(volume)),
    vmLimit(vm, 'uncached').every(isNoLimit) && {
      severity: 'info',
      text: `${vm.name} has no limit of its own for its disks.`,
    },
  ]);
}

/**
 * The notes on a volume, the most important first.
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
    cache !== 'None' &&
      disk.placement && {
        severity: 'warning',
        text: `Local NVMe disks have no host cache, so ${cache} is not used.`,
      },
    cache === 'None' &&
      volume.hit > 0 && {
        severity: 'warning',
        text: 'Without a host cache the cache hit rate is not used.',
      },
    cache === 'ReadWrite' && ruleNote('cache-read-write', catalogue, 'warning'),
    ...vmNotes(volume),
    disk.placement && ruleNote('local-loss', catalogue, 'warning'),
    disk.placement && ruleNote('measured-local', catalogue, volume.read < 1 ? 'warning' : 'info'),
    disk.family === 'Standard HDD' && ruleNote('limit-standard-disk', catalogue),
    ...notesOn([disk, ...(vm ? [vm] : [])], edition, catalogue, counted),
  ]);
}
