/**
 * How much of its IOPS limit a disk gives, as others measured it: an expectation for a measurement.
 * A verdict on demand never uses it, since only the limit is published.
 */
import type { DiskFamily } from './rows.ts';
import type { SourceId } from './sources.ts';

export type Expectation = {
  readonly family: DiskFamily;
  /** Of the limit that it sustains, or of what it bursts to. */
  readonly of: 'limit' | 'burst';
  /** Fractions of that limit, from the lowest to the highest run. */
  readonly low: number;
  readonly high: number;
  readonly runs: number;
  /** The first is cited. */
  readonly sources: readonly [SourceId, ...SourceId[]];
  readonly place: string;
};

const results = 'the IOPS beside the commands';

export const expectations: readonly Expectation[] = [
  {
    // One to four P30: 5,098, 10,200, 15,277 and 20,069; one: 5,210 and 5,180.
    ...{ family: 'Premium SSD', of: 'limit', low: 1, high: 1.04, runs: 6 },
    ...{ sources: ['disk-tests-2022', 'aggregating'], place: results },
  },
  {
    // P3, P10 and P20 of 3,500: 3,423 to 3,503.
    ...{ family: 'Premium SSD', of: 'burst', low: 0.98, high: 1, runs: 5 },
    ...{ sources: ['volume-tests-2021'], place: 'IOPS tests' },
  },
  {
    // E3, E10 and E20 of 600: 550 to 595; E30 of 1,000: 1,001 and 1,000.
    ...{ family: 'Standard SSD', of: 'burst', low: 0.92, high: 1, runs: 7 },
    ...{ sources: ['volume-tests-2021', 'disk-tests-2022'], place: 'IOPS tests' },
  },
  {
    // S30 of 500: 561 and 560.
    ...{ family: 'Standard HDD', of: 'limit', low: 1.12, high: 1.12, runs: 2 },
    ...{ sources: ['disk-tests-2022'], place: results },
  },
  {
    // 20,000 provisioned: 20,400 for reads and for writes.
    ...{ family: 'Premium SSD v2', of: 'limit', low: 1.02, high: 1.02, runs: 2 },
    ...{ sources: ['disk-tests-2022'], place: results },
  },
  {
    // 20,000 provisioned: 20,400 twice, 21,800 and 22,400.
    ...{ family: 'Ultra Disk', of: 'limit', low: 1.02, high: 1.12, runs: 4 },
    ...{ sources: ['disk-tests-2022'], place: results },
  },
];
