/**
 * What limits with burst credits deliver of a load that changes in steps. Between two events (a step
 * ends, a bucket is empty or full) every rate is constant, so the result is exact and needs no time
 * step.
 *
 * A limit allows its burst rate while its bucket holds credits, and its sustained rate when the
 * bucket is empty. What a load leaves of the sustained rate fills the bucket, what exceeds it is
 * taken from the bucket. Buckets are full at the start (disk bursting page, 2025-01). Each limit
 * slows the load as a whole: what one limit holds back does not reach the others.
 */
import { type Seconds, seconds } from '../units/index.ts';

/** A limit with a bucket of credits, in one dimension: IOs, or bytes. */
export type BurstLimit = {
  readonly sustained: number;
  /** The sustained limit again where it does not burst. */
  readonly burst: number;
  /** The credits of a full bucket, in the unit of the limits × s; 0 where it does not burst. */
  readonly bucket: number;
};

/** A part of a load with constant rates. */
export type LoadStep = {
  readonly duration: Seconds;
  /** What it demands of each limit, in the order and the units of the limits. */
  readonly demands: readonly number[];
  /** What is demanded is not known: credits stay as they are, since neither rest nor use may be assumed. */
  readonly isUnknown?: boolean;
};

/** A time in which every rate is constant. */
export type Segment = {
  readonly start: Seconds;
  readonly duration: Seconds;
  /** The step it belongs to, as an index. */
  readonly step: number;
  /** The share of the demand that is delivered, from 0 to 1. */
  readonly delivered: number;
  /** The limits that hold the load back, as indices; empty where the demand is delivered in full. */
  readonly by: readonly number[];
  /** The credits in each bucket when it begins. */
  readonly credits: readonly number[];
};

export type Delivery = {
  readonly segments: readonly Segment[];
  /** The credits in each bucket at the end. */
  readonly credits: readonly number[];
};

export const fullBuckets = (limits: readonly BurstLimit[]): readonly number[] =>
  limits.map(({ bucket }) => bucket);

/** Sums are rounded in the sixteenth digit: a share of a bucket below this counts as nothing. */
const rounding = 1e-12;

/**
 * What is delivered of these steps, one after the other?
 * @param credits the credits in each bucket at the start; full buckets if left out
 */
export function deliver(
  limits: readonly BurstLimit[],
  steps: readonly LoadStep[],
  credits: readonly number[] = fullBuckets(limits),
): Delivery {
  const segments: Segment[] = [];
  let held = credits;
  let start = 0;
  for (const [step, { duration, demands, isUnknown }] of steps.entries()) {
    let left: number = duration;
    while (left > 0) {
      const state = isUnknown ? unchanged : rates(limits, demands, held);
      const lasts = Math.min(left, untilEvent(limits, held, state.changes));
      segments.push({
        start: seconds(start),
        duration: seconds(lasts),
        step,
        delivered: state.delivered,
        by: state.by,
        credits: held,
      });
      held = held.map((credit, index) =>
        after(credit, state.changes[index] ?? 0, lasts, limits[index]),
      );
      start += lasts;
      // What is left of a step after its last event can be a rounding error.
      left = left - lasts > duration * rounding ? left - lasts : 0;
    }
  }
  return { segments, credits: held };
}

const unchanged = { delivered: 1, by: [], changes: [] } as const;

type Numbers = readonly number[];

/** The share that is delivered now, the limits that hold it back, and how fast each bucket fills or empties. */
function rates(limits: readonly BurstLimit[], demands: Numbers, credits: Numbers) {
  let delivered = 1;
  const by: number[] = [];
  for (let index = 0; index < limits.length; index++) {
    const [demand = 0, limit] = [demands[index], limits[index]];
    const allowed = ((credits[index] ?? 0) > 0 ? limit?.burst : limit?.sustained) ?? 0;
    const share = demand > allowed ? allowed / demand : 1;
    if (share < delivered) by.length = 0;
    delivered = Math.min(delivered, share);
    if (share < 1 && share === delivered) by.push(index);
  }
  const changes = limits.map(({ sustained, bucket }, index) => {
    const change = bucket > 0 ? sustained - delivered * (demands[index] ?? 0) : 0;
    const credit = credits[index] ?? 0;
    // An empty bucket allows the sustained rate only, so a negative change is a rounding error.
    if (credit === 0) return Math.max(0, by.includes(index) ? 0 : change);
    return credit === bucket && change > 0 ? 0 : change;
  });
  return { delivered, by, changes };
}

/** How long until a bucket is empty or full? */
function untilEvent(limits: readonly BurstLimit[], credits: Numbers, changes: Numbers): number {
  let until = Number.POSITIVE_INFINITY;
  for (let index = 0; index < limits.length; index++) {
    const [credit, change] = [credits[index] ?? 0, changes[index] ?? 0];
    if (change < 0) until = Math.min(until, credit / -change);
    else if (change > 0) until = Math.min(until, ((limits[index]?.bucket ?? 0) - credit) / change);
  }
  return until;
}

function after(
  credit: number,
  change: number,
  time: number,
  limit: BurstLimit | undefined,
): number {
  const bucket = limit?.bucket ?? 0;
  const held = credit + change * time;
  if (held <= bucket * rounding) return 0;
  return held >= bucket * (1 - rounding) ? bucket : held;
}

/** The first part in which the demand is not delivered in full; nothing where it always is. */
export const failureIn = ({ segments }: Delivery): Segment | undefined =>
  segments.find(({ delivered }) => delivered < 1);

/** What is delivered of all that is demanded, from 0 to 1. @param rates what each step demands, in any unit */
export function deliveredShare({ segments }: Delivery, rates: readonly number[]): number {
  let demanded = 0;
  let delivered = 0;
  for (const segment of segments) {
    const demand = (rates[segment.step] ?? 0) * segment.duration;
    demanded += demand;
    delivered += demand * segment.delivered;
  }
  return demanded > 0 ? delivered / demanded : 1;
}

/** How long does it take at rest until every bucket is full? Bucket space ÷ sustained rate; the longest counts. */
export const refillTime = (limits: readonly BurstLimit[], credits: readonly number[]): Seconds =>
  seconds(
    Math.max(
      0,
      ...limits.map(({ bucket, sustained }, index) =>
        bucket > 0 ? (bucket - (credits[index] ?? 0)) / sustained : 0,
      ),
    ),
  );

/** What comes of steps that repeat for ever. */
export type Repetition = {
  /** When the demand is first not delivered in full; nothing where that never happens. */
  readonly fullUntil?: Seconds;
  /** The period in which that happens, counted from 1. */
  readonly period?: number;
  /** The part of that period in which it happens, with times from the start of the period. */
  readonly failure?: Segment;
  /** One period as it is in the long run. */
  readonly steady: Delivery;
};

/** Periods until the buckets begin each period alike; one that has not settled by then changes by less than can be seen. */
const maxPeriods = 1000;

/**
 * For how long are steps delivered in full that repeat for ever?
 *
 * As long as all is delivered, a period changes every bucket on its own. One whose credits do not
 * fall from the end of the first period to the end of the second never falls below them again. One
 * whose credits fall is not full at any time in the second period or later, so it falls by the same
 * amount in each, and the period in which it is empty follows by division.
 * @param credits the credits in each bucket at the start; full buckets if left out
 */
export function repeat(
  limits: readonly BurstLimit[],
  steps: readonly LoadStep[],
  credits: readonly number[] = fullBuckets(limits),
): Repetition {
  const length = steps.reduce((sum, { duration }) => sum + duration, 0);
  const { begins, period, failure } = firstFailure(limits, steps, credits);
  const steady = settled(limits, steps, begins);
  if (!failure) return { steady };
  return { fullUntil: seconds((period - 1) * length + failure.start), period, failure, steady };
}

/** Are steps that repeat for ever always delivered in full? It takes less than to know what comes of them. */
export const lastsForEver = (
  ...[limits, steps, credits = fullBuckets(limits)]: Parameters<typeof repeat>
) => firstFailure(limits, steps, credits).failure === undefined;

/** The first period in which the demand is not delivered in full, and the credits with which it begins. */
function firstFailure(
  limits: readonly BurstLimit[],
  steps: readonly LoadStep[],
  begins: readonly number[],
) {
  const first = deliver(limits, steps, begins);
  const atFirst = failureIn(first);
  if (atFirst) return { begins, period: 1, failure: atFirst };
  const second = deliver(limits, steps, first.credits);
  const atSecond = failureIn(second);
  if (atSecond) return { begins: first.credits, period: 2, failure: atSecond };
  const falls = first.credits.map((credit, index) => credit - (second.credits[index] ?? 0));
  const periods = falls.map((fall, index) => {
    if (fall <= (limits[index]?.bucket ?? 0) * rounding) return Number.POSITIVE_INFINITY;
    const lowest = Math.min(
      second.credits[index] ?? 0,
      ...second.segments.map(({ credits }) => credits[index] ?? 0),
    );
    return 3 + Math.floor(lowest / fall);
  });
  const period = Math.min(...periods);
  if (!Number.isFinite(period)) return { begins, period, failure: undefined };
  const left = first.credits.map((credit, index) =>
    Math.max(0, credit - Math.max(0, falls[index] ?? 0) * (period - 2)),
  );
  return { begins: left, period, failure: failureIn(deliver(limits, steps, left)) };
}

function settled(
  limits: readonly BurstLimit[],
  steps: readonly LoadStep[],
  begins: readonly number[],
): Delivery {
  let delivery = deliver(limits, steps, begins);
  let before = begins;
  for (let period = 1; period < maxPeriods; period += 1) {
    const changed = delivery.credits.some(
      (credit, index) =>
        Math.abs(credit - (before[index] ?? 0)) > (limits[index]?.bucket ?? 0) * rounding,
    );
    if (!changed) break;
    before = delivery.credits;
    delivery = deliver(limits, steps, before);
  }
  return delivery;
}
