/** The limits, the sets that do the same, and the calculation with the numbers put in. */

import type { CalculationStep, LimitUse, Table } from '../../kit/index.ts';
import { elasticFamilies, maxIops, maxThroughput } from '../../limits/elastic.ts';
import { hoursAMonth } from '../../limits/prices/region-prices.ts';
import { cheapestFirst, delivers } from '../../storage/change/disk-sets.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { hasOwnLimit, vmLimit, vmLimitNames } from '../../storage/path/path.ts';
import {
  type Configuration,
  type DiskSet,
  isConfiguration,
  smallestOf,
} from '../../storage/set-up/provisioning.ts';
import {
  exceeds,
  formatBytes,
  formatIops,
  formatNumber,
  formatThroughput,
  iops,
  throughputFigure,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { amountFigure, unitOf } from '../shared/answer/checks-and-columns.ts';
import { formatMissing } from '../shared/answer/text.ts';
import { formatDollars } from '../shared/set-up/money.ts';
import { rateCell, stepsFrom, tableOf } from '../shared/volume/format.ts';
import { type BreakEven, billedOf, type Case, cheapestCount, premiumSets } from './model.ts';
import { formatPart, totalsOf } from './text.ts';
import type { Today } from './today.ts';

/** What one disk is provisioned with against what it can have; then the target against the limits of the VM. */
export function limitBars(given: Case, set: Configuration): readonly LimitUse[] {
  const { elastic, vm, needs } = given;
  const { gib, iops, mbps } = set.provisioned;
  const each = set.disks > 1 ? 'Each disk, ' : 'Disk, ';
  const ofDisk = (
    kind: LimitUse['kind'],
    label: string,
    demand: number,
    limit: number,
    unitText: string,
  ): LimitUse => ({
    label: each + label,
    kind,
    state: 'secondary',
    demand,
    limit,
    unitText,
    counts: false,
    demandText: formatNumber(demand),
    limitText: formatNumber(limit),
  });
  const id = vm && hasOwnLimit(set.disk, vm) ? 'elastic' : 'uncached';
  const count: LimitUse = {
    label: 'Data disks',
    kind: 'count',
    state: 'fits',
    counts: true,
    unitText: '',
    demand: set.disks,
    demandText: formatNumber(set.disks),
    limit: vm?.maxDataDisks ?? 0,
    limitText: formatNumber(vm?.maxDataDisks ?? 0),
  };
  return [
    ofDisk('count', 'size', gib, elastic.rules.mostSize.value, 'GiB'),
    ofDisk('iops', 'IOPS at this size', iops, maxIops(elastic, gib), 'IOPS'),
    ofDisk('throughput', 'throughput at these IOPS', mbps, maxThroughput(elastic, iops), 'MB/s'),
    ...(vm
      ? vmLimit(vm, id).map((limit): LimitUse => {
          const { kind, sustained } = limit;
          const demand = needs[kind];
          const text = (value: number) => amountFigure(kind, value, vm.unit);
          return {
            label: vmLimitNames[id],
            kind,
            demand,
            demandText: text(demand),
            counts: true,
            state:
              sustained === undefined
                ? 'secondary'
                : exceeds(demand, sustained)
                  ? 'over'
                  : exceeds(demand, sustained * 0.8)
                    ? 'tight'
                    : 'fits',
            limitText: sustained === undefined ? formatMissing(limit) : text(sustained),
            ...defined({ limit: sustained }),
            unitText: unitOf(kind, vm.unit),
          };
        })
      : []),
    ...(vm ? [count] : []),
  ];
}

/** The disks that were asked about and others that do the same, by what the disks cost a month; nothing without prices. */
export function setTable(given: Case, set: Configuration, today?: Today): readonly Table[] {
  const { needs, prices, disks, vm, edition } = given;
  if (!prices) return [];
  const elastic = elasticFamilies
    .map((family) => smallestOf(family, needs, disks))
    .filter(isConfiguration)
    .filter((other) => other.disk.name === set.disk.name || delivers(other, vm, needs, edition));
  const premium = premiumSets(given);
  const single = premium.find((other) => other.disks === 1);
  const cheapest = cheapestCount(given);
  const nameOf = ({ disk, disks: count }: DiskSet) => formatDisks(disk, count);
  const all = [
    ...elastic,
    ...(cheapest ? [cheapest] : []),
    ...premium.slice(0, 3),
    ...(single ? [single] : []),
  ];
  const once = [...new Map(all.map((other): [string, DiskSet] => [nameOf(other), other])).values()];
  const others = cheapestFirst(once, prices).filter((other) => nameOf(other) !== today?.name);
  const rows = [...(today ? [{ ...today.set, cost: today.cost }] : []), ...others];
  return [
    tableOf(
      `Disks that do the same${today ? ', and those of today' : ''}, the disks alone`,
      ['USD a month', 'IOPS', 'MB/s', 'Capacity', 'Disks'],
      rows,
      rows.find((other) => nameOf(other) === nameOf(set)),
      (other) => {
        const { iops, throughput, capacity } = totalsOf(other);
        return [
          other.cost === undefined ? 'not priced' : formatDollars(other.cost),
          rateCell(iops),
          throughputFigure(throughput, 'MB/s'),
          formatBytes(capacity),
          `${today && other === rows[0] ? todayCell(today) : nameOf(other)}${other.disks > 1 ? ', striped' : ''}`,
        ];
      },
    ),
  ];
}

const todayCell = ({ name, refused, lacks }: Today) =>
  `Today: ${name}${refused.length > 0 ? ', not possible' : lacks.length > 0 ? ', too little' : ''}`;

/** How each figure follows from the target, what is billed, and where the break-even is. */
export function steps(
  given: Case,
  set: Configuration,
  breakEven: BreakEven | undefined,
): readonly CalculationStep[] {
  const { elastic, needs, disks } = given;
  const { provisioned, share, required } = set;
  const { rules, leastIncluded } = elastic;
  const n = formatNumber;
  const among = disks > 1 ? ` ÷ ${disks}` : '';
  const paid = billedOf(elastic, set);
  const paidOf = (each: number, least: number) => {
    const above = leastIncluded ? `${n(each)} − ${n(least)}` : n(each);
    if (disks === 1) return leastIncluded ? `${above} = ` : 'all of them: ';
    return `${disks} × ${leastIncluded ? `(${above})` : above} = `;
  };
  const max = (...values: readonly number[]) =>
    `the largest of ${values
      .filter((value) => value > 0)
      .map((value) => n(value))
      .join(', ')}: `;
  const { leastSize, leastIops, leastThroughput, throughputPerIops, iopsPerGib } = rules;
  return stepsFrom([
    [
      'capacity of a disk',
      `${formatBytes(needs.capacity)}${among} = `,
      formatPart('gib', share.gib),
    ],
    disks > 1 && [
      'IOPS of a disk',
      `${formatIops(needs.iops)}${among} = `,
      formatPart('iops', share.iops),
    ],
    [
      'throughput of a disk',
      `${formatThroughput(needs.throughput, 'MB/s')}${among}, in whole MB/s and at least ${n(leastThroughput.value)}: `,
      formatPart('mbps', provisioned.mbps),
    ],
    required.iops > 0 && [
      'IOPS for the throughput',
      `${n(provisioned.mbps)} MB/s ÷ ${n(throughputPerIops.value, 2)} MB/s = `,
      formatPart('iops', required.iops),
    ],
    [
      'IOPS to provision',
      max(share.iops, required.iops, leastIops.value),
      formatPart('iops', provisioned.iops),
    ],
    required.gib > 0 && [
      'size for the IOPS',
      `${n(provisioned.iops)} IOPS ÷ ${n(iopsPerGib.value)} a GiB = `,
      formatPart('gib', required.gib),
    ],
    [
      'size to provision',
      max(share.gib, required.gib, leastSize.value),
      formatPart('gib', provisioned.gib),
    ],
    ['billed IOPS', paidOf(provisioned.iops, leastIops.value), formatIops(paid.iops)],
    [
      'billed throughput',
      paidOf(provisioned.mbps, leastThroughput.value),
      formatThroughput(paid.throughput, 'MB/s'),
    ],
    ...breakEvenStep(given, set, breakEven),
  ]);
}

/** The price of the IOPS alone, so only where the size is large enough for all of them. */
function breakEvenStep(
  { elastic, prices, disks }: Case,
  { share }: Configuration,
  breakEven: BreakEven | undefined,
): readonly (readonly [string, string, string])[] {
  if (breakEven?.at === undefined || !prices) return [];
  const { at, against, least } = breakEven;
  if (at > maxIops(elastic, share.gib) * disks) return [];
  const each = prices.meters[`${elastic.prefix}-IOPS`] * hoursAMonth;
  const usd = (amount: number) => `${amount.toFixed(2)} USD`;
  return [
    [
      'break-even',
      `${formatIops(iops(least.iops))} + (${usd(against.cost)} for ${formatDisks(against.disk, against.disks)} − ${usd(least.cost)}) ÷ ${formatNumber(each, 5)} USD an IOPS, the next whole number: `,
      formatIops(at),
    ],
  ];
}
