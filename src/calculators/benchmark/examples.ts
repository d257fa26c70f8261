import { type Example, sourceOf, within } from '../../kit/index.ts';

const aggregating = sourceOf('aggregating');

/** Runs of DiskSpd on one to four P30 at a DS13, which these tests would repeat. */
export const examples: readonly Example[] = [5098, 10_200, 15_277, 20_069].map(
  (measured, index): Example => ({
    id: `p30-${index + 1}`,
    title: `${index + 1} × P30 on a DS13, 4 KiB reads, measured`,
    given: {
      limits: '2018-09',
      vm: 'DS13',
      disks: String(index + 1),
      'io-size': '4KiB',
      tool: 'diskspd',
    },
    expected: [
      within(
        'iops',
        measured,
        0.023,
        'Limits were measured 0.3 to 2 % above their published figure, and the queue leaves 0.3 % of it: it is 1.6 times as deep as the limit needs.',
      ),
    ],
    boundBy: ['disk IOPS'],
    ...aggregating('The stress tests with one to four data disks'),
  }),
);
