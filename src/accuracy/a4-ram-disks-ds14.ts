/** The throttling article's A4 and RAM disks, and the design guide's DS14. */

import { kib } from '../units/index.ts';
import type { Experiment, Figure } from './experiment.ts';
import { premiumRead, premiumWrite, standardDisk } from './service-times.ts';
import { cached, latency, mb, mib, rate, reads, uncached, writes } from './shorthand.ts';

const article = { source: 'throttling', place: 'The A series' };
const many = (count: number) => Array.from({ length: count }, (_, at) => at);
const hdd = (at: number) =>
  writes(`disk ${at + 1}`, at, { size: kib(256), depth: 10, serviceTimes: standardDisk });

export const a4: readonly Experiment[] = [
  {
    id: 'a4-temp',
    setup: 'Temp disk of an A4, 256 KiB writes, 10 outstanding',
    ...article,
    figures: [
      mib('D: temp', 15, {
        role: 'no model',
        why: 'No limit is published for the local disk of an A4.',
      }),
    ],
  },
  {
    id: 'a4-1',
    setup: 'One standard disk on an A4, 256 KiB writes, 10 outstanding',
    ...article,
    vm: 'A4',
    decidedBy: 'disk limit',
    targets: [uncached('S30')],
    loads: [hdd(0)],
    figures: [
      mib('disk 1', 68, {
        why: 'Standard disks are throttled in the storage back end, which gave 13 % more than the 60 MiB/s it publishes.',
      }),
    ],
  },
  {
    id: 'a4-sync',
    setup: 'One standard disk on an A4, 4 KiB writes, one at a time',
    ...article,
    vm: 'A4',
    decidedBy: 'latency',
    targets: [uncached('S30')],
    loads: [writes('disk', 0, { size: kib(4), depth: 1, serviceTimes: standardDisk })],
    figures: [
      latency('disk', 3.2, {
        role: 'calibration',
        why: 'The own latency of standard disks is taken from it.',
      }),
      rate('disk', 312, { role: 'calibration', why: 'The same run; diskspd rounds 312.5 down.' }),
      mib('disk', 1.22, { role: 'calibration', why: 'The same run.' }),
    ],
  },
  {
    id: 'a4-16',
    setup: '16 standard disks on an A4, each 256 KiB writes, 10 outstanding',
    ...article,
    vm: 'A4',
    decidedBy: 'disk limit',
    targets: many(16).map(() => uncached('S30')),
    loads: many(16).map(hdd),
    figures: [
      mib('all', 529, {
        why: 'No limit is published for the machine, so only the disks are computed; something of the machine stopped it at 55 % of them.',
      }),
    ],
  },
];

const noRam =
  'No limit stands in the way of memory but the driver and the machine, and neither is published.';
const ram = (
  id: string,
  name: string,
  iops: number,
  ms: number,
  throughput: number,
): Experiment => ({
  id,
  setup: `RAM disk on a DS13_v2, ${name}: 4 KiB one at a time, and 256 KiB with 10 outstanding`,
  source: 'throttling',
  place: 'RAM disks',
  figures: [
    rate('4 KiB', iops, { role: 'no model', why: noRam }),
    latency('4 KiB', ms, { role: 'no model', why: noRam }),
    mib('256 KiB', throughput, { role: 'no model', why: noRam }),
  ],
});

export const ramDisks: readonly Experiment[] = [
  ram('ram-1', 'the first product', 283_558, 0.003, 4236),
  ram('ram-2', 'the second product', 72_555, 0.013, 8142),
];

/** The guide does not say which disks; 10 in a stripe and one cached. Three workers with 128 outstanding each. */
const disksUnnamed = 'The guide does not name the disks, so only the VM’s limits are computed.';
const guide = {
  source: 'design-guide',
  place:
    'Benchmarking, Iometer results (names and directions as the text, not the table, has them)',
  vm: 'DS14',
  disksUnknown: true,
  decidedBy: 'VM limit',
} as const;
/** P30 stands for whatever they were; none of its figures is used. */
const targets = [cached('P30'), uncached('P30', 10)];
const toCache = (kibs: number) =>
  reads('CacheReads', 0, { size: kib(kibs), depth: 384, serviceTimes: premiumRead }, 1);
const toDisks = (kibs: number) =>
  writes('NoCacheWrites', 1, { size: kib(kibs), depth: 384, serviceTimes: premiumWrite });
const ds14Run = (
  id: string,
  setup: string,
  loads: NonNullable<Experiment['loads']>,
  figure: Figure,
): Experiment => ({
  id,
  setup: `DS14, ${setup}`,
  ...guide,
  targets,
  loads,
  figures: [{ ...figure, why: `${disksUnnamed}${figure.why ? ` ${figure.why}` : ''}` }],
});
const together: Pick<Figure, 'why'> = {
  why: 'Both at once gave less than the two alone: a limit of the machine that is not published, or of the tool.',
};
const unit = {
  why: 'Whether Iometer’s MB is 10^6 or 2^20 bytes is not told; read as 2^20 it would be 2.3 % beside.',
};

export const ds14: readonly Experiment[] = [
  ds14Run('ds14-reads', '8 KiB reads from a warm cache', [toCache(8)], rate('all', 64_000)),
  ds14Run(
    'ds14-writes',
    '8 KiB writes to uncached disks',
    [toDisks(8)],
    rate('all', 50_000, {
      why: 'The guide lists the limit as 50,000 where the size tables have 51,200.',
    }),
  ),
  ds14Run('ds14-both', 'both at once', [toCache(8), toDisks(8)], rate('all', 100_000, together)),
  ds14Run('ds14-reads-mb', '64 KiB reads from a warm cache', [toCache(64)], mb('all', 524, unit)),
  ds14Run('ds14-writes-mb', '64 KiB writes to uncached disks', [toDisks(64)], mb('all', 524, unit)),
  ds14Run('ds14-both-mb', 'both at once', [toCache(64), toDisks(64)], mb('all', 1000, unit)),
];
