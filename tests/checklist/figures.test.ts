/** What can be typed into a checklist, and which sentence refuses the rest. */
import { describe, expect, test } from 'vitest';
import { ioSizeRange } from '../../src/laws/index.ts';
import { figure, parseGrowth, parseMix } from '../../src/site/checklist/figures.ts';
import { isOk } from '../../src/units/index.ts';

const readAs = (id: string, text: string) => {
  const read = figure(id).parse(text);
  return isOk(read) ? read.value : read.problem;
};

describe('what counters print can be typed', () => {
  test.each([
    ['io-size', '23.46 KiB', 24_023],
    ['queue', '3,4', 3.4],
    ['memory', '15.7 GiB', 16_857_746_637],
    ['cpu', '83 %', 0.83],
    ['transactions', '1.2k', 1200],
    ['transactions', '850 tps', 850],
    ['transactions', '1,200', 1200],
    ['iops', '20,000', 20_000],
    ['latency', '2.072 ms', 0.002072],
    ['throughput', '0 MB/s', 0],
    ['latency', '0.42 ms', 0.00042],
    ['growth', '150 %', 1.5],
    ['growth', '1.5', 0.015],
    ['growth-over', '18 months', 18],
    ['mix', '8 KiB 75 %, 64 KiB 25 %', 22 * 1024],
    ['mix', '8K:75%,64K:25%', 22 * 1024],
    // Rounded, the thirds add up to 99 %: (8 + 16 + 64) ÷ 3 = 29.33 KiB.
    ['mix', '8 KiB 33 %, 16 KiB 33 %, 64 KiB 33 %', 30_037],
  ])('%s: %s', (id, given, value) => expect(readAs(id, given)).toBeCloseTo(value, 9));

  test.each([
    ['throughput', '400M', 'MiB/s'],
    ['iops', '4.000', '4000 or 4'],
    ['iops', '-1', 'can’t be read'],
    ['growth', '2000 %', 'Out of range'],
    ['queue', 'deep', 'can’t be read'],
    ['mix', '8 KiB 70 %', '70 %'],
    ['mix', '8 KiB 70 %, 64 KiB 28 %', 'add up to 98 %'],
    ['mix', '8 70%, 64K 30%', '8 what?'],
    ['growth-over', '0', 'Out of range'],
  ])('%s: %j is refused in a sentence', (id, given, words) =>
    expect(readAs(id, given)).toContain(words),
  );

  test('a text of 100,000 letters is refused in a sentence', () => {
    for (const id of ['mix', 'memory'])
      expect(readAs(id, 'x'.repeat(100_000))).toContain('too long');
  });
});

test('a mix is parsed to the mean of its parts', () => {
  expect(parseMix('4 KiB 50 %; 12 KiB 50 %', ioSizeRange)).toEqual({ value: 8192 });
});

test('a word after a growth must be its unit', () => {
  expect(parseGrowth('20 percent')).toHaveProperty('problem');
});
