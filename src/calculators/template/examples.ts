import { type Example, exactly, sourceOf } from '../../kit/index.ts';
import { mibPerSecond } from '../../units/index.ts';

const designGuide = sourceOf('design-guide');

export const examples: readonly Example[] = [
  {
    id: 'two-p30',
    title: 'Two P30 striped, large IOs: the throughput adds up',
    given: { limits: '2018-09', disks: '2' },
    expected: [exactly('throughput', mibPerSecond(400))],
    boundBy: ['disk throughput'],
    ...designGuide('Nature of IO requests, two P30'),
  },
];

/** Why there are fewer than four. */
export const fewerExamples =
  'No document gives the time of a copy with its disks and VM; the throughput that it is computed from is published.';
