/** What must not compile: a dimension handed in where another is wanted. */
import { describe, expectTypeOf, test } from 'vitest';
import {
  type Bytes,
  type BytesPerSecond,
  bytes,
  formatBytes,
  formatIops,
  formatSeconds,
  formatThroughput,
  fraction,
  type Iops,
  iops,
  isOk,
  kib,
  mibPerSecond,
  milliseconds,
  outstanding,
  parseBytes,
  parseThroughput,
  type Result,
  type Seconds,
  serializeFraction,
  serializeThroughput,
} from '../../src/units/index.ts';

describe('a constructor says what its number means', () => {
  test('sizes', () => {
    expectTypeOf(kib(8)).toEqualTypeOf<Bytes>();
    expectTypeOf(bytes(8)).toEqualTypeOf<Bytes>();
  });
  test('rates and times', () => {
    expectTypeOf(mibPerSecond(200)).toEqualTypeOf<BytesPerSecond>();
    expectTypeOf(iops(5000)).toEqualTypeOf<Iops>();
    expectTypeOf(milliseconds(2)).toEqualTypeOf<Seconds>();
  });
  test('a quantity is a number to arithmetic, and a number is no quantity', () => {
    expectTypeOf<Bytes>().toExtend<number>();
    expectTypeOf<number>().not.toExtend<Bytes>();
  });
  test('no dimension passes for another', () => {
    expectTypeOf<Bytes>().not.toExtend<BytesPerSecond>();
    expectTypeOf<BytesPerSecond>().not.toExtend<Bytes>();
    expectTypeOf<Iops>().not.toExtend<BytesPerSecond>();
    expectTypeOf<Seconds>().not.toExtend<Iops>();
  });
});

describe('the doors refuse the wrong kind', () => {
  test('printing', () => {
    // @ts-expect-error an IO size is not a throughput
    formatThroughput(kib(8));
    // @ts-expect-error a throughput is not an IO size
    formatBytes(mibPerSecond(200));
    // @ts-expect-error outstanding IOs are not a rate
    formatIops(outstanding(8));
    // @ts-expect-error a bare number has no unit
    formatSeconds(2);
    // @ts-expect-error throughput is printed in one of two units
    formatThroughput(mibPerSecond(200), 'Mbps');
  });
  test('writing', () => {
    // @ts-expect-error a rate of IOs is not a rate of bytes
    serializeThroughput(iops(5000));
    // @ts-expect-error a percentage is not a share
    serializeFraction(70);
  });
  test('reading: the range is of the same kind', () => {
    // @ts-expect-error a size is not read within rates
    parseBytes('8KiB', { min: iops(1), max: iops(2) });
    expectTypeOf(parseThroughput).returns.toEqualTypeOf<Result<BytesPerSecond>>();
  });
  test('sums are plain numbers until somebody says what they mean', () => {
    expectTypeOf(kib(8) + kib(8)).toEqualTypeOf<number>();
    // @ts-expect-error twice a size needs its constructor again
    formatBytes(kib(8) * 2);
  });
  test('a text that was not read has no value', () => {
    const read = parseBytes('8KiB', { min: bytes(1), max: kib(64) });
    // @ts-expect-error it may be a problem
    read.value;
    if (isOk(read)) expectTypeOf(read.value).toEqualTypeOf<Bytes>();
    expectTypeOf(fraction(0.7)).not.toEqualTypeOf<Bytes>();
  });
});
