/** Why each figure is what it is, and what the VM delivers of it. */

import type { Catalogue } from '../../limits/types.ts';
import { volumeOf } from '../../storage/change/disk-sets.ts';
import type { Configuration } from '../../storage/set-up/provisioning.ts';
import { limitsOf, smallestIo } from '../../storage/set-up/volume.ts';
import { formatNumber } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { formatAmount } from '../shared/answer/checks-and-columns.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { list } from '../shared/answer/text.ts';
import { checksOf } from './checks.ts';
import { type Case, onVm } from './model.ts';
import { described, formatParts } from './text.ts';
import { type Today, todayChecks } from './today.ts';

/** Why is each figure what it is, and what does the VM deliver of it? */
export function explain(
  given: Case,
  set: Configuration,
  catalogue: Catalogue,
  today?: Today,
): Omit<Explanation, 'recommendations'> {
  return {
    // What each part costs is in the rows of the bill.
    why: [formatRaises(given, set), formatDelivered(given, set)].filter(Boolean).join(' '),
    checks: [...todayChecks(today, set), ...checksOf(given, set, catalogue)],
  };
}

/** Which figures are above what the target alone comes to, and why. */
function formatRaises({ elastic }: Case, set: Configuration): string {
  const { provisioned, share, required, disks } = set;
  const n = formatNumber;
  const { throughputPerIops, iopsPerGib } = elastic.rules;
  const reasons = compact([
    provisioned.mbps > share.mbps &&
      `throughput from ${n(share.mbps)} to ${n(provisioned.mbps)} MB/s, the least that a disk has`,
    provisioned.iops > share.iops &&
      (provisioned.iops === required.iops
        ? `IOPS from ${n(share.iops)} to ${n(provisioned.iops)}, since ${n(provisioned.mbps)} MB/s need them at ${n(throughputPerIops.value, 2)} MB/s for each`
        : `IOPS from ${n(share.iops)} to ${n(provisioned.iops)}, the least that a disk has`),
    provisioned.gib > share.gib &&
      (provisioned.gib === required.gib
        ? `the size from ${n(share.gib)} to ${n(provisioned.gib)} GiB, since ${n(provisioned.iops)} IOPS need them at ${n(iopsPerGib.value)} IOPS for each`
        : `the size from ${n(share.gib)} to ${n(provisioned.gib)} GiB, the smallest that there is`),
  ]);
  const of = disks > 1 ? ` for each of ${disks} disks` : '';
  const parts = `The target comes to ${formatParts(share)}${of}.`;
  if (reasons.length > 0) return `${parts} Raised: ${reasons.join('; ')}.`;
  return of ? parts : '';
}

/** What the limits of the VM leave of what is provisioned. */
function formatDelivered(given: Case, set: Configuration): string {
  const { vm } = given;
  if (!vm) return '';
  const ofVm = limitsOf(volumeOf(set, vm), smallestIo).filter(({ id }) => id !== 'disk');
  if (ofVm.length === 0) return '';
  const figures = ofVm.map(({ kind, sustained }) => formatAmount(kind, sustained, vm.unit));
  const { short } = onVm(set, given);
  const own = vm.elastic ? 'its limit for Premium SSD v2 and Ultra Disk' : 'its uncached limit';
  const end =
    short.length > 0
      ? `More than that is billed and not delivered. For the whole target the disks need ${described(set)}.`
      : 'The target is within it.';
  return `${vm.name} allows these disks ${list(figures)}, ${own}. ${end}`;
}
