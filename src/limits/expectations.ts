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

export const expectations: readonly Expectation[] = [
  {
    // One to four P30: 5,098, 10,200, 15,277 and 20,069; one: 5,210, 5,180, 5,140 three times, 5,180 five times.
    family: 'Premium SSD',
    of: 'limit',
    iops: { low: 1, high: 1.04, runs: 14 },
    // 198 MiB/s of 200 MB/s.
    throughput: { low: 1.04, high: 1.04, runs: 1 },
    sources: ['disk-tests-2022', 'zone-tests-2022', 'aggregating'],
    place: results,
  },
  {
    // P3, P10 and P20 of 3,500: 3,423 to 3,503.
    family: 'Premium SSD',
    of: 'burst',
    iops: { low: 0.98, high: 1, runs: 5 },
    // The same of 170 MB/s: 1,189 to 1,295 IOs of 128 KiB, 152 to 160 of 1 MiB.
    throughput: { low: 0.92, high: 1, runs: 10 },
    sources: ['volume-tests-2021'],
    place: tests,
  },
  {
    // E3, E10 and E20 of 600: 550 to 595; E30 of 1,000: 1,001 and 1,000.
    family: 'Standard SSD',
    of: 'burst',
    iops: { low: 0.92, high: 1, runs: 7 },
    // E3, E10 and E20 of 150 MB/s: 88 to 141 IOs of 1 MiB.
    throughput: { low: 0.62, high: 0.99, runs: 5 },
    sources: ['volume-tests-2021', 'disk-tests-2022'],
    place: tests,
  },
  {
    // S30 of 500: 561 and 560.
    family: 'Standard HDD',
    of: 'limit',
    iops: { low: 1.12, high: 1.12, runs: 2 },
    // 97 MiB/s of 60 MB/s.
    throughput: { low: 1.7, high: 1.7, runs: 1 },
    sources: ['disk-tests-2022'],
    place: results,
  },
  {
    // 20,000 provisioned: 20,400 for reads and for writes.
    family: 'Premium SSD v2',
    of: 'limit',
    iops: { low: 1.02, high: 1.02, runs: 2 },
    // 320 MiB/s of 300 MB/s.
    throughput: { low: 1.12, high: 1.12, runs: 1 },
    sources: ['disk-tests-2022'],
    place: results,
  },
  {
    // 20,000 provisioned: 20,400 twice, 21,800 and 22,400.
    family: 'Ultra Disk',
    of: 'limit',
    iops: { low: 1.02, high: 1.12, runs: 4 },
    // 320 MiB/s of 300 MB/s.
    throughput: { low: 1.12, high: 1.12, runs: 1 },
    sources: ['disk-tests-2022'],
    place: results,
  },
];
