import { type Example, exactly, sourceOf } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';

const types = sourceOf('disk-types');
const sap = sourceOf('hana-premium-v2');

/** Nothing is left unused, so that the smallest disks that the source allows are what is found. */
const exact = { headroom: '0%', 'os-disk': 'none' };

const bottleneckOf = (kind: 'IOPS' | 'throughput', disks: string) => `disk ${kind} (${disks})`;

/**
 * Premium SSD v2 that SAP HANA needs, from the tables that count what is free of each disk: more disks
 * have more that is free, so that the most disks allowed are the cheapest.
 */
const striped = (
  row: number,
  disks: number,
  [capacity, rate, throughput]: readonly [gib: number, iops: number, megabytes: number],
  disk: string,
  left: number,
  by: readonly ('IOPS' | 'throughput')[] = ['throughput'],
): Example => ({
  id: `find-sap-${row}`,
  title: `SAP HANA: ${disks} striped Premium SSD v2 for ${formatNumber(rate)} IOPS and ${throughput} MB/s`,
  given: {
    ...exact,
    types: 'premium-v2',
    'max-disks': String(disks),
    capacity: `${capacity}GiB`,
    'target-iops': String(rate),
    'target-throughput': `${throughput}MB/s`,
  },
  expected: [exactly('iops', rate), exactly('headroom', left)],
  boundBy: by.map((kind) => bottleneckOf(kind, `${disks} × ${disk}`)),
  ...sap('the tables of striped disks'),
});

export const examples: readonly Example[] = [
  {
    id: 'find-v2-8gib',
    title: '4,000 IOPS of one Premium SSD v2 need a disk of 8 GiB',
    given: {
      ...exact,
      types: 'premium-v2',
      'max-disks': '1',
      capacity: '1GiB',
      'target-iops': '4000',
      'target-throughput': '100MB/s',
    },
    expected: [exactly('iops', 4000), exactly('headroom', 0)],
    boundBy: [bottleneckOf('IOPS', 'Premium SSD v2 of 8 GiB')],
    verdict: 'tight',
    ...types('Premium SSD v2 performance'),
  },
  {
    id: 'find-v2-160gib',
    title: '80,000 IOPS of one Premium SSD v2 need a disk of 160 GiB',
    given: {
      ...exact,
      types: 'premium-v2',
      'max-disks': '1',
      capacity: '1GiB',
      'io-size': '1KiB',
      'target-iops': '80000',
      'target-throughput': '100MB/s',
    },
    expected: [exactly('iops', 80_000), exactly('headroom', 0)],
    boundBy: [bottleneckOf('IOPS', 'Premium SSD v2 of 160 GiB')],
    verdict: 'tight',
    ...types('Premium SSD v2 performance'),
  },
  {
    id: 'find-ultra-16gib',
    title: '16,000 IOPS and 4,000 MB/s of one Ultra Disk need 16 GiB',
    given: {
      ...exact,
      types: 'ultra',
      'max-disks': '1',
      capacity: '1GiB',
      'target-iops': '16000',
      'target-throughput': '4000MB/s',
    },
    expected: [exactly('iops', 16_000), exactly('headroom', 0)],
    boundBy: [
      bottleneckOf('IOPS', 'Ultra Disk of 16 GiB'),
      bottleneckOf('throughput', 'Ultra Disk of 16 GiB'),
    ],
    verdict: 'tight',
    ...types('Ultra Disk, the table of sizes'),
  },
  striped(
    3,
    4,
    [304, 3000, 425],
    'Premium SSD v2 of 76 GiB',
    // 425 of the 500 MB/s that four disks have free.
    1 - 425 / 500,
  ),
  striped(6, 4, [2464, 12_000, 800], 'Premium SSD v2 of 616 GiB', 0, ['IOPS', 'throughput']),
  striped(12, 2, [512, 5000, 400], 'Premium SSD v2 of 256 GiB', 0),
];
