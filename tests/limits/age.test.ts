/** Dates grow old by the reader’s day; which documents are old is told by the dataset’s own. */
import { describe, expect, test } from 'vitest';
import { ageBehind, ageInWords, daysOld } from '../../src/units/age.ts';
import { olderThan } from '../measure/age.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

describe('the age of a date', () => {
  test.each([
    // 22 August to 23 November: 9 days of August, 30, 31 and 23.
    ['2026-08-22', '2026-11-23', ' (93 days old)'],
    ['2026-08-01', '2026-11-23', ' (114 days old)'],
    ['2026-11-22', '2026-11-23', ' (1 day old)'],
    ['2024-07-29', '2026-11-23', ' (2 years 3 months old)'],
    ['2024-07-29 or later', '2026-11-23', ' (at most 2 years 3 months old)'],
    ['2026-08', '2026-11-23', ' (at most 114 days old)'],
    ['2020', '2026-11-23', ' (at most 6 years 10 months old)'],
    // A clock that is wrong, a day that is the reader’s, and what is no date are not said to have an age.
    ['2026-11-23', '2026-11-23', ''],
    ['2026-11-24', '2026-11-23', ''],
    ['undated, about 2016', '2026-11-23', ''],
    ['tests of 2017', '2026-11-23', ''],
  ])('%s on %s: “%s”', (date, now, words) => {
    expect(ageBehind(date, at(now))).toBe(words);
  });

  test('is not known without a year', () => {
    expect(daysOld('undated, about 2016', at('2026-09-24'))).toBeUndefined();
  });

  test.each([
    [1, '1 day'],
    [182, '182 days'],
    [183, '6 months'],
    [366, '1 year'],
    [791, '2 years 1 month'],
  ])('of %i days is written “%s”', (days, words) => {
    expect(ageInWords(days)).toBe(words);
  });
});

test('The documents of today’s rows that are older than a year are listed, the oldest first.', () => {
  const list = olderThan(365);
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ days, rows }) => days > 365 && rows > 0)).toBe(true);
  const days = list.map((one) => one.days);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(olderThan(36_500)).toEqual([]);
});
