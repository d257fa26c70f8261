/** A run in time as paths, as few samples show it. */
import { describe, expect, test } from 'vitest';
import type { Lane, Timeline } from '../../kit/index.ts';
import { lineLabels, stepsOf } from './shapes.ts';
import { areas } from './stacked.ts';

/** Four samples are 250 units wide each, and 10 is as high as it gets: 100 px. */
const plot = { top: 0, bottom: 100, max: 10 };

test('what two workloads have of a limit is stacked, each sample as wide as the others', () => {
  const shares = [
    [2, 2, 5, 5],
    [0, 3, 3, 5],
  ].map((passed, of) => ({ of, passed, waiting: [], iops: [] }));
  const lane: Lane = {
    ...{ label: '', kind: 'iops', unit: 'IOPS', limit: 10, waiting: [], shares },
    passed: [2, 5, 8, 10],
  };
  expect(areas(lane, plot)).toEqual([
    'M0,80L250,80L250,80L500,80L500,50L750,50L750,50L1000,50L1000,50L1000,100L1000,100L750,100L750,100L500,100L500,100L250,100L250,100L0,100Z',
    'M0,80L250,80L250,50L500,50L500,20L750,20L750,0L1000,0L1000,0L1000,50L1000,50L750,50L750,50L500,50L500,80L250,80L250,80L0,80Z',
  ]);
});

describe('a workload', () => {
  test('is a line of steps from its first sample to its last', () => {
    expect(stepsOf([0, 5, 10, 0], plot, false)).toBe('M250,50L500,50L500,0L750,0');
    expect(stepsOf([0, 0, 0, 0], plot, false)).toBe('');
  });

  test('goes down to 0 in between, or has a gap there', () => {
    expect(stepsOf([5, 0, 5, 0], plot, false)).toBe('M0,50L250,50L250,100L500,100L500,50L750,50');
    expect(stepsOf([5, 0, 5, 0], plot, true)).toBe('M0,50L250,50M500,50L750,50');
  });
});

// As at the foot of the latency of the opening case: 2.2 ms and 1.4 ms of 60.
test('of two names at the foot of a drawing the upper one is that of the higher value', () => {
  const traces = [2.2, 1.4].map((value, at) => ({
    ...{ label: `${value} ms`, tone: `w${at + 1}` as const, iops: [], latency: [value, value] },
  }));
  const timeline: Timeline = {
    ...{
      title: '',
      summary: '',
      lanes: [],
      first: 0,
      every: 1,
      seconds: 2,
      phases: [0, 2],
      traces,
    },
  };
  const names = lineLabels(timeline, ({ latency }) => latency, { top: 8, bottom: 98, max: 60 });
  const [lower, upper] = names.toSorted((a, b) => b.y - a.y);
  expect(lower?.text).toContain('1.4 ms');
  expect(upper?.text).toContain('2.2 ms');
});
