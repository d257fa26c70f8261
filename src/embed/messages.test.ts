/** What a frame and the page around it believe of each other's messages. */
import { expect, test } from 'vitest';
import { calculators } from '../calculators/index.ts';
import { heightAt } from './heights.ts';
import {
  groundIn,
  heightIn,
  heightMessage,
  isPing,
  pingMessage,
  themeIn,
  themeMessage,
} from './messages.ts';

const height = (value: unknown) => heightIn({ type: heightMessage, height: value });

test('A height is one that a page can have: above 0, and at most 20,000 px.', () => {
  for (const value of [1, 0.5, 2184, 20_000]) expect(height(value)).toBe(value);
  for (const value of [
    0,
    -1,
    20_001,
    2_000_000,
    Infinity,
    Number.NaN,
    '800',
    null,
    undefined,
    [800],
  ])
    expect(height(value), `${value}`).toBeUndefined();
});

test('Every calculator’s frame may be as high as it was measured, and more than that for a longer case.', () => {
  for (const { id } of calculators)
    for (const width of [360, 640, 800] as const)
      for (const shown of ['whole', 'answer'] as const) {
        const value = heightAt(id, width, shown);
        expect(height(value * 5)).toBe(value * 5);
      }
});

test('Only a message of the right type counts, whatever else is sent.', () => {
  for (const data of [
    undefined,
    null,
    5,
    'headroom:height',
    [],
    {},
    { height: 800 },
    { type: 'height', height: 800 },
  ]) {
    expect(heightIn(data)).toBeUndefined();
    expect(themeIn(data)).toBeUndefined();
    expect(isPing(data)).toBe(false);
  }
  expect(isPing({ type: pingMessage })).toBe(true);
});

test('A theme is light or dark.', () => {
  const theme = (value: unknown) => themeIn({ type: themeMessage, theme: value, ground: 'host' });
  expect([theme('light'), theme('dark')]).toEqual(['light', 'dark']);
  for (const value of ['blue', '"><script>', null, 5]) expect(theme(value)).toBeUndefined();
  expect(groundIn({ type: themeMessage, theme: 'dark', ground: 'host' })).toBe('host');
});
