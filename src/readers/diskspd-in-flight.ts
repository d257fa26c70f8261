/** What DiskSpd keeps in flight, which its text and its XML say in the same terms. */

/** How a test keeps IOs in flight: by threads for each target, or by a pool of threads that serves all targets. */
export type InFlight = {
  /** All threads of the test. */
  readonly threads: number;
  /** Whether the threads are a pool (`-F`), each of which sends to every target. */
  readonly isPool: boolean;
  /** What each thread of the pool keeps in flight over all targets (`-O`); 0 or nothing without. */
  readonly eachOfPool?: number | undefined;
  /** What a thread keeps in flight at each target, in their order (`-o`). */
  readonly atTargets: readonly number[];
};

/**
 * How many IOs do all threads of a test keep in flight at all targets together? `-o` counts for each thread and
 * target (`CmdLineParser.cpp`, usage of `-o`, `-O`, `-F`); 2.0 prints it without the words “per thread”.
 */
export function inFlight({ threads, isPool, eachOfPool, atTargets }: InFlight): number | undefined {
  const [first] = atTargets;
  if (isPool && eachOfPool) return threads * eachOfPool;
  if (first === undefined) return undefined;
  const sum = atTargets.reduce((all, count) => all + count, 0);
  // Without a pool the threads are divided among the targets, as many for each.
  return isPool ? threads * sum : (threads / atTargets.length) * sum;
}
