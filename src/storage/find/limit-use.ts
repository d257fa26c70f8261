/** How much of the limits on a path a requirement uses: the smallest unused share, in whole per cent. */

import { bucketOf } from '../../laws/burst.ts';
import { exceeds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { isNoLimit, type PathLimit, shareOf } from '../path/path.ts';
import { type Rated, ratesOf, secondsADay } from './required-rates.ts';
import { mostHeadroom, type Requirement } from './requirement.ts';

/** What is demanded of limits, and how their use is counted. */
export type Load = {
  readonly demand: Rated['data'];
  /** What the log adds to limits that it crosses. */
  readonly log?: Rated['log'];
  /** Missing where IOPS and throughput are not of the same IOs, so that each counts by itself. */
  readonly size: Requirement['size'] | undefined;
  readonly burst: Requirement['burst'];
  readonly headroom: number;
  /** From here on what is left counts as enough. */
  readonly enough: number;
};

export const loadOf = (
  requirement: Requirement,
  { data, log, size }: Rated = ratesOf(requirement),
): Load => ({
  demand: data,
  ...defined({ log }),
  size,
  burst: requirement.burst,
  headroom: requirement.headroom,
  enough: mostHeadroom(requirement),
});

/** The load of the disks of the log alone. */
export const ofLogAlone = ({ demand, log, ...load }: Load): Load => ({
  ...load,
  demand: log ?? demand,
});

/** A limit of a VM that data disks and the log share. */
export type SharedLimit = PathLimit & {
  /** Whether the log crosses it too. */
  readonly isOfLog?: boolean;
  /** Of two columns together: up to where it is published. */
  readonly publishedSum?: number | undefined;
};

/** What a limit that is not published leaves: less than anything that is known. */
export const notChecked = -1;

/**
 * What does a limit allow? Where the target is needed for a part of the day only, as much as its burst
 * if full credits last that long and are back a day later.
 */
function allowedFor(limit: PathLimit, amount: number, duration: number | undefined): number {
  const { sustained = 0, burst } = limit;
  if (burst === undefined || duration === undefined || !exceeds(amount, sustained)) {
    // The burst is there for growth too, so its unused part counts as headroom.
    return mostOf(limit, sustained, duration);
  }
  const lasts = bucketOf(sustained, burst) / (amount - sustained);
  const isBack = !exceeds(amount * duration, sustained * secondsADay);
  return !exceeds(duration, lasts) && isBack ? burst : sustained;
}

/** Its burst counts where the target is needed for a part of the day only. */
const mostOf = ({ burst }: PathLimit, sustained: number, duration: number | undefined): number =>
  duration === undefined ? sustained : (burst ?? sustained);

/**
 * How much of the most utilised of these limits is left, in whole per cent, and at most what counts as
 * enough? A rounding error of the demand does not take a per cent away.
 * @returns `notChecked` where nothing published is exceeded and a limit on the path is not published, or has a figure
 * that may be higher;
 * nothing where less is left than required
 */
export function leftOf(limits: readonly SharedLimit[], load: Load): number | undefined {
  let smallest = load.enough;
  let isChecked = true;
  for (const limit of limits) {
    const { kind, sustained, published, isOfLog, publishedSum = Number.POSITIVE_INFINITY } = limit;
    const ofLog = isOfLog ? (load.log?.[kind] ?? 0) : 0;
    const amount = load.demand[kind] * shareOf(limit, load.size) + ofLog;
    if (amount === 0 || isNoLimit(limit)) continue;
    if (!published || exceeds(amount, publishedSum)) isChecked = false;
    if (sustained === undefined) continue;
    if (limit.mayBeHigher && exceeds(amount, mostOf(limit, sustained, load.burst))) {
      isChecked = false;
      continue;
    }
    const left = 1 - amount / allowedFor(limit, amount, load.burst);
    smallest = Math.min(smallest, Math.floor(left * 100 + 1e-7));
    if (smallest < load.headroom) return undefined;
  }
  return isChecked ? smallest : notChecked;
}
