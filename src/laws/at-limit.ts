/** How long IOs wait at a limit that holds some of them back. */
import { type Iops, type Outstanding, type Seconds, seconds } from '../units/index.ts';
import type { Throttling } from './window.ts';

/**
 * A percentile of the times of IOs at a limit, where so many IOs are outstanding that it holds some back. In a window of 50 ms the limit lets
 * its quota through untouched, and then holds what is outstanding until the next: so the share that waits is
 * outstanding / (limit × window), and it waits for about a window. A limit that paces holds all alike. Neither makes the
 * percentile shorter than it is of IOs that do not wait.
 * @param below the same percentile of IOs that do not wait
 * @returns nothing where nobody has shown how the limit holds IOs back, or how long those take that do not wait for it
 */
export function percentileAtLimit(
  share: number,
  { queue, limit, throttling }: { queue: Outstanding; limit: Iops; throttling: Throttling },
  below: (share: number) => Seconds | undefined,
): Seconds | undefined {
  if (throttling === 'unknown') return undefined;
  const mean = queue / limit;
  const free = below(share);
  if (throttling === 'paced') return free && seconds(Math.max(free, mean));
  const windows = mean / throttling.every;
  const full = Math.floor(windows);
  const waiting = windows - full;
  // Each waits for as many whole windows as are full of others, and some for one more.
  const waits = share > 1 - waiting ? full + 1 : full;
  return waits > 0
    ? seconds(Math.max(free ?? 0, waits * throttling.every))
    : below(Math.max(0.5, share / (1 - waiting)));
}
