/** The plane of provisioned disks: its sides are the published rules, its lines join what costs the same, and its point sets the targets. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { planeOfProvisioned } from '../../src/calculators/shared/set-up/provisioned-plane.ts';
import { type Answer, type Plane, parseQuery } from '../../src/kit/index.ts';
import { elasticFamilies } from '../../src/limits/elastic.ts';
import { isConfiguration, smallestOf } from '../../src/storage/set-up/provisioning.ts';
import { movedBy, movedTo } from '../../src/ui/plane/moves.ts';
import { bytesPerSecond, gib, iops } from '../../src/units/index.ts';

const provision = calculators.find(({ id }) => id === 'provision');
function answerTo(query: string): Answer {
  const { answer } = provision?.viewModel(parseQuery(query).lookup, fullDataset) ?? {};
  if (!answer) throw new Error(`There is no answer to ${query}.`);
  return answer;
}
function planeOf(query: string): Plane {
  const { plane } = answerTo(query);
  if (!plane) throw new Error(`There is no plane of ${query}.`);
  return plane;
}
const costOf = (query: string) =>
  answerTo(query).readouts.find(({ id }) => id === 'cost')?.value ?? Number.NaN;
const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));

describe('The region that may be provisioned', () => {
  // “Premium SSD v2” on the page of disk types, 2026-08-11: 3,000 to 80,000 IOPS, 125 to 2,000 MB/s, 0.25 MB/s an IOPS.
  test('of a Premium SSD v2 has the corners that its page gives.', () => {
    expect(planeOf('').region?.corners).toEqual([
      [3000, 125],
      [3000, 750],
      [8000, 2000],
      [80_000, 2000],
      [80_000, 125],
    ]);
  });

  // “Ultra disks” on that page: 100 to 400,000 IOPS, up to 10,000 MB/s, 0.25 MB/s an IOPS.
  test('of an Ultra Disk has those of its own page, and nothing is included.', () => {
    const { corners = [], texts } = planeOf('type=Ultra').region ?? {};
    expect(corners).toEqual([
      [100, 1],
      [100, 25],
      [40_000, 10_000],
      [400_000, 10_000],
      [400_000, 1],
    ]);
    expect(texts?.bottom).toBeUndefined();
  });

  test('of several disks is that of one, so many times.', () => {
    expect(planeOf('disks=3').region?.corners[3]).toEqual([240_000, 6000]);
  });
});

describe('A line of equal price', () => {
  const lines = planeOf('').contours ?? [];

  test('is drawn for several round prices.', () => {
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const { text } of lines) expect(dollars(text) % 50).toBe(0);
  });

  // Whole IOPS and MB/s are billed, a step of which is less than two cents and five cents.
  test.each(lines.map((line) => [line.text, line.points] as const))(
    '%s costs that at each of its places, by the calculator itself.',
    (text, points) => {
      for (const [rate, throughput] of points.filter((_, at) => at % 4 === 0)) {
        const query = `target-iops=${Math.round(rate)}&target-throughput=${throughput.toFixed(2)}MB/s`;
        expect(Math.abs(costOf(query) - dollars(text)), query).toBeLessThan(
          0.08 + dollars(text) / 50,
        );
      }
    },
  );

  test('is not drawn without prices.', () => {
    const [elastic] = elasticFamilies;
    const needs = { capacity: gib(1024), iops: iops(20_000), throughput: bytesPerSecond(4e8) };
    if (!elastic) throw new Error('There is no family.');
    const set = smallestOf(elastic, needs, 1);
    if (!isConfiguration(set)) throw new Error('It can be provisioned.');
    const plane = planeOfProvisioned({ elastic, disks: 1, needs, set });
    expect(plane.contours).toEqual([]);
    expect(plane.title).toBe('What may be provisioned');
  });
});

describe('The point', () => {
  test('is what is asked for, with its price.', () => {
    expect(planeOf('').load).toMatchObject({ iops: 20_000, throughput: 400, text: '$210' });
  });

  test('stays where it was asked for above the slope, and what has to be provisioned is marked.', () => {
    // 1,600 MB/s ÷ 0.25 = 6,400 IOPS.
    const plane = planeOf('target-iops=4000&target-throughput=1600MB/s');
    expect(plane.load).toMatchObject({ iops: 4000, throughput: 1600 });
    expect(plane.marks).toEqual([{ iops: 6400, throughput: 1600, text: 'provisioned 6,400 IOPS' }]);
  });

  test('goes sideways along IOPS and up and down along throughput, within what may be provisioned.', () => {
    const plane = planeOf('');
    expect(movedBy('ArrowRight', plane)).toEqual({ rate: 21_000, throughput: 400 });
    expect(movedBy('ArrowUp', plane)).toEqual({ rate: 20_000, throughput: 410 });
    expect(movedBy('End', plane)?.rate).toBe(80_000);
    expect(movedTo(2, 2, plane)).toEqual({ rate: 80_000, throughput: 2000 });
    expect(movedTo(-1, -1, plane)).toEqual({ rate: 3000, throughput: 130 });
    for (const key of ['a', 'Tab', 'Enter']) expect(movedBy(key, plane)).toBeUndefined();
  });

  test('has the disks of today as a square, with their name.', () => {
    // A P40 has 7,500 IOPS and 250 MB/s.
    expect(planeOf('now=P40x1').now).toMatchObject({
      iops: 7500,
      throughput: 250,
      text: 'now P40',
    });
  });
});
