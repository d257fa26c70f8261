/** Why each figure is what it is; and the answer where so many disks cannot have what is needed, or the VM cannot have so many disks. */

import type { Shown } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { volumeOf } from '../../storage/change/disk-sets.ts';
import type { Configuration, Refused } from '../../storage/set-up/provisioning.ts';
import type { Fault } from '../../storage/set-up/set-up.ts';
import { limitsOf } from '../../storage/set-up/volume.ts';
import { type Bytes, formatNumber } from '../../units/index.ts';
import { compact } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { notPossible } from '../shared/answer/format.ts';
import { bySeverity, faultNotes } from '../shared/answer/notes.ts';
import { citationsOf, formatLimit, list, sourceAt } from '../shared/answer/text.ts';
import { formatOf } from '../shared/volume/format.ts';
import { checksOf, typeChecks } from './checks.ts';
import { type Case, mostDisks, onVm } from './model.ts';
import { formatPart, formatParts } from './text.ts';

/** Why is each figure what it is, and what does the VM deliver of it? */
export function explain(
  given: Case,
  set: Configuration,
  catalogue: Catalogue,
): Omit<Explanation, 'recommendations'> {
  return {
    why: [raises(given, set), delivered(given, set)].filter(Boolean).join(' '),
    checks: checksOf(given, set, catalogue),
  };
}

/** Which figures are above what the target alone comes to, and why. */
function raises({ elastic }: Case, { provisioned, share, required, disks }: Configuration): string {
  const { family, rules } = elastic;
  const n = formatNumber;
  const { leastSize, leastIops, leastThroughput, throughputPerIops, iopsPerGib } = rules;
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
  return reasons.length > 0
    ? `The target comes to ${formatParts(share)}${of}. Raised: ${reasons.join('; ')}.`
    : `The target comes to ${formatParts(share)}${of}, which may be provisioned as it is: ${family} has at least ${n(leastSize.value)} GiB, ${n(leastIops.value)} IOPS and ${n(leastThroughput.value)} MB/s, and no figure requires more of another here.`;
}

/** What the limits of the VM leave of what is provisioned. */
function delivered(given: Case, set: Configuration): string {
  const { vm } = given;
  if (!vm) return '';
  const ofVm = limitsOf(volumeOf(set, vm), 1 as Bytes).filter(({ id }) => id !== 'disk');
  if (ofVm.length === 0) return '';
  const figures = ofVm.map(({ kind, sustained }) => formatOf(kind, sustained, vm.unit));
  const { short } = onVm(set, given);
  const own = vm.elastic ? 'its limit for Premium SSD v2 and Ultra Disk' : 'its uncached limit';
  const end =
    short.length > 0
      ? `What is provisioned above ${list(short.map(formatLimit))} is billed and not delivered.`
      : 'The target is within it.';
  return `${vm.name} allows these disks ${list(figures)}, ${own}. ${end}`;
}

/** What one disk cannot have, and how many disks can, as a sentence. */
export function faultOf({ excesses, disks }: Refused, given: Case): Fault {
  const { elastic, vm } = given;
  const most = list(excesses.map(({ figure, max }) => formatPart(figure, max)));
  const needed = list(excesses.map(({ figure, needed: value }) => formatPart(figure, value)));
  const each =
    given.disks > 1 ? `each of ${given.disks} disks would need ${needed}` : `${needed} are needed`;
  const enough = mostDisks(given);
  const end =
    disks <= enough
      ? `${disks} disks, striped, can have it.`
      : `even ${enough} striped disks, the most that ${vm ? `${vm.name} takes` : 'any VM takes'}, are too few.`;
  return { text: `${elastic.one} can have at most ${most}, and ${each}; ${end}` };
}

/**
 * @param faults the needs that one disk cannot meet, or why Azure refuses the disks on this VM
 * @param set the disks, where they can be created
 */
export function refusal(
  given: Case,
  faults: readonly Fault[],
  set: Configuration | undefined,
  { catalogue }: CalculatorContext,
): Shown {
  const { elastic, vm } = given;
  const { source } = elastic.rules.mostIops;
  const citations = [sourceAt(source, elastic.family, catalogue), ...citationsOf([vm], catalogue)];
  const { recommendations: _, ...refused } = notPossible(faults, [], citations);
  return {
    ...refused,
    recommendationsTitle: 'Options that fit',
    checks: bySeverity([
      ...(set
        ? faultNotes(faults, vm, catalogue)
        : faults.map(({ text }) => ({
            severity: 'failed' as const,
            text,
            citation: sourceAt(source, `${elastic.family} performance`, catalogue),
          }))),
      ...typeChecks(given, catalogue),
    ]),
  };
}
