/** Documents grow old by the date of the dataset, not by that of a build. */
import { describe, expect, test } from 'vitest';
import { ageInWords, monthsOld, olderThan } from '../../src/limits/publish/age.ts';

describe('the age of a document', () => {
  test.each([
    ['2024-07-29', '2026-09-24', 25],
    ['2024-09-24', '2026-09-24', 24],
    ['2024-09-25', '2026-09-24', 23],
    ['2026-09-24', '2026-09-24', 0],
    ['2024-07-29 or later', '2026-09-24', 25],
    ['2020', '2026-09-24', 80],
    // Read on a day after the newest document.
    ['2026-10-01', '2026-09-24', 0],
  ])('of %s is at %s that of %i months', (date, now, months) => {
    expect(monthsOld({ date }, now)).toBe(months);
  });

  test('is not known without a year', () => {
    expect(monthsOld({ date: 'undated, about 2016' }, '2026-09-24')).toBeUndefined();
    expect(monthsOld({ date: 'tests of 2017' }, '2026-09-24')).toBeUndefined();
  });

  test.each([
    [0, 'less than a month'],
    [1, '1 month'],
    [12, '1 year'],
    [25, '2 years 1 month'],
    [35, '2 years 11 months'],
  ])('of %i months is written “%s”', (months, words) => {
    expect(ageInWords(months)).toBe(words);
  });
});

test('The documents of today’s rows that are older than a year are listed, the oldest first.', () => {
  const list = olderThan(12);
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ months, rows }) => months > 12 && rows > 0)).toBe(true);
  const months = list.map((one) => one.months);
  expect(months).toEqual(months.toSorted((one, other) => other - one));
  expect(olderThan(1200)).toEqual([]);
});
