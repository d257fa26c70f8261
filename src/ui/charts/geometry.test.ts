/** A chart as numbers. */
import { describe, expect, test } from 'vitest';
import type { Panel } from '../../kit/index.ts';
import { axisPath, panelShape, pathOf } from './geometry.ts';
import { nearest } from './reading.ts';

/** From 1 to 10,000: each power of ten is a quarter further. */
const x = { label: '', scale: 'log', domain: [1, 10_000], values: 'numbers' } as const;
const panel: Panel = {
  kind: 'iops',
  y: { label: 'IOPS', scale: 'linear', domain: [0, 100], values: 'numbers' },
  lines: [
    {
      label: 'IOPS',
      points: [
        [1, 0],
        [100, 100],
        [10_000, 100],
      ],
    },
  ],
  current: { x: 10, y: 50, label: 'now' },
  marks: [],
};
const plot = { top: 10, bottom: 110 };

describe('a panel', () => {
  const shape = panelShape({ x, verticalLines: [{ at: 100, label: 'crossover' }] }, panel, plot);

  test('has places across from 0 to 1, and heights between the ends of its plot', () => {
    expect(shape.current).toMatchObject({ x: 0.25, y: 60 });
    expect(shape.yTicks.slice(0, 2)).toEqual([
      { y: 110, text: '0' },
      { y: 60, text: '50' },
    ]);
    expect(shape.verticalLines).toEqual([{ place: 0.5, label: 'crossover' }]);
  });

  test('has its lines as paths over as many units as a drawing has', () => {
    const [line] = shape.lines;
    expect(pathOf(line?.points ?? [], 1000)).toBe('M0,110L500,10L1000,10');
  });

  test('has marks below its x axis where there is a text', () => {
    expect(axisPath(shape, 110, 1000, true)).toBe(
      'M0 110H1000M0 110v6M250 110v6M500 110v6M750 110v6M1000 110v6',
    );
    expect(axisPath(shape, 110, 1000, false)).toBe('M0 110H1000');
  });
});

test('the nearest value is that in proportion on a logarithmic axis, not in difference', () => {
  // 158 is 15.8 times 10, and a sixth of 1,000.
  expect(nearest([1, 10, 1000, 10_000], 158, x)).toBe(2);
  expect(nearest([1, 10, 1000], 158, { ...x, scale: 'linear' })).toBe(1);
  expect(nearest([7], 1e9, x)).toBe(0);
});
