/** The tail within a run: how much longer than the mean the slowest IOs take, and what that is in a mix. */
import { type Seconds, seconds } from '../units/index.ts';

/** Percentiles as multiples of the mean. */
export type TailRatios = Readonly<Record<'p50' | 'p90' | 'p95' | 'p99' | 'p999', number>>;

/** The percentiles, and the share of the IOs that completes within each. */
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
  // To the digits that engines agree on.
  return seconds(Number(Math.exp(to).toPrecision(6)));
}
