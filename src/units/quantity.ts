/**
 * What a number means: one branded type for each dimension, always in its base unit, so that an IO
 * size cannot be passed where a throughput is expected. Units exist only in text; `parse.ts`,
 * `serialize.ts` and `format.ts` convert between text and these types.
 */
declare const dimension: unique symbol;
type Quantity<Name extends string> = number & { readonly [dimension]: Name };

/** An IO size or a capacity. */
export type Bytes = Quantity<'bytes'>;
/** Data moved in a second. */
export type BytesPerSecond = Quantity<'bytes per second'>;
/** IOs completed in a second. */
export type Iops = Quantity<'IO per second'>;
/** A latency or a span of time. */
export type Seconds = Quantity<'seconds'>;
/** IOs issued and not yet completed: the queue depth. A mean, so it need not be a whole number. */
export type Outstanding = Quantity<'outstanding IOs'>;
/** A fraction, 0 to 1. */
export type Fraction = Quantity<'fraction'>;

export const bytes = (n: number) => n as Bytes;
export const kib = (n: number) => (n * 1024) as Bytes;
export const mib = (n: number) => (n * 1024 ** 2) as Bytes;
export const gib = (n: number) => (n * 1024 ** 3) as Bytes;
export const bytesPerSecond = (n: number) => n as BytesPerSecond;
/** 2^20 bytes a second, which diskspd prints and the pages of 2018 mean. */
export const mibPerSecond = (n: number) => (n * 1024 ** 2) as BytesPerSecond;
/** 10^6 bytes a second, as today's size pages define it. */
export const mbPerSecond = (n: number) => (n * 1e6) as BytesPerSecond;
export const iops = (n: number) => n as Iops;
export const seconds = (n: number) => n as Seconds;
/** By its digits, since n / 1000 may differ from them in the last. A text with an exponent, below 1e-6 ms, is no latency of a disk. */
export const milliseconds = (n: number) => Number(`${n}e-3`) as Seconds;
export const outstanding = (n: number) => n as Outstanding;
export const fraction = (n: number) => n as Fraction;
