import type { Chart, Line, Sample } from '../../kit/index.ts';
import type { Segment } from '../../laws/burst-profile.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { vmLimitNames } from '../../storage/path/path.ts';
import type { CreditLimit } from '../../storage/set-up/bursting.ts';
import {
  formatDuration,
  formatFraction,
  formatIops,
  type Iops,
  iops,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { linearAxis, timeAxis } from '../shared/answer/axes.ts';
import { sorted } from '../shared/answer/format.ts';
import { kindNames } from '../shared/answer/text.ts';
import type { Case, Result } from './model.ts';
import { creditName, failureText, formatLasts } from './text.ts';

/** Whose bucket it is, beside its line: “disk IOPS”. */
const bucketName = ({ id, kind }: CreditLimit): string =>
  `${id === 'disk' ? 'disk' : vmLimitNames[id]} ${kindNames[kind]}`;

/** The lowest sustained limits in IOPS, of the disks and of the VM, as lines over all of the time. */
function sustainedLines(limits: readonly CreditLimit[], end: number): readonly Line[] {
  const ofIops = limits.filter(({ kind }) => kind === 'iops');
  return [...new Set(ofIops.map(({ owner }) => owner))].map((owner) => {
    const own = ofIops.filter((limit) => limit.owner === owner);
    const allowed = Math.min(...own.map(({ allows }) => allows));
    return {
      label: `${owner} sustained`,
      points: [0, end].map((at) => [at, allowed] as const),
      secondary: true,
    };
  });
}

/** The demanded and the delivered IOPS over time, and how full each bucket is. */
export function chart({ steps, volume }: Case, result: Result): Chart {
  const { limits, first, lasts, burst } = result;
  const { segments } = first;
  const end = seconds(steps.reduce((sum, { duration }) => sum + duration, 0));
  const demanded = ({ step }: Segment) => steps[step]?.iops ?? 0;
  const delivered = (segment: Segment) => demanded(segment) * segment.delivered;
  const buckets = limits.flatMap(({ bucket }, index) => (bucket > 0 ? [index] : []));
  const fill = (credits: readonly number[], index: number) =>
    (credits[index] ?? 0) / (limits[index]?.bucket ?? 1);
  const bucketValues = (credits: readonly number[]): Sample['values'] => {
    const [first, ...others] = buckets.map((index) => ({
      name: creditName(limits[index] as CreditLimit),
      text: formatFraction(fill(credits, index)),
    }));
    const y = Math.min(...buckets.map((index) => fill(credits, index)));
    return first ? [{ ...first, y, others }] : [];
  };
  const marked = Math.min(lasts ?? end, end);
  const now = segments.findLast(({ start }) => start <= marked);
  // The credits of a segment are those that it starts with.
  const creditsNow = marked < end ? now?.credits : first.credits;
  const rate = iops(now ? delivered(now) : 0);
  const sustained = sustainedLines(limits, end);
  const highest = Math.max(burst, ...segments.map(demanded));
  return {
    title: 'Load and burst credits over time',
    summary: `${diskName(volume.disk)}: ${failureText(result)}`,
    x: timeAxis('Time', end),
    verticalLines:
      lasts !== undefined && lasts > 0 && lasts < end
        ? [{ at: lasts, label: formatLasts(result, lasts) }]
        : [],
    samples: samplesOf(segments, first.credits, end, (segment, credits) => [
      {
        y: delivered(segment),
        text: formatIops(iops(delivered(segment))),
        name: 'delivered',
        others: [{ name: 'demanded', text: formatIops(iops(demanded(segment))) }],
      },
      ...bucketValues(credits),
    ]),
    panels: [
      {
        kind: 'iops',
        y: linearAxis('IOPS', highest),
        lines: [
          // A limit far above all that is demanded would leave the plot empty.
          ...sustained.filter(({ points }) => (points[0]?.[1] ?? 0) <= highest),
          { label: 'demanded', points: stepLine(segments, demanded), secondary: true },
          { label: 'delivered', points: stepLine(segments, delivered) },
        ],
        current: { x: marked, y: rate, label: formatIops(rate as Iops) },
        marks: [],
      },
      ...(buckets.length > 0
        ? [
            {
              kind: 'count' as const,
              y: linearAxis('Credits', 1, { values: 'shares' }),
              lines: buckets.map((index): Line => {
                const points = segments.map(
                  ({ start, credits }) => [start, fill(credits, index)] as const,
                );
                return {
                  label: buckets.length > 1 ? bucketName(limits[index] as CreditLimit) : '',
                  points: [...points, [end, fill(first.credits, index)]],
                };
              }),
              current: {
                x: marked,
                y: creditsNow ? Math.min(...buckets.map((at) => fill(creditsNow, at))) : 1,
                label: '',
              },
              marks: [],
            },
          ]
        : []),
    ],
  };
}

/** A line that is level within each segment. */
const stepLine = (segments: readonly Segment[], of: (segment: Segment) => number) =>
  segments.flatMap((segment): readonly (readonly [number, number])[] => [
    [segment.start, of(segment)],
    [segment.start + segment.duration, of(segment)],
  ]);

/** How many parts of the time the chart can be read at, besides the events. */
const parts = 24;

/** The chart at each event and at even times between; within a segment credits rise or fall evenly. */
function samplesOf(
  segments: readonly Segment[],
  credits: readonly number[],
  end: Seconds,
  values: (segment: Segment, credits: readonly number[]) => Sample['values'],
): readonly Sample[] {
  const even = Array.from({ length: parts + 1 }, (_, at) => (end * at) / parts);
  return sorted([...segments.map(({ start }) => start as number), ...even]).flatMap((at) => {
    const index = segments.findLastIndex(({ start }) => start <= at);
    const segment = segments[index];
    if (!segment) return [];
    const after = segments[index + 1]?.credits ?? credits;
    const part = segment.duration > 0 ? (at - segment.start) / segment.duration : 0;
    const now = segment.credits.map((from, each) => from + ((after[each] ?? from) - from) * part);
    return [
      {
        x: at,
        label: at === 0 ? 'at the start' : `after ${formatDuration(at as Seconds)}`,
        values: values(segment, now),
      },
    ];
  });
}
