import { type Example, exactly, sourceOf, within } from '../../kit/index.ts';
import { mbPerSecond, mibPerSecond, milliseconds } from '../../units/index.ts';

const limits = '2018-09';
const article = sourceOf('throttling');
const surprises = sourceOf('surprises');
const thousand = 'The page counts 1 KB as 1,000 bytes here; 4 KiB are 2.4 % more.';
const more = 'The disk gave 2 % more than its published 5,000 IOPS.';
const corner =
  'The limit is near: queue and limit together let a little less complete than either, 0.3 % less at 60 % of the limit and 2 % at 80 %.';
const documented = 'The documented latency is 2 ms; what was measured had 2.1 ms.';

export const examples: readonly Example[] = [
  {
    id: 'sync-4k',
    title: 'One thread, 4 KB, 2 ms: 500 IOPS and around 2 MB/s',
    given: { limits },
    expected: [exactly('iops', 500), within('throughput', 2_000_000, 0.0241, thousand)],
    boundBy: ['latency'],
    ...article('Storage concept, synchronous IO'),
  },
  {
    id: 'sync-256k',
    title: 'One thread, 256 KB, 2 ms: 125 MiB/s at the same rate',
    given: { limits, 'io-size': '256KiB' },
    expected: [
      within('iops', 500, 0.003, corner),
      within('throughput', mibPerSecond(125), 0.003, corner),
    ],
    boundBy: ['latency'],
    ...article('Storage concept, synchronous IO'),
  },
  {
    id: 'saturate-p30',
    title: 'One P30 at 2 ms: ten outstanding IOs use all of it',
    given: { limits },
    expected: [exactly('to-saturate', 10)],
    ...article('Storage concept, how many outstanding IOs'),
  },
  {
    id: 'pool-4',
    title: 'A pool of four P30 at 2 ms: forty',
    given: { limits, disks: '4' },
    expected: [exactly('to-saturate', 40), exactly('iops', 500)],
    boundBy: ['latency'],
    ...article('Storage concept, a pool of four P30'),
  },
  {
    id: 'over-100',
    title: '100 outstanding on one P30: 20 ms, measured 19.6',
    given: { limits, outstanding: '100' },
    expected: [
      exactly('latency', milliseconds(20)),
      within('latency', milliseconds(19.6), 0.021, more),
    ],
    boundBy: ['disk IOPS'],
    ...article('Storage concept, 100 outstanding; test 7'),
  },
  {
    id: 'over-1000',
    title: '1,000 outstanding on one P30: 200 ms, measured 196',
    given: { limits, outstanding: '1000' },
    expected: [
      exactly('latency', milliseconds(200)),
      within('latency', milliseconds(196), 0.021, more),
    ],
    boundBy: ['disk IOPS'],
    ...article('Storage concept, 1,000 outstanding; test 7'),
  },
  {
    id: 'lab-4',
    title: 'One thread on a P30 of a DS13_v2, measured: 481 IOPS at 2.072 ms',
    given: { limits, vm: 'DS13_v2', latency: '2.072ms' },
    expected: [
      within(
        'iops',
        481,
        0.004,
        'diskspd rounds the rate down and averages the latency over the run.',
      ),
      within(
        'throughput',
        mibPerSecond(1.88),
        0.004,
        'The same rounding, and two decimals of print.',
      ),
    ],
    boundBy: ['latency'],
    ...article('Test 4'),
  },
  {
    id: 'ds12-1',
    title: 'P30 on a DS12, 4 KB, one thread: 474 IOPS measured',
    given: { limits, vm: 'DS12' },
    expected: [
      within('iops', 474, 0.06, documented),
      within('throughput', mbPerSecond(1.94), 0.06, documented),
    ],
    boundBy: ['latency'],
    ...surprises('Premium Storage, 4k, 1 thread'),
  },
  {
    id: 'ds12-8',
    title: 'P30 on a DS12, 4 KB, eight threads: about 4,000 IOPS',
    given: { limits, vm: 'DS12', outstanding: '8' },
    expected: [within('iops', 4000, 0.0193, `The post rounds. ${corner}`)],
    boundBy: ['latency'],
    ...surprises('Premium Storage, 4k, 8 threads'),
  },
  {
    id: 'ds12-16',
    title: 'P30 on a DS12, 4 KB, sixteen threads: the disk limits it to 5,000',
    given: { limits, vm: 'DS12', outstanding: '16' },
    expected: [
      within('iops', 5000, 0.003, corner),
      within('throughput', mbPerSecond(20), 0.0241, thousand),
    ],
    boundBy: ['disk IOPS'],
    ...surprises('Premium Storage, 4k, 16 threads'),
  },
  {
    id: 'ds12-32k',
    title: 'P30 on a DS12, 32 KB, sixteen threads: the VM’s throughput is the bottleneck',
    given: { limits, vm: 'DS12', outstanding: '16', 'io-size': '32KiB' },
    expected: [
      within(
        'throughput',
        mbPerSecond(128),
        0.05,
        'The post prints MB/s; the limit is read as 128 MiB/s, which is 4.86 % more.',
      ),
    ],
    boundBy: ['VM uncached throughput'],
    ...surprises('Premium Storage, 32k, 16 threads'),
  },
  {
    id: 'a4-hdd',
    title: 'One standard disk on an A4, one thread: 312 IOPS at 3.2 ms',
    given: { limits, vm: 'A4', disk: 'S30', latency: '3.2ms' },
    expected: [
      within('iops', 312, 0.002, 'diskspd rounds the rate down: 1 ÷ 3.2 ms is 312.5.'),
      within('throughput', mibPerSecond(1.22), 0.003, `Two decimals of print. ${corner}`),
    ],
    boundBy: ['latency'],
    ...article('The A series, one standard disk'),
  },
];
