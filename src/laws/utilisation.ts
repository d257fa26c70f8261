/**
 * How much do disks use of a VM's limits, and how much do they achieve through them? An IO crosses
 * these limits (throttling article, 2017; disks-performance page, 2026-09):
 *
 *   temp disk that shares the cached limit  -> VM cached
 *   cached disk, read hit                   -> VM cached
 *   cached disk, miss or write              -> VM cached -> VM uncached -> disk
 *   uncached disk                           -> VM uncached -> disk
 *
 * All functions here are about one dimension at a time: IOs per second, or bytes per second. A limit
 * of `Infinity` does not limit: there is none, or none is published.
 */

/** Which fraction of a group's IOs does the cache not serve? All without one; misses and writes with one. */
export const cacheMissFraction = (cached: boolean, read: number, hit: number): number =>
  cached ? 1 - read * hit : 1;

/** A group of equal disks, in one dimension. */
export type GroupDemand = {
  readonly demand: number;
  readonly cached: boolean;
  /** The limit of all its disks together. */
  readonly disks: number;
};

/** The two limits of a VM, or what is demanded of each, in one dimension. */
export type CachedAndUncached = { readonly cached: number; readonly uncached: number };

/**
 * How much do these groups demand of each limit of the VM?
 * @param temp traffic of a temp disk that shares the cached limit
 * @param misses the fraction of a cached group's IOs that the cache does not serve
 */
export function demandOf(
  groups: readonly GroupDemand[],
  temp: number,
  misses: number,
): CachedAndUncached {
  let cached = temp;
  let uncached = 0;
  for (const group of groups) {
    if (group.cached) cached += group.demand;
    uncached += group.demand * (group.cached ? misses : 1);
  }
  return { cached, uncached };
}

/** What is achieved at most: in all, and of that what crosses the uncached limit. */
export type Achieved = {
  readonly total: number;
  readonly uncached: number;
  /** Which share of what the disks of a cached, and of an uncached group allow the limits of the VM let them do. */
  readonly shares: CachedAndUncached;
};

/**
 * How much is achieved in all, at most? First the disks of each group limit it (cache hits do not use
 * their limit), then the cached limit, which the temp disk may share, limits the cached groups, and
 * then the uncached limit everything that crosses it.
 *
 * Where cache hits make the IOs of cached groups use less of the uncached limit, those are served
 * first: the result is the maximum over all ways to share the limits, so a larger limit never gives
 * less. Without hits every way gives the same, and all are slowed alike.
 */
export function achieved(
  groups: readonly GroupDemand[],
  temp: number,
  misses: number,
  limits: CachedAndUncached,
): Achieved {
  let cachedDemand = 0;
  let uncachedDemand = 0;
  for (const { demand, cached, disks } of groups) {
    if (cached) cachedDemand += misses === 0 ? demand : Math.min(demand, disks / misses);
    else uncachedDemand += Math.min(demand, disks);
  }
  const tempShare = Math.min(temp, limits.cached);
  const throughCached = Math.min(cachedDemand, limits.cached - tempShare);
  const share = (part: number, of: number) => (of > 0 ? part / of : 1);
  const alike = Math.min(1, share(limits.uncached, throughCached + uncachedDemand));
  const cached =
    misses === 1
      ? throughCached * alike
      : Math.min(throughCached, misses === 0 ? Number.POSITIVE_INFINITY : limits.uncached / misses);
  const crossing = cached * misses;
  const uncached = Math.max(0, Math.min(uncachedDemand, limits.uncached - crossing));
  return {
    total: tempShare + cached + uncached,
    uncached: crossing + uncached,
    shares: { cached: share(cached, cachedDemand), uncached: share(uncached, uncachedDemand) },
  };
}

/**
 * Which fraction of a limit is left? 1 without any demand, 0 where the demand equals or exceeds the
 * limit: how far it exceeds it is its utilisation.
 * @param limit greater than 0
 */
export const headroom = (demand: number, limit: number): number =>
  Math.max(0, (limit - demand) / limit);
