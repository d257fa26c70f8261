/** The quantities that only a checklist has. */
import { describe, expect, test } from 'vitest';
import { ioSizeRange } from '../../src/calculators/fields.ts';
import { meanOf, readGrowth, readMix, readNumber } from '../../src/site/checklist/quantities.ts';
import { rows, singles } from '../../src/site/checklist/rows.ts';
import { isGood, readMeasuredBytes } from '../../src/units/index.ts';

const readAs = (id: string, text: string) => {
  const read = [...rows, ...singles].find((figure) => figure.id === id)?.read(text);
  return read && isGood(read) ? read.value : read?.problem;
};

describe('what counters print can be typed', () => {
  test.each([
    ['io-size', '23.46 KiB', 24_023],
    ['queue', '3,4', 3.4],
    ['memory', '15.7 GiB', 16_857_746_637],
    ['cpu', '83 %', 0.83],
    ['transactions', '1.2k', 1200],
    ['transactions', '850 tps', 850],
    ['throughput', '0 MB/s', 0],
    ['latency', '0.42 ms', 0.00042],
    ['growth', '150 %', 1.5],
    ['growth-over', '18 months', 18],
    ['mix', '8 KiB 75 %, 64 KiB 25 %', 22 * 1024],
    ['mix', '8K:75%,64K:25%', 22 * 1024],
  ])('%s: %s', (id, given, value) => expect(readAs(id, given)).toBeCloseTo(value, 9));

  test.each([
    ['throughput', '400M', 'MiB/s'],
    ['iops', '4,000', '4000 or 4.000'],
    ['iops', '-1', 'can’t be read'],
    ['growth', '1.5', '1.5 times'],
    ['growth', '2000 %', 'Out of range'],
    ['queue', 'deep', 'can’t be read'],
    ['mix', '8 KiB 70 %', '70 %'],
    ['mix', '8 70%, 64K 30%', '8 what?'],
    ['mix', 'x'.repeat(100_000), 'too long'],
    ['memory', 'x'.repeat(100_000), 'too long'],
    ['growth-over', '0', 'Out of range'],
  ])('%s: %.20s is refused in a sentence', (id, given, words) =>
    expect(readAs(id, given)).toContain(words),
  );
});

test('a mix has the mean of its parts', () => {
  const mix = readMix('4 KiB 50 %; 12 KiB 50 %', ioSizeRange);
  expect(isGood(mix) && meanOf(mix.value)).toBe(8192);
});

test('a word behind a number must be one of those that belong there', () => {
  expect(readNumber('3 apples', { least: 0, most: 9 }, 'a number')).toHaveProperty('problem');
  expect(readNumber('3 constructor', { least: 0, most: 9 }, 'a number')).toHaveProperty('problem');
  expect(readGrowth('20 percent')).toHaveProperty('problem');
  expect(readMeasuredBytes('2 GiB', ioSizeRange)).toHaveProperty('problem');
});
