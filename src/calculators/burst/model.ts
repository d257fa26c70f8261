import {
  type Delivery,
  deliver,
  deliveredShare,
  failureIn,
  type LoadStep,
  lastsForEver,
  refillTime,
  repeat,
  type Segment,
} from '../../laws/burst-profile.ts';
import { bucketTimes, throttledTime } from '../../laws/burst-times.ts';
import type { Disk } from '../../limits/types.ts';
import {
  type ApplicationStep,
  billedIos,
  type CreditLimit,
  creditLimits,
  demandsOf,
  rateAllowed,
  withOnDemand,
} from '../../storage/set-up/bursting.ts';
import type { Volume } from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  type Fraction,
  type Iops,
  iops,
  type Seconds,
  seconds,
} from '../../units/index.ts';

export type Case = {
  /** The disks as they are without on-demand bursting. */
  readonly volume: Volume;
  readonly size: Bytes;
  readonly steps: readonly ApplicationStep[];
  /** The same load in as few steps as a table can show, where there are more. */
  readonly shown?: readonly ApplicationStep[];
  readonly repeats: boolean;
  readonly credit: Fraction;
  readonly mode: 'credit' | 'on-demand';
};

export type Result = {
  readonly limits: readonly CreditLimit[];
  readonly loads: readonly LoadStep[];
  /** The first time through the steps. */
  readonly first: Delivery;
  /** The same, or of steps that repeat one time through them in the long run. */
  readonly lasting: Delivery;
  /** When the demand is no longer delivered in full, from the start; nothing where that never happens. */
  readonly lasts?: Seconds;
  /** Since when it has exceeded sustained limits then without a break; only in the first time through the steps. */
  readonly exceedsFrom?: Seconds;
  /** What holds the load back then. */
  readonly failure?: Segment;
  /** The time through the steps in which that happens, counted from 1. */
  readonly period: number;
  /** How long the buckets take at rest after the steps until they are full. */
  readonly refill: Seconds;
  readonly sustained: Iops;
  readonly burst: Iops;
  /** For how long the demand is not delivered in full, once through the steps; of steps that repeat, in the long run. */
  readonly throttled: Seconds;
  /** The share of the demanded IOs that is delivered; of steps that repeat, in the long run. */
  readonly delivered: number;
  /** For how long samples are missing, where all else is delivered in full. */
  readonly unknown?: Seconds;
  /** Credits would not last with a burst in that time. */
  readonly isOpen: boolean;
  /** IOs above the sustained limits of the disks that on-demand bursting bills, once through the steps. */
  readonly transactions?: number;
};

/** The disk as it is computed with: nothing where on-demand bursting was chosen and it has none. */
export const diskIn = (disk: Disk, mode: Case['mode']): Disk | undefined =>
  mode === 'credit' ? disk : withOnDemand(disk);

/** A step as it is entered: without IOPS where nobody knows what is demanded. */
export type StepInput = {
  readonly duration: Seconds;
  readonly iops: Iops | undefined;
  readonly throughput: BytesPerSecond | undefined;
};

/** What a step demands, in IOs and bytes. */
export const stepOf = (
  { duration, iops: rate, throughput }: StepInput,
  size: Bytes,
): ApplicationStep => ({
  duration,
  iops: rate ?? iops(0),
  throughput: bytesPerSecond(throughput ?? (rate ?? 0) * size),
  isUnknown: rate === undefined,
});

/** Once through the steps. */
export const lengthOf = (steps: readonly { readonly duration: number }[]): Seconds =>
  seconds(steps.reduce((sum, { duration }) => sum + duration, 0));

type Rates = { readonly iops?: number | undefined; readonly throughput?: number | undefined };

/** Steps of the same rates that follow each other are one. */
export function joined<Step extends Rates & { readonly duration: number }>(
  steps: readonly Step[],
): readonly Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last && last.iops === step.iops && last.throughput === step.throughput)
      all[all.length - 1] = { ...last, duration: seconds(last.duration + step.duration) };
    else all.push(step);
  }
  return all;
}

/** The limits, the load as they see it, and the credits that it begins with. */
function loaded({ volume, size, steps, credit, mode }: Case) {
  const disk = diskIn(volume.disk, mode) ?? volume.disk;
  const limits = creditLimits({ ...volume, disk }, size);
  const loads = steps.map((step) => demandsOf(step, limits));
  return [limits, loads, limits.map(({ bucket }) => bucket * credit)] as const;
}

/** Is all of the load delivered in full? It takes less than to know what comes of it. */
export const isDelivered = (given: Case): boolean => lastsWith(given, ...loaded(given));

const lastsWith = ({ repeats }: Case, ...given: Parameters<typeof lastsForEver>): boolean =>
  repeats ? lastsForEver(...given) : !failureIn(deliver(...given));

/** Where nobody knows the load, as much as disks and VM take in a burst: nothing uses credits faster. */
function worstOf(loads: readonly LoadStep[], limits: readonly CreditLimit[]): readonly LoadStep[] {
  const demands = limits.map(({ kind, crossing, burst }) => {
    const alike = limits.filter((other) => other.kind === kind);
    const most = Math.min(...alike.map((other) => other.burst / other.crossing));
    return Math.min(burst, most * crossing);
  });
  return loads.map((load) => (load.isUnknown ? { duration: load.duration, demands } : load));
}

/** How long is the load delivered in full, what is delivered of it, and when are the credits back? */
export function model(given: Case): Result {
  const { volume, size, steps, repeats, mode } = given;
  const [limits, loads, begins] = loaded(given);
  const first = deliver(limits, loads, begins);
  const repetition = repeats ? repeat(limits, loads, begins) : undefined;
  const lasting = repetition?.steady ?? first;
  const failure = repetition ? repetition.failure : failureIn(first);
  const lasts = repetition ? repetition.fullUntil : failure?.start;
  const period = repetition?.period ?? 1;
  const unknown = failure ? 0 : lengthOf(steps.filter(({ isUnknown }) => isUnknown));
  return {
    limits,
    loads,
    first,
    lasting,
    ...(failure && lasts !== undefined ? { failure, lasts } : {}),
    ...(failure && period === 1 ? { exceedsFrom: exceedsFrom(first, loads, limits, failure) } : {}),
    ...(unknown > 0 ? { unknown: seconds(unknown) } : {}),
    isOpen: unknown > 0 && !lastsWith(given, limits, worstOf(loads, limits), begins),
    period,
    refill: refillTime(limits, lasting.credits),
    sustained: rateAllowed(creditLimits(volume, size), 'sustained', size),
    burst: rateAllowed(limits, 'burst', size),
    throttled: throttledTime(lasting),
    delivered: deliveredShare(
      lasting,
      steps.map(({ iops: rate }) => rate),
    ),
    ...(mode === 'on-demand' ? { transactions: transactionsOf(lasting, given) } : {}),
  };
}

/** The verdict, where so many limits on the path are not published. */
export function verdictOf(
  { failure, isOpen }: Result,
  { length }: readonly unknown[],
): 'throttled' | 'not-checked' | 'fits' {
  if (failure) return 'throttled';
  return isOpen || length > 0 ? 'not-checked' : 'fits';
}

/** When the load began to exceed sustained limits that it exceeds without a break until it fails. */
function exceedsFrom(
  { segments }: Delivery,
  loads: readonly LoadStep[],
  limits: readonly CreditLimit[],
  failure: Segment,
): Seconds {
  const doesExceed = ({ step }: Segment) =>
    limits.some(({ sustained }, index) => (loads[step]?.demands[index] ?? 0) > sustained);
  const rest = segments.findLast(
    (segment) => segment.start < failure.start && !doesExceed(segment),
  );
  return seconds(rest ? rest.start + rest.duration : 0);
}

/** What is billed of what was delivered: a limit of the VM may hold the load back. */
const transactionsOf = ({ segments }: Delivery, { volume, steps }: Case): number =>
  segments.reduce((sum, { step, duration, delivered }) => {
    const { iops: rate = iops(0), throughput = bytesPerSecond(0) } = steps[step] ?? {};
    const part = {
      duration,
      iops: iops(rate * delivered),
      throughput: bytesPerSecond(throughput * delivered),
    };
    return sum + billedIos(part, volume.disk, volume.disks);
  }, 0);

/** The bucket that is emptiest at any time, how full it is then, and when that is first; no limit where none has credits. */
export function lowestOf({ limits, lasting }: Result): {
  share: number;
  at: Seconds;
  limit?: CreditLimit;
} {
  const all = limits.flatMap((limit, index) => {
    const { lowest, at } = bucketTimes(lasting, index, limit.bucket);
    return limit.bucket > 0 ? [{ limit, at, share: lowest / limit.bucket }] : [];
  });
  const nothing = { share: Number.POSITIVE_INFINITY, at: seconds(0) };
  return all.reduce((one, other) => (other.share < one.share ? other : one), all[0] ?? nothing);
}

/** The highest step, which a Premium SSD v2 needs all the time, since it does not burst. */
export function peakOf({
  steps,
}: Pick<Case, 'steps'>): Pick<ApplicationStep, 'iops' | 'throughput'> {
  const peak = (kind: 'iops' | 'throughput') =>
    steps.reduce((most, step) => Math.max(most, step[kind]), 0);
  return { iops: iops(peak('iops')), throughput: bytesPerSecond(peak('throughput')) };
}
