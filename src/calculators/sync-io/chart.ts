import type { Chart, Inputs } from '../../kit/index.ts';
import { formatIops, formatSeconds, type Iops, type Seconds } from '../../units/index.ts';
import { latencyAxis, logAxis, roundDomain, tickStops } from '../axes.ts';
import type { LatencyInUse } from '../latency.ts';
import { plural } from '../text.ts';
import { sorted } from '../volume-format.ts';
import type { fields } from './fields.ts';
import { observations, type Result } from './model.ts';

/** IOPS against latency, with measurements by others as marks. */
export function chart(
  { outstanding: queue }: Inputs<typeof fields>,
  { mean: latency }: LatencyInUse,
  { iops, maxIops }: Result,
): Chart {
  const low = Math.min(1e-6, latency / 2);
  const high = Math.max(0.1, latency * 2);
  const saturating = queue / maxIops;
  const waits = sorted([low, saturating, high]).filter((wait) => wait >= low && wait <= high);
  const line = waits.map((wait) => [wait, Math.min(queue / wait, maxIops)] as const);
  return {
    title: 'IOPS against latency',
    summary: `${plural(queue, 'outstanding IO')} divided by the latency, ${Number.isFinite(maxIops) ? `up to what the limits allow, ${formatIops(maxIops)}` : 'without a published limit'}.`,
    x: latencyAxis('Latency of one IO', [low, high]),
    verticalLines: [],
    samples: tickStops(
      [low, high],
      1e-6,
      [saturating, latency].filter((wait) => wait > 0),
    ).map((wait) => {
      const rate = Math.min(queue / wait, maxIops) as Iops;
      return {
        x: wait,
        label: formatSeconds(wait as Seconds),
        values: [{ y: rate, text: formatIops(rate) }],
      };
    }),
    panels: [
      {
        kind: 'iops',
        y: logAxis('IOPS', roundDomain([10, 1e6, ...line.map(([, rate]) => rate)])),
        lines: [
          {
            label: 'one IO at a time, no limit',
            points: [low, high].map((wait) => [wait, 1 / wait]),
            secondary: true,
          },
          { label: 'this case', points: line },
        ],
        current: { x: latency, y: iops, label: formatIops(iops) },
        marks: observations.map(({ label, latency: x, iops: y }) => ({ x, y, label })),
      },
    ],
  };
}
