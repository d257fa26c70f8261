/** What a person types, and what it is read as: a value, or one sentence that says what is accepted. */
import { describe, expect, test } from 'vitest';
import {
  bytes,
  bytesPerSecond,
  gib,
  iops,
  isOk,
  kib,
  mbPerSecond,
  mib,
  mibPerSecond,
  parseBytes,
  parseCount,
  parseFraction,
  parseIops,
  parseMeasuredBytes,
  parseNumber,
  parseSeconds,
  parseThroughput,
  type Result,
  seconds,
} from '../../src/units/index.ts';

const size = (text: string) => parseBytes(text, { min: bytes(1), max: gib(1) });
const rate = (text: string) =>
  parseThroughput(text, { min: bytesPerSecond(1), max: mibPerSecond(100_000) });
const ios = (text: string) => parseIops(text, { min: iops(1), max: iops(1e6) });
const time = (text: string) => parseSeconds(text, { min: seconds(1e-6), max: seconds(10) });
const count = (text: string) => parseCount(text, { min: 1, max: 64 }, 'disks');

const problemOf = (read: Result<unknown>) => (isOk(read) ? `read as ${read.value}` : read.problem);

describe('an IO size', () => {
  test.each([
    ['8KiB', kib(8)],
    ['8 KiB', kib(8)],
    ['8kib', kib(8)],
    ['8K', kib(8)],
    ['64k', kib(64)],
    ['1M', mib(1)],
    ['1G', gib(1)],
    ['8 KB', 8000],
    ['1 MB', 1e6],
    ['512 B', 512],
    ['512 bytes', 512],
    ['1.5 MiB', mib(1.5)],
    ['1,5 MiB', mib(1.5)],
    ['0.5 KiB', 512],
    ['  8\u00a0KiB ', kib(8)],
    ['1.1 MB', 1_100_000],
    ['2.3 MB', 2_300_000],
    ['8.2 KB', 8200],
    ['1.0050 KB', 1005],
    ['1,024 KiB', mib(1)],
    ['1.024,5 KB', 1_024_500],
    // As Kubernetes writes binary units: https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/
    ['128Mi', mib(128)],
    ['1Gi', gib(1)],
    ['64 Ki', kib(64)],
  ])('%j is %d bytes', (text, value) => expect(size(text)).toEqual({ value }));

  test.each([
    ['8', '8 KiB'],
    ['8 Kx', '“Kx” is not a unit of size'],
    ['1.1 KiB', 'not a whole number of bytes'],
    ['0 KiB', 'from 1 B to 1 GiB'],
    ['2 GiB', 'from 1 B to 1 GiB'],
    ['8 constructor', 'is not a unit'],
    ['8 __proto__', 'is not a unit'],
  ])('%j is refused: %s', (text, words) => expect(problemOf(size(text))).toContain(words));
});

describe('a throughput', () => {
  test.each([
    ['250MB/s', mbPerSecond(250)],
    ['250 MB/s', mbPerSecond(250)],
    ['250 MBps', mbPerSecond(250)],
    ['250 MB/sec', mbPerSecond(250)],
    ['250 MB / s', mbPerSecond(250)],
    ['250 MiB/s', mibPerSecond(250)],
    ['1.5 GB/s', 1.5e9],
    ['1,5 GiB/s', 1.5 * 1024 ** 3],
    ['500 KB/s', 500_000],
    ['8192 B/s', 8192],
  ])('%j is %d bytes a second', (text, value) => expect(rate(text)).toEqual({ value }));

  test.each([
    ['250M', ['250 MB/s', '250 MiB/s']],
    ['250 M/s', ['250 MB/s', '250 MiB/s']],
    ['250', ['250 MB/s', '250 MiB/s']],
    ['4 G', ['4 GB/s', '4 GiB/s']],
  ])('%j does not say which unit, so both are offered', (text, offers) => {
    for (const offer of offers) expect(problemOf(rate(text))).toContain(offer);
  });

  test.each([
    ['250 Mb/s', '250 MB/s'],
    ['250 mbps', '250 MB/s'],
    ['8 b/s', '8 B/s'],
  ])('%j reads as bits; %s is offered', (text, offer) => {
    expect(problemOf(rate(text))).toContain('bits');
    expect(problemOf(rate(text))).toContain(offer);
  });

  test.each(['250 MB', '250 IOPS', '250 furlongs/s', '0 MB/s', '200000 MiB/s'])(
    '%j is refused',
    (text) => expect(rate(text)).toHaveProperty('problem'),
  );
});

describe('an IO rate', () => {
  test.each([
    ['5000', 5000],
    ['5000 IOPS', 5000],
    ['5000iops', 5000],
    ['5k', 5000],
    ['2.5k', 2500],
    ['1.1k', 1100],
    ['312.5', 312.5],
    // A blank between thousands, as ISO 80000-1 has it; also narrow, thin or one that does not break.
    ['20 000', 20_000],
    ['20\u00a0000 IOPS', 20_000],
    ['20\u202f000', 20_000],
    ['20\u2009000', 20_000],
    ['1 234,5', 1234.5],
    ['999 999.5 IOPS', 999_999.5],
    ['20’000', 20_000],
  ])('%j is %d IOPS', (text, value) => expect(ios(text)).toEqual({ value }));

  test.each(['5000 MB/s', '0', '2000000', '5M', '1e5', '20 00', '20 0000', '020 000', '20  000'])(
    '%j is refused',
    (text) => expect(ios(text)).toHaveProperty('problem'),
  );
});

describe('a time', () => {
  test.each([
    ['2ms', 0.002],
    ['2 ms', 0.002],
    ['300 µs', 0.0003],
    ['300 μs', 0.0003],
    ['300us', 0.0003],
    ['0.5 s', 0.5],
    ['1,5ms', 0.0015],
    ['2,072 ms', 2.072],
    // Tools print milliseconds so; more than a thousand of them would be seconds.
    ['2.072 ms', 0.002072],
    ['125.500us', 0.0001255],
  ])('%j is %d s', (text, value) => expect(time(text)).toEqual({ value }));

  test.each(['2', '2 minutes', '0 ms', '11 s'])('%j is refused', (text) =>
    expect(time(text)).toHaveProperty('problem'),
  );
});

describe('a share', () => {
  test.each([
    ['70%', 0.7],
    ['70 %', 0.7],
    ['70', 0.7],
    ['0', 0],
    ['0%', 0],
    ['1%', 0.01],
    ['0.5 %', 0.005],
    ['12,5 %', 0.125],
    // More than 100 % can't be meant.
    ['12.345 %', 0.12345],
    ['100', 1],
  ])('%j is %d', (text, value) => expect(parseFraction(text)).toEqual({ value }));

  test('a bare number up to 1 could be either, so both are offered', () => {
    expect(parseFraction('0.7')).toMatchObject({
      problem: expect.stringContaining('70 % or 0.7 %'),
      readings: ['70 %', '0.7 %'],
    });
    expect(parseFraction('1')).toMatchObject({ readings: ['100 %', '1 %'] });
    expect(parseFraction('0.0000001')).toMatchObject({ readings: ['0.00001 %', '0.0000001 %'] });
  });

  test.each(['101', '100.1 %', '70 MB', '-1 %'])('%j is refused', (text) =>
    expect(parseFraction(text)).toHaveProperty('problem'),
  );
});

describe('a number without a unit', () => {
  const range = { min: bytes(1), max: gib(1024) };
  const rates = { min: bytesPerSecond(1), max: bytesPerSecond(1e12) };
  const times = { min: seconds(0), max: seconds(1000) };

  test('takes the unit of its field', () => {
    expect(parseBytes('8', range, 'KiB')).toEqual({ value: kib(8) });
    expect(parseBytes('64', range, 'GiB')).toEqual({ value: gib(64) });
    expect(parseThroughput('1,000', rates, 'MB/s')).toEqual({ value: mbPerSecond(1000) });
    expect(parseThroughput('100', rates, 'MiB/s')).toEqual({ value: mibPerSecond(100) });
    expect(parseSeconds('2', times, 'ms')).toEqual({ value: 0.002 });
    expect(parseSeconds('2.072', times, 'ms')).toEqual({ value: 0.002072 });
    expect(parseSeconds('10', times, 's')).toEqual({ value: 10 });
  });

  test('does not change a unit that was typed', () => {
    expect(parseBytes('8k', range, 'KiB')).toEqual({ value: kib(8) });
    expect(parseBytes('8 B', range, 'KiB')).toEqual({ value: 8 });
    expect(parseThroughput('1 GB/s', rates, 'MB/s')).toEqual({ value: 1e9 });
    expect(parseThroughput('400M', rates, 'MB/s')).toHaveProperty('problem');
    expect(parseSeconds('2 s', times, 'ms')).toEqual({ value: 2 });
  });

  test('is asked about where the field has none', () => {
    expect(size('8')).toMatchObject({ readings: ['8 KiB', '8 B'] });
    expect(rate('250')).toMatchObject({ readings: ['250 MB/s', '250 MiB/s'] });
    expect(time('2')).toMatchObject({ readings: ['2 ms', '2 s'] });
  });
});

describe('thousands and decimals', () => {
  const rateOf = (text: string) => parseIops(text, { min: iops(0.001), max: iops(1e9) });

  test.each([
    ['20,000', 20_000],
    ['1,500', 1500],
    ['1,234,567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['20.000,5', 20_000.5],
    ['1,234.567', 1234.567],
    ['1.234,567', 1234.567],
    ['1.234.567', 1_234_567],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['0,25', 0.25],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['40.96', 40.96],
    ['1.1250', 1.125],
    ['1234,567', 1234.567],
    ['1234.567', 1234.567],
    ['20,000 IOPS', 20_000],
    ['1,5k', 1500],
  ])('%s is %d', (text, value) => expect(rateOf(text)).toEqual({ value }));

  test.each([
    ['20.000', 20_000, 20],
    ['1.500', 1500, 1.5],
    ['100.000', 100_000, 100],
    ['1.125', 1125, 1.125],
    ['1.500 IOPS', 1500, 1.5],
    ['1.500k', 1_500_000, 1500],
  ])('%s can mean %d or %d, and both can be taken', (text, thousands, decimal) => {
    const read = rateOf(text);
    if (isOk(read)) throw new Error(`read as ${read.value}`);
    expect(read.readings?.map((reading) => rateOf(reading))).toEqual([
      { value: thousands },
      { value: decimal },
    ]);
    for (const reading of read.readings ?? []) expect(read.problem).toContain(reading);
  });

  test('the problem says both numbers', () => {
    expect(problemOf(rateOf('20.000'))).toBe('“20.000” can mean 20,000 or 20. Type 20000 or 20.');
  });

  test.each([
    ['a size', size('1.500 KB'), ['1500 KB', '1.5 KB']],
    ['a throughput', rate('1.500MB/s'), ['1500MB/s', '1.5MB/s']],
    ['a time in seconds', time('1.500 s'), ['1500 s', '1.5 s']],
    ['a count', count('1.000'), ['1000', '1']],
  ])('%s is asked about too', (_, read, readings) => expect(read).toMatchObject({ readings }));
});

describe('a word behind a number', () => {
  const range = { min: 0, max: 9 };
  test.each(['3 apples', '3 constructor'])('%j must be one of its units', (text) =>
    expect(parseNumber(text, range, 'a number')).toHaveProperty('problem'),
  );

  test('must be a unit of size behind a measured size', () => {
    const measured = parseMeasuredBytes('2 GB/s', { min: bytes(512), max: gib(1) });
    expect(problemOf(measured)).toContain('is not a unit of size');
  });
});

describe('a count', () => {
  test.each([
    ['4', 4],
    [' 64 ', 64],
  ])('%j is %d', (text, value) => expect(count(text)).toEqual({ value }));

  test.each(['0', '65', '1.5', '1,5', '4 disks', '1 000'])('%j is refused', (text) =>
    expect(problemOf(count(text))).toMatch(/from 1 to 64/),
  );
});

const readers = { size, rate, ios, time, share: parseFraction, count };

describe.each(Object.entries(readers))('%s: what nobody can read', (_, read) => {
  test.each([
    '',
    '   ',
    'abc',
    '-1 KiB',
    '-1',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '1.2.3',
    '1,2,3',
    '1,23,456',
    '1234,567,890',
    '1.23.456',
    '.',
    ',5',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '\ud800',
    '\u0000',
    '８',
  ])('%j is refused in one sentence that says what is accepted', (text) => {
    const problem = problemOf(read(text));
    expect(problem).toMatch(/^\S.*\bType\b.+\.$/);
    const own = problem.replace(/“.*?”/gs, '');
    expect(own).not.toMatch(/NaN|Infinity|undefined/);
  });

  // Work that grows faster than the text would take hours here: no clock is needed to see it.
  test('10 MB of text is refused, and not quoted back', () => {
    const problem = problemOf(read('9'.repeat(10_000_000)));
    expect(problem.length).toBeLessThan(200);
    expect(problemOf(read(` ${'x '.repeat(5_000_000)}`)).length).toBeLessThan(200);
  });
});
