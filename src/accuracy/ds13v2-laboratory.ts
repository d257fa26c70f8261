/** The throttling article's laboratory: a DS13_v2 with P30 disks, seven runs of diskspd (2017). */

import { kib } from '../units/index.ts';
import { defined } from '../units/omit-undefined.ts';
import type { Experiment } from './experiment.ts';
import type { DecidedBy } from './row.ts';
import { premiumWrite, tempDisk } from './service-times.ts';
import { cached, latency, mib, rate, uncached, writes } from './shorthand.ts';

const large = kib(256);
const small = kib(4);

const temp = (many: number) =>
  writes('D: temp', 'temp', { size: large, depth: many, serviceTimes: tempDisk });
const data = (name: string, on: number) =>
  writes(name, on, { size: large, depth: 10, serviceTimes: premiumWrite });
/** Writes of 4 KiB to the cached P30. */
const smallWrites = (depth: number) =>
  writes('E: cached', 0, { size: small, depth, serviceTimes: premiumWrite });
const calibration = 'calibration';
const run = (
  test: string,
  decidedBy: DecidedBy,
  setup: string,
  { targets, loads, figures }: Pick<Experiment, 'targets' | 'loads' | 'figures'>,
): Experiment => ({
  id: `lab-${test}`,
  setup,
  source: 'throttling',
  place: `Test ${test.slice(0, 1)}`,
  vm: 'DS13_v2',
  decidedBy,
  figures,
  ...defined({ targets, loads }),
});
const twice =
  'Temp disk and cached P30 shared 187 to 70 MiB/s in test 2 and 171 to 86 here: one run differs from the next by as much as the computation is off.';
const lost =
  'Computed, every IO finds the window used up and loses the rest of it, 48 of 50 ms; measured, an IO waited 35 ms on average, so about one in four found room at once if the others lost a window too.';
const even =
  'Four equal queues share evenly; measured, the two cached disks got a third more than the two uncached, for which the article gives no reason.';

export const laboratory: readonly Experiment[] = [
  run('1', 'VM limit', 'Temp disk alone, 256 KiB writes, 10 outstanding', {
    loads: [temp(10)],
    figures: [mib('D: temp', 256)],
  }),
  run('2', 'VM limit', 'Temp disk beside a cached P30, each 256 KiB writes, 10 outstanding', {
    targets: [cached('P30')],
    loads: [temp(10), data('E: cached', 0)],
    figures: [
      mib('D: temp', 187, {
        role: calibration,
        why: 'The temp disk’s own latency is taken from this share.',
      }),
      mib('E: cached', 70, { role: calibration, why: 'What the temp disk leaves.' }),
      mib('all', 257),
    ],
  }),
  run('3', 'VM limit', 'Temp disk, cached and uncached P30, each 256 KiB writes, 10 outstanding', {
    targets: [cached('P30'), uncached('P30')],
    loads: [temp(10), data('E: cached', 0), data('G: uncached', 1)],
    figures: [
      mib('D: temp', 171, { why: twice }),
      mib('E: cached', 86, { why: twice }),
      mib('G: uncached', 194, { why: 'The disk gave 3 % less than its published 200.' }),
      mib('all', 451),
    ],
  }),
  run('4', 'latency', 'Cached P30, 4 KiB writes, one at a time, nothing throttled', {
    targets: [cached('P30')],
    loads: [smallWrites(1)],
    figures: [
      latency('E: cached', 2.072, {
        role: calibration,
        why: 'The own latency of writes is taken from it.',
      }),
      rate('E: cached', 481, { role: calibration, why: 'The same run; 1 ÷ 2.072 ms is 482.6.' }),
    ],
  }),
  run('5', 'VM limit', 'Cached P30, 4 KiB writes beside 60 of 256 KiB on the temp disk', {
    targets: [cached('P30')],
    loads: [temp(60), smallWrites(1)],
    figures: [
      mib('D: temp', 256),
      rate('E: cached', 27, { why: lost }),
      latency('E: cached', 37, { why: lost }),
    ],
  }),
  run('6', 'VM limit', 'Two cached and two uncached P30, each 256 KiB writes, 10 outstanding', {
    targets: [cached('P30'), cached('P30'), uncached('P30'), uncached('P30')],
    loads: [
      data('E: cached', 0),
      data('F: cached', 1),
      data('G: uncached', 2),
      data('H: uncached', 3),
    ],
    figures: [
      mib('E: cached', 110, { why: even }),
      mib('F: cached', 109, { why: even }),
      mib('G: uncached', 80, { why: even }),
      mib('H: uncached', 87, { why: even }),
      mib('all', 386),
    ],
  }),
  ...[
    [100, 19.6],
    [1000, 196],
  ].map(([many = 0, ms = 0]) =>
    run(`7-${many}`, 'disk limit', `Cached P30, 4 KiB writes, ${many} outstanding`, {
      targets: [cached('P30')],
      loads: [smallWrites(many)],
      figures: [
        latency('E: cached', ms, { why: 'The disk gave 2 % more than its published 5,000 IOPS.' }),
      ],
    }),
  ),
];
