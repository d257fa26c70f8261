/** What the cheapest set-up costs by the IOPS, or the throughput, that it can deliver. */
import type { Chart, Point } from '../../kit/index.ts';
import type { Row } from '../../storage/find/rows.ts';
import { bytesIn, formatNumber } from '../../units/index.ts';
import { compact } from '../../units/present.ts';
import { linearAxis } from '../shared/answer/axes.ts';
import { formatAmount } from '../shared/answer/parts.ts';
import { formatDollars } from '../shared/set-up/cost.ts';
import type { Compared, Given } from './model.ts';
import { formatPair } from './text.ts';

type Kind = 'iops' | 'throughput';

/** A set-up with what it can deliver, in IOPS or MB/s, and its cost. */
type Place = { readonly row: Row; readonly x: number; readonly y: number };

/** Set-ups that are drawn at one place have one mark. */
function joined(marks: readonly Point[]): readonly Point[] {
  const places = new Map<string, Point>();
  for (const { x, y, label } of marks) {
    const before = places.get(`${x} ${y}`);
    places.set(`${x} ${y}`, { x, y, label: before ? `${before.label}, ${label}` : label });
  }
  return [...places.values()];
}

/**
 * How much can a set-up deliver until its first limit is reached? What it is assessed with, divided by
 * the share of that limit which this uses; with bursts while credits last.
 * @returns nothing where a limit on the path is not published
 */
function placeOf(row: Row, kind: Kind): Place | undefined {
  const { assessment, burst, left, cost, verdict } = row;
  const demand = row.set.log
    ? assessment.loads.find(({ role }) => role === 'data')?.demand[kind]
    : burst
      ? burst[kind]
      : assessment.achieved[kind];
  const used = left === undefined ? assessment.utilisation : 1 - left / 100;
  if (verdict === 'not-checked' || !demand || !used || !cost.total) return undefined;
  const x = demand / used / (kind === 'iops' ? 1 : bytesIn['MB/s']);
  return { row, x: Math.round(x), y: cost.total.all };
}

/** The cost of the cheapest of these that deliver as much: level, and a step up behind each. */
function stairs(places: readonly Place[]): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let from = 0;
  for (const [index, { x }] of places.entries()) {
    const cost = Math.min(...places.slice(index).map(({ y }) => y));
    const last = points.at(-1);
    if (last && last[1] === cost) points.pop();
    else points.push([from, cost]);
    points.push([x, cost]);
    from = x;
  }
  return points;
}

export function chart(inputs: Given, { growth, less, listed }: Compared): Chart | undefined {
  const kind: Kind = inputs['target-iops'] === undefined ? 'throughput' : 'iops';
  const target =
    kind === 'iops'
      ? (inputs['target-iops'] ?? 0)
      : (inputs['target-throughput'] ?? 0) / bytesIn['MB/s'];
  const other = [...less, ...growth.flatMap(({ cheapest, next }) => compact([cheapest, next]))];
  const placed = (all: readonly Row[]) => all.flatMap((row) => placeOf(row, kind) ?? []);
  const own = listed.flatMap(({ letter, row }) => {
    const place = placeOf(row, kind);
    return place ? [{ ...place, letter }] : [];
  });
  const [first] = own;
  if (!first) return undefined;
  const all: readonly Place[] = [...own, ...placed(other.map(({ row }) => row))].toSorted(
    (a, b) => a.x - b.x || a.y - b.y,
  );
  const print = (x: number) =>
    formatAmount(kind, kind === 'iops' ? x : x * bytesIn['MB/s'], 'MB/s');
  return {
    title: `Cost a month by what a set-up can deliver`,
    summary: `The cheapest set-up for ${print(first.x)} costs ${formatDollars(first.y)} USD a month. The line is the cheapest for each load; the letters are those of the list.`,
    x: linearAxis(
      kind === 'iops' ? 'Achievable IOPS' : 'Achievable throughput',
      Math.max(...all.map(({ x }) => x)),
      { unit: kind === 'iops' ? ' IOPS' : ' MB/s' },
    ),
    verticalLines: [{ at: target, label: `${formatNumber(target)} needed` }],
    samples: all
      .filter(({ x }, index) => all.findIndex((one) => one.x === x) === index)
      .map(({ row, x, y }) => ({
        x,
        label: print(x),
        values: [{ y, text: `${formatDollars(y)} USD`, name: formatPair(row) }],
      })),
    panels: [
      {
        kind: 'count',
        y: linearAxis('USD a month', Math.max(...all.map(({ y }) => y))),
        lines: [{ label: 'Cheapest', points: stairs(all) }],
        current: {
          x: first.x,
          y: first.y,
          label: `${first.letter}: ${formatDollars(first.y)} USD`,
        },
        marks: joined(own.slice(1).map(({ x, y, letter }) => ({ x, y, label: letter }))),
      },
    ],
  };
}
