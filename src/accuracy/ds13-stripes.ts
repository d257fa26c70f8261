/** One to four P30 in a stripe on a DS13, 4 KiB reads with 32 outstanding (aggregating article). */

import { kib } from '../units/index.ts';
import type { Experiment } from './experiment.ts';
import { documented, premiumRead } from './service-times.ts';
import { rate, reads, uncached } from './shorthand.ts';

const stripe = (
  id: string,
  disks: number,
  serviceTimes: typeof premiumRead,
): Omit<Experiment, 'figures'> => ({
  id,
  setup: `${disks} × P30 on a DS13, 4 KiB reads, 32 outstanding`,
  source: 'aggregating',
  place: 'The stress tests with one to four data disks',
  vm: 'DS13',
  decidedBy: 'disk limit',
  targets: [uncached('P30', disks)],
  loads: [reads('stripe', 0, { size: kib(4), depth: 32, serviceTimes })],
});

export const stripes: readonly Experiment[] = [
  ...[5098, 10_200, 15_277].map(
    (measured, at): Experiment => ({
      ...stripe(`stripe-${at + 1}`, at + 1, premiumRead),
      figures: [
        rate('stripe', measured, { why: 'The disks gave 2 % more than their published IOPS.' }),
      ],
    }),
  ),
  {
    ...stripe('stripe-4', 4, premiumRead),
    figures: [
      rate('stripe', 20_069, {
        role: 'calibration',
        why: 'The own latency of reads is taken from it: 32 ÷ 20,069 = 1.59 ms.',
      }),
    ],
  },
  {
    ...stripe('stripe-4-documented', 4, documented),
    setup: '4 × P30 on a DS13, 4 KiB reads, 32 outstanding, at the documented 2 ms',
    decidedBy: 'latency',
    figures: [
      rate('stripe', 20_069, {
        why: '32 IOs that take 2 ms each make 16,000 a second and no more: the disks, good for 20,000, are never full. The run had 1.59 ms.',
      }),
    ],
  },
];
