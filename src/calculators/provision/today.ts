/** The disks of today beside those that are provisioned: what they give and cost, what is saved, and how one gets there. */
import type { Check, Readout } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import { convertDiskTypes } from '../../limits/sources/convert.ts';
import { groupOf, shortOf, volumeOf } from '../../storage/change/disk-sets.ts';
import { changeTo, disruptionOfDisks } from '../../storage/change/way.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type DiskSet,
  isConfiguration,
  type smallestOf,
} from '../../storage/set-up/provisioning.ts';
import { checkVolume, smallestIo, unpublishedOf } from '../../storage/set-up/volume.ts';
import { formatBytes } from '../../units/index.ts';
import { compact } from '../../units/present.ts';
import { formatAmount, info, passed, warning } from '../shared/answer/parts.ts';
import { citationIn, formatVmLimit, limitName, list } from '../shared/answer/text.ts';
import { type Priced, whyNone } from '../shared/set-up/cost.ts';
import { formatDollars, formatMoney } from '../shared/set-up/money.ts';
import type { Case } from './model.ts';
import { formatTotals, totalsOf } from './text.ts';

export type Today = {
  readonly set: DiskSet;
  /** “4 × P30”. */
  readonly name: string;
  /** USD a month for the disks alone; nothing where they have no price. */
  readonly cost: number | undefined;
  /** What is too little for the target, or why the VM cannot have them, as phrases; none where they carry it. */
  readonly lacks: readonly string[];
  /** Limits on their path that nobody has published. */
  readonly open: readonly string[];
};

/** What is too little of a set for the target of a case. */
function lacksOf(set: DiskSet, { needs, vm, edition }: Case): readonly string[] {
  const { capacity } = totalsOf(set);
  const { faults } = checkVolume(volumeOf(set, vm), smallestIo, 'None', edition);
  return compact([
    ...faults.map(({ text }) => text.replace(/\.$/, '')),
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
  const { now: set, vm } = given;
  if (!set) return undefined;
  const bill = pricedAlone(set);
  return {
    set,
    bill,
    name: formatDisks(set.disk, set.disks),
    cost: bill.cost?.total?.disks,
    lacks: lacksOf(set, given),
    open: unpublishedOf(volumeOf(set, vm)).map((id) => formatVmLimit(id)),
  };
}

/** What the provisioned disks save a month. */
export function savingReadout(today: Today & { readonly bill: Priced }, after: Priced): Readout {
  const base = { id: 'saving', label: 'Saving', kind: 'count', unit: 'USD/month' } as const;
  const [before, then] = [today.cost, after.cost?.total?.disks];
  if (before === undefined || then === undefined)
    return { ...base, text: 'not priced', aside: whyNone(today.bill) ?? whyNone(after) ?? '' };
  const value = before - then;
  const byUse = today.bill.cost?.transactions.length ? ', operations are billed besides' : '';
  return {
    ...base,
    value,
    text: `${formatMoney(value)} a month`,
    aside: `${today.name} today ${formatDollars(before)}${byUse}, these disks ${formatDollars(then)}${today.set.disk.bought?.zrs ? ', without zone redundancy' : ''}`,
  };
}

/** What today’s disks give for the target. */
function given({ name, cost, set, lacks, open }: Today): Check {
  const price = cost === undefined ? 'not priced' : `${formatMoney(cost)} a month`;
  const facts = `Today: ${name}, ${price}, ${formatTotals(set)}.`;
  if (lacks.length > 0) return warning(`${facts} Too little: ${lacks.join('; ')}.`);
  return open.length > 0
    ? info(`${facts} Not checked: ${list(open)} is not published.`)
    : passed(`${facts} Enough for the target.`);
}

/** How today’s disks become the others, as a sentence. */
function pathTo(set: DiskSet, today: Today): string {
  const of = { ...groupOf(today.set), iops: undefined };
  const change = changeTo(of, set);
  if (!change) return 'Today’s disks are these already.';
  const from = `From ${today.name} to ${formatDisks(set.disk, set.disks)}`;
  switch (disruptionOfDisks(change)) {
    case 'online':
      return `${from}: online, by changing what is provisioned.`;
    case 'deallocate':
      return `${from}: converted${set.disk.size > today.set.disk.size ? ' and made larger' : ''}, with the VM deallocated and host caching None.`;
    default:
      return `${from}: new disks, to which the data is copied. No disk is made smaller; a conversion keeps the number, and is not to or from an Ultra Disk, nor from Premium SSD v2.`;
  }
}

/** The checks about today’s disks, first what they give. */
export const todayChecks = (
  today: Today | undefined,
  set: ReturnType<typeof smallestOf>,
): readonly Check[] =>
  today
    ? compact([
        given(today),
        isConfiguration(set) &&
          info(pathTo(set, today), citationIn(convertDiskTypes, 'Restrictions')),
      ])
    : [];
