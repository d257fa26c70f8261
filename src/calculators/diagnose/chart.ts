/** The measured series beside the limit that decides. */
import type { Chart } from '../../kit/index.ts';
import {
  type BytesPerSecond,
  bytesIn,
  formatDuration,
  formatIops,
  formatNumber,
  formatThroughput,
  type Iops,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { linearAxis, timeAxis } from '../shared/answer/axes.ts';
import { kindNames } from '../shared/answer/text.ts';
import type { Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { inSentence, nameOf, shortName } from './words.ts';

/** More points than a chart is wide say nothing more. */
const mostPoints = 240;

/** The highest value of each stretch of steps, so that no peak is lost. */
export function thinned(
  values: readonly number[],
  most = mostPoints,
): readonly { readonly at: number; readonly value: number }[] {
  const width = Math.ceil(values.length / most);
  const points: { at: number; value: number }[] = [];
  for (let from = 0; from < values.length; from += width) {
    let at = -1;
    for (let step = from; step < Math.min(values.length, from + width); step++) {
      const value = values[step] ?? Number.NaN;
      if (!Number.isNaN(value) && (at < 0 || value > (values[at] ?? 0))) at = step;
    }
    if (at >= 0) points.push({ at, value: values[at] ?? 0 });
  }
  return points;
}

/** The comparison that is drawn: the one that decides, where it has a series. */
export const drawnOf = ({ first }: Judged): Compared | undefined =>
  first && first.values.length >= 3 ? first : undefined;

/** What crossed the limit that decides, over time. */
export function chart({ times, step, setUp, loads }: Judged, first: Compared): Chart {
  const { kind, id, sustained = 0, burst } = first.limit;
  const unit = id === 'disk' ? (loads[first.groups[0] ?? 0]?.disk.unit ?? 'MB/s') : setUp.vm.unit;
  const scale = kind === 'iops' ? 1 : bytesIn[unit];
  const print = (value: number) =>
    kind === 'iops' ? formatIops(value as Iops) : formatThroughput(value as BytesPerSecond, unit);
  const timeOf = (at: number) => times?.[at] ?? (step === undefined ? undefined : at * step);
  const isTimed = timeOf(0) !== undefined;
  const points = thinned(first.values);
  const begin = timeOf(0) ?? 0;
  const xOf = (at: number) => (isTimed ? (timeOf(at) ?? 0) - begin : at + 1);
  const end = Math.max(xOf(first.values.length - 1), isTimed ? 1e-3 : 2);
  const highest = Math.max(sustained, first.peak) / scale;
  const level = first.values.indexOf(first.level);
  const from = isTimed ? 0 : 1;
  const across = (value: number, label: string) => ({
    label,
    points: [
      [from, value / scale],
      [end, value / scale],
    ] as const,
    secondary: true,
  });
  const showsBurst = burst !== undefined && first.peak > sustained * 1.05;
  const bursts = showsBurst ? [across(burst, `burst ${print(burst)}`)] : [];
  const what =
    first.devices.length > 1
      ? `${first.devices.length} devices together`
      : (first.devices[0] ?? '');
  return {
    title: `${what}: ${kindNames[kind]} over time`,
    summary: `${print(first.level)} at the level that is compared, ${print(first.peak)} at most; ${inSentence(first)} is ${print(sustained)}.`,
    x: isTimed
      ? timeAxis('Time', seconds(end))
      : {
          label: 'Sample',
          scale: 'linear',
          domain: [1, end],
          values: 'counts',
        },
    verticalLines: [],
    samples: points.map(({ at, value }) => ({
      x: xOf(at),
      label: isTimed ? formatDuration(xOf(at) as Seconds) : `sample ${formatNumber(at + 1)}`,
      values: [
        {
          y: value / scale,
          text: print(value),
          others: [{ name: nameOf(first), text: print(sustained) }],
        },
      ],
    })),
    panels: [
      {
        kind,
        y: linearAxis(
          kind === 'iops' ? 'IOPS' : unit,
          Math.max(highest, ...(showsBurst ? [burst / scale] : [])),
        ),
        lines: [
          across(sustained, `${shortName(first)} ${print(sustained)}`),
          ...bursts,
          { label: '', points: points.map(({ at, value }) => [xOf(at), value / scale] as const) },
        ],
        current: { x: xOf(Math.max(0, level)), y: first.level / scale, label: print(first.level) },
        marks: [],
      },
    ],
  };
}
