/** A chart as numbers. */
import { describe, expect, test } from 'vitest';
import type { Chart, Panel } from '../../kit/index.ts';
import { nearestSample, panelShape, pathOf } from './geometry.ts';

/** From 1 to 10,000: each power of ten is a quarter further. */
const log = { label: '', scale: 'log', domain: [1, 10_000] } as const;
const x = { ...log, ticks: [1, 100, 10_000].map((at) => ({ at, text: `${at}` })) };
const panel: Panel = {
  kind: 'iops',
  y: { label: 'IOPS', scale: 'linear', domain: [0, 100], ticks: [{ at: 50, text: '50' }] },
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
    expect(shape.yTicks).toEqual([{ y: 60, text: '50' }]);
    expect(shape.verticalLines).toEqual([{ place: 0.5, label: 'crossover' }]);
  });

  test('has the texts of the ticks at its ends inside the drawing', () => {
    expect(shape.xTicks.map(({ anchor }) => anchor)).toEqual(['start', 'middle', 'end']);
  });

  test('has its lines as paths over as many units as a drawing has', () => {
    const [line] = shape.lines;
    expect(pathOf(line?.points ?? [], 1000)).toBe('M0,110L500,10L1000,10');
  });

  test('knows whether the line of the answer rises to the right of it', () => {
    expect(shape.current.isRising).toBe(true);
    const level = { ...panel, current: { x: 1000, y: 100, label: '' } };
    expect(panelShape({ x, verticalLines: [] }, level, plot).current.isRising).toBe(false);
  });
});

test('the pointer finds the sample whose place is nearest, not the one whose value is', () => {
  const samples = [1, 10, 1000, 10_000].map((at) => ({ x: at, label: '', values: [] }));
  const chart = { x, samples } as unknown as Chart;
  // 0.55 is the place of 158: in value that is nearer to 10.
  const found = [-1, 0, 0.1, 0.2, 0.45, 0.55, 0.8, 2].map((place) => nearestSample(chart, place));
  expect(found).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
});
