/** The figures of an answer: what is provisioned and billed, what Premium SSD would cost, and from where on. */
import type { Readout } from '../../kit/index.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import type { CostLine } from '../../storage/set-up/cost.ts';
import type { Configuration, DiskSet } from '../../storage/set-up/provisioning.ts';
import {
  bytesIn,
  exceeds,
  formatBytes,
  formatIops,
  formatNumber,
  formatThroughput,
  gib,
  iops,
} from '../../units/index.ts';
import { compact, present } from '../../units/present.ts';
import { iopsReadout, throughputReadout } from '../shared/answer/format.ts';
import { plural } from '../shared/answer/text.ts';
import { type Priced, systemOf, whyNone } from '../shared/set-up/cost.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { countReadout } from '../shared/volume/format.ts';
import { type BreakEven, billedOf, type Case, mostDisks, mostIops } from './model.ts';
import { formatTotals, totalsOf } from './text.ts';

/**
 * The configuration in all, with that of one disk beside it, and what is billed of it.
 * @param hasBill the rows of the bill say it, and these are for programs and for the comparison of two cases
 */
export function provisionedReadouts(
  set: Configuration,
  { elastic }: Case,
  hasBill: boolean,
): readonly Readout[] {
  const { disk, disks } = set;
  const { capacity, iops, throughput } = totalsOf(set);
  const all = disks > 1 ? ', all disks' : '';
  const paid = billedOf(elastic, set);
  const { leastIops, leastThroughput } = elastic.rules;
  const inBill = hasBill ? { within: 'over' } : {};
  const included = (each: string, least: number) => ({
    aside: compact([
      disks > 1 && `${disks} × ${each}`,
      elastic.leastIncluded ? `${formatNumber(least * disks)} included` : 'nothing included',
    ]).join(', '),
  });
  return [
    {
      ...iopsReadout(iops, `IOPS${all}`),
      ...included(formatIops(disk.iops), leastIops.value),
      ...inBill,
    },
    {
      ...throughputReadout(throughput, disk.unit, `Throughput${all}`),
      ...included(formatThroughput(disk.throughput, disk.unit), leastThroughput.value),
      ...inBill,
    },
    {
      ...iopsReadout(paid.iops, hasBill ? 'Billed IOPS' : 'Billed'),
      id: 'paid-iops',
      within: 'iops',
      ...inBill,
    },
    {
      ...throughputReadout(paid.throughput, disk.unit, hasBill ? 'Billed throughput' : 'Billed'),
      id: 'paid-throughput',
      within: 'throughput',
      ...inBill,
    },
    // As required, or the reason says why it is more.
    {
      ...countReadout(
        'size',
        `Size${all}`,
        capacity,
        'B',
        formatBytes(capacity),
        disks > 1 ? `${disks} × ${formatBytes(disk.size)}` : '',
      ),
      within: 'over',
    },
  ];
}

/** What each part of the bill costs: the VM, where there is one, then what is provisioned of the disks. Nothing where a part has no price. */
export function billReadouts(
  { disk, disks }: Configuration,
  { elastic: { rules, leastIncluded } }: Case,
  bill: Priced,
): readonly Readout[] {
  const { lines, total } = bill.cost ?? { lines: [] };
  if (!total) return [];
  const part = (
    name: string,
    kind: Readout['kind'],
    aside: string,
    isIt: (line: CostLine) => boolean,
  ): Readout => {
    const value = lines.filter(isIt).reduce((sum, { amount }) => sum + amount, 0);
    return {
      id: `${name.toLowerCase()}-cost`,
      label: `Cost of ${name}`,
      kind,
      unit: 'USD/month',
      value,
      text: value > 0 ? formatMoney(value) : '$0',
      aside,
      within: 'bill',
    };
  };
  const provisioned = (
    name: string,
    kind: Readout['kind'],
    unit: NonNullable<CostLine['provisioned']>['unit'],
    all: number,
    included = 0,
  ) => {
    const amount = (value: number) => `${formatNumber(value, 2)} ${unit}`;
    const above = amount(all - included);
    const what =
      included === 0
        ? above
        : all > included
          ? `${above} above the ${formatNumber(included)} included`
          : `${amount(all)} included`;
    const each = disks > 1 ? `${disks} × ` : '';
    return part(name, kind, `${each}${what}`, (line) => line.provisioned?.unit === unit);
  };
  const free = (value: number) => (leastIncluded ? value : 0);
  const ofVm = lines.find(({ group }) => !group);
  const vmItem = `${bill.vm}, ${systemOf(bill)}${ofVm?.computed ? ', price computed' : ''}`;
  return [
    ...(ofVm ? [part('VM', 'count', vmItem, ({ group }) => !group)] : []),
    provisioned('size', 'count', 'GiB', disk.size / gib(1)),
    provisioned('IOPS', 'iops', 'IOPS', disk.iops, free(rules.leastIops.value)),
    provisioned(
      'throughput',
      'throughput',
      'MB/s',
      disk.throughput / bytesIn['MB/s'],
      free(rules.leastThroughput.value),
    ),
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
  const rate = formatIops(iops(against.disk.iops * against.disks));
  const label = `Break-even with ${formatDisks(against.disk, against.disks)} (${formatMoney(against.cost)}, ${rate})`;
  const [text, from] = at
    ? [formatIops(at), 'from there on']
    : exceeds(least.cost, against.cost)
      ? ['none: always dearer', 'with any IOPS']
      : ['none: never dearer', `even with ${formatIops(iops(mostIops(given)))} not`];
  return { ...base, label, ...present({ value: at }), text, aside: `${from} dearer` };
}
