/** Simulated latencies at a limit: most IOs are completed in the usual time, the others wait for the next window. */

import { diskNamed, vmNamed } from '../../calculators/full-dataset.ts';
import { linearAxis, logAxis } from '../../calculators/shared/answer/axes.ts';
import { jitter } from '../../calculators/throttle/setup.ts';
import { simulatedLimits } from '../../calculators/throttle/simulated-limits.ts';
import { throttleWindow } from '../../laws/index.ts';
import type { Setup } from '../../laws/simulation/index.ts';
import { catalogue } from '../../limits/index.ts';
import { serviceTimesOf } from '../../storage/set-up/service-latency.ts';
import {
  formatFraction,
  formatIops,
  formatSeconds,
  fraction,
  kib,
  outstanding,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import type { Diagram } from './diagram.ts';
import { latencyRanges, type Range } from './latency-ranges.ts';
import { type Frame, plotPanel, xScaleOf, yScaleOf } from './plot.tsx';
import { box, label, limit } from './shapes.tsx';

const [vm, sku, depth, edition] = ['DS13', 'P30', 32, '2018-09'] as const;
const disk = diskNamed(sku, edition);
const size = kib(4);
const { limits, routes } = simulatedLimits(vmNamed(vm, edition), [
  { disk, disks: 1, cached: false },
]);
const [route] = routes;
if (!route) throw new Error(`No path leads to ${sku}.`);
const service = serviceTimesOf({ disk, cache: 'None' }, size, edition, catalogue);

/** Reads of a constant queue depth, more than the disk allows. */
export const setup: Setup = {
  limits,
  loads: [
    {
      name: 'reads',
      size,
      read: fraction(1),
      hit: fraction(0),
      demand: { outstanding: outstanding(depth) },
      latency: service,
      ...route,
    },
  ],
  seconds: seconds(30),
  warmUp: seconds(5),
  jitter,
};

/** In milliseconds, eight bars to each doubling. */
const [shortest, longest, perDoubling] = [1, 70, 8];
const bounds = Array.from(
  { length: Math.ceil(Math.log2(longest / shortest) * perDoubling) + 1 },
  (_, at) => seconds((shortest / 1000) * 2 ** (at / perDoubling)),
);
export const ranges = latencyRanges(setup, bounds);

/** Between the humps; an IO that waited for the next window took longer. */
const divide = seconds(service.read * 2);
function humpOf(of: readonly Range[]): Range {
  const bars = of.filter(({ share }) => share > 0);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) throw new Error('The simulated latencies have one hump only.');
  return {
    from: first.from,
    to: last.to,
    share: fraction(bars.reduce((sum, { share }) => sum + share, 0)),
  };
}
export const humps = {
  passed: humpOf(ranges.filter(({ to }) => to <= divide)),
  waited: humpOf(ranges.filter(({ to }) => to > divide)),
};

const highest = Math.max(...ranges.map(({ share }) => share));
const frame: Frame = {
  top: 12,
  height: 170,
  x: logAxis('Latency', [bounds[0] ?? 0, longest / 1000], 'times'),
  y: linearAxis('Share of the IOs', highest, { values: 'shares' }),
};
const [across, down] = [xScaleOf(frame), yScaleOf(frame)];
const bottom = frame.top + frame.height;

/** Two significant digits, as for every simulated figure. */
const rounded = (value: Seconds) => formatSeconds(seconds(Number(value.toPrecision(2))));
const says = ({ from, to, share }: Range) =>
  `${formatFraction(share)} of the IOs took ${rounded(from)} to ${rounded(to)}`;

const title = `Simulated latencies of a ${sku} at its limit: a second hump below the window`;
const words = {
  window: `window: ${formatSeconds(throttleWindow)}`,
  passed: `${formatFraction(humps.passed.share)} did not wait`,
  waited: `${formatFraction(humps.waited.share)} waited`,
};
const drawn = [
  ranges
    .filter(({ share }) => share > 0)
    .map(({ from, to, share }) =>
      box(across(from), across(to), down(share), bottom - down(share), 'wait'),
    ),
  limit(across(throttleWindow), frame.top, frame.height),
  label(across(throttleWindow) - 0.015, down(highest) + 22, words.window, undefined, 'end'),
  label(across(humps.passed.to) + 0.02, down(highest / 2) - 6, words.passed, 'strong'),
  label(across(humps.waited.from) - 0.015, bottom - 12, words.waited, 'strong', 'end'),
];

export const histogramDiagram: Diagram = {
  title,
  wide: true,
  legend: `Model, not a measurement: 4 KiB reads on a ${vm}, ${depth} in flight. Each bar is the share of the IOs with a latency in its range. That limits count in windows of ${formatSeconds(throttleWindow)} is reported by the 2017 article, and was measured later.`,
  panels: [
    plotPanel(
      title,
      frame,
      [
        `${says(humps.passed)}: the limit of their window was not used up, and they took the usual time.`,
        `${says(humps.waited)}: it was used up, and they waited for the next window.`,
        `The window is ${formatSeconds(throttleWindow)} long. The limit is ${formatIops(disk.iops)}; limits are those of September 2018.`,
      ],
      drawn,
    ),
  ],
};
