/** How texts of quantities are read and written, the same in every input that takes them. */
import type { FormGroup } from '../../../kit/index.ts';
import { ioSizeRange } from '../../../laws/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  formatBytes,
  formatIops,
  formatThroughput,
  type Iops,
  iops,
  mbPerSecond,
  parseBytes,
  parseIops,
  parseThroughput,
  type Result,
  serializeBytes,
  serializeIops,
  serializeThroughput,
} from '../../../units/index.ts';

/** How the texts of a quantity are read and written, in a `textField` or an `optionalField`; a bare number has the unit. */
export type QuantityInput<T> = {
  readonly parse: (text: string) => Result<T>;
  readonly serialize: (value: T) => string;
  readonly unit?: string;
  readonly brief?: (value: T) => string;
  readonly group?: FormGroup;
};

/** The highest rate that an input takes, in IOPS. */
export const highestRate = 10_000_000;

/** A demanded rate, above 0. */
export const inIops: QuantityInput<Iops> = {
  parse: (text) => parseIops(text, { min: iops(1), max: iops(highestRate) }),
  serialize: serializeIops,
  unit: 'IOPS',
  brief: formatIops,
};

export const throughputRange = { min: bytesPerSecond(1), max: mbPerSecond(1_000_000) };

/** A demanded throughput; a bare number is in MB/s. */
export const inMbPerSecond: QuantityInput<BytesPerSecond> = {
  parse: (text) => parseThroughput(text, throughputRange, 'MB/s'),
  serialize: serializeThroughput,
  unit: 'MB/s',
  brief: (value) => formatThroughput(value, 'MB/s'),
};

/** An IO size; a bare number is in KiB. */
export const ioSizeInput: QuantityInput<Bytes> = {
  parse: (text) => parseBytes(text, ioSizeRange, 'KiB'),
  serialize: serializeBytes,
  unit: 'KiB',
  brief: formatBytes,
};
