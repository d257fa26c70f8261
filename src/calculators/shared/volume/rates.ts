/** Rates of one volume in a sentence, with no more digits than a reader can use. */
import type { VolumeLimit } from '../../../storage/set-up/volume.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesIn,
  formatFigure,
  formatIops,
  formatNumber,
  formatThroughput,
  type Iops,
  type ThroughputUnit,
  throughputFigure,
} from '../../../units/index.ts';
import { rateCell } from './format.ts';

/** A computed figure in a sentence, where two digits are enough: “41”, “3.2”. */
const roundFigure = (value: number): string =>
  value < 10 ? formatFigure(Number(value.toPrecision(2))) : formatNumber(value);

/** The IO size at which both limits are reached: “39 KiB”. */
export const formatCrossover = (size: Bytes): string => `${roundFigure(size / 1024)} KiB`;

/**
 * A throughput in a sentence: “41 MB/s”; at a limit of throughput it is written as that is.
 * @param limit what more would be possible: “41 of 200 MB/s”
 */
export function formatMoved(
  value: BytesPerSecond,
  unit: ThroughputUnit,
  by: readonly Pick<VolumeLimit, 'kind'>[] = [],
  limit?: BytesPerSecond,
): string {
  if (by.some(({ kind }) => kind === 'throughput')) return formatThroughput(value, unit);
  const of = limit === undefined ? '' : ` of ${throughputFigure(limit, unit)}`;
  return `${roundFigure(value / bytesIn[unit])}${of} ${unit}`;
}

/** A rate in a sentence: “3,636 of 20,000 IOPS”, and “20,000 IOPS” where that is reached. */
export const formatRateOf = (rate: Iops, limit: Iops): string =>
  Number.isFinite(limit) && rateCell(rate) !== rateCell(limit)
    ? `${rateCell(rate)} of ${formatIops(limit)}`
    : formatIops(rate);
