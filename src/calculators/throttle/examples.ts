import { type Example, within } from '../../kit/index.ts';
import { formatNumber, mbPerSecond, mibPerSecond } from '../../units/index.ts';
import { fromArticle, laboratory, large, limits, small } from './laboratory.ts';

const gives = (name: string, mib: number, what = 'All that the disk gives.') =>
  within(`throughput-${name}`, mibPerSecond(mib), 0.02, what);

const layouts: readonly Example[] = [
  fromArticle({
    id: 'ds15v2-bad',
    title: 'SQL Server on a DS15_v2 with too much traffic through the cached limit',
    vm: 'DS15_v2',
    loads: [
      ...[large('temp', 'temp', 64), large('os', 'P10/ReadOnly', 16)],
      ...[large('data', 'P30x4/ReadOnly', 64), large('log', 'P30x2/None', 32)],
    ],
    boundBy: ['VM cached throughput', 'disk throughput (2 × P30)'],
    place: 'Choosing the VM size, the DS15_v2 with too much',
  }),
  fromArticle({
    id: 'ds15v2-a',
    title: 'SQL Server on a DS15_v2 without the temp disk',
    vm: 'DS15_v2',
    loads: [
      large('os', 'P10/ReadOnly', 16),
      ...[large('data', 'P30x2/ReadOnly', 32), large('log', 'P30x2/None', 32)],
    ],
    expected: [within('throughput', mibPerSecond(900), 0.02, 'The sum of what the disks give.')],
    boundBy: ['disk throughput (P10)', 'disk throughput (2 × P30)'],
    place: 'Choosing the VM size, first',
  }),
  fromArticle({
    id: 'ds15v2-b',
    title: 'SQL Server on a DS15_v2 with the temp disk and no host cache',
    vm: 'DS15_v2',
    loads: [
      ...[large('temp', 'temp', 64), large('os', 'P10/None', 16)],
      ...[large('data', 'P30x3/None', 48), large('log', 'P30/None', 16)],
    ],
    expected: [
      ...[gives('os', 100), gives('log', 200)],
      gives('data', 600, 'All that the disks give.'),
    ],
    boundBy: [
      ...['VM cached throughput', 'disk throughput (P10)'],
      ...['disk throughput (3 × P30)', 'disk throughput (P30)'],
    ],
    place: 'Choosing the VM size, second',
  }),
  fromArticle({
    id: 'log-beside-data',
    title: 'A log that waits because data uses up their limit',
    loads: [large('data', 'P30x2/None', 40), small('log', 'P30/None')],
    boundBy: ['VM uncached throughput'],
    place: 'General overview, the log slowed by the data',
  }),
  fromArticle({
    id: 'temp-gone-wild',
    title: 'Sorting on the temp disk stops a cached log for 3 s',
    loads: ['temp:temp:256KiB:q60:write:from=3s:to=6s', small('log', 'P30/ReadOnly')],
    boundBy: ['VM cached throughput'],
    place: 'Prevent VM level throttling, scenario 2',
  }),
];

const calibrated = 'The service time of reads is taken from this run.';
const overshoot = 'The disks gave 2 % more than their published IOPS.';
const stripes = [5098, 10_200, 15_277, 20_069].map((measured, at): Example => {
  const disks = at + 1;
  const volume = ['One P30', 'Two striped P30', 'Three striped P30', 'Four striped P30'];
  return {
    id: `stripe-${disks}`,
    title: `${volume[at]} on a DS13: ${formatNumber(measured)} IOPS`,
    given: { limits, vm: 'DS13', loads: `stripe:P30x${disks}/None:4KiB:q32:read` },
    expected: [within('iops-stripe', measured, 0.04, disks === 4 ? calibrated : overshoot)],
    source: 'aggregating',
    place: 'The stress tests',
  };
});

const otherVm = 'Computed with the 2.072 ms of another VM; this one had about 2.1 ms.';
const printed = 'The post prints MB/s; the limit is read as 128 MiB/s, which is 4.86 % more.';
const threads = ['one thread', 'eight threads', 'sixteen threads', 'sixteen threads'];
const onDs12 = (
  [
    ['1', '4 KiB', 1, '474 IOPS', within('iops-data', 474, 0.06, otherVm)],
    [
      '8',
      '4 KiB',
      8,
      'about 4,000 IOPS',
      within('iops-data', 4000, 0.06, `The post rounds. ${otherVm}`),
    ],
    [
      '16',
      '4 KiB',
      16,
      '5,000 IOPS',
      within('iops-data', 5000, 0.01, 'The disk’s limit, to the window.'),
    ],
    ['32k', '32 KiB', 16, '128 MB/s', within('throughput-data', mbPerSecond(128), 0.06, printed)],
  ] as const
).map(([id, size, depth, measured, expected], at): Example => {
  const count = depth === 1 ? '1 thread' : `${depth} threads`;
  return {
    id: `ds12-${id}`,
    title: `P30 on a DS12, ${size}, ${threads[at]}: ${measured}`,
    given: { limits, vm: 'DS12', loads: `data:P30/None:${size.replace(' ', '')}:q${depth}:write` },
    expected: [expected],
    source: 'surprises',
    place: `Premium Storage, ${size.replace(' KiB', 'k')}, ${count}`,
  };
});

const all: readonly Example[] = [
  ...[...laboratory, ...layouts, ...stripes, ...onDs12],
  {
    id: 'boot-p4',
    title: 'A boot on a P4: 3,500 IOPS on credits',
    given: { vm: 'D8ds_v5', loads: 'boot:P4/ReadOnly:16KiB:q64:read', seconds: '60' },
    expected: [within('iops-boot', 3500, 0.01, 'The published burst, to the window.')],
    boundBy: ['disk IOPS'],
    source: 'premium-ssd',
    place: 'P4, maximum burst',
  },
];

/** Each of them runs for ten seconds, whatever the calculator opens with. */
export const examples: readonly Example[] = all.map((example) => ({
  ...example,
  given: { seconds: '10', ...example.given },
}));
