/** The plots draw what the laws and the dataset say; expected values are published, or divisions of published figures. */
import { expect, test } from 'vitest';
import { events } from './credit-curve.tsx';
import { acrossIn, downIn, type Frame } from './plot.tsx';

const frame: Frame = {
  top: 10,
  height: 100,
  x: { label: '', scale: 'linear', domain: [0, 4], ticks: [] },
  y: { label: '', scale: 'linear', domain: [0, 2], ticks: [] },
};

test('A plot begins right of its labels, ends at the edge, and has its largest value at the top.', () => {
  const [across, down] = [acrossIn(frame), downIn(frame)];
  expect(across(0)).toBeGreaterThan(0.1);
  expect(across(4)).toBe(1);
  expect(across(2)).toBeCloseTo((across(0) + 1) / 2, 12);
  expect([down(0), down(1), down(2)]).toEqual([110, 60, 10]);
});

test('Credits of a P20 last 30 minutes at its burst limit, and an idle disk fills them in 939 s.', () => {
  // Disk bursting page: 2,160,000 IOs; (3,500 − 2,300) a second are used, 2,300 a second are gained.
  expect(events.empty).toBeCloseTo(1800, 6);
  expect(events.refill).toBeCloseTo(2_160_000 / 2300, 6);
  expect(events.achieved).toEqual([3500, 2300, 0, 0, 3500]);
});
