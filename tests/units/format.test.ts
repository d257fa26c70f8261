/** What a reader sees: rounded for reading, in the source's own unit first. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytes,
  bytesPerSecond,
  formatBothThroughputs,
  formatBytes,
  formatDuration,
  formatFigure,
  formatFraction,
  formatIops,
  formatKib,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  fraction,
  iops,
  kib,
  mbPerSecond,
  mib,
  mibPerSecond,
  outstanding,
  seconds,
} from '../../src/units/index.ts';

test.each([
  [formatBytes(kib(8)), '8 KiB'],
  [formatBytes(mib(1)), '1 MiB'],
  [formatBytes(kib(1024 ** 3)), '1 TiB'],
  [formatBytes(bytes(8000)), '8 KB'],
  [formatBytes(bytes(1536)), '1,536 B'],
  // The crossover size of a P30: 200 MiB/s over 5,000 IOPS.
  [formatBytes(bytes((200 * 2 ** 20) / 5000)), '40.96 KiB'],
  [formatThroughput(mibPerSecond(200)), '200 MiB/s'],
  [formatThroughput(mbPerSecond(250), 'MB/s'), '250 MB/s'],
  [formatBothThroughputs(mibPerSecond(200), 'MiB/s'), '200 MiB/s (209.7 MB/s)'],
  [formatBothThroughputs(mbPerSecond(200), 'MB/s'), '200 MB/s (190.7 MiB/s)'],
  [formatThroughput(mibPerSecond(39.0625)), '39.06 MiB/s'],
  [formatIops(iops(5000)), '5,000 IOPS'],
  [formatIops(iops(4.5)), '4.5 IOPS'],
  [formatSeconds(seconds(0.002)), '2 ms'],
  [formatSeconds(seconds(0.0003)), '300 µs'],
  [formatSeconds(seconds(1.5)), '1.5 s'],
  [formatSeconds(seconds(0)), '0 ms'],
  [formatDuration(seconds(1800)), '30 min'],
  [formatDuration(seconds(14 * 3600)), '14 h'],
  [formatDuration(seconds(5)), '5 s'],
  [formatDuration(seconds(3 * 86_400)), '3 days'],
  [formatOutstanding(outstanding(40)), '40'],
  [formatOutstanding(outstanding(1.75)), '1.75'],
  [formatFraction(fraction(0.7)), '70 %'],
  [formatFraction(fraction(0.004)), '0.4 %'],
  [formatFraction(-0.4), '−40 %'],
  [formatNumber(-1234.5, 1), '−1,234.5'],
  [formatNumber(-0.3), '0'],
  [formatFraction(-1e-16), '0 %'],
])('%s', (printed, expected) => expect(printed).toBe(expected));

describe('a figure keeps about four figures', () => {
  test('it is never further from the number than half a thousandth of it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1e9, noNaN: true }), (value) => {
        const read = Number(formatFigure(value).replaceAll(',', ''));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.max(value * 5e-4, 0.005 + 1e-9));
      }),
    );
  });
});

test('a number is printed as the language’s own formatter prints it, halves too', () => {
  const number = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.double({ min: -2, max: 2, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 2000),
  );
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
      // No sign before a zero.
      const format = new Intl.NumberFormat('en', {
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      });
      expect(formatNumber(value, decimals)).toBe(format.format(value + 0).replace('-', '−'));
    }),
    { numRuns: 2000 },
  );
});

describe('what rounds to nothing has no sign', () => {
  const printers: Readonly<Record<string, (value: number) => string>> = {
    formatNumber,
    formatFigure,
    formatBytes: (value) => formatBytes(bytes(value)),
    formatKib: (value) => formatKib(bytes(value)),
    formatIops: (value) => formatIops(iops(value)),
    formatThroughput: (value) => formatThroughput(bytesPerSecond(value)),
    formatBothThroughputs: (value) => formatBothThroughputs(bytesPerSecond(value), 'MB/s'),
    formatSeconds: (value) => formatSeconds(seconds(value)),
    formatDuration: (value) => formatDuration(seconds(value)),
    formatOutstanding: (value) => formatOutstanding(outstanding(value)),
    formatFraction,
  };
  test.each(Object.entries(printers))('%s', (_, print) => {
    const small = fc.oneof(fc.constantFrom(-0, -1e-16, -0.3), fc.double({ min: -1, max: 0 }));
    fc.assert(
      fc.property(small, (value) => {
        for (const signed of print(value).matchAll(/[−-]([\d.,]+)/g))
          expect(signed[1]).toMatch(/[1-9]/);
      }),
    );
  });
});
