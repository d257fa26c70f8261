/** The strips of errors. */
import { expect, test } from 'vitest';
import { accuracy, calculatorAccuracy, errorOf } from '../../accuracy/index.ts';
import { across, signed, stripsOf } from './accuracy-strips.ts';

const rows = [...accuracy(), ...calculatorAccuracy()];
const strips = stripsOf(rows);
const strip = (group: string) => {
  const found = strips.find((one) => one.group === group);
  if (!found) throw new Error(`no ${group}`);
  return found;
};

test('Every figure that nothing was taken from is a dot of one strip, from the left to the right.', () => {
  const counted = rows.filter(({ role, group }) => role === 'accuracy' && group);
  const dots = strips.flatMap((one) => one.dots);
  expect(dots).toHaveLength(counted.length);
  for (const { dots: own } of strips)
    expect(own.map(({ error }) => error)).toEqual(
      own.map(({ error }) => error).toSorted((one, other) => one - other),
    );
  expect(dots.map(({ error }) => error).sort()).toEqual(counted.map(errorOf).sort());
});

test('The furthest are named, with their figure beyond the edge: the stripes of 2019, of which 5,848 IOPS were measured and 51,200 computed.', () => {
  // 51,200 ÷ 5,848.12 − 1 = 7.755.
  const named = strip('VM limit').dots.filter(({ name }) => name);
  expect(named.map(({ name, error }) => [name?.text, error.toFixed(2)])).toEqual([
    ['DC4as_v5', '-0.24'],
    ['12 × P30, to +775 %', '7.75'],
  ]);
  expect(strip('VM limit').words).toBe('−24.3 % to +775.5 %');
});

test('Dots lie within the strip, and equal is between too little and too much.', () => {
  const places = [-0.95, -0.125, 0, 0.125, 7.8].map((error) => Number.parseFloat(across(error)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(places.at(-1)).toBeLessThan(100);
  // What is far beyond the edge is at it.
  expect(places.at(-1)).toBe(Number.parseFloat(across(0.5)));
  expect([-0.5, 0, 0.125].map((error) => signed(error, 1))).toEqual(['−50 %', '0 %', '+12.5 %']);
});

test('Where dots would cover each other they are moved up and down, within the height of the strip.', () => {
  const downs = strip('local disk').dots.map(({ down }) => down);
  expect(new Set(downs).size).toBe(5);
  for (const down of downs) expect(Math.abs(down)).toBeLessThanOrEqual(10);
});
