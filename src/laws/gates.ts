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

/**
 * Two figures that differ by less than this part of themselves are equal: sums of shares round in
 * the sixteenth digit, and no published limit has more than eight.
 */
export const tolerance = 1e-9;

/** Is a demand more than a limit allows? A demand that equals the limit uses it in full and is not. */
export const exceeds = (demand: number, limit: number): boolean => demand > limit * (1 + tolerance);

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

/** What is achieved at most: in all, and of that what crosses the uncached limit. */
export type Achieved = { readonly total: number; readonly uncached: number };

/**
 * How much is achieved in all, at most? First each group is held to its own disks (whose limit its
 * cache hits do not use), then the cached groups to the cached limit beside the temp disk, then
 * everything that goes on to the uncached limit.
 *
 * Where hits make cached IOs the cheaper ones at the uncached limit, they are served first: the
 * result is the most that any sharing of the limits allows, so that a larger limit never gives
 * less. With no hits every sharing gives the same.
 */
export function achieved(
  demands: readonly Demand[],
  temp: number,
  past: number,
  limits: Limits,
): Achieved {
  let cachedDemand = 0;
  let uncachedDemand = 0;
  for (const { asked, cached, disks } of demands) {
    if (cached) cachedDemand += past === 0 ? asked : Math.min(asked, disks / past);
    else uncachedDemand += Math.min(asked, disks);
  }
  const tempShare = Math.min(temp, limits.cached);
  const cached = Math.min(
    cachedDemand,
    limits.cached - tempShare,
    past === 0 ? Number.POSITIVE_INFINITY : limits.uncached / past,
  );
  const crossing = cached * past;
  const uncached = Math.max(0, Math.min(uncachedDemand, limits.uncached - crossing));
  return { total: tempShare + cached + uncached, uncached: crossing + uncached };
}

/** The total that is achieved at most. */
export const through = (...given: Parameters<typeof achieved>): number => achieved(...given).total;

/**
 * How much of a limit is left? 1 at rest, 0 where what is asked is the limit, below 0 beyond it.
 * @param limit greater than 0
 */
export const headroom = (asked: number, limit: number): number => (limit - asked) / limit;
