/** The load and what is chosen, as text in the address, and where keys and pointers move the load. */
import { describe, expect, test } from 'vitest';
import { find } from '../../src/calculators/find/index.ts';
import { parseQuery } from '../../src/kit/index.ts';
import { movedBy, movedTo } from '../../src/site/map/moves.ts';
import { opening } from '../../src/site/map/opening.ts';
import {
  checkQuery,
  entered,
  findQuery,
  initial,
  loadOf,
  parseState,
  serializeState,
} from '../../src/site/map/state.ts';
import { readingOf } from '../../src/site/map/words.ts';
import { kib } from '../../src/units/index.ts';
import { saidOf } from '../view-models.ts';

const series = ['D*', 'Dsv5', 'Ebdsv5'];
const { axes } = opening;

test('nothing given is the beginning, and the beginning is nothing', () => {
  expect(parseState('', series)).toEqual({ state: initial, ignored: [] });
  expect(serializeState(initial)).toBe('');
});

test.each([
  'target-iops=50000&target-throughput=1GB/s',
  'target-iops=40000&io-size=16KiB',
  'region=northeurope&os=windows&series=Dsv5',
  'target-iops=12000&target-throughput=300MB/s&region=uksouth&series=D*',
])('%s comes back the same', (query) => {
  const { state, ignored } = parseState(query, series);
  expect(ignored).toEqual([]);
  expect(decodeURIComponent(serializeState(state))).toBe(query);
});

describe('a load in the address', () => {
  test.each([
    // 40,000 × 16 KiB = 655.36 MB/s
    ['target-iops=40000&io-size=16KiB', 40_000, 655.36],
    // 655.36 MB/s of 16 KiB are 40,000 IOPS.
    ['target-throughput=655.36MB/s&io-size=16KiB', 40_000, 655.36],
    // Both targets are the load, as a link of Find has them with the size of an IO.
    ['target-iops=20000&target-throughput=400MB/s&io-size=8KiB', 20_000, 400],
    ['target-iops=20000&target-throughput=0&io-size=8KiB', 20_000, 163.84],
    ['target-iops=20k', 20_000, 400],
    ['target-throughput=1.2GB/s', 20_000, 1200],
  ])('%s is %i IOPS and %f MB/s', (query, rate, megabytes) => {
    const { iops, throughput } = loadOf(parseState(query, series).state);
    expect(iops).toBe(rate);
    expect(throughput / 1e6).toBeCloseTo(megabytes, 6);
  });

  test.each([
    'target-iops=many',
    'target-throughput=400M',
    'io-size=-1KiB',
    'region=atlantis',
    'series=Zsv9',
  ])('%s is named and ignored', (query) => {
    const { state, ignored } = parseState(query, series);
    expect(state).toEqual(initial);
    expect(ignored).toHaveLength(1);
    expect(ignored[0]).toContain(query.split('=')[1]);
  });
});

test('Find is asked for the same load: with an IO size its throughput follows there as well', () => {
  const sized = { ...initial, size: kib(16) };
  for (const state of [initial, sized]) {
    const { lookup } = parseQuery(findQuery(state));
    expect(saidOf(find, lookup).answer).toBeDefined();
  }
  expect(findQuery(sized)).toBe('target-iops=20000&target-throughput=0&io-size=16KiB');
  expect(checkQuery(sized)).toBe('target-iops=20000&io-size=16KiB');
});

test('the point is read in full', () => {
  expect(readingOf(initial)).toBe('20,000 IOPS, 400 MB/s, 19.53 KiB an IO');
  expect(readingOf({ ...initial, size: kib(16) })).toBe('20,000 IOPS, 327.7 MB/s, 16 KiB an IO');
});

describe('a key', () => {
  test.each([
    ['ArrowRight', { iops: 22_000 }],
    ['ArrowLeft', { iops: 18_000 }],
    ['ArrowUp', { throughput: 440e6 }],
    ['ArrowDown', { throughput: 360e6 }],
    ['PageUp', { iops: 40_000 }],
    ['PageDown', { iops: 10_000 }],
  ])('%s moves the load by a step of two digits', (key, change) => {
    expect(movedBy(key, initial, axes)).toEqual(change);
  });

  test('goes along the diagonal of an IO size, and from size to size', () => {
    const sized = { ...initial, size: kib(16) };
    expect(movedBy('ArrowRight', sized, axes)).toEqual({ iops: 22_000 });
    expect(movedBy('ArrowUp', sized, axes)).toEqual({ size: kib(32) });
    expect(movedBy('ArrowDown', sized, axes)).toEqual({ size: kib(8) });
    expect(movedBy('ArrowDown', { ...initial, size: kib(4) }, axes)).toEqual({ size: kib(4) });
  });

  test('reaches both ends and stays there', () => {
    for (const [end, back] of [
      ['Home', 'ArrowLeft'],
      ['End', 'ArrowRight'],
    ] as const) {
      const there = movedBy(end, initial, axes);
      const [low, high] = axes.x.domain;
      expect(there?.iops).toBeGreaterThanOrEqual(low);
      expect(there?.iops).toBeLessThanOrEqual(high);
      expect(movedBy(back, { ...initial, ...there }, axes)).toEqual(there);
    }
  });

  test('that is none of these is left to the page', () => {
    expect(movedBy('Tab', initial, axes)).toBeUndefined();
    expect(movedBy('toString', initial, axes)).toBeUndefined();
  });
});

test('a pointer sets two digits, within the axes, and takes the place of an IO size', () => {
  const middle = movedTo(0.5, 0.5, axes);
  const [low, high] = axes.x.domain;
  expect(middle.iops).toBe(Number(Math.sqrt(low * high).toPrecision(2)));
  expect(middle.size).toBeUndefined();
  for (const [across, up] of [
    [-1, -1],
    [0, 0],
    [1, 1],
    [2, 2],
  ] as const) {
    const { iops = 0, throughput = 0 } = movedTo(across, up, axes);
    expect(iops).toBeGreaterThanOrEqual(low);
    expect(iops).toBeLessThanOrEqual(high);
    expect(throughput / 1e6).toBeGreaterThanOrEqual(axes.y.domain[0]);
    expect(throughput / 1e6).toBeLessThanOrEqual(axes.y.domain[1]);
  }
});

test.each([
  ['target-iops', '20 000', { iops: 20_000 }],
  ['target-throughput', '250', { throughput: 250e6, size: undefined }],
  ['io-size', '64', { size: 65_536 }],
] as const)('%s reads %s as its field of the calculators does', (name, text, change) => {
  expect(entered(name, text)).toEqual({ value: change });
});
