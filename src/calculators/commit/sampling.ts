/** Commits one after the other, with latencies that are sampled from the distribution of their lane: the same from the same seed. */
import type { CommitLane } from '../../kit/index.ts';
import { densityAt, latencyAt, normal99 } from '../../laws/log-normal.ts';
import { Random, range } from '../../laws/simulation/random.ts';

// For the picture, whose views do not import `laws`.
export { densityAt, latencyAt, normal99 };

/** A standard normal deviate (Box and Muller, 1958). */
function normal(random: Random): number {
  const [one, other] = [(random.next() + 1) / (range + 1), random.next() / range];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}

/** When a commit begins and when it is acknowledged, in seconds. */
export type Sampled = readonly [start: number, end: number];

/** More commits than a picture can show are left out. */
const max = 1000;

/**
 * The commits that begin within so many seconds. A limit has a slot for each: who is late takes the next ones at once,
 * so that on average as many begin as there are slots. @param count so many at most
 */
export function sampled(
  { commit, width, every }: Pick<CommitLane, 'commit' | 'width' | 'every'>,
  span: number,
  seed: number,
  count = max,
): readonly Sampled[] {
  const random = new Random(seed);
  const all: Sampled[] = [];
  let slot = 0;
  for (let at = 0; at < span && all.length < count; ) {
    const end = at + latencyAt(commit, width, normal(random));
    all.push([at, end]);
    slot += every;
    at = Math.max(end, slot);
  }
  return all;
}

/**
 * How many commits are acknowledged within so many seconds where each takes its average? As many as the rate says. Those
 * of a run differ from it by chance, and in many seconds come to it.
 */
export const meanWithin = (
  { commit, every, sharing }: Pick<CommitLane, 'commit' | 'every' | 'sharing'>,
  span: number,
): number => (span * sharing) / Math.max(commit, every);
