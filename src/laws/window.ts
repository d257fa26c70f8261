/**
 * Limits counted in windows (throttling article, 2017: every 50 ms, and what exceeds a window
 * waits for the next). One source, so nothing computes with it but what explains it.
 */
import { type Iops, type Seconds, seconds } from '../units/index.ts';

export const throttleWindow = seconds(0.05);

/** How many IOs does a window let through? A P30 of 5,000 a second: 250. */
export const perWindow = (cap: Iops, length: Seconds = throttleWindow): number => cap * length;

export type InWindow = { readonly passed: number; readonly waiting: number };

/** What passes in each window, and what is left for the next, if so many IOs come at once? */
export function drain(
  atOnce: number,
  cap: Iops,
  length: Seconds = throttleWindow,
): readonly InWindow[] {
  const room = perWindow(cap, length);
  const windows: InWindow[] = [];
  for (let left = atOnce; left > 0; left -= room)
    windows.push({ passed: Math.min(left, room), waiting: Math.max(0, left - room) });
  return windows;
}
