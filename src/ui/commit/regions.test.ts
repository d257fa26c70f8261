/** The picture of syncs by region agrees with its figures. */
import { describe, expect, test } from 'vitest';
import { commit } from '../../calculators/commit/index.ts';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { findPart, parseQuery } from '../../kit/index.ts';
import { columnOf, ticksOf, yOf } from './Regions.tsx';

const { answer } = commit.viewModel(parseQuery('').lookup, fullDataset);
const regions = findPart(answer, 'commits')?.regions;
if (!regions) throw new Error('There are no regions.');

describe('The picture of the regions', () => {
  test('has a linear scale from 0 at its foot to above what is asked.', () => {
    const y = yOf({ regions, asked: 0.01 });
    const foot = y(0);
    // 2.46, 5.59 and 9.8 ms of the page, and 10 ms of etcd: heights above the foot are in proportion.
    // Heights are rounded to a tenth of a pixel, of some 90.
    for (const time of [2.46, 5.59, 9.8])
      expect((foot - y(time / 1000)) / (foot - y(0.01))).toBeCloseTo(time / 10, 2);
    expect(y(0.01)).toBeGreaterThan(0);
    // 9.8 ms are the longest where nothing is asked.
    expect(yOf({ regions, asked: undefined })(0.0098)).toBeGreaterThan(0);
  });

  test('has a line for every 5 ms, and as few over a threshold that is longer than all syncs.', () => {
    const inMs = (asked: number) =>
      ticksOf({ regions, asked }).map((time) => Math.round(time * 1e6) / 1e3);
    expect(inMs(0.01)).toEqual([0, 5, 10]);
    // As a 99th percentile of the backend commit of etcd.
    expect(inMs(0.025)).toEqual([0, 10, 20]);
    expect(inMs(0.1)).toEqual([0, 25, 50, 75, 100]);
  });

  test('has its columns side by side, none at an edge.', () => {
    const places = regions.runs.map((_, at) => columnOf(at, regions.runs.length));
    const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.2);
    expect(places[0]).toBeGreaterThan(gaps[0] ?? 0);
    expect(places.at(-1)).toBeLessThan(1000);
  });
});
