/** The slider of a chart: from a place and from keys to the text of an input, and back. */
import { describe, expect, test } from 'vitest';
import { cases, screenOf } from '../../../../tests/browser/cases.ts';
import type { Chart } from '../../../kit/index.ts';
import { currentOf, stopsOf } from '../reading.ts';
import { scaleOf } from '../ticks.ts';
import { stopAfterKey, stopAt } from './stops.ts';

const chartOf = (id: string, query = ''): Chart => {
  const chart = screenOf(id, query).answer?.chart;
  if (!chart) throw new Error(`${id} has no chart for “${query}”.`);
  return chart;
};
const movable = cases.filter(({ id }) => screenOf(id).answer?.chart?.input);

test('the x axis is an input of all charts but those over time', () => {
  expect(movable.map(({ id }) => id).sort()).toEqual([
    'commit',
    'io-size',
    'provision',
    'queue-depth',
    'sync-io',
  ]);
});

describe.each(movable)('the marker of $id', ({ id }) => {
  const chart = chartOf(id);
  const values = chart.input?.values ?? [];

  test('is at one of its stops, which are in order and samples each', () => {
    const places = values.map(({ x }) => x);
    expect(places).toContain(currentOf(chart));
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    const read = chart.samples.map(({ x }) => x);
    expect(read).toEqual(expect.arrayContaining(places));
  });

  test('comes to stand where it was put, with the text that its place has', () => {
    for (const { x, text } of values.filter((_, at) => at % 7 === 0)) {
      const query = new URLSearchParams({ [chart.input?.name ?? '']: text }).toString();
      const moved = chartOf(id, query);
      expect(currentOf(moved) / (x || 1)).toBeCloseTo(x === 0 ? 0 : 1, 6);
    }
  });

  test('goes to the stop whose place is nearest to the pointer', () => {
    const place = scaleOf(chart.x);
    for (const { x } of values) expect(place(stopAt(chart, place(x)))).toBeCloseTo(place(x), 9);
    expect(stopAt(chart, -1)).toBe(values[0]?.x);
    expect(stopAt(chart, 2)).toBe(values.at(-1)?.x);
  });
});

test('where the x axis is no input, the slider goes along the samples', () => {
  const chart = chartOf('burst');
  expect(stopsOf(chart)).toEqual(chart.samples.map(({ x }) => x));
});

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowUp', 30, 30],
  ['ArrowLeft', 0, 0],
  ['PageUp', 5, 8],
  ['PageDown', 2, 0],
  ['Home', 5, 0],
  ['End', 5, 30],
  ['a', 5, undefined],
  ['toString', 5, undefined],
])('of 31 stops, the key %s leads from %i to %s', (key, at, next) => {
  expect(stopAfterKey(key, at, 30)).toBe(next);
});
