/** When the buckets of a load are empty and full, and for how long limits hold it back. */
import { type Seconds, seconds } from '../units/index.ts';
import type { Delivery, Segment } from './burst-profile.ts';

/** For how long a load is not delivered in full; with an index, for how long that limit holds it back. */
export const throttledTime = ({ segments }: Delivery, limit?: number): Seconds =>
  seconds(
    segments.reduce(
      (sum, { by, duration }) =>
        sum + (by.length > 0 && (limit === undefined || by.includes(limit)) ? duration : 0),
      0,
    ),
  );

/** What becomes of one bucket over a load. */
export type BucketTimes = {
  /** The fewest credits in it, and when it first has so few. */
  readonly lowest: number;
  readonly at: Seconds;
  /** When it is empty, and when it is full again after that; each missing where that does not happen. */
  readonly empty?: Seconds;
  readonly full?: Seconds;
};

/** When is a bucket emptiest, when is it empty, and when is it full again? Credits are lowest at an event, where rates change. */
export function bucketTimes(
  { segments, credits }: Delivery,
  limit: number,
  bucket: number,
): BucketTimes {
  const last = segments.at(-1);
  const ends = last ? [{ start: seconds(last.start + last.duration), credits }] : [];
  const events = [...segments, ...ends].map((event: Pick<Segment, 'start' | 'credits'>) => ({
    start: event.start,
    held: event.credits[limit] ?? 0,
  }));
  let lowest = { start: seconds(0), held: bucket };
  for (const event of events) if (event.held < lowest.held) lowest = event;
  const empty = events.find(({ held }) => held === 0);
  const full = empty && events.find(({ start, held }) => start > empty.start && held === bucket);
  return {
    lowest: lowest.held,
    at: lowest.start,
    ...(empty ? { empty: empty.start } : {}),
    ...(full ? { full: full.start } : {}),
  };
}
