/** The disks of today beside those that are provisioned: what they give and cost, what is saved, and how one gets there. */
import type { Check, Readout } from '../../kit/index.ts';
import { convertDiskTypes, deployPremiumV2 } from '../../limits/sources/changing-disks.ts';
import { changeTo, disruptionOfDisks } from '../../storage/change/conversion.ts';
import { groupOf, shortOf, volumeOf } from '../../storage/change/disk-sets.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type Configuration,
  type DiskSet,
  isConfiguration,
  type Refused,
} from '../../storage/set-up/provisioning.ts';
import { checkVolume, smallestIo, unpublishedOf } from '../../storage/set-up/volume.ts';
import { exceeds, formatBytes } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { formatAmount, info, passed, warning } from '../shared/answer/checks-and-columns.ts';
import { citationIn, formatVmLimit, limitName, list } from '../shared/answer/text.ts';
import type { Priced } from '../shared/set-up/cost.ts';
import { formatDollars, formatMoney } from '../shared/set-up/money.ts';
import { savingReadout } from '../shared/set-up/saving.ts';
import type { Case } from './model.ts';
import { formatTotals, totalsOf } from './text.ts';

export type Today = {
  readonly set: DiskSet;
  /** “4 × P30”. */
  readonly name: string;
  /** USD a month for the disks alone; nothing where they have no price. */
  readonly cost: number | undefined;
  /** Why Azure refuses them on this VM, in sentences. */
  readonly refused: readonly string[];
  /** What is too little for the target, as phrases; none where they carry it. */
  readonly lacks: readonly string[];
  /** Limits on their path that nobody has published. */
  readonly open: readonly string[];
};

/** What is too little of a set for the target of a case. */
function lacksOf(set: DiskSet, { needs, vm }: Case): readonly string[] {
  const { capacity } = totalsOf(set);
  return compact([
    exceeds(needs.capacity, capacity) &&
      `capacity ${formatBytes(capacity)} of ${formatBytes(needs.capacity)}`,
    ...shortOf(set, vm, needs).map((limit) => {
      const amount = (value: number) => formatAmount(limit.kind, value, 'MB/s');
      return `${limitName(limit)} ${amount(limit.sustained)} of ${amount(needs[limit.kind])}`;
    }),
  ]);
}

/** @param pricedAlone what a set costs without a VM */
export function todayOf(
  given: Case,
  pricedAlone: (set: DiskSet) => Priced,
): (Today & { readonly bill: Priced }) | undefined {
  const { now: set, vm, edition } = given;
  if (!set) return undefined;
  const bill = pricedAlone(set);
  return {
    set,
    bill,
    name: formatDisks(set.disk, set.disks),
    cost: bill.cost?.total?.disks,
    refused: checkVolume(volumeOf(set, vm), smallestIo, 'None', edition).faults.map(
      ({ text }) => text,
    ),
    lacks: lacksOf(set, given),
    open: unpublishedOf(volumeOf(set, vm)).map((id) => formatVmLimit(id)),
  };
}

/** What the provisioned disks save a month, and of what that is the difference. */
export function savingOf(today: Today & { readonly bill: Priced }, after: Priced): Readout {
  const saving = savingReadout(today.bill, after, undefined, 'disks');
  const [before, then] = [today.cost, after.cost?.total?.disks];
  if (saving.value === undefined || before === undefined || then === undefined) return saving;
  const byUse = today.bill.cost?.transactions.length ? ', operations are billed besides' : '';
  return {
    ...saving,
    aside: `${today.name} today ${formatDollars(before)}${byUse}, these disks ${formatDollars(then)}${today.set.disk.bought?.zrs ? ', without zone redundancy' : ''}`,
  };
}

/** What today’s disks give for the target. */
function deliveryCheck({ name, cost, set, refused, lacks, open }: Today): Check {
  const price = cost === undefined ? 'not priced' : `${formatMoney(cost)} a month`;
  const facts = `Today: ${name}, ${price}, ${formatTotals(set)}.`;
  if (refused.length > 0) return warning(`${facts} Not possible: ${refused.join(' ')}`);
  if (lacks.length > 0) return warning(`${facts} Too little: ${lacks.join('; ')}.`);
  return open.length > 0
    ? info(`${facts} Not checked: ${list(open)} is not published.`)
    : passed(`${facts} Enough for the target.`);
}

/** How today’s disks become the others. */
function pathTo(set: DiskSet, today: Today): Check {
  const of = { ...groupOf(today.set), iops: undefined };
  const change = changeTo(of, set);
  if (!change) return info('Today’s disks are these already.');
  const conversion = citationIn(convertDiskTypes, 'Restrictions');
  const from = `From ${today.name} to ${formatDisks(set.disk, set.disks)}`;
  switch (disruptionOfDisks(change)) {
    case 'online':
      return info(
        `${from}: online, by changing what is provisioned.`,
        set.disk.family === 'Premium SSD v2'
          ? citationIn(deployPremiumV2, 'Adjust disk performance')
          : undefined,
      );
    case 'deallocate':
      return info(
        `${from}: converted${set.disk.size > today.set.disk.size ? ' and made larger' : ''}, with the VM deallocated and host caching None. Its sectors stay those of 512 bytes.`,
        conversion,
      );
    default:
      return info(
        `${from}: new disks, to which the data is copied. No disk is made smaller; a conversion keeps the number, and is not to or from an Ultra Disk, nor from Premium SSD v2.`,
        conversion,
      );
  }
}

/** The checks about today’s disks, first what they give. */
export const todayChecks = (
  today: Today | undefined,
  set: Configuration | Refused,
): readonly Check[] =>
  today ? compact([deliveryCheck(today), isConfiguration(set) && pathTo(set, today)]) : [];
