import type { Disruption } from '../../storage/change/change.ts';
import { changeTo, type DisksChange, disruptionOfDisks } from '../../storage/change/conversion.ts';
import { groupOf } from '../../storage/change/disk-sets.ts';
import type { DiskSet } from '../../storage/set-up/provisioning.ts';

/** The change that makes these disks of those of today; nothing where they are the same, or none were entered. */
export const wayOf = (now: DiskSet | undefined, set: DiskSet): DisksChange | undefined =>
  now && changeTo({ ...groupOf(now), iops: undefined }, set);

/** How the disks of today become these: as they are, where they are converted; without them, or for other ones, by a copy. */
export const wayFrom = (now: DiskSet | undefined, set: DiskSet): Disruption => {
  const change = wayOf(now, set);
  return change ? disruptionOfDisks(change) : 'copy of data';
};
