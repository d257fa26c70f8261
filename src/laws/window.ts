/**
 * Limits counted in windows (throttling article, 2017: every 50 ms, and what exceeds a window
 * waits for the next). Runs of 2019, 2021 and 2023 on Premium and Standard SSD have the same: with few
 * outstanding the median is that of an IO that does not wait, and the 95th or the 99th percentile is about 50 ms.
 */
import { type Iops, type Seconds, seconds } from '../units/index.ts';

export const throttleWindow = seconds(0.05);

/** How many IOs does a limit allow in one window? A P30 of 5,000 a second: 250. */
export const perWindow = (limit: Iops): number => limit * throttleWindow;

export type InWindow = { readonly passed: number; readonly waiting: number };

/** How many IOs pass in each window, and how many wait for the next, if so many come at once? */
export function drain(atOnce: number, limit: Iops): readonly InWindow[] {
  const quota = perWindow(limit);
  const windows: InWindow[] = [];
  for (let left = atOnce; left > 0; left -= quota)
    windows.push({ passed: Math.min(left, quota), waiting: Math.max(0, left - quota) });
  return windows;
}

/** How a limit holds IOs back: it counts in windows, or lets them through evenly; or nobody has shown it. */
export type Throttling = { readonly every: Seconds } | 'paced' | 'unknown';
