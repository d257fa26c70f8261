import type { Chart } from '../../kit/index.ts';
import { priceOf, setsOf, volumeOf } from '../../storage/change/disk-sets.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import type { Configuration, DiskSet } from '../../storage/set-up/provisioning.ts';
import { limitsOf } from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  formatIops,
  formatNumber,
  type Iops,
  iops,
  serializeIops,
} from '../../units/index.ts';
import { compact } from '../../units/present.ts';
import { linearAxis } from '../shared/answer/axes.ts';
import { sorted } from '../shared/answer/format.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { type BreakEven, type Case, costAt, mostDisks, mostIops, premiumSets } from './model.ts';

type Point = readonly [number, number];

/** The highest IOPS that are drawn: well beyond the target and the break-even, where the disks can have so many. */
function highestOf(given: Case, breakEven: BreakEven | undefined): number {
  const { needs, elastic, disks } = given;
  const shown = Math.max(
    needs.iops * 1.6,
    (breakEven?.at ?? 0) * 1.25,
    elastic.rules.leastIops.value * disks * 3,
  );
  return Math.min(mostIops(given), shown);
}

/** The lowest IOPS limit of the VM for these disks; nothing where there is none, or none is published. */
function vmLimitOf(set: DiskSet, vm: Case['vm']): number | undefined {
  const limits = limitsOf(volumeOf(set, vm), 1 as Bytes)
    .filter(({ id, kind }) => id !== 'disk' && kind === 'iops')
    .map(({ sustained }) => sustained);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** IOPS that the marker moves along: about a hundred round ones. */
function iopsStops(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(highest / 100));
  const step = Math.max(
    1,
    ([1, 2, 5, 10].find((each) => each * power * 100 >= highest) ?? 10) * power,
  );
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, at) => at * step);
}

/**
 * The cost of the cheapest set of Premium SSD at every number of IOPS: level, and higher where that
 * set cannot do more. The line ends where the VM, or the most disks that can be striped, do no more.
 */
function premiumSteps(given: Case, highest: number): readonly Point[] {
  const { needs, premium, prices, vm } = given;
  const [sound] = premiumSets(given, { ...needs, iops: iops(0) });
  if (!sound || !prices) return [];
  const end = Math.min(highest, vmLimitOf(sound, vm) ?? highest);
  const most = mostDisks(given);
  const each = new Map(premium.map((disk) => [disk, priceOf({ disk, disks: 1 }, prices)]));
  const costOf = (rate: number) =>
    Math.min(
      ...setsOf(premium, { ...needs, iops: iops(rate) }, most).map(
        ({ disk, disks }) => disks * (each.get(disk) ?? Number.POSITIVE_INFINITY),
      ),
    );
  const thresholds = premium.flatMap((disk) =>
    Array.from({ length: most }, (_, at) => disk.iops * (at + 1)),
  );
  const points: [number, number][] = [];
  let from = 0;
  for (const rate of sorted([...thresholds.filter((one) => one < end), end])) {
    const cost = costOf(rate);
    if (!Number.isFinite(cost)) break;
    const last = points.at(-1);
    if (last && last[1] === cost) last[0] = rate;
    else points.push([from, cost], [rate, cost]);
    from = rate;
  }
  return points;
}

/** The cost of the provisioned disks: it bends where IOPS begin to be billed, and where they require more GiB. */
function elasticLine(given: Case, highest: number): readonly Point[] {
  const { elastic, needs, disks } = given;
  const { leastIops, iopsPerGib } = elastic.rules;
  const bends = [
    leastIops.value * disks,
    Math.min(needs.capacity / 1024 ** 3, 1e6) * iopsPerGib.value,
    needs.iops,
  ];
  const even = Array.from({ length: 33 }, (_, at) => Math.floor((highest * at) / 32));
  return sorted([...bends, ...even])
    .filter((rate) => rate <= highest)
    .flatMap((rate): readonly Point[] => {
      const cost = costAt(given, rate);
      return cost === undefined ? [] : [[rate, cost]];
    });
}

/** What a set of Premium SSD has, which may be fewer than what costs as much. */
const rateOf = ({ disk, disks }: DiskSet) => iops(disk.iops * disks);

/** The level of a line of steps at some place; nothing behind its end. */
const levelAt = (line: readonly Point[], at: number) => line.find(([end]) => end >= at)?.[1];

/** What the disks cost a month by their IOPS, beside the cheapest set of Premium SSD that has as many. */
export function chart(given: Case, set: Configuration, breakEven: BreakEven | undefined): Chart {
  const { elastic, needs, prices } = given;
  const axis = linearAxis('Target IOPS', highestOf(given, breakEven), {
    unit: ' IOPS',
    end: 1,
  });
  const [, highest] = axis.domain;
  const own = elasticLine(given, highest);
  const premium = premiumSteps(given, highest);
  const current = (prices && priceOf(set, prices)) ?? 0;
  const { at, against } = breakEven ?? {};
  const name = `${elastic.family}${set.disks > 1 ? `, ${set.disks} disks` : ''}`;
  const print = (cost: number | undefined) => (cost === undefined ? 'none' : formatMoney(cost));
  const settable = sorted([...iopsStops(highest), needs.iops]).filter((each) => each <= highest);
  const stops = sorted([...settable, ...(at === undefined || at > highest ? [] : [at])]);
  const limit = given.vm && vmLimitOf(set, given.vm);
  return {
    title: 'Cost of the disks a month by IOPS',
    summary: `${name} with this capacity and throughput, beside the cheapest set of Premium SSD that has as many IOPS.${
      at === undefined || !against
        ? ''
        : ` From ${formatIops(at)} on it is dearer than ${formatDisks(against.disk, against.disks)} with ${formatIops(rateOf(against))}.`
    }`,
    x: axis,
    verticalLines: compact([
      against &&
        at !== undefined &&
        at <= highest && {
          at,
          label: `${formatNumber(at)}: as dear as ${formatDisks(against.disk, against.disks)}`,
        },
      limit !== undefined &&
        limit <= highest && {
          at: limit,
          label: `${given.vm?.name} limit ${formatNumber(limit)}`,
        },
    ]),
    samples: stops.map((rate) => {
      const cost = costAt(given, rate);
      return {
        x: rate,
        label: formatIops(rate as Iops),
        values: [
          {
            y: cost ?? 0,
            text: print(cost),
            name,
            others: [{ name: 'Premium SSD', text: print(levelAt(premium, rate)) }],
          },
        ],
      };
    }),
    input: {
      name: 'target-iops',
      label: 'Target IOPS',
      values: settable.map((x) => ({ x, text: serializeIops(x as Iops) })),
    },
    panels: [
      {
        kind: 'count',
        y: linearAxis('USD a month', Math.max(...[...own, ...premium].map(([, cost]) => cost))),
        lines: compact([
          premium.length > 0 && { label: 'Premium SSD', points: premium, secondary: true },
          { label: name, points: own },
        ]),
        current: { x: needs.iops, y: current, label: formatMoney(current) },
        marks:
          against && at !== undefined && at <= highest
            ? [
                {
                  x: rateOf(against),
                  y: against.cost,
                  label: formatDisks(against.disk, against.disks),
                },
              ]
            : [],
      },
    ],
  };
}
