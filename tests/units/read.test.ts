/** What a person types, and what it is read as: a value, or one sentence that says what is accepted. */
import { describe, expect, test } from 'vitest';
import {
  bytes,
  bytesPerSecond,
  gib,
  iops,
  isGood,
  kib,
  mbPerSecond,
  mib,
  mibPerSecond,
  type Read,
  readBytes,
  readCount,
  readIops,
  readSeconds,
  readShare,
  readThroughput,
  seconds,
} from '../../src/units/index.ts';

const size = (text: string) => readBytes(text, { least: bytes(1), most: gib(1) });
const rate = (text: string) =>
  readThroughput(text, { least: bytesPerSecond(1), most: mibPerSecond(100_000) });
const ios = (text: string) => readIops(text, { least: iops(1), most: iops(1e6) });
const time = (text: string) => readSeconds(text, { least: seconds(1e-6), most: seconds(10) });
const count = (text: string) => readCount(text, { least: 1, most: 64 }, 'disks');

const problemOf = (read: Read<unknown>) => (isGood(read) ? `read as ${read.value}` : read.problem);

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
    ['1.005 KB', 1005],
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
  ])('%j is %d IOPS', (text, value) => expect(ios(text)).toEqual({ value }));

  test.each(['5000 MB/s', '0', '2000000', '5M', '1e5'])('%j is refused', (text) =>
    expect(ios(text)).toHaveProperty('problem'),
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
    ['2,072 s', undefined],
    ['2.072 ms', 0.002072],
  ])('%j', (text, value) => {
    if (value === undefined) expect(time(text)).toHaveProperty('problem');
    else expect(time(text)).toEqual({ value });
  });

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
    ['100', 1],
  ])('%j is %d', (text, value) => expect(readShare(text)).toEqual({ value }));

  test('a bare number up to 1 could be either, so both are offered', () => {
    expect(problemOf(readShare('0.7'))).toContain('0.7 % or 70 %');
    expect(problemOf(readShare('1'))).toContain('1 % or 100 %');
  });

  test.each(['101', '100.1 %', '70 MB', '-1 %'])('%j is refused', (text) =>
    expect(readShare(text)).toHaveProperty('problem'),
  );
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

const readers = { size, rate, ios, time, share: readShare, count };

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
    '1,234,567',
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

  test('a comma before three digits is refused with both readings', () => {
    expect(problemOf(read('5,000'))).toContain('5000 or 5.000');
  });

  test('10 MB of text is refused at once, and not quoted back', () => {
    const before = performance.now();
    const problem = problemOf(read('9'.repeat(10_000_000)));
    expect(performance.now() - before).toBeLessThan(1000);
    expect(problem.length).toBeLessThan(200);
    expect(problemOf(read(` ${'x '.repeat(5_000_000)}`)).length).toBeLessThan(200);
  });
});
