/** A day that is painted: bars of a quarter hour over the steps of a load, and what the limits deliver of them. */
import type { Day, DayStep } from '../../kit/index.ts';
import { type Delivery, deliver, type LoadStep, repeat } from '../../laws/burst-profile.ts';
import { seconds } from '../../units/index.ts';
import { joined, lengthOf, type StepInput } from './model.ts';
import { dayLength } from './painted-day.ts';
import { mostSteps as bars, quarter, stepsText } from './step-field.ts';

export { bars, dayLength, quarter };

/** A quarter hour: what is demanded and delivered on average, in IOPS; neither where nobody knows, or the load is over. */
export type Bar = { readonly demanded?: number; readonly delivered?: number };

export type Picture = {
  readonly bars: readonly Bar[];
  /** How full the emptiest bucket is; nothing where no limit has credits. */
  readonly credits: readonly (readonly [at: number, share: number])[];
  /** When less than the demand is first delivered because credits are used up. */
  readonly usedUp?: number;
  /** When they are all there again for the first time. */
  readonly full?: number;
};

/** A load that repeats through the day as often as that has it. */
function through({ steps, repeats }: Day): readonly DayStep[] {
  const length = lengthOf(steps);
  const times = repeats && length > 0 && dayLength % length === 0 ? dayLength / length : 1;
  return Array.from({ length: times }, () => steps).flat();
}

const loadOf = ({ duration, iops, demands }: DayStep): LoadStep => ({
  duration: seconds(duration),
  demands,
  isUnknown: iops === undefined,
});

function deliveryOf({ limits, repeats }: Day, steps: readonly DayStep[]): Delivery {
  const loads = steps.map(loadOf);
  const begins = limits.map((limit) => limit.begins);
  if (repeats) return repeat(limits, loads, begins).steady;
  // After the load the credits come back.
  const rest = dayLength - lengthOf(steps);
  const idle: LoadStep = { duration: seconds(rest), demands: limits.map(() => 0) };
  return deliver(limits, rest > 0 ? [...loads, idle] : loads, begins);
}

export function pictureOf(day: Day): Picture {
  const { limits } = day;
  const steps = through(day);
  const { segments, credits } = deliveryOf(day, steps);
  const sums = Array.from({ length: bars }, () => ({ known: 0, demanded: 0, delivered: 0 }));
  for (const { start, duration, step, delivered } of segments) {
    const rate = steps[step]?.iops;
    const end = start + duration;
    for (let at = Math.floor(start / quarter); at < bars && at * quarter < end; at++) {
      const part = Math.min(end, (at + 1) * quarter) - Math.max(start, at * quarter);
      const sum = sums[at];
      if (!sum || rate === undefined || part <= 0) continue;
      sum.known += part;
      sum.demanded += part * rate;
      sum.delivered += part * rate * delivered;
    }
  }
  const share = (held: readonly number[]) =>
    Math.min(
      ...limits.flatMap(({ bucket }, index) => (bucket > 0 ? [(held[index] ?? 0) / bucket] : [])),
    );
  const failure = segments.find(
    ({ delivered, by, credits: held }) =>
      delivered < 1 && by.some((index) => (limits[index]?.bucket ?? 0) > 0 && held[index] === 0),
  );
  const filled = limits.some(({ bucket }) => bucket > 0)
    ? [
        ...segments.map(({ start, credits: held }) => [start, share(held)] as const),
        [Math.min(dayLength, lengthOf(segments)), share(credits)] as const,
      ]
    : [];
  const isFull = (part: number) => part > 1 - 1e-9;
  const lacks = filled.findIndex(([, part]) => !isFull(part));
  const again = filled.find(([, part], index) => lacks >= 0 && index > lacks && isFull(part));
  return {
    bars: sums.map(
      ({ known, demanded, delivered }): Bar =>
        known > 0 ? { demanded: demanded / known, delivered: delivered / known } : {},
    ),
    credits: filled,
    ...(failure ? { usedUp: failure.start } : {}),
    ...(again ? { full: again[0] } : {}),
  };
}

/** How long a picture is that shows so many seconds at least: a whole day at most. */
export const spanFor = (least: number): number =>
  ([1.5, 2, 3, 6, 12].find((hours) => hours * 3600 >= least * (1 - 1e-9)) ?? 24) * 3600;

/** When do the load and its credits change for the last time? In seconds. */
export function lastChange(day: Day, { credits }: Picture): number {
  const [[from, before] = [0], [until, last] = [0]] = credits.slice(-2);
  return Math.max(before === last ? from : until, lengthOf(through(day)));
}

/** Steps between two times, cut where they begin and end. */
function between(steps: readonly DayStep[], from: number, until: number): readonly DayStep[] {
  let end = 0;
  return steps.flatMap((step) => {
    const start = end;
    end += step.duration;
    const duration = Math.min(end, until) - Math.max(start, from);
    return duration > 0 ? [{ ...step, duration }] : [];
  });
}

/** The day with another rate in one quarter hour; what lies between the end of the load and that is a pause. */
export function painted(day: Day, bar: number, rate: number): Day {
  const stepFor = (duration: number, iops: number): DayStep => ({
    duration,
    iops,
    demands: day.limits.map(({ perIo }) => iops * perIo),
  });
  const steps = through(day);
  const [from, until] = [bar * quarter, (bar + 1) * quarter];
  const length = lengthOf(steps);
  const pause = from > length ? [stepFor(from - length, 0)] : [];
  const all = joined([
    ...between(steps, 0, from),
    ...pause,
    stepFor(quarter, rate),
    ...between(steps, until, length),
  ]);
  if (all.length <= bars) return { ...day, steps: all };
  // Steps that lie across quarter hours are too many: each quarter hour has its mean.
  const means = pictureOf({ ...day, steps: all }).bars.flatMap(({ demanded }) =>
    demanded === undefined ? [] : [stepFor(quarter, Math.round(demanded))],
  );
  return { ...day, steps: joined(means) };
}

/** The steps as their input has them, whose numbers know their units. */
export const textOf = ({ steps }: Day): string =>
  stepsText(steps as unknown as readonly StepInput[]);
