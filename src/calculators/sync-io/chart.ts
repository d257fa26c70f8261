/** The chart of the calculator: IOPS against the latency of one IO, which a marker in it sets. */
import type { Chart } from '../../kit/index.ts';
import { latencyAt, rateAt } from '../../laws/littles-law.ts';
import { completedAt } from '../../laws/saturation.ts';
import {
  formatIops,
  formatSeconds,
  outstanding,
  type Seconds,
  seconds,
  serializeSeconds,
  sorted,
} from '../../units/index.ts';
import { aroundCorner, domainOf, logAxis } from '../shared/answer/axes.ts';
import { plural } from '../shared/answer/text.ts';
import { latencyRange } from '../shared/fields/fields.ts';
import { levelLines, limitLines, limitTexts } from '../shared/volume/limit-lines.ts';
import type { Case } from './case.ts';
import { observations, observedIn } from './model.ts';

/** Latencies that the marker moves along: of two figures, nineteen to a power of ten, as far as they can be entered. */
const latencyStops = (low: number, high: number): readonly Seconds[] =>
  [-6, -5, -4, -3, -2, -1, 0, 1]
    .flatMap((power) =>
      [10, 11, 12, 13, 14, 16, 18, 20, 22, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90].map((figures) =>
        seconds(Number(`${figures}e${power - 1}`)),
      ),
    )
    .filter((latency) => latency >= low && latency <= Math.min(high, latencyRange.max));

/** The axis has these latencies of disks at least, in seconds; those of a RAM disk are in the table beside the chart. */
const axisAtLeast = [5e-5, 0.1] as const;

/** IOPS against latency, with measurements by others as marks. */
export function chart({ inputs, latency: { mean: latency }, result }: Case): Chart {
  const { outstanding: queue } = inputs;
  const { iops, maxIops, limits } = result;
  // The axis stays while the marker is moved within it.
  const low = Math.min(axisAtLeast[0], latency);
  const high = Math.max(axisAtLeast[1], latency);
  const saturating = latencyAt(queue, maxIops);
  const stops = sorted([...latencyStops(low, high), latency]);
  const waits = aroundCorner([low, high], saturating, stops);
  const rateAfter = (wait: Seconds) => completedAt(queue, wait, maxIops);
  const line = waits.map((wait) => [wait, rateAfter(seconds(wait))] as const);
  const sides = limitLines(limits);
  // Of one IO at a time only where a limit keeps the case below it: beyond that both are one line.
  const apart = queue > 1 ? high : Math.min(high, 2 * saturating);
  const alone = [low, apart].map((wait) => [wait, rateAt(outstanding(1), seconds(wait))] as const);
  const rates = [iops, ...[...line, ...alone].map(([, rate]) => rate)];
  return {
    title: `IOPS by latency, dots measured in ${observedIn}`,
    summary: `${plural(queue, 'outstanding IO')} divided by the latency, ${Number.isFinite(maxIops) ? `up to what the limits allow, ${formatIops(maxIops)}` : 'without a published limit'}.`,
    x: logAxis('Latency of one IO', [low, high], 'times'),
    verticalLines: [],
    samples: sorted([...stops, saturating])
      .filter((wait) => wait >= low && wait <= high)
      .map((wait) => {
        const rate = rateAfter(wait);
        return {
          x: wait,
          label: formatSeconds(wait),
          values: [
            {
              y: rate,
              text: formatIops(rate),
              others: limitTexts(sides),
            },
          ],
        };
      }),
    input: {
      name: 'latency',
      label: 'Latency',
      values: stops.map((x) => ({ x, text: serializeSeconds(x) })),
    },
    panels: [
      {
        kind: 'iops',
        y: logAxis('IOPS', domainOf([...rates, ...sides.map(({ allows }) => allows)])),
        lines: [
          ...levelLines(sides, [low, high]),
          ...(apart > low
            ? [
                {
                  label: queue > 1 ? 'one IO at a time, no limit' : 'no limit',
                  points: alone,
                  secondary: true,
                },
              ]
            : []),
          // The point has its name.
          { label: '', points: line },
        ],
        current: {
          ...{ x: latency, y: iops },
          label: `${formatSeconds(latency)}: ${formatIops(iops)}`,
        },
        marks: observations
          .filter(({ latency: x }) => x >= low && x <= high)
          .map(({ short: label, latency: x, iops: y }) => ({ x, y, label })),
      },
    ],
  };
}
