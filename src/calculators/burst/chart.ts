import type { Chart, Line, Panel, Sample } from '../../kit/index.ts';
import type { Segment } from '../../laws/burst-profile.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import type { CreditLimit } from '../../storage/set-up/bursting.ts';
import {
  formatDuration,
  formatFraction,
  formatIops,
  iops,
  type Seconds,
  seconds,
  sorted,
} from '../../units/index.ts';
import { linearAxis, timeAxis } from '../shared/answer/axes.ts';
import { listed } from '../shared/answer/checks-and-columns.ts';
import { plainName } from '../shared/answer/text.ts';
import { type Case, lengthOf, type Result } from './model.ts';
import { creditName, failureText, formatLasts, fullUntil } from './text.ts';

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
  const { segments, credits } = first;
  const end = lengthOf(steps);
  const demanded = ({ step }: Segment) => iops(steps[step]?.iops ?? 0);
  const delivered = (segment: Segment) => iops(demanded(segment) * segment.delivered);
  const marked = Math.min(lasts ?? end, end);
  const now = segments.findLast(({ start }) => start <= marked);
  const rate = iops(now ? delivered(now) : 0);
  const highest = Math.max(burst, ...segments.map(demanded));
  const buckets = bucketsOf(limits);
  /** A line with a break wherever nobody knows what was demanded; the first part of it has the label. */
  const linesOf = (label: string, of: (segment: Segment) => number, rest: Partial<Line>) =>
    knownRuns(segments, ({ step }) => !steps[step]?.isUnknown, end / narrowest).map(
      (run, at): Line => ({ ...rest, label: at === 0 ? label : '', points: stepLine(run, of) }),
    );
  const load: Panel = {
    kind: 'iops',
    y: linearAxis('IOPS', highest),
    lines: [
      // A limit far above all that is demanded would leave the plot empty.
      ...sustainedLines(limits, end).filter(({ points }) => (points[0]?.[1] ?? 0) <= highest),
      ...linesOf('demanded', demanded, { secondary: true }),
      ...linesOf('delivered', delivered, {}),
    ],
    current: { x: marked, y: rate, label: formatIops(rate) },
    marks: [],
  };
  return {
    title: 'Load and burst credits over time',
    summary: `${diskName(volume.disk)}: ${failureText(result)}`,
    x: timeAxis('Time', end),
    verticalLines:
      lasts !== undefined && lasts > 0 && lasts < end
        ? [{ at: lasts, label: fullUntil(result) ?? formatLasts(result, lasts) }]
        : [],
    samples: samplesOf(segments, credits, end, (segment, left) => {
      const [one, ...others] = buckets.map(({ limit, fill }) => ({
        name: creditName(limit),
        text: formatFraction(fill(left)),
      }));
      return listed<Sample['values'][number]>([
        {
          y: delivered(segment),
          text: formatIops(delivered(segment)),
          name: 'delivered',
          others: [{ name: 'demanded', text: formatIops(demanded(segment)) }],
        },
        one && { ...one, y: lowest(buckets, left), others },
      ]);
    }),
    panels: listed([
      load,
      // The credits of a segment are those that it starts with.
      buckets.length > 0 &&
        creditPanel(buckets, first, end, {
          x: marked,
          label: '',
          y: lowest(buckets, (marked < end ? now?.credits : credits) ?? []),
        }),
    ]),
  };
}

/** A limit with credits, and how full its bucket is. */
type Bucket = {
  readonly limit: CreditLimit;
  readonly fill: (credits: readonly number[]) => number;
};

const bucketsOf = (limits: readonly CreditLimit[]): readonly Bucket[] =>
  limits.flatMap((limit, at) =>
    limit.bucket > 0
      ? [{ limit, fill: (credits: readonly number[]) => (credits[at] ?? 0) / limit.bucket }]
      : [],
  );

const lowest = (buckets: readonly Bucket[], credits: readonly number[]) =>
  Math.min(...buckets.map(({ fill }) => fill(credits)));

const creditPanel = (
  buckets: readonly Bucket[],
  { segments, credits }: Result['first'],
  end: Seconds,
  current: Panel['current'],
): Panel => ({
  kind: 'count',
  y: linearAxis('Credits', 1, { values: 'shares' }),
  lines: buckets.map(({ limit, fill }) => ({
    label: buckets.length > 1 ? plainName(limit) : '',
    points: [
      ...segments.map((segment) => [segment.start, fill(segment.credits)] as const),
      [end, fill(credits)],
    ],
  })),
  current,
  marks: [],
});

/** A gap of a smaller part of the time is two pixels wide at most, and not drawn. */
const narrowest = 400;

/** The segments that are known, in runs with a gap of at least this duration between them. */
function knownRuns(
  segments: readonly Segment[],
  isKnown: (segment: Segment) => boolean,
  shortest: number,
): readonly (readonly Segment[])[] {
  const runs: Segment[][] = [];
  let gap = shortest;
  for (const segment of segments) {
    if (!isKnown(segment)) gap += segment.duration;
    else {
      if (gap >= shortest) runs.push([]);
      runs.at(-1)?.push(segment);
      gap = 0;
    }
  }
  return runs;
}

/** A line that is level within each segment. */
const stepLine = (segments: readonly Segment[], of: (segment: Segment) => number) =>
  segments.flatMap((segment): readonly (readonly [number, number])[] => [
    [segment.start, of(segment)],
    [segment.start + segment.duration, of(segment)],
  ]);

/** How many parts of the time the chart can be read at, besides the events. */
const parts = 24;
/** With more segments than this a chart is read at four times as many even times, and at no event. */
const mostSegments = 200;

/** The chart at each event and at even times between; within a segment credits rise or fall evenly. */
function samplesOf(
  segments: readonly Segment[],
  credits: readonly number[],
  end: Seconds,
  values: (segment: Segment, credits: readonly number[]) => Sample['values'],
): readonly Sample[] {
  const isLong = segments.length > mostSegments;
  const count = isLong ? 4 * parts : parts;
  const even = Array.from({ length: count + 1 }, (_, at) => (end * at) / count);
  const events = isLong ? [] : segments.map(({ start }) => start as number);
  return sorted([...events, ...even]).flatMap((at) => {
    const index = segments.findLastIndex(({ start }) => start <= at);
    const segment = segments[index];
    if (!segment) return [];
    const after = segments[index + 1]?.credits ?? credits;
    const part = segment.duration > 0 ? (at - segment.start) / segment.duration : 0;
    const now = segment.credits.map((from, each) => from + ((after[each] ?? from) - from) * part);
    const label = at === 0 ? 'at the start' : `after ${formatDuration(seconds(at))}`;
    return [{ x: at, label, values: values(segment, now) }];
  });
}
