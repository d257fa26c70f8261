import type { Example, Expected } from '../../kit/index.ts';
import { mbPerSecond, mibPerSecond, printNumber } from '../../units/index.ts';
import { lab, large, limits, small, within } from './example-words.ts';
import { laboratory } from './examples-laboratory.ts';

const throttling = 'throttling';
const aggregating = 'aggregating';

const ds15 = { limits, vm: 'DS15_v2' };
const layouts: readonly Example[] = [
  {
    id: 'ds15v2-bad',
    title: 'SQL Server on a DS15_v2 with too much behind the cached gate',
    given: {
      ...ds15,
      loads: [
        large('temp', 'temp', 64),
        large('os', 'P10/ReadOnly', 16),
        large('data', 'P30x4/ReadOnly', 64),
        large('log', 'P30x2/None', 32),
      ].join(','),
    },
    expected: [],
    boundBy: ['VM cached throughput', 'disk throughput (2 × P30)'],
    source: throttling,
    place: 'Choosing the VM size, the DS15_v2 with too much',
  },
  {
    id: 'ds15v2-a',
    title: 'SQL Server on a DS15_v2 without the temp disk: only disks are full',
    given: {
      ...ds15,
      loads: [
        large('os', 'P10/ReadOnly', 16),
        large('data', 'P30x2/ReadOnly', 32),
        large('log', 'P30x2/None', 32),
      ].join(','),
    },
    expected: [within('throughput', mibPerSecond(900), 0.02, 'The sum of what the disks give.')],
    boundBy: ['disk throughput (P10)', 'disk throughput (2 × P30)'],
    source: throttling,
    place: 'Choosing the VM size, the first way that fits',
  },
  {
    id: 'ds15v2-b',
    title: 'SQL Server on a DS15_v2 with the temp disk and no host cache',
    given: {
      ...ds15,
      loads: [
        large('temp', 'temp', 64),
        large('os', 'P10/None', 16),
        large('data', 'P30x3/None', 48),
        large('log', 'P30/None', 16),
      ].join(','),
    },
    expected: [
      ...['os', 'log'].map((name) =>
        within(
          `throughput-${name}`,
          mibPerSecond(name === 'os' ? 100 : 200),
          0.02,
          'All that the disk gives.',
        ),
      ),
      within('throughput-data', mibPerSecond(600), 0.02, 'All that the disks give.'),
    ],
    boundBy: [
      'VM cached throughput',
      'disk throughput (P10)',
      'disk throughput (3 × P30)',
      'disk throughput (P30)',
    ],
    source: throttling,
    place: 'Choosing the VM size, the second way that fits',
  },
];

const stripe = (disks: number, measured: number): Example => ({
  id: `stripe-${disks}`,
  title: `${disks === 1 ? 'One P30' : `${['Two', 'Three', 'Four'][disks - 2]} P30 in a stripe`} on a DS13: ${printNumber(measured)} IOPS`,
  given: { limits, vm: 'DS13', loads: `stripe:P30x${disks}/None:4KiB:q32:read` },
  expected: [
    within(
      'iops-stripe',
      measured,
      0.04,
      disks === 4
        ? 'The own latency of reads is taken from this run.'
        : 'The disks gave 2 % more than their published IOPS.',
    ),
  ],
  source: aggregating,
  place: 'The stress tests with one to four data disks',
});

const had = 'Computed with the 2.072 ms of another VM; this one had about 2.1 ms.';
const onDs12 = (
  id: string,
  title: string,
  load: string,
  expected: readonly Expected[],
  place: string,
): Example => ({
  id,
  title: `P30 on a DS12, ${title}`,
  given: { limits, vm: 'DS12', loads: `data:P30/None:${load}:write` },
  expected,
  source: 'surprises',
  place: `Premium Storage, ${place}`,
});

export const examples: readonly Example[] = [
  ...laboratory,
  ...layouts,
  {
    id: 'log-beside-data',
    title: 'A log beside data behind one full gate: it waits for pages it never wrote',
    given: {
      ...lab,
      loads: [large('data', 'P30x2/None', 40), small('log', 'P30/None')].join(','),
    },
    expected: [],
    boundBy: ['VM uncached throughput'],
    source: throttling,
    place: 'General overview, the log slowed by the data',
  },
  {
    id: 'temp-gone-wild',
    title: 'The temp disk gone wild: a burst of sorting stops a cached log for three seconds',
    given: {
      ...lab,
      loads: ['temp:temp:256KiB:q60:write:from=3s:to=6s', small('log', 'P30/ReadOnly')].join(','),
    },
    expected: [],
    boundBy: ['VM cached throughput'],
    source: throttling,
    place: 'Prevent VM level throttling, scenario 2',
  },
  ...[5098, 10_200, 15_277, 20_069].map((measured, at) => stripe(at + 1, measured)),
  onDs12(
    'ds12-1',
    '4 KiB, one thread: 474 IOPS',
    '4KiB:q1',
    [within('iops-data', 474, 0.06, had)],
    '4k, 1 thread',
  ),
  onDs12(
    'ds12-8',
    '4 KiB, eight threads: about 4,000 IOPS',
    '4KiB:q8',
    [within('iops-data', 4000, 0.06, `The post rounds. ${had}`)],
    '4k, 8 threads',
  ),
  onDs12(
    'ds12-16',
    '4 KiB, sixteen threads: 5,000 IOPS',
    '4KiB:q16',
    [within('iops-data', 5000, 0.01, 'The disk’s limit, to the window.')],
    '4k, 16 threads',
  ),
  onDs12(
    'ds12-32k',
    '32 KiB, sixteen threads: 128 MB/s',
    '32KiB:q16',
    [
      within(
        'throughput-data',
        mbPerSecond(128),
        0.06,
        'The post prints MB/s; the limit is read as 128 MiB/s, which is 4.86 % more.',
      ),
    ],
    '32k, 16 threads',
  ),
  {
    id: 'boot-p4',
    title: 'A boot on a P4: credit carries 3,500 IOPS instead of 120',
    given: { vm: 'D8ds_v5', loads: 'boot:P4/ReadOnly:16KiB:q64:read', seconds: '60' },
    expected: [within('iops-boot', 3500, 0.01, 'The published burst, to the window.')],
    boundBy: ['disk IOPS'],
    source: 'premium-ssd',
    place: 'P4, maximum burst',
  },
];
