import { type Example, exactly, sourceOf } from '../../kit/index.ts';

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
  given: Readonly<Record<string, string>>,
  disk: string,
  left: number,
  by: readonly ('IOPS' | 'throughput')[] = ['throughput'],
): Example => ({
  id: `find-sap-${row}`,
  title: `SAP HANA: ${disks} striped Premium SSD v2 for ${given['target-iops']} IOPS and ${given['target-throughput']}`,
  given: { ...exact, types: 'premium-v2', 'max-disks': String(disks), ...given },
  expected: [exactly('iops', Number(given['target-iops'])), exactly('headroom', left)],
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
    { capacity: '304GiB', 'target-iops': '3000', 'target-throughput': '425MB/s' },
    'Premium SSD v2 of 76 GiB',
    // 425 of the 500 MB/s that four disks have free.
    1 - 425 / 500,
  ),
  striped(
    6,
    4,
    { capacity: '2464GiB', 'target-iops': '12000', 'target-throughput': '800MB/s' },
    'Premium SSD v2 of 616 GiB',
    0,
    ['IOPS', 'throughput'],
  ),
  striped(
    12,
    2,
    { capacity: '512GiB', 'target-iops': '5000', 'target-throughput': '400MB/s' },
    'Premium SSD v2 of 256 GiB',
    0,
  ),
];
