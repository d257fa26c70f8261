/** Burst credits of a disk: how they are used up and filled again, and the IOPS that they allow. */
import { diskNamed } from '../../calculators/full-dataset.ts';
import { linearAxis, timeAxis } from '../../calculators/shared/answer/axes.ts';
import { bucketOf } from '../../laws/burst.ts';
import { type BurstLimit, deliver, type LoadStep, type Segment } from '../../laws/burst-profile.ts';
import {
  formatDuration,
  formatFraction,
  formatIops,
  formatNumber,
  iops,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import {
  curve,
  type Frame,
  limitAcross,
  type Point,
  plotPanel,
  xScaleOf,
  yScaleOf,
} from './plot.tsx';
import { label } from './shapes.tsx';

const sku = 'P20';
const { iops: sustained, burst } = diskNamed(sku, 'current');
if (!burst) throw new Error(`${sku} has no burst credits to draw.`);
const limit: BurstLimit = { sustained, burst: burst.iops, bucket: bucketOf(sustained, burst.iops) };

const minutes = (value: number) => seconds(value * 60);
const step = (length: number, demand: number): LoadStep => ({
  duration: minutes(length),
  demands: [demand],
});
/** As much as the disk allows, then nothing until the bucket is full again, then the same once more. */
const steps = [step(40, limit.burst), step(20, 0), step(20, limit.burst)] as const;
const { segments, credits } = deliver([limit], steps);
const end = seconds(steps.reduce((sum, { duration }) => sum + duration, 0));

const demandOf = (segment: Segment) => steps[segment.step]?.demands[0] ?? 0;
const achieved = (segment: Segment) => demandOf(segment) * segment.delivered;
const filled = (segment: Segment) => (segment.credits[0] ?? 0) / limit.bucket;
const filledAtEnd = (credits[0] ?? 0) / limit.bucket;

function first(what: string, is: (segment: Segment) => boolean): Segment {
  const found = segments.find(is);
  if (!found) throw new Error(`The credits of ${sku} are never ${what}.`);
  return found;
}
const empty = first('used up', (segment) => filled(segment) === 0);
const idle = first('left to fill', (segment) => demandOf(segment) === 0);
const full = first('full again', (segment) => segment.start > 0 && filled(segment) === 1);
export const events = {
  empty: empty.start,
  refill: seconds(full.start - idle.start),
  achieved: segments.map(achieved),
};

const time = timeAxis('Time', end);
const fractions = linearAxis('Credits', 1, { values: 'shares', end: 1 });
const rates = linearAxis('IOPS', limit.burst, { end: 1 });
const limitTicks = [0, sustained, limit.burst].map((at) => ({ at, text: formatNumber(at) }));

const [top, height] = [16, 120];
const at = (time: Seconds) => `${formatNumber(time / 60, 1)} min`;
const endOf = ({ start, duration }: Segment) => seconds(start + duration);

/** What parts of the load begin and end with. */
const partsOf = (value: (segment: Segment) => number, of = segments): readonly Point[] =>
  of.flatMap((segment): readonly Point[] => [
    [segment.start, value(segment)],
    [endOf(segment), value(segment)],
  ]);

function creditsPanel(): Panel {
  const frame: Frame = { top, height, x: time, y: fractions };
  const points = segments.map((segment): Point => [segment.start, filled(segment)]);
  const [emptyAfter, fullAfter] = [formatDuration(events.empty), formatDuration(events.refill)];
  const [bucket, burst, base] = [limit.bucket, limit.burst, sustained].map((one) =>
    formatNumber(one),
  );
  const [across, down] = [xScaleOf(frame), yScaleOf(frame)];
  return plotPanel(
    `Burst credits, in per cent of a full bucket of ${bucket} IOs`,
    frame,
    [
      ...segments.map(
        (segment) =>
          `At ${at(segment.start)}: ${formatFraction(filled(segment))} of the credits; ${demandOf(segment) > 0 ? `a demand of ${formatIops(iops(demandOf(segment)))}` : 'idle'}.`,
      ),
      `At ${at(end)}: ${formatFraction(filledAtEnd)}.`,
      `Empty after ${emptyAfter} at the burst limit: ${bucket} ÷ (${burst} − ${base}) s. Full after ${fullAfter} idle: ${bucket} ÷ ${base} s.`,
    ],
    [
      curve(frame, [...points, [end, filledAtEnd]], 'ink'),
      label(across(empty.start), down(0.8), `empty after ${emptyAfter}`, 'over', 'middle'),
      label(across(full.start), down(1) - 6, `full: idle for ${fullAfter}`, undefined, 'middle'),
    ],
  );
}

function ratePanel(): Panel {
  const frame: Frame = { top, height, x: time, y: rates, ticks: limitTicks };
  const cut = segments.filter(({ delivered }) => delivered < 1);
  return plotPanel(
    'Achieved IOPS',
    frame,
    segments.map(
      (segment) =>
        `From ${at(segment.start)} to ${at(endOf(segment))}: ${formatIops(iops(achieved(segment)))}${segment.delivered < 1 ? `, the sustained limit, of ${formatNumber(demandOf(segment))} demanded` : ''}.`,
    ),
    [
      limitAcross(frame, sustained),
      curve(frame, partsOf(demandOf, cut), 'ink', { isDashed: true }),
      curve(frame, partsOf(achieved), 'iops'),
      label(xScaleOf(frame)(0) + 0.01, yScaleOf(frame)(sustained) + 16, 'sustained limit', 'quiet'),
    ],
  );
}

export const creditDiagram: Diagram = {
  title: `Burst credits of a ${sku}: ${formatNumber(limit.burst)} IOPS demanded, then idle, then again`,
  legend: 'Computed for small IOs; throughput has a bucket of its own. Dashed: what was demanded.',
  wide: true,
  panels: [creditsPanel(), ratePanel()],
};
