/** What is written into a link is read back as the same number, to the last bit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytes,
  bytesPerSecond,
  iops,
  type Read,
  readBytes,
  readCount,
  readIops,
  readSeconds,
  readShare,
  readThroughput,
  seconds,
  share,
  writeBytes,
  writeCount,
  writeIops,
  writeSeconds,
  writeShare,
  writeThroughput,
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
const fraction = (min: number, max: number) =>
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
  readonly again: (value: number) => Read<number>;
};
const kinds: readonly Kind[] = [
  {
    of: 'an IO size',
    values: whole,
    again: (n) => readBytes(writeBytes(bytes(n)), { least: bytes(0), most: bytes(most) }),
  },
  {
    of: 'a throughput',
    values: whole,
    again: (n) =>
      readThroughput(writeThroughput(bytesPerSecond(n)), {
        least: bytesPerSecond(0),
        most: bytesPerSecond(most),
      }),
  },
  {
    of: 'an IO rate',
    values: fraction(0.001, 1e9),
    again: (n) => readIops(writeIops(iops(n)), { least: iops(0), most: iops(1e9) }),
  },
  {
    of: 'a time',
    values: fraction(1e-9, 86_400),
    again: (n) => readSeconds(writeSeconds(seconds(n)), { least: seconds(0), most: seconds(1e6) }),
  },
  {
    of: 'a share',
    values: fraction(1e-9, 1),
    again: (n) => readShare(writeShare(share(n))),
  },
  {
    of: 'a count',
    values: fc.integer({ min: 0, max: 1e6 }),
    again: (n) => readCount(writeCount(n), { least: 0, most: 1e6 }, 'disks'),
  },
];

describe.each(kinds)('$of', ({ values, again }) => {
  test('read(write(x)) is x', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(again(value)).toEqual({ value });
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  [writeBytes(bytes(8192)), '8KiB'],
  [writeBytes(bytes(8000)), '8KB'],
  [writeBytes(bytes(1536)), '1536B'],
  [writeThroughput(bytesPerSecond(250e6)), '250MB/s'],
  [writeThroughput(bytesPerSecond(200 * 2 ** 20)), '200MiB/s'],
  [writeIops(iops(5000)), '5000'],
  [writeSeconds(seconds(0.002)), '2ms'],
  [writeSeconds(seconds(0.0003)), '300us'],
  [writeSeconds(seconds(1.5)), '1.5s'],
  [writeSeconds(seconds(0.002072)), '2.072ms'],
  [writeSeconds(seconds(1.125)), '1125ms'],
  [writeIops(iops(312.125)), '312.1250'],
  [writeIops(iops(20_000)), '20000'],
  [writeShare(share(0.12345)), '12.345%'],
  [writeShare(share(0.7)), '70%'],
  [writeShare(share(0.07)), '7%'],
])('%s is short enough to be read aloud', (written, expected) => expect(written).toBe(expected));

test('a decimal number of units is read as the whole number of bytes it means', () => {
  const range = { least: bytes(0), most: bytes(1e15) };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.constantFrom([3, 'KB'] as const, [6, 'MB'] as const, [9, 'GB'] as const),
      (n, [places, unit]) => {
        const digits = String(n).padStart(places + 1, '0');
        // One decimal more, since with just three of them the number could be thousands.
        const text = `${digits.slice(0, -places)}.${digits.slice(-places)}0${unit}`;
        expect(readBytes(text, range)).toEqual({ value: n });
      },
    ),
    { numRuns: 2000 },
  );
});
