/** How long a part of a day is, as people type it. */
import { expect, test } from 'vitest';
import { parseDuration } from '../../src/units/duration.ts';
import { isOk, seconds } from '../../src/units/index.ts';

const duration = (text: string) => {
  const read = parseDuration(text, { min: seconds(1), max: seconds(31 * 86_400) });
  return isOk(read) ? read.value : read.problem;
};

test.each([
  ['0:45', 2700],
  ['1:30', 5400],
  ['0:30', 1800],
  ['01:05', 3900],
  [' 8:00 ', 28_800],
  ['0:00:20', 20],
  ['24:00', 86_400],
  ['30 min', 1800],
  ['1h30min', 5400],
  ['1h, 30min', 5400],
  ['30 min.', 1800],
  ['1 000 s', 1000],
  ['1 h 1 200 s', 4800],
  ['1.1h', 3960],
  ['4.1min', 246],
])(
  '“%s” is %d s: hours and minutes as the axis writes them, or numbers with their units.',
  (text, read) => {
    expect(duration(text)).toBe(read);
  },
);

test.each([
  ['1h30', ['1h 30 min']],
  ['2 days 6', ['2 days 6 h']],
  ['5 min 30', ['5 min 30 s']],
  ['90', ['90 min', '90 h']],
  ['30 1h', []],
  ['1:75', []],
  ['10ms', []],
])('“%s” is asked back with readings that keep all that was typed: %j.', (text, readings) => {
  const read = parseDuration(text, { min: seconds(1), max: seconds(31 * 86_400) });
  expect(isOk(read) ? undefined : (read.readings ?? [])).toEqual(readings);
});

test.each(['0:75', '1:5', '1:30h', ':30', '1:30:99', '0:00', '1:30 min'])(
  '“%s” is refused.',
  (text) => {
    expect(duration(text)).toEqual(expect.any(String));
  },
);
