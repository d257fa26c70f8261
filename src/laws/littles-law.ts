import {
  type Iops,
  iops,
  type Outstanding,
  outstanding,
  type Seconds,
  seconds,
} from '../units/index.ts';

/*
 * The three forms of Little's law: outstanding = IOPS × latency. It is true of averages over any
 * stretch of time in which as many IOs finish as start (design guide, 2018-09, queue depth;
 * the throttling article's “1000 ms / 2 ms = 500” is the middle form for one IO).
 */

/** How many IOs are in flight at this rate and latency? 5,000 IOPS at 1 ms: 5. */
export const outstandingAt = (rate: Iops, latency: Seconds): Outstanding =>
  outstanding(rate * latency);

/** At which rate do so many outstanding IOs complete, if nothing else limits them? One at 2 ms: 500. */
export const rateAt = (queue: Outstanding, latency: Seconds): Iops => iops(queue / latency);

/** How long does an IO take if so many are outstanding at this rate? 100 at 5,000 IOPS: 20 ms. */
export const latencyAt = (queue: Outstanding, rate: Iops): Seconds => seconds(queue / rate);
