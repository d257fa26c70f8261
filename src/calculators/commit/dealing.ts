/** Commits one after the other, whose latencies are dealt from the distribution of their lane: the same from the same seed. */
import type { CommitLane } from '../../kit/index.ts';
import { densityAt, latencyAt, normal99 } from '../../laws/log-normal.ts';
import { Random, range } from '../../laws/simulation/random.ts';

export { densityAt, latencyAt, normal99 };

/** A standard normal deviate (Box and Muller, 1958). */
function normal(random: Random): number {
  const [one, other] = [(random.next() + 1) / (range + 1), random.next() / range];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}

/** When a commit begins and when it is acknowledged, in seconds. */
export type Dealt = readonly [start: number, end: number];

/** More commits than a picture can show are left out. */
const most = 1000;

/** The commits that begin within so many seconds. @param count so many at most */
export function dealt(
  { commit, width, every }: Pick<CommitLane, 'commit' | 'width' | 'every'>,
  span: number,
  seed: number,
  count = most,
): readonly Dealt[] {
  const random = new Random(seed);
  const all: Dealt[] = [];
  for (let at = 0; at < span && all.length < count; ) {
    const end = at + latencyAt(commit, width, normal(random));
    all.push([at, end]);
    at = Math.max(end, at + every);
  }
  return all;
}

/** How many commits are acknowledged within so many seconds on average? Those of one run differ by chance, and this is as many as the rate says. */
export const meanWithin = (
  { commit, every, sharing }: Pick<CommitLane, 'commit' | 'every' | 'sharing'>,
  span: number,
): number => (span * sharing) / Math.max(commit, every);
