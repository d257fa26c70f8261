/**
 * How much of its limits a disk gives, as others measured it: an expectation for a measurement.
 * A verdict on demand never uses it, since only the limit is published.
 */
import type { DiskFamily } from './rows.ts';
import type { SourceId } from './sources.ts';

/** Fractions of a limit, from the lowest to the highest run. */
export type MeasuredShare = { readonly low: number; readonly high: number; readonly runs: number };

export type Expectation = {
  readonly family: DiskFamily;
  /** Of the limit that it sustains, or of what it bursts to. */
  readonly of: 'limit' | 'burst';
  readonly iops: MeasuredShare;
  readonly throughput: MeasuredShare;
  /** The first is cited. */
  readonly sources: readonly [SourceId, ...SourceId[]];
  readonly place: string;
};

const results = 'the results beside the commands';
const tests = 'IOPS and bandwidth tests';

type Share = readonly [low: number, high: number, runs: number];
const shareOf = ([low, high, runs]: Share): MeasuredShare => ({ low, high, runs });
const measured = (
  family: DiskFamily,
  of: Expectation['of'],
  ofIops: Share,
  ofThroughput: Share,
  place: string,
  ...sources: Expectation['sources']
): Expectation => ({
  ...{ family, of, iops: shareOf(ofIops), throughput: shareOf(ofThroughput) },
  ...{ sources, place },
});

/** Shares of the IOPS, then of the throughput. */
export const expectations: readonly Expectation[] = [
  // One to four P30: 5,098, 10,200, 15,277 and 20,069; one: 5,210, 5,180, 5,140 three times, 5,180 five times.
  // 198 MiB/s of 200 MB/s.
  measured(
    'Premium SSD',
    'limit',
    [1, 1.04, 14],
    [1.04, 1.04, 1],
    results,
    'disk-tests-2022',
    'zone-tests-2022',
    'aggregating',
  ),
  // P3, P10 and P20 of 3,500: 3,423 to 3,503.
  // The same of 170 MB/s: 1,189 to 1,295 IOs of 128 KiB, 152 to 160 of 1 MiB.
  measured('Premium SSD', 'burst', [0.98, 1, 5], [0.92, 1, 10], tests, 'volume-tests-2021'),
  // E3, E10 and E20 of 600: 550 to 595; E30 of 1,000: 1,001 and 1,000.
  // E3, E10 and E20 of 150 MB/s: 88 to 141 IOs of 1 MiB.
  measured(
    'Standard SSD',
    'burst',
    [0.92, 1, 7],
    [0.62, 0.99, 5],
    tests,
    'volume-tests-2021',
    'disk-tests-2022',
  ),
  // S30 of 500: 561 and 560.
  // 97 MiB/s of 60 MB/s.
  measured('Standard HDD', 'limit', [1.12, 1.12, 2], [1.7, 1.7, 1], results, 'disk-tests-2022'),
  // 20,000 provisioned: 20,400 for reads and for writes.
  // 320 MiB/s of 300 MB/s.
  measured('Premium SSD v2', 'limit', [1.02, 1.02, 2], [1.12, 1.12, 1], results, 'disk-tests-2022'),
  // 20,000 provisioned: 20,400 twice, 21,800 and 22,400.
  // 320 MiB/s of 300 MB/s.
  measured('Ultra Disk', 'limit', [1.02, 1.12, 4], [1.12, 1.12, 1], results, 'disk-tests-2022'),
];
