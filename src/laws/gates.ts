/**
 * The gates an IO passes on its way (throttling article, 2017; disks-performance page, 2026-09):
 *
 *   temp disk on the cached gate  -> VM cached
 *   cached disk, read hit         -> VM cached
 *   cached disk, miss or write    -> VM cached -> VM uncached -> disk
 *   uncached disk                 -> VM uncached -> disk
 *
 * All functions here speak of one dimension at a time: IOs per second, or bytes per second. A
 * limit of `Infinity` stands for a gate that does not limit (there is none, or none is published).
 */

/** What part of a group's IOs goes on past the cache: all without one; misses and writes with one. */
export const pastCache = (cached: boolean, read: number, hit: number): number =>
  cached ? 1 - read * hit : 1;

/** A group of equal disks, in one dimension. */
export type Demand = {
  readonly asked: number;
  readonly cached: boolean;
  /** What its disks together let through. */
  readonly disks: number;
};

export type Limits = { readonly cached: number; readonly uncached: number };

/** What is asked of each gate, in the same dimension. Temp-disk traffic is asked of the cached gate. */
export function askedOf(demands: readonly Demand[], temp: number, past: number): Limits {
  let cached = temp;
  let uncached = 0;
  for (const demand of demands) {
    if (demand.cached) cached += demand.asked;
    uncached += demand.asked * (demand.cached ? past : 1);
  }
  return { cached, uncached };
}

/**
 * How much gets through in all, at most? First each group is held to its own disks (whose cap its
 * cache hits do not use), then the cached groups to the cached gate beside the temp disk, then
 * everything that goes on to the uncached gate.
 *
 * Where hits make cached IOs the cheaper ones at the uncached gate, they are served first: the
 * result is the most that any sharing of the gates lets through, so that a larger cap never gives
 * less. With no hits every sharing gives the same.
 */
export function through(
  demands: readonly Demand[],
  temp: number,
  past: number,
  limits: Limits,
): number {
  let cachedAsk = 0;
  let uncachedAsk = 0;
  for (const { asked, cached, disks } of demands) {
    if (cached) cachedAsk += past === 0 ? asked : Math.min(asked, disks / past);
    else uncachedAsk += Math.min(asked, disks);
  }
  const tempThrough = Math.min(temp, limits.cached);
  const cached = Math.min(
    cachedAsk,
    limits.cached - tempThrough,
    past === 0 ? Number.POSITIVE_INFINITY : limits.uncached / past,
  );
  const uncached = Math.min(uncachedAsk, limits.uncached - cached * past);
  return tempThrough + cached + Math.max(0, uncached);
}

/**
 * How much of a limit is left? 1 at rest, 0 where what is asked is the limit, below 0 beyond it.
 * @param limit greater than 0
 */
export const headroom = (asked: number, limit: number): number => (limit - asked) / limit;
