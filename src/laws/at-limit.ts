/** How long IOs wait at a limit that holds some of them back. */
import { type Iops, type Outstanding, type Seconds, seconds } from '../units/index.ts';
import type { Throttling } from './window.ts';

/**
 * A percentile of the times of IOs at a limit, where so many IOs are outstanding that it holds some back. In a window of 50 ms the limit lets
 * its quota through untouched, and then holds what is outstanding until the next: so the share that waits is
 * outstanding / (limit × window), and it waits for about a window. A limit that paces holds all alike.
 * @param below the same percentile of IOs that do not wait
 */
export function percentileAtLimit(
  share: number,
  { queue, limit, throttling }: { queue: Outstanding; limit: Iops; throttling: Throttling },
  below: (share: number) => Seconds | undefined,
): Seconds | undefined {
  if (throttling === 'unknown') return undefined;
  const mean = queue / limit;
  if (throttling === 'paced') return seconds(mean);
  const windows = mean / throttling.every;
  const full = Math.floor(windows);
  const waiting = windows - full;
  // Each waits for as many whole windows as are full of others, and some for one more.
  if (share > 1 - waiting) return seconds((full + 1) * throttling.every);
  return full > 0 ? seconds(full * throttling.every) : below(Math.max(0.5, share / (1 - waiting)));
}
