/** How service times vary in the simulation: as percentiles that were measured. */
import { points, type TailRatios } from '../tail.ts';

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
