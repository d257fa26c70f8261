import type { Disruption } from '../../storage/change/change.ts';
import { changeTo, disruptionOfDisks } from '../../storage/change/conversion.ts';
import { groupOf } from '../../storage/change/disk-sets.ts';
import type { DiskSet } from '../../storage/set-up/provisioning.ts';

/** How the disks of today become these: as they are, where they are converted; without them, or for other ones, by a copy. */
export const wayFrom = (now: DiskSet | undefined, set: DiskSet): Disruption => {
  const change = now && changeTo({ ...groupOf(now), iops: undefined }, set);
  return change ? disruptionOfDisks(change) : 'copy of data';
};
