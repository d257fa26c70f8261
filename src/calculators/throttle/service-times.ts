/**
 * The service time of an IO by disk type and direction. No document publishes figures that could
 * be used, so each is taken from one measured run, which the accuracy table marks as calibration.
 */
import type { ServiceTimes } from '../../laws/simulation/index.ts';
import type { Disk } from '../../limits/types.ts';
import { fraction, milliseconds, type Seconds, seconds } from '../../units/index.ts';

const same = (time: Seconds): ServiceTimes => ({ read: time, write: time, hit: time });

/** Throttling article, laboratory test 4: one IO at a time, nothing throttled. Used for 256 KiB too, as in the article. */
export const premiumWrite = same(milliseconds(2.072));

/** Aggregating article, four disks: 32 outstanding at 20,069 IOPS, no limit met. */
export const premiumRead = same(seconds(32 / 20_069));

/** What the throttling article says of Premium Storage in general. */
export const documented = same(milliseconds(2));

/** Throttling article, the A4: one IO at a time on a standard disk. */
export const standardDisk = same(milliseconds(3.2));

/**
 * Throttling article, laboratory test 2: with 0.64 ms on the temp disk, temp disk and cached disk
 * share the cached limit as they did there, 187 to 70. Nobody measured it: it is a parameter
 * of the model, which determines how much sooner the temp disk issues its next IO than the P30.
 */
export const tempDisk = same(milliseconds(0.64));

/**
 * How much service times vary up and down. Without variation, IOs that were admitted together would stay
 * in step for ever, and the shares would depend on whether round trips of one workload just fit into
 * those of another. A fifth is assumed; between 10 and 30 % the totals do not change.
 */
export const jitter = fraction(0.2);

/**
 * The service times of a disk family where the workload gives none. Reads and writes of Premium SSD
 * come from different runs on different machines. A hit is served by the host's local disk, as the
 * temp disk is. No source has measured Standard SSD, Premium SSD v2 and Ultra Disk: they are computed
 * as Premium SSD, and the answer says so.
 */
export function serviceTimesOf(family: Disk['family'] | 'temp'): ServiceTimes {
  if (family === 'temp') return tempDisk;
  const { hit } = tempDisk;
  return family === 'Standard HDD'
    ? { ...standardDisk, hit }
    : { read: premiumRead.read, write: premiumWrite.write, hit };
}
