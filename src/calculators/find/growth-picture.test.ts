/** What growth costs: each place of the picture is what the search finds for that load. */
import { describe, expect, test } from 'vitest';
import { saidOf } from '../../../tests/view-models.ts';
import { parseQuery, queryOf, toEnd } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { growthPicture } from './growth-picture.ts';
import { find } from './index.ts';
import type { GrowthPicture } from './parts.ts';

const pictureOf = (query: string): GrowthPicture => {
  const picture = toEnd(growthPicture(query, fullDataset));
  if (!picture) throw new Error(`There is no picture of ${query}.`);
  return picture;
};
const costOf = (query: string) => {
  const { lookup, given } = parseQuery(query);
  const { answer } = saidOf(find, lookup, given);
  return answer?.readouts.find(({ id }) => id === 'cost')?.value;
};

describe('Growth', () => {
  const picture = pictureOf('target-iops=40000&target-throughput=600MB/s');

  test.each([0.5, 0.875, 1, 1.25, 1.5, 2])(
    'costs %f times the load what the answer to that load says.',
    (factor) => {
      const point = picture.points.find((one) => one.factor === factor);
      const load = {
        'target-iops': `${40_000 * factor}`,
        'target-throughput': `${600 * factor}MB/s`,
      };
      expect(point?.cost).toBeCloseTo(costOf(queryOf(load)) ?? Number.NaN, 1);
    },
  );

  test('never costs less for more, and is drawn up to twice the load.', () => {
    const costs = picture.points.map(({ cost }) => cost);
    expect(costs).toHaveLength(16);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(picture.points.at(-1)?.factor).toBe(2);
    expect(picture.marks.map(({ label }) => label.split(' $')[0])).toEqual([
      'now',
      '+50 %',
      'twice',
    ]);
  });

  test('says which step costs most, between two loads that were tried.', () => {
    const [, from, at, to, then, dollars] =
      /from (\S+) at ([\d,]+) IOPS to (\S+) at ([\d,]+) IOPS, \$([\d,]+)\./.exec(picture.text) ??
      [];
    const of = (load = '') =>
      picture.points.find(({ factor }) => factor * 40_000 === Number(load.replace(',', '')));
    expect([of(at)?.vm, of(then)?.vm]).toEqual([from, to]);
    const steps = picture.points.slice(1).flatMap((one, index) => {
      const before = picture.points[index];
      return before && before.vm !== one.vm ? [one.cost - before.cost] : [];
    });
    expect(Number(dollars?.replace(',', ''))).toBe(Math.round(Math.max(...steps)));
  });

  test('is of throughput where no IOPS are given.', () => {
    const { load, unit, points } = pictureOf('target-iops=0&target-throughput=400MB/s');
    expect([load, unit]).toEqual([400, 'MB/s']);
    expect(points.find(({ factor }) => factor === 2)?.cost).toBeCloseTo(
      costOf('target-iops=0&target-throughput=800MB/s') ?? Number.NaN,
      1,
    );
  });

  test('ends where nothing meets the load, and its text names that.', () => {
    // Half of 300,000 IOPS that nothing meets.
    const { points, marks, text } = pictureOf(
      'target-iops=240000&target-throughput=0&types=premium-v2&capacity=1TiB',
    );
    expect(points.at(-1)?.factor).toBeLessThan(2);
    expect(marks.map(({ label }) => label).join()).not.toContain('twice');
    expect(text).toContain('Nothing that was checked meets twice the load.');
  });

  test('has no picture where nothing fits, or there are no prices.', () => {
    for (const query of ['target-iops=9000000&target-throughput=0', 'limits=2018'])
      expect(toEnd(growthPicture(query, fullDataset)), query).toBeUndefined();
  });
});
