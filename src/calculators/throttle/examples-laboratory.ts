/** The seven laboratory runs of the throttling article (2017). */
import type { Example } from '../../kit/index.ts';
import { mibPerSecond, milliseconds } from '../../units/index.ts';
import { lab, large, small, within } from './example-words.ts';

const throttling = 'throttling';

const shares =
  'Who gets how much of a full gate differs from run to run: the same two loads shared 187 to 70, then 171 to 86.';
const shared = (readout: string, mib: number) =>
  within(`throughput-${readout}`, mibPerSecond(mib), 0.35, shares);
const total = (mib: number) =>
  within(
    'throughput',
    mibPerSecond(mib),
    0.02,
    'Caps let through up to 2 % more or less than is published.',
  );
const overshoot = 'The disk gave 2 % more than its published 5,000 IOPS.';

export const laboratory: readonly Example[] = [
  {
    id: 'lab-1',
    title: 'Run 1: the temp disk alone fills the cached gate, 256 MiB/s',
    given: { ...lab, loads: large('temp', 'temp') },
    expected: [
      within(
        'throughput-temp',
        mibPerSecond(256),
        0.02,
        'The first window that counts is not quite the mean one.',
      ),
    ],
    boundBy: ['VM cached throughput'],
    source: throttling,
    place: 'Test 1',
  },
  {
    id: 'lab-2',
    title: 'Run 2: a cached P30 beside the temp disk, 70 and 187 MiB/s',
    given: { ...lab, loads: [large('temp', 'temp'), large('cached', 'P30/ReadWrite')].join(',') },
    expected: [shared('temp', 187), shared('cached', 70), total(257)],
    boundBy: ['VM cached throughput'],
    source: throttling,
    place: 'Test 2',
  },
  {
    id: 'lab-3',
    title: 'Run 3: an uncached P30 besides, which feels nothing of it',
    given: {
      ...lab,
      loads: [
        large('temp', 'temp'),
        large('cached', 'P30/ReadWrite'),
        large('uncached', 'P30/None'),
      ].join(','),
    },
    expected: [shared('temp', 171), shared('cached', 86), shared('uncached', 194), total(451)],
    boundBy: ['VM cached throughput', 'disk throughput'],
    source: throttling,
    place: 'Test 3',
  },
  {
    id: 'lab-4',
    title: 'Run 4: 4 KiB writes one at a time, nothing throttled, 481 IOPS',
    given: { ...lab, loads: small('cached', 'P30/ReadWrite') },
    expected: [
      within(
        'iops-cached',
        481,
        0.02,
        'The own latency is taken from this run; own times vary here.',
      ),
      within(
        'latency-cached',
        milliseconds(2.072),
        0.05,
        'The own latency is taken from this run.',
      ),
    ],
    boundBy: ['latency'],
    source: throttling,
    place: 'Test 4',
  },
  {
    id: 'lab-5',
    title: 'Run 5: the same beside a busy temp disk, 27 IOPS at 37 ms',
    given: {
      ...lab,
      loads: [large('temp', 'temp', 60), small('cached', 'P30/ReadWrite')].join(','),
    },
    expected: [
      within('throughput-temp', mibPerSecond(256), 0.02, 'Caps are met within 2 %.'),
      within(
        'iops-cached',
        27,
        0.3,
        'Computed, each IO finds its window used up; measured, about one in four found room at once.',
      ),
      within(
        'latency-cached',
        milliseconds(37),
        0.36,
        'The same, seen as latency: 50 ms is one whole window.',
      ),
    ],
    boundBy: ['VM cached throughput'],
    source: throttling,
    place: 'Test 5',
  },
  {
    id: 'lab-6',
    title: 'Run 6: four P30 meet the uncached gate, 386 MiB/s',
    given: {
      ...lab,
      loads: [
        large('e', 'P30/ReadWrite'),
        large('f', 'P30/ReadWrite'),
        large('g', 'P30/None'),
        large('h', 'P30/None'),
      ].join(','),
    },
    expected: [shared('e', 110), shared('f', 109), shared('g', 80), shared('h', 87), total(386)],
    boundBy: ['VM uncached throughput'],
    source: throttling,
    place: 'Test 6',
  },
  ...[
    [100, 19.6],
    [1000, 196],
  ].map(
    ([many = 0, ms = 0]): Example => ({
      id: `lab-7-${many}`,
      title: `Run 7: ${many} outstanding on one P30, ${ms} ms`,
      given: { ...lab, loads: small('cached', 'P30/ReadWrite', many) },
      expected: [within('latency-cached', milliseconds(ms), 0.05, overshoot)],
      boundBy: ['disk IOPS'],
      source: throttling,
      place: 'Test 7',
    }),
  ),
];
