/** What must not compile: a dimension handed in where another is wanted. */
import { describe, expectTypeOf, test } from 'vitest';
import {
  type Bytes,
  type BytesPerSecond,
  bytes,
  type Iops,
  iops,
  isGood,
  kib,
  mibPerSecond,
  milliseconds,
  outstanding,
  printBytes,
  printIops,
  printSeconds,
  printThroughput,
  type Read,
  readBytes,
  readThroughput,
  type Seconds,
  share,
  writeShare,
  writeThroughput,
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
    printThroughput(kib(8));
    // @ts-expect-error a throughput is not an IO size
    printBytes(mibPerSecond(200));
    // @ts-expect-error outstanding IOs are not a rate
    printIops(outstanding(8));
    // @ts-expect-error a bare number has no unit
    printSeconds(2);
    // @ts-expect-error throughput is printed in one of two units
    printThroughput(mibPerSecond(200), 'Mbps');
  });
  test('writing', () => {
    // @ts-expect-error a rate of IOs is not a rate of bytes
    writeThroughput(iops(5000));
    // @ts-expect-error a percentage is not a share
    writeShare(70);
  });
  test('reading: the range is of the same kind', () => {
    // @ts-expect-error a size is not read within rates
    readBytes('8KiB', { least: iops(1), most: iops(2) });
    expectTypeOf(readThroughput).returns.toEqualTypeOf<Read<BytesPerSecond>>();
  });
  test('sums are plain numbers until somebody says what they mean', () => {
    expectTypeOf(kib(8) + kib(8)).toEqualTypeOf<number>();
    // @ts-expect-error twice a size needs its constructor again
    printBytes(kib(8) * 2);
  });
  test('a text that was not read has no value', () => {
    const read = readBytes('8KiB', { least: bytes(1), most: kib(64) });
    // @ts-expect-error it may be a problem
    read.value;
    if (isGood(read)) expectTypeOf(read.value).toEqualTypeOf<Bytes>();
    expectTypeOf(share(0.7)).not.toEqualTypeOf<Bytes>();
  });
});
