/** The shapes that several drawings share, as numbers. */
import { describe, expect, test } from 'vitest';
import { barShape } from './LimitBar.tsx';
import { percent } from './svg-attributes.ts';

describe('a limit bar', () => {
  const third = 1 / 3;

  test('has its limit at two thirds, and is filled to there by a demand that equals it', () => {
    const { limitAt, inside, over } = barShape({ demand: 500, limit: 500 });
    expect(limitAt).toBeCloseTo(2 * third);
    expect(inside).toBe(limitAt);
    expect(over).toBeUndefined();
  });

  test('is filled in proportion below its limit', () => {
    expect(barShape({ demand: 250, limit: 500 }).inside).toBeCloseTo(third);
    expect(barShape({ demand: 0, limit: 500 }).inside).toBe(0);
  });

  test('goes over its limit in proportion, and ends at the edge from one and a half times on', () => {
    expect(barShape({ demand: 625, limit: 500 })).toMatchObject({ inside: 2 * third });
    expect(barShape({ demand: 625, limit: 500 }).over).toBeCloseTo(2.5 * third);
    expect(barShape({ demand: 750, limit: 500 }).over).toBe(1);
    expect(barShape({ demand: 9e9, limit: 500 }).over).toBe(1);
  });
});

test('a place is written in percent', () => {
  expect(percent(2 / 3)).toBe('66.67%');
});
