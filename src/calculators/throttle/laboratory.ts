/** The seven laboratory runs of the throttling article (2017), and how cases of that article are written down. */
import { type Example, within } from '../../kit/index.ts';
import { formatNumber, mibPerSecond, milliseconds } from '../../units/index.ts';

export const limits = '2018-09';

/** Writes of 256 KiB, at queue depth 10 as on most of the laboratory’s drives. */
export const large = (name: string, target: string, depth = 10) =>
  `${name}:${target}:256KiB:q${depth}:write`;
export const small = (name: string, target: string, depth = 1) =>
  `${name}:${target}:4KiB:q${depth}:write`;

/** A case of the article, on the laboratory’s VM unless another is given. */
export const fromArticle = ({
  vm = 'DS13_v2',
  loads,
  ...rest
}: Omit<Example, 'given' | 'source' | 'expected'> & {
  readonly vm?: string;
  readonly loads: readonly string[];
  readonly expected?: Example['expected'];
}): Example => ({
  expected: [],
  ...rest,
  source: 'throttling',
  given: { limits, vm, loads: loads.join(',') },
});

const shares =
  'Who gets how much of a full limit differs from run to run: the same two workloads shared 187 to 70, then 171 to 86.';
const shared = (name: string, mib: number) =>
  within(`throughput-${name}`, mibPerSecond(mib), 0.35, shares);
const sums = 'Measured limits are up to 2 % above or below the published.';
const total = (mib: number) => within('throughput', mibPerSecond(mib), 0.02, sums);

const serviceTime = 'The service time is taken from this run.';
const mean = 'The first window that counts is not quite the mean one.';
const atOnce =
  'Computed, each IO finds its window used up; measured, about one in four found room at once.';
const asLatency = 'The same, seen as latency: 50 ms is one whole window.';
const overshoot = 'The disk gave 2 % more than its published 5,000 IOPS.';

export const laboratory: readonly Example[] = [
  fromArticle({
    id: 'lab-1',
    title: 'Run 1: the temp disk alone uses up the cached limit, 256 MiB/s',
    loads: [large('temp', 'temp')],
    expected: [within('throughput-temp', mibPerSecond(256), 0.02, mean)],
    boundBy: ['VM cached throughput'],
    place: 'Test 1',
  }),
  fromArticle({
    id: 'lab-2',
    title: 'Run 2: a cached P30 beside the temp disk, 70 and 187 MiB/s',
    loads: [large('temp', 'temp'), large('cached', 'P30/ReadWrite')],
    expected: [shared('temp', 187), shared('cached', 70), total(257)],
    boundBy: ['VM cached throughput'],
    place: 'Test 2',
  }),
  fromArticle({
    id: 'lab-3',
    title: 'Run 3: the same and an uncached P30, not slowed',
    loads: [large('temp', 'temp'), large('cached', 'P30/ReadWrite'), large('uncached', 'P30/None')],
    expected: [shared('temp', 171), shared('cached', 86), shared('uncached', 194), total(451)],
    boundBy: ['VM cached throughput', 'disk throughput'],
    place: 'Test 3',
  }),
  fromArticle({
    id: 'lab-4',
    title: 'Run 4: 4 KiB writes one at a time, nothing throttled, 481 IOPS',
    loads: [small('cached', 'P30/ReadWrite')],
    expected: [
      within('iops-cached', 481, 0.02, `${serviceTime} Service times vary here.`),
      within('latency-cached', milliseconds(2.072), 0.05, serviceTime),
    ],
    boundBy: ['latency'],
    place: 'Test 4',
  }),
  fromArticle({
    id: 'lab-5',
    title: 'Run 5: the same beside a busy temp disk, 27 IOPS at 37 ms',
    loads: [large('temp', 'temp', 60), small('cached', 'P30/ReadWrite')],
    expected: [
      within('throughput-temp', mibPerSecond(256), 0.02, 'Limits are met within 2 %.'),
      within('iops-cached', 27, 0.3, atOnce),
      within('latency-cached', milliseconds(37), 0.36, asLatency),
    ],
    boundBy: ['VM cached throughput'],
    place: 'Test 5',
  }),
  fromArticle({
    id: 'lab-6',
    title: 'Run 6: four P30 reach the uncached limit, 386 MiB/s',
    loads: [
      ...[large('e', 'P30/ReadWrite'), large('f', 'P30/ReadWrite')],
      ...[large('g', 'P30/None'), large('h', 'P30/None')],
    ],
    expected: [shared('e', 110), shared('f', 109), shared('g', 80), shared('h', 87), total(386)],
    boundBy: ['VM uncached throughput'],
    place: 'Test 6',
  }),
  ...(
    [
      [100, 19.6],
      [1000, 196],
    ] as const
  ).map(([depth, ms]) =>
    fromArticle({
      id: `lab-7-${depth}`,
      title: `Run 7: ${formatNumber(depth)} outstanding on one P30, ${ms} ms`,
      loads: [small('cached', 'P30/ReadWrite', depth)],
      expected: [within('latency-cached', milliseconds(ms), 0.05, overshoot)],
      boundBy: ['disk IOPS'],
      place: 'Test 7',
    }),
  ),
];
