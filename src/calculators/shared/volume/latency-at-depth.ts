/** How long IOs take at a queue depth, waiting included: between which means most measurements lie, and the 99th percentile. */
import type { Readout } from '../../../kit/index.ts';
import { percentileAtLimit } from '../../../laws/at-limit.ts';
import type { LatencyBand } from '../../../laws/latency.ts';
import { completedAt } from '../../../laws/saturation.ts';
import { percentileOf } from '../../../laws/tail.ts';
import { throttlingOf } from '../../../storage/path/throttling.ts';
import type { Volume, VolumeLimit } from '../../../storage/set-up/volume.ts';
import {
  exceeds,
  type Iops,
  iops,
  type Outstanding,
  type Seconds,
  seconds,
} from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';
import { formatAbout } from '../answer/latency-text.ts';
import { notPublished } from '../answer/text.ts';
import type { LatencyInUse } from './latency.ts';

export type Waiting = LatencyBand & {
  /** Missing where nobody has published such a percentile. */
  readonly p99?: Seconds;
};

/** The share of IOs that “p99” is about. */
const ninetyNine = 0.99;

/**
 * @param maxIops what the lowest limits allow, `by`; infinite where none is published
 */
export function waitingAt(
  queue: Outstanding,
  time: LatencyInUse,
  { disk }: Pick<Volume, 'disk'>,
  { maxIops, by }: { readonly maxIops: Iops; readonly by: readonly VolumeLimit[] },
): Waiting {
  const { mean, typed, typical } = time;
  const scale = typed === undefined ? 1 : typed / typical.mean;
  const parts = typical.parts.map((part) => ({
    share: part.share,
    mean: seconds(part.seconds * scale),
    tail: part.from.tail,
  }));
  const isAtLimit = exceeds(iops(queue / mean), maxIops);
  const below = (share: number) => percentileOf(share, parts);
  const limit = by[0];
  const id = disk.placement ? 'local' : limit?.id === 'disk' ? 'disk' : 'vm';
  const throttling = throttlingOf(id, disk.family);
  const p99 = isAtLimit
    ? percentileAtLimit(ninetyNine, { queue, limit: maxIops, throttling }, below)
    : below(ninetyNine);
  const after = (one: Seconds) => seconds(queue / completedAt(queue, one, maxIops));
  return {
    low: after(typed ?? typical.low),
    high: after(typed ?? typical.high),
    // In no published run it is below the mean, although a few IOs that wait for a window could have most of that.
    ...defined({ p99: p99 && seconds(Math.max(p99, after(mean))) }),
  };
}

/** One of the figures that stand with the mean; without a value it says that nobody has published it. */
const withMean = (id: string, label: string, value: Seconds | undefined): Readout => ({
  id,
  label,
  kind: 'latency',
  unit: 's',
  within: 'latency',
  text: value === undefined ? notPublished : formatAbout(value),
  ...defined({ value }),
});

/** The same as readouts of an answer, in the second line of the mean: “usually 1.6 ms to 3 ms, p99 3.6 ms”. */
export function waitingReadouts({ low, high, p99 }: Partial<Waiting>): readonly Readout[] {
  const ends = [
    withMean('latency-low', 'usually', low),
    withMean('latency-high', 'to', high),
  ] as const;
  // Where both print alike there is no range to see, and only programs get them.
  const isRange = ends[0].text !== ends[1].text;
  return [
    ...ends.map((end) => (isRange ? end : { ...end, within: 'over' })),
    withMean('p99', 'p99', p99),
  ];
}

/** The same with the 99th percentile as a figure that is seen at once, where there is one. */
export const apartTail = (around: readonly Readout[]): readonly Readout[] =>
  around.map(({ within, ...one }) =>
    one.id === 'p99' && one.value !== undefined
      ? { ...one, chief: true }
      : { ...one, ...defined({ within }) },
  );
