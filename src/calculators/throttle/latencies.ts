/**
 * How long an IO takes of its own, by medium and direction. No page gives these as figures for
 * computing with, so each is taken from one measured run, which is thereby marked as calibration.
 */
import type { ServiceTimes } from '../../laws/simulation/index.ts';
import type { Disk } from '../../limits/types.ts';
import { milliseconds, seconds, share } from '../../units/index.ts';

const same = (latency: ReturnType<typeof seconds>): ServiceTimes => ({
  read: latency,
  write: latency,
  hit: latency,
});

/** Throttling article, laboratory test 4: one IO at a time, nothing throttled. Taken for 256 KiB too, as the article itself does. */
export const premiumWrite = same(milliseconds(2.072));

/** Aggregating article, four disks: 32 outstanding at 20,069 IOPS, no limit met. */
export const premiumRead = same(seconds(32 / 20_069));

/** What the throttling article says of Premium Storage in general. */
export const documented = same(milliseconds(2));

/** Throttling article, the A4: one IO at a time on a standard disk. */
export const standardDisk = same(milliseconds(3.2));

/**
 * Throttling article, laboratory test 2: the ratio in which temp disk and cached disk share the
 * gate, 187 to 70, comes out with 0.64 ms on the temp disk. It is a latency of the model, not one
 * that anybody timed: it says how much sooner the temp disk sends again than the P30.
 */
export const tempDisk = same(milliseconds(0.64));

/**
 * No two IOs take the same time. Without some spread IOs that were let in together come back
 * together for ever, and shares hang on whether four round trips of one load just fit into one of
 * another. A fifth to either side is assumed; between 10 and 30 % the totals stay as they are.
 */
export const jitter = share(0.2);

/**
 * What an IO to this medium is taken to need of its own where nothing else is said. Read and write
 * of Premium SSD come from different runs on different machines. A hit is answered by the host's
 * local disk, as the temp disk is. Nobody timed Standard SSD, Premium SSD v2 and Ultra Disk in the
 * sources: they are computed as Premium SSD, and the answer says so.
 */
export function ownLatencyOf(family: Disk['family'] | 'temp'): ServiceTimes {
  if (family === 'temp') return tempDisk;
  const { write } = premiumWrite;
  const { read } = premiumRead;
  const { hit } = tempDisk;
  return family === 'Standard HDD' ? { ...standardDisk, hit } : { read, write, hit };
}
