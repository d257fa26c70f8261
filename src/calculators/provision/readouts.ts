/** The figures of an answer: what is provisioned and billed, what Premium SSD would cost, and from where on. */
import type { Readout } from '../../kit/index.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import type { Configuration, DiskSet } from '../../storage/set-up/provisioning.ts';
import {
  exceeds,
  formatBytes,
  formatIops,
  formatNumber,
  formatThroughput,
  iops,
} from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import { iopsReadout, throughputReadout } from '../shared/answer/readouts.ts';
import { plural } from '../shared/answer/text.ts';
import { type Priced, systemOf, whyNone } from '../shared/set-up/cost.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { countReadout } from '../shared/volume/format.ts';
import { type BreakEven, billedOf, type Case, mostDisks, mostIops, premiumSets } from './model.ts';
import { formatTotals, totalsOf } from './text.ts';

/**
 * The configuration in all, with that of one disk beside it, and what is billed of it. Where all has a price the parts of the
 * bill have theirs: the VM, if there is one, the size, and what is above the included IOPS and throughput.
 */
export function provisionedReadouts(
  set: Configuration,
  { elastic }: Case,
  bill: Priced,
): readonly Readout[] {
  const { disk, disks } = set;
  const { capacity, iops, throughput } = totalsOf(set);
  const all = disks > 1 ? ', all disks' : '';
  const paid = billedOf(elastic, set);
  const { leastIncluded, rules } = elastic;
  const { leastIops, leastThroughput } = rules;
  const lines = bill.cost?.total && bill.cost.lines;
  // What is included has no line.
  const costOf = (unit: 'GiB' | 'IOPS' | 'MB/s') => ({
    cost: lines?.find(({ provisioned }) => provisioned?.unit === unit)?.amount ?? 0,
  });
  const included = (each: string, least: number) => ({
    aside: compact([
      disks > 1 && `${disks} × ${each}`,
      leastIncluded ? `${formatNumber(least * disks)} included` : 'nothing included',
    ]).join(', '),
    // The rows of the bill say it.
    ...(lines && { within: 'billed' }),
  });
  const billed = (unit: 'IOPS' | 'MB/s', least: number) =>
    lines && {
      aside: leastIncluded ? `above the ${formatNumber(least * disks)} included` : '',
      ...costOf(unit),
    };
  const vm = lines?.find(({ group }) => !group);
  return [
    {
      ...iopsReadout(iops, `IOPS${all}`),
      ...included(formatIops(disk.iops), leastIops.value),
    },
    {
      ...throughputReadout(throughput, disk.unit, `Throughput${all}`),
      ...included(formatThroughput(disk.throughput, disk.unit), leastThroughput.value),
    },
    ...(vm
      ? [
          {
            ...countReadout('vm-cost', 'VM', vm.amount, 'USD/month', formatMoney(vm.amount)),
            aside: `${bill.vm}, ${systemOf(bill)}${vm.computed ? ', price computed' : ''}`,
            within: 'bill',
            cost: vm.amount,
          },
        ]
      : []),
    // As required, or the reason says why it is more.
    {
      ...countReadout(
        'size',
        `Size${all}`,
        capacity,
        'B',
        formatBytes(capacity),
        disks > 1 ? `as ${disks} × ${formatBytes(disk.size)}` : '',
      ),
      within: 'over',
      ...(lines && { within: 'bill', ...costOf('GiB') }),
    },
    {
      ...iopsReadout(paid.iops, 'Billed'),
      id: 'paid-iops',
      within: 'iops',
      ...billed('IOPS', leastIops.value),
    },
    {
      ...throughputReadout(paid.throughput, disk.unit, 'Billed'),
      id: 'paid-throughput',
      within: 'throughput',
      ...billed('MB/s', leastThroughput.value),
    },
  ];
}

/** What the cheapest set of Premium SSD costs that does the same, or why there is none. */
export function premiumReadout(set: DiskSet | undefined, given: Case, bill: Priced): Readout {
  const base: Omit<Readout, 'text'> = {
    id: 'premium-cost',
    label: 'Premium SSD instead',
    kind: 'count',
    unit: 'USD/month',
  };
  if (given.prices && !set) return { ...base, text: 'none', aside: whyNoSet(given) };
  const total = given.prices && bill.cost?.total?.all;
  if (!set || total === undefined)
    return { ...base, text: 'not priced', aside: whyNone(bill) ?? '' };
  return {
    ...base,
    // It is a row of the table of disks that do the same.
    within: 'over',
    value: total,
    text: `${formatMoney(total)} a month`,
    aside: `${formatDisks(set.disk, set.disks)}${given.vm ? ' with the VM' : ''}: ${formatTotals(set)}`,
  };
}

const whyNoSet = (given: Case) =>
  given.vm
    ? `no set of Premium SSD is known to do this on ${given.vm.name}`
    : `no ${plural(mostDisks(given), 'disk')} of Premium SSD do this`;

/** @param premium the figure beside which it stands; where that is in a table, this is in the chart above it */
export function breakEvenReadout(
  found: BreakEven | undefined,
  given: Case,
  bill: Priced,
  premium: Readout,
): Readout {
  const base: Omit<Readout, 'text'> = {
    id: 'break-even-iops',
    label: 'Break-even',
    kind: 'iops',
    unit: 'IOPS',
    within: premium.within ?? premium.id,
  };
  if (!given.prices) return { ...base, text: 'not priced', aside: whyNone(bill) ?? '' };
  if (!found) return { ...base, text: 'none', aside: whyNoSet(given) };
  const { against, least, at } = found;
  const has = against.disk.iops * against.disks;
  const rate = formatIops(iops(has));
  // Nobody goes back to disks that do less.
  const [asMany] = at && at > has ? premiumSets(given, { ...given.needs, iops: at }) : [];
  const label = `Break-even with ${formatDisks(against.disk, against.disks)} (${formatMoney(against.cost)}, ${rate})`;
  const [text, from] = at
    ? [formatIops(at), 'from there on']
    : exceeds(least.cost, against.cost)
      ? ['none: always dearer', 'with any IOPS']
      : ['none: never dearer', `even with ${formatIops(iops(mostIops(given)))} not`];
  const others = asMany ? `; as many IOPS of Premium SSD: ${formatMoney(asMany.cost)}` : '';
  const than =
    at && at > has ? ` than ${formatDisks(against.disk, against.disks)} with ${rate}${others}` : '';
  return { ...base, label, ...defined({ value: at }), text, aside: `${from} dearer${than}` };
}
