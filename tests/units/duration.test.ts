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
])(
  '“%s” is %d s: hours and minutes as the axis writes them, or numbers with their units.',
  (text, read) => {
    expect(duration(text)).toBe(read);
  },
);

test.each(['0:75', '1:5', '1:30h', ':30', '1:30:99', '0:00', '1:30 min'])(
  '“%s” is refused.',
  (text) => {
    expect(duration(text)).toEqual(expect.any(String));
  },
);
