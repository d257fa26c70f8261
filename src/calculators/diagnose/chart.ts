/** The measured series beside the limit that decides. */
import type { Chart } from '../../kit/index.ts';
import { atLimit } from '../../storage/verdict/at-limit.ts';
import { bytesIn, formatDuration, formatNumber, seconds } from '../../units/index.ts';
import { linearAxis, timeAxis } from '../shared/answer/axes.ts';
import { formatAmount, unitOf } from '../shared/answer/checks-and-columns.ts';
import { kindNames } from '../shared/answer/text.ts';
import type { Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { inSentence, nameOf, publishedUnit, shortName } from './text.ts';

/** More points than a chart is wide say nothing more. */
const maxPoints = 240;

/** The highest value of each stretch of steps, so that no peak is lost. */
export function peaksOf(
  values: readonly number[],
  max = maxPoints,
): readonly { readonly at: number; readonly value: number }[] {
  const width = Math.ceil(values.length / max);
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
export function chart(judged: Judged, first: Compared): Chart {
  const { times, step } = judged;
  const { values, level, peak, devices, limit } = first;
  const { kind, sustained = 0, burst } = limit;
  const unit = publishedUnit(first, judged);
  const scale = kind === 'iops' ? 1 : bytesIn[unit];
  const print = (value: number) => formatAmount(kind, value, unit);
  const timeOf = (at: number) => times?.[at] ?? (step === undefined ? undefined : at * step);
  const begin = timeOf(0);
  const isTimed = begin !== undefined;
  const xOf = (at: number) => (isTimed ? (timeOf(at) ?? 0) - begin : at + 1);
  const end = Math.max(xOf(values.length - 1), isTimed ? 1e-3 : 2);
  const points = peaksOf(values);
  const across = (value: number, label: string) => ({
    label,
    points: [isTimed ? 0 : 1, end].map((x) => [x, value / scale] as const),
    secondary: true,
  });
  const bursts = burst !== undefined && peak > sustained * atLimit.to ? [burst] : [];
  const who = devices.length > 1 ? `${devices.length} devices together` : (devices[0] ?? '');
  return {
    title: `${who}: ${kindNames[kind]} over time`,
    summary: `${print(level)} at the level that is compared, ${print(peak)} at most; ${inSentence(first)} is ${print(sustained)}.`,
    x: isTimed
      ? timeAxis('Time', seconds(end))
      : { label: 'Sample', scale: 'linear', domain: [1, end], values: 'counts' },
    verticalLines: [],
    samples: points.map(({ at, value }) => ({
      x: xOf(at),
      label: isTimed ? formatDuration(seconds(xOf(at))) : `sample ${formatNumber(at + 1)}`,
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
        y: linearAxis(unitOf(kind, unit), Math.max(sustained, peak, ...bursts) / scale),
        lines: [
          across(sustained, `${shortName(first)} ${print(sustained)}`),
          ...bursts.map((value) => across(value, `burst ${print(value)}`)),
          { label: '', points: points.map(({ at, value }) => [xOf(at), value / scale] as const) },
        ],
        current: {
          x: xOf(Math.max(0, values.indexOf(level))),
          y: level / scale,
          label: print(level),
        },
        marks: [],
      },
    ],
  };
}
