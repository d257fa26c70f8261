import type { Chart } from '../../kit/index.ts';
import {
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  type Outstanding,
  outstanding,
} from '../../units/index.ts';
import { latencyAxis, logAxis, roundDomain, tickStops } from '../axes.ts';
import { roundedUp, sorted } from '../volume-format.ts';
import { atDepth, type Case, type Result, saturationDepth } from './model.ts';

/** IOPS and latency against queue depth, the saturation point marked. */
export function chart(given: Case, queue: Outstanding, result: Result): Chart {
  const saturation = saturationDepth(result, given);
  const high = Math.max(256, queue * 2, saturation * 4);
  // On logarithmic axes both lines are straight up to the saturation point and beyond it.
  const depths = sorted([1, saturation, queue, high]).filter((depth) => depth >= 1);
  const points = depths.map((depth) => ({ depth, ...atDepth(outstanding(depth), given, result) }));
  const now = atDepth(queue, given, result);
  const enoughText = formatNumber(roundedUp(saturation));
  return {
    title: 'IOPS and latency against queue depth',
    summary: `IOPS grow up to ${enoughText} outstanding IOs, to ${formatIops(result.maxIops)}; beyond that latency grows.`,
    x: logAxis('Outstanding IOs', [1, high]),
    verticalLines: saturation > 1 ? [{ at: saturation, label: `${enoughText} saturate` }] : [],
    samples: tickStops([1, high], 1, [saturation, queue]).map((depth) => {
      const { iops, latency } = atDepth(outstanding(depth), given, result);
      return {
        x: depth,
        label: `${formatOutstanding(outstanding(depth))} outstanding`,
        values: [
          { y: iops, text: formatIops(iops) },
          { y: latency, text: formatSeconds(latency) },
        ],
      };
    }),
    panels: [
      {
        kind: 'iops',
        y: logAxis('IOPS', roundDomain(points.map(({ iops }) => iops))),
        lines: [{ label: 'IOPS', points: points.map(({ depth, iops }) => [depth, iops]) }],
        current: { x: queue, y: now.iops, label: formatIops(now.iops) },
        marks: [],
      },
      {
        kind: 'latency',
        y: latencyAxis('Latency', roundDomain(points.map(({ latency }) => latency))),
        lines: [{ label: 'Latency', points: points.map(({ depth, latency }) => [depth, latency]) }],
        current: { x: queue, y: now.latency, label: formatSeconds(now.latency) },
        marks: [],
      },
    ],
  };
}
