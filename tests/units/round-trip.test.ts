/** What is written into a link is read back as the same number, to the last bit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytes,
  bytesPerSecond,
  fraction,
  iops,
  mbPerSecond,
  mibPerSecond,
  parseBytes,
  parseCount,
  parseFraction,
  parseIops,
  parseSeconds,
  parseThroughput,
  type Result,
  seconds,
  serializeBytes,
  serializeCount,
  serializeFraction,
  serializeIops,
  serializeSeconds,
  serializeThroughput,
} from '../../src/units/index.ts';

const most = 2 ** 50;
const whole = fc.oneof(
  fc.integer({ min: 0, max: most }),
  // Round numbers are where the unit changes.
  fc
    .tuple(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(1, 1e3, 1024, 1e6, 2 ** 20, 2 ** 30))
    .map(([n, unit]) => n * unit),
);
/** Measured values have any number of decimals; with just three of them a number could be read as thousands. */
const inRange = (min: number, max: number) =>
  fc.oneof(
    fc.double({ min, max, noNaN: true }),
    fc
      .tuple(fc.integer({ min: 1000, max: 999_999 }), fc.constantFrom(1, 1e3, 1e5, 1e6, 1e9))
      .map(([thousandths, unit]) => thousandths / 1000 / unit)
      .filter((value) => value >= min && value <= max),
  );

type Kind = {
  readonly of: string;
  readonly values: fc.Arbitrary<number>;
  readonly again: (value: number) => Result<number>;
};
const kinds: readonly Kind[] = [
  {
    of: 'an IO size',
    values: whole,
    again: (n) => parseBytes(serializeBytes(bytes(n)), { min: bytes(0), max: bytes(most) }),
  },
  {
    of: 'a throughput',
    values: whole,
    again: (n) =>
      parseThroughput(serializeThroughput(bytesPerSecond(n)), {
        min: bytesPerSecond(0),
        max: bytesPerSecond(most),
      }),
  },
  {
    of: 'an IO rate',
    values: inRange(0.001, 1e9),
    again: (n) => parseIops(serializeIops(iops(n)), { min: iops(0), max: iops(1e9) }),
  },
  {
    of: 'a time',
    values: inRange(1e-9, 86_400),
    again: (n) =>
      parseSeconds(serializeSeconds(seconds(n)), { min: seconds(0), max: seconds(1e6) }),
  },
  {
    of: 'a share',
    values: inRange(1e-9, 1),
    again: (n) => parseFraction(serializeFraction(fraction(n))),
  },
  {
    of: 'a count',
    values: fc.integer({ min: 0, max: 1e6 }),
    again: (n) => parseCount(serializeCount(n), { min: 0, max: 1e6 }, 'disks'),
  },
];

describe.each(kinds)('$of', ({ values, again }) => {
  test('parse(serialize(x)) is x', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(again(value)).toEqual({ value });
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  [serializeBytes(bytes(8192)), '8KiB'],
  [serializeBytes(bytes(8000)), '8KB'],
  [serializeBytes(bytes(1536)), '1536B'],
  [serializeThroughput(bytesPerSecond(250e6)), '250MB/s'],
  [serializeThroughput(bytesPerSecond(200 * 2 ** 20)), '200MiB/s'],
  [serializeIops(iops(5000)), '5000'],
  [serializeSeconds(seconds(0.002)), '2ms'],
  [serializeSeconds(seconds(0.0003)), '300us'],
  [serializeSeconds(seconds(1.5)), '1.5s'],
  [serializeSeconds(seconds(0.002072)), '2.072ms'],
  [serializeSeconds(seconds(1.125)), '1125ms'],
  [serializeIops(iops(312.125)), '312.1250'],
  [serializeIops(iops(20_000)), '20000'],
  [serializeFraction(fraction(0.12345)), '12.345%'],
  [serializeFraction(fraction(0.7)), '70%'],
  [serializeFraction(fraction(0.07)), '7%'],
])('%s is short enough to be read aloud', (written, expected) => expect(written).toBe(expected));

test('a decimal number of units is read as the whole number of bytes it means', () => {
  const range = { min: bytes(0), max: bytes(1e15) };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.constantFrom([3, 'KB'] as const, [6, 'MB'] as const, [9, 'GB'] as const),
      (n, [places, unit]) => {
        const digits = String(n).padStart(places + 1, '0');
        // One decimal more, since with just three of them the number could be thousands.
        const text = `${digits.slice(0, -places)}.${digits.slice(-places)}0${unit}`;
        expect(parseBytes(text, range)).toEqual({ value: n });
      },
    ),
    { numRuns: 2000 },
  );
});

test('a throughput is written in the largest unit that it is a whole number of, as people type it', () => {
  // 400 MB/s are 390,625 KiB/s too.
  expect(serializeThroughput(mbPerSecond(400))).toBe('400MB/s');
  expect(serializeThroughput(mibPerSecond(250))).toBe('250MiB/s');
  expect(serializeThroughput(mbPerSecond(2000))).toBe('2GB/s');
  expect(serializeThroughput(bytesPerSecond(1))).toBe('1B/s');
});

test('thousands may stand apart by a comma, a blank of any width or an apostrophe', () => {
  const between = fc.constantFrom(',', ' ', '\u00a0', '\u2009', '\u202f', "'", '’');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), between, (value, sign) => {
      const typed = `${value}`.replace(/\B(?=(\d{3})+$)/g, sign);
      const range = { min: iops(1), max: iops(10_000_000) };
      expect(parseIops(typed, range)).toEqual({ value });
      expect(parseIops(`${typed} IOPS`, range)).toEqual({ value });
    }),
    { seed: 8 },
  );
});
