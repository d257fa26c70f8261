import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  type Iops,
  iops,
} from '../units/index.ts';

/**
 * How much data do so many IOs of this size move in a second?
 * throughput = IOPS × IO size (Premium Storage design guide, 2018-09, first formula).
 */
export const throughputOf = (rate: Iops, size: Bytes): BytesPerSecond =>
  bytesPerSecond(rate * size);

/**
 * How many IOs of this size a second make up this throughput? The same formula solved for IOPS.
 * @param size greater than 0
 */
export const iopsOf = (throughput: BytesPerSecond, size: Bytes): Iops => iops(throughput / size);
