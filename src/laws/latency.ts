/**
 * How long IOs take: the growth with their size, the spread between what different people measured, the tail within
 * a run, and the wait at a limit. The figures are in the dataset (`limits/latency`); here is what follows from them.
 */
import {
  type Bytes,
  type Iops,
  iops,
  type Outstanding,
  outstanding,
  type Seconds,
  seconds,
} from '../units/index.ts';

/** IOs up to this size are small, and take the same time. */
const smallKib = 8;

/** What lies between the shortest and the longest of most measurements. */
export type LatencyBand = { readonly low: Seconds; readonly high: Seconds };

/** How one kind of IO takes longer as it grows, and how far documents are apart, in natural logarithms. */
export type SizeLaw = {
  readonly seconds: Seconds;
  readonly perKib: Seconds;
  readonly spread: number;
  readonly growthSpread: number;
};

/** The mean of IOs of this size: that of a small one, and so much more for each KiB above 8. */
export const meanAtSize = ({ seconds: small, perKib }: SizeLaw, size: Bytes): Seconds =>
  seconds(small + perKib * Math.max(0, size / 1024 - smallKib));

/**
 * So many standard deviations on either side hold 80 % of what another document would say: 1.28 if the deviation were
 * known, and 1.5 where it comes from about ten documents (Student’s t, with the error of the middle itself).
 */
const deviations = 1.5;

/**
 * Between which times does the mean of 80 % of other documents lie? The spread of small IOs, and that of the growth
 * as far as the growth makes up the time.
 */
export function bandAtSize(law: SizeLaw, size: Bytes): LatencyBand {
  const mean = meanAtSize(law, size);
  const grown = 1 - law.seconds / mean;
  const factor = Math.exp(deviations * Math.hypot(law.spread, grown * law.growthSpread));
  return { low: seconds(mean / factor), high: seconds(mean * factor) };
}

/** Where one is less than a quarter of the other, the corner takes less than two millionths, and figures stay as Little’s law has them. */
const far = 1 / 4;

/** How sharp the corner is at which a limit takes over from latency: of public runs by queue depth, 8 to 12 fit best. */
const sharpness = 8;

/**
 * How many IOs a second complete with so many outstanding? Those that latency allows (Little’s law) or the limit,
 * whichever is lower, and a little less where the two are close: 92 % where they are equal.
 */
export function completedAt(queue: Outstanding, latency: Seconds, limit: Iops): Iops {
  const free = queue / latency;
  const [lower, higher] = free < limit ? [free, limit] : [limit, free];
  const ratio = lower / higher;
  return iops(ratio < far ? lower : lower * (1 + ratio ** sharpness) ** (-1 / sharpness));
}

/** How many must be outstanding for this share of a limit? The inverse of `completedAt`. */
export const depthForShare = (share: number, latency: Seconds, limit: Iops): Outstanding =>
  outstanding(limit * latency * (share ** -sharpness - 1) ** (-1 / sharpness));

/** The share of a limit that limit × latency outstanding IOs reach. */
export const shareAtNeeded = 2 ** (-1 / sharpness);

/** Percentiles as multiples of the mean. */
export type TailRatios = Readonly<Record<'p50' | 'p90' | 'p95' | 'p99' | 'p999', number>>;

const points = [
  ['p50', 0.5],
  ['p90', 0.9],
  ['p95', 0.95],
  ['p99', 0.99],
  ['p999', 0.999],
] as const;

/** One kind of IO in a mix. */
export type TailPart = {
  readonly share: number;
  readonly mean: Seconds;
  readonly tail: TailRatios | undefined;
};

/** Between two percentiles the logarithm of the time grows with that of the share that takes longer. */
function shareWithin({ mean, tail }: TailPart & { readonly tail: TailRatios }, time: number) {
  const ratio = Math.log(time / mean);
  const at = points.map(([id, share]) => [Math.log(tail[id]), Math.log(1 - share)] as const);
  const next = Math.min(
    at.length - 1,
    Math.max(
      1,
      at.findIndex(([one]) => one >= ratio),
    ),
  );
  const [[x0, y0] = [0, 0], [x1, y1] = [1, 0]] = [at[next - 1], at[next]];
  const y =
    ratio > (at.at(-1)?.[0] ?? 0)
      ? (at.at(-1)?.[1] ?? 0)
      : y0 + ((ratio - x0) * (y1 - y0)) / (x1 - x0);
  return 1 - Math.exp(Math.min(0, y));
}

/** Between two percentiles, of which `next` is the upper one, the logarithm of the time grows with that of the share beyond. */
function between(share: number, next: number) {
  const at = share > (points.at(-1)?.[1] ?? 1) ? points.length - 1 : next;
  const [from, below] = points[at - 1] ?? points[0];
  const [to, above] = points[at] ?? points[0];
  const part = Math.log((1 - below) / (1 - share)) / Math.log((1 - below) / (1 - above));
  return { from, to, part: Math.min(1, Math.max(0, part)) };
}

/** So many times, each of equally many IOs: enough for the longest of a thousand. */
const classes = 1024;

/**
 * The times of IOs with these percentiles, as multiples of their mean: 1,024 classes of equally many, from the shortest
 * to the longest. The half below the median is as near to it as the IOs between the median and the 90th percentile.
 */
export function multiplesOf(tail: TailRatios): readonly number[] {
  const above = (share: number) => {
    const next = Math.max(
      1,
      points.findIndex(([, end]) => share <= end),
    );
    const { from, to, part } = between(share, next);
    return tail[from] * (tail[to] / tail[from]) ** part;
  };
  const below = (share: number) => tail.p50 ** 2 / above(Math.min(0.9, 1 - share));
  const raw = Array.from({ length: classes }, (_, at) => {
    const share = (at + 0.5) / classes;
    return share < 0.5 ? below(share) : above(share);
  });
  const mean = raw.reduce((sum, one) => sum + one, 0) / classes;
  // Rounded, so that engines whose logarithms differ in the last digit agree.
  return raw.map((one) => Math.round((one / mean) * 1e6) / 1e6);
}

/**
 * The time within which this share of the IOs of a mix completes, below every limit; of the shares from 50 to 99.9 %.
 * @returns nothing where the tail of a part is not known
 */
export function percentileOf(share: number, parts: readonly TailPart[]): Seconds | undefined {
  const known = parts.filter((part): part is TailPart & { tail: TailRatios } => !!part.tail);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const [low, high] = [
    Math.min(...known.map(({ mean, tail }) => mean * tail.p50)) / 10,
    Math.max(...known.map(({ mean, tail }) => mean * tail.p999)),
  ];
  const within = (time: number) =>
    known.reduce((sum, part) => sum + part.share * shareWithin(part, time), 0);
  let [from, to] = [Math.log(low), Math.log(high)];
  for (let step = 0; step < 40; step++) {
    const middle = (from + to) / 2;
    if (within(Math.exp(middle)) < share) from = middle;
    else to = middle;
  }
  return seconds(Math.exp(to));
}
