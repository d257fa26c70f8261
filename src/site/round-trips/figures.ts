/** Threads that each wait for one IO at a striped volume: what is set, and what the laws give for it. */

import {
  busyDisks,
  iopsOf,
  type LimitPair,
  latencyAt,
  stripedLimits,
  throughputOf,
} from '../../laws/index.ts';
import { completedAt } from '../../laws/saturation.ts';
import {
  type Bytes,
  formatBytes,
  formatIops,
  formatNumber,
  formatSeconds,
  formatThroughput,
  iops,
  milliseconds,
  outstanding,
  type Seconds,
  type ThroughputUnit,
} from '../../units/index.ts';

/** What the figure is made of, from the dataset. */
export type Given = {
  /** Equal disks, of which there are as many as are set. */
  readonly disk: string;
  readonly limits: LimitPair;
  readonly unit: ThroughputUnit;
  /** Of one IO. */
  readonly size: Bytes;
  /** What a write takes on kinds of disk, typically. */
  readonly typical: readonly { readonly name: string; readonly latency: Seconds }[];
};

export type Settings = {
  readonly latency: Seconds;
  readonly threads: number;
  readonly disks: number;
};

/** As many threads and disks as can be told apart. */
export const most = { threads: 16, disks: 8 } as const;

/** What the slider of the latency can be set to: round values, and what is typical. */
export const latencyStops = ({ typical }: Given): readonly Seconds[] =>
  [
    ...new Set([
      ...[0.2, 0.3, 0.5, 0.6, 0.8, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map(milliseconds),
      ...typical.map(({ latency }) => latency),
    ]),
  ].sort((a, b) => a - b);

export function figuresAt({ limits, size }: Given, { latency, threads, disks }: Settings) {
  const all = stripedLimits(limits, disks);
  const queue = outstanding(threads);
  const allowed = iops(Math.min(all.iops, iopsOf(all.throughput, size)));
  const rate = completedAt(queue, latency, allowed);
  return {
    rate,
    allowed,
    throughput: throughputOf(rate, size),
    busy: busyDisks(disks, queue),
    /** With what it waits for in the queue. */
    wait: latencyAt(queue, rate),
  };
}

/** Every text of the figure. */
export function textsAt(given: Given, settings: Settings) {
  const { disk, unit, size } = given;
  const { rate, allowed, throughput, busy } = figuresAt(given, settings);
  const { threads, disks, latency } = settings;
  const threadsText = threads === 1 ? '1 thread' : `${formatNumber(threads)} threads`;
  return {
    threads: threadsText,
    disks: disks === 1 ? disk : `${formatNumber(disks)} × ${disk}`,
    latency: formatSeconds(latency),
    size: formatBytes(size),
    rate: formatIops(rate),
    allowed: `of ${formatIops(allowed)}`,
    throughput: formatThroughput(throughput, unit),
    busy: `${formatNumber(busy, 1)} of ${formatNumber(disks)}`,
    /** The picture in a sentence. */
    all: `${threadsText}, each with one IO of ${formatSeconds(latency)} at a time: ${formatIops(rate)} of ${formatIops(allowed)}, ${formatNumber(busy, 1)} of ${formatNumber(disks)} disks busy on average.`,
  };
}
