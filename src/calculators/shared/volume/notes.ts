/** The notes on a volume behind a VM, for the calculators of one volume. */
import type { Check } from '../../../kit/index.ts';
import type { Catalogue, Edition } from '../../../limits/types.ts';
import { isNoLimit } from '../../../storage/path/path.ts';
import { type Cache, faultsOf } from '../../../storage/set-up/set-up.ts';
import { pathOf, unpublishedOf, type Volume } from '../../../storage/set-up/volume.ts';
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

/** What is not known of the limits of the VM, and where it has none: they are compared with nothing then. */
function vmNotes(volume: Volume): readonly Check[] {
  const { vm } = volume;
  if (!vm)
    return [{ severity: 'info', text: 'No VM size is given, so only the disks’ limits count.' }];
  return compact([
    ...unpublishedNotes(vm, unpublishedOf(volume)),
    !volume.disk.placement &&
      pathOf(volume).every((limit) => limit.id === 'disk' || isNoLimit(limit)) && {
        severity: 'info',
        text: `${vm.name} has no limit of its own for its disks.`,
      },
  ]);
}

/**
 * The notes on a volume, the most important first.
 * @param cache the setting that was chosen, whether it takes effect or not: Azure accepts ReadWrite on sizes
 *   that do not support it too, and what it risks is said there all the same
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
    !volume.cached &&
      volume.hit > 0 && {
        severity: 'warning',
        text: 'Without a host cache the cache hit rate is not used.',
      },
    cache === 'ReadWrite' && !disk.placement && ruleNote('cache-read-write', catalogue, 'warning'),
    ...vmNotes(volume),
    disk.placement && ruleNote('local-loss', catalogue, 'warning'),
    disk.placement && ruleNote('measured-local', catalogue, volume.read < 1 ? 'warning' : 'info'),
    disk.family === 'Standard HDD' && ruleNote('limit-standard-disk', catalogue),
    ...notesOn([disk, ...(vm ? [vm] : [])], edition, catalogue, counted),
  ]);
}
