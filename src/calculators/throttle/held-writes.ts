import { type Load, maxHeldWrites, type Setup } from '../../laws/simulation/index.ts';
import { fraction, type Seconds } from '../../units/index.ts';
import { allowedAt } from './baseline.ts';

/**
 * How many writes does the cache of a workload hold that have not reached their disk? How many a host
 * holds is not published. What the disks take in one window is assumed: over any longer time the
 * disks' own limit is what lasts.
 * @param length of a window
 */
export function heldWrites(load: Load, { limits }: Pick<Setup, 'limits'>, length: Seconds): number {
  const writes = { ...load, read: fraction(0) };
  const rate = load.disks.reduce((sum, at) => sum + allowedAt(limits[at] ?? {}, writes), 0);
  return Math.min(maxHeldWrites, Math.max(1, Math.floor(rate * length)));
}
