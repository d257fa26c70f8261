import type { Chart } from '../../kit/index.ts';
import {
  formatFraction,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  type Outstanding,
  outstanding,
  serializeCount,
  sorted,
} from '../../units/index.ts';
import { aroundCorner, countStops, domainOf, linearAxis, logAxis } from '../shared/answer/axes.ts';
import { levelLines, limitLines, limitTexts } from '../shared/volume/limit-lines.ts';
import { atDepth, type Case, depthsOf, type Result } from './model.ts';

/** The deepest queue that can be entered. */
const deepest = 100_000;

/** How many times what is achieved a limit may be that the bend below it is still seen on an axis from 0. */
const farthest = 4;

/** IOPS and latency against queue depth, the saturation point marked. */
export function chart(given: Case, queue: Outstanding, result: Result): Chart {
  const { needed: saturation } = result;
  const { enough, share } = depthsOf(given, result);
  // Not twice the queue depth: the axis stays while the marker is moved.
  const high = Math.max(256, queue, 2 ** Math.ceil(Math.log2(saturation * 2)));
  const stops = countStops(high, [enough, queue]).filter((depth) => Number.isInteger(depth));
  const sides = limitLines(result.limits);
  const limit = { name: `limit ${formatIops(result.maxIops)}`, allows: result.maxIops };
  const levels = sides.length > 0 ? sides : [limit];
  const top = Math.max(...levels.map(({ allows }) => allows));
  const isLinear = top <= farthest * result.maxIops;
  const depths = isLinear
    ? sorted([...stops, saturation, high]).filter((depth) => depth >= 1)
    : aroundCorner([1, high], saturation, stops);
  const points = depths.map((depth) => ({ depth, ...atDepth(outstanding(depth), given, result) }));
  const now = atDepth(queue, given, result);
  return {
    title: 'IOPS and latency against queue depth',
    summary: `IOPS grow with the queue depth: ${formatNumber(enough)} outstanding IOs give ${formatFraction(share)} of ${formatIops(result.maxIops)}; beyond that latency grows.`,
    x: logAxis('Outstanding IOs', [1, high], 'counts'),
    verticalLines:
      saturation > 1
        ? [{ at: saturation, label: `QD ${formatNumber(enough)} gives ${formatFraction(share)}` }]
        : [],
    samples: sorted([...stops, saturation, queue])
      .filter((depth) => depth >= 1)
      .map((depth) => {
        const { iops, latency } = atDepth(outstanding(depth), given, result);
        return {
          x: depth,
          label: `${formatOutstanding(outstanding(depth))} outstanding`,
          values: [
            {
              y: iops,
              text: formatIops(iops),
              others: limitTexts(sides),
            },
            { y: latency, text: formatSeconds(latency) },
          ],
        };
      }),
    input: {
      name: 'outstanding',
      label: 'Queue depth',
      values: stops
        .filter((depth) => depth <= deepest)
        .map((x) => ({ x, text: serializeCount(x) })),
    },
    panels: [
      {
        kind: 'iops',
        isTall: true,
        y: isLinear
          ? linearAxis('IOPS', top)
          : logAxis('IOPS', domainOf([...points.map(({ iops }) => iops), top])),
        lines: [
          ...levelLines(levels, [1, high]),
          { label: '', points: points.map(({ depth, iops }) => [depth, iops]) },
        ],
        current: { x: queue, y: now.iops, label: formatIops(now.iops) },
        marks: [],
      },
      {
        kind: 'latency',
        y: logAxis('Latency', domainOf(points.map(({ latency }) => latency)), 'times'),
        lines: [{ label: '', points: points.map(({ depth, latency }) => [depth, latency]) }],
        current: { x: queue, y: now.latency, label: formatSeconds(now.latency) },
        marks: [],
      },
    ],
  };
}
