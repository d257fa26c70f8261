/** The shapes that several drawings share, as numbers. */
import { describe, expect, test } from 'vitest';
import { barShape } from './LimitBar.tsx';
import { percent, placeOn } from './scale.ts';

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

describe('a place on an axis', () => {
  const axis = { label: '', ticks: [] };

  test('is where the value is between the ends, by its logarithm on a logarithmic axis', () => {
    expect(placeOn({ ...axis, scale: 'linear', domain: [0, 10] })(2.5)).toBe(0.25);
    expect(placeOn({ ...axis, scale: 'log', domain: [1, 10_000] })(100)).toBeCloseTo(0.5);
  });

  test('stays at the edge for values beyond, and is written in percent', () => {
    const place = placeOn({ ...axis, scale: 'linear', domain: [0, 10] });
    expect([place(-1), place(11)]).toEqual([0, 1]);
    expect(percent(2 / 3)).toBe('66.67%');
  });
});
