/** How much of a limit is used, and how much of a load the host cache takes off the disks. */

/** Which fraction of a group's IOs does the cache not serve? All without one; misses and writes with one. */
export const cacheMissFraction = (cached: boolean, read: number, hit: number): number =>
  cached ? 1 - read * hit : 1;

/**
 * Which fraction of a limit is left? 1 without any demand, 0 where the demand equals or exceeds the
 * limit: how far it exceeds it is its utilisation.
 * @param limit greater than 0
 */
export const headroom = (demand: number, limit: number): number =>
  Math.max(0, (limit - demand) / limit);
