/** The runs of the post on surprises with Premium Storage: writes to a P30 on a DS12 by queue depth, and a local array of SSDs elsewhere. */

import { kib } from '../units/index.ts';
import type { Experiment, Figure } from './experiment.ts';
import type { DecidedBy } from './row.ts';
import { premiumWrite } from './service-times.ts';
import { mb, rate, uncached, writes } from './shorthand.ts';

const run = (
  id: string,
  kibs: number,
  queueDepth: number,
  place: string,
  decidedBy: DecidedBy,
  figures: readonly Figure[],
): Experiment => ({
  id,
  setup: `P30 on a DS12, ${kibs} KiB writes, ${queueDepth} outstanding`,
  source: 'surprises',
  place,
  vm: 'DS12',
  decidedBy,
  targets: [uncached('P30')],
  loads: [writes('P30', 0, { size: kib(kibs), depth: queueDepth, serviceTimes: premiumWrite })],
  figures,
});

const hadOwn = (ms: string) => `Computed with the 2.072 ms of another VM; this one had ${ms}.`;
const local = 'A disk array in a machine of somebody’s own: no limit of it is known.';

export const surprisesPost: readonly Experiment[] = [
  run('ds12-1', 4, 1, 'Premium Storage, 4k, 1 thread', 'latency', [
    rate('P30', 474, { why: hadOwn('2.11 ms') }),
    mb('P30', 1.94, { why: hadOwn('2.11 ms') }),
  ]),
  run('ds12-8', 4, 8, 'Premium Storage, 4k, 8 threads', 'latency', [
    rate('P30', 4000, { why: `The post rounds. ${hadOwn('about 2 ms')}` }),
  ]),
  run('ds12-16', 4, 16, 'Premium Storage, 4k, 16 threads', 'disk limit', [
    rate('P30', 5000),
    mb('P30', 20, { why: 'The post counts 4 KB as 4,000 bytes; 4 KiB are 2.4 % more.' }),
  ]),
  run('ds12-32k', 32, 16, 'Premium Storage, 32k, 16 threads', 'VM limit', [
    mb('P30', 128, {
      why: 'The post prints MB/s; the limit is read as 128 MiB/s, which is 4.86 % more.',
    }),
  ]),
  run('ds12-mark', 4, 1, 'The first post’s CrystalDiskMark run', 'latency', [
    mb('P30', 2.207, {
      why: `${hadOwn('1.86 ms')} It was measured months before, with another tool.`,
    }),
  ]),
  run('ds12-8-mark', 4, 8, 'Conclusions, typical write', 'latency', [
    mb('P30', 15, { why: 'Whole MB/s are printed, of a run that is not shown.' }),
  ]),
  {
    id: 'ds12-read',
    setup: 'P30 on a DS12, 4 KiB reads, 8 outstanding',
    source: 'surprises',
    place: 'Conclusions, typical read',
    figures: [
      mb('P30', 67, {
        role: 'no model',
        why: '16,357 IOPS are more than a P30 gives: a cache answered, and neither its setting nor its hits are told.',
      }),
    ],
  },
  {
    id: 'ssd',
    setup: 'Four local SSDs in RAID 10, 4 KiB reads and writes, 32 KiB writes',
    source: 'surprises',
    place: 'Local SSD',
    figures: [
      mb('4 KiB, 1 outstanding', 82.75, { role: 'no model', why: local }),
      mb('4 KiB, 8 outstanding', 92, { role: 'no model', why: local }),
      rate('4 KiB, 16 outstanding', 24_685, { role: 'no model', why: local }),
      rate('4 KiB, 64 outstanding', 26_000, { role: 'no model', why: local }),
      mb('4 KiB reads, 8 outstanding', 281, { role: 'no model', why: local }),
      mb('32 KiB, 16 outstanding', 1000, { role: 'no model', why: local }),
    ],
  },
];
