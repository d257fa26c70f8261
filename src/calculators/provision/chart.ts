/** The cost of provisioned disks by their IOPS, as a chart. */
import type { Chart } from '../../kit/index.ts';
import { priceOf } from '../../storage/change/disk-sets.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import type { Configuration, DiskSet } from '../../storage/set-up/provisioning.ts';
import {
  formatIops,
  formatNumber,
  type Iops,
  iops,
  serializeIops,
  sorted,
} from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { linearAxis } from '../shared/answer/axes.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { elasticLine, levelAt, premiumSteps, vmLimitOf } from './cost-lines.ts';
import { type BreakEven, type Case, costAt, mostIops } from './model.ts';

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

/** IOPS that the marker moves along: about a hundred round ones. */
function iopsStops(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(highest / 100));
  const step = Math.max(
    1,
    ([1, 2, 5, 10].find((each) => each * power * 100 >= highest) ?? 10) * power,
  );
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, at) => at * step);
}

/** What a set of Premium SSD has, which may be fewer than what costs as much. */
const rateOf = ({ disk, disks }: DiskSet) => iops(disk.iops * disks);

/** What the disks cost a month by their IOPS, beside the cheapest set of Premium SSD that has as many. */
export function chart(given: Case, set: Configuration, breakEven: BreakEven | undefined): Chart {
  const { elastic, needs, prices } = given;
  const axis = linearAxis('Target IOPS', highestOf(given, breakEven), {
    unit: ' IOPS',
    end: 1,
  });
  const [, highest] = axis.domain;
  const elasticCosts = elasticLine(given, highest);
  const premium = premiumSteps(given, highest);
  const current = (prices && priceOf(set, prices)) ?? 0;
  const { at, against } = breakEven ?? {};
  const name = `${elastic.family}${set.disks > 1 ? `, ${set.disks} disks` : ''}`;
  const print = (cost: number | undefined) => (cost === undefined ? 'none' : formatMoney(cost));
  const settable = sorted([...iopsStops(highest), needs.iops]).filter((each) => each <= highest);
  const stops = sorted([...settable, ...(at === undefined || at > highest ? [] : [at])]);
  const limit = given.vm && vmLimitOf(set, given.vm);
  const drawn = against && at !== undefined && at <= highest ? { at, against } : undefined;
  return {
    title: 'Cost of the disks a month by IOPS',
    summary: `${name} with this capacity and throughput, beside the cheapest set of Premium SSD that has as many IOPS.${
      at === undefined || !against
        ? ''
        : ` From ${formatIops(at)} on it is dearer than ${formatDisks(against.disk, against.disks)} with ${formatIops(rateOf(against))}.`
    }`,
    x: axis,
    verticalLines: compact([
      drawn && {
        at: drawn.at,
        label: `${formatNumber(drawn.at)}: as dear as ${formatDisks(drawn.against.disk, drawn.against.disks)}`,
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
        y: linearAxis(
          'USD a month',
          Math.max(...[...elasticCosts, ...premium].map(([, cost]) => cost)),
        ),
        lines: compact([
          premium.length > 0 && { label: 'Premium SSD', points: premium, secondary: true },
          { label: name, points: elasticCosts },
        ]),
        current: { x: needs.iops, y: current, label: formatMoney(current) },
        marks: drawn
          ? [
              {
                x: rateOf(drawn.against),
                y: drawn.against.cost,
                label: formatDisks(drawn.against.disk, drawn.against.disks),
              },
            ]
          : [],
      },
    ],
  };
}
