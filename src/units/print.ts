/** From a quantity to the text a reader sees, rounded for reading; `write.ts` has the exact form for links. */
import type { Bytes, BytesPerSecond, Iops, Outstanding, Seconds, Share } from './quantity.ts';

/** The two units a throughput is printed in. */
export type ThroughputUnit = 'MiB/s' | 'MB/s';
export const bytesIn: Readonly<Record<ThroughputUnit, number>> = {
  'MiB/s': 1024 ** 2,
  'MB/s': 1e6,
};
const other = { 'MiB/s': 'MB/s', 'MB/s': 'MiB/s' } as const;

/**
 * Groups thousands and keeps at most so many decimals; a half is rounded up. The texts are those of
 * `Intl.NumberFormat` (a test compares them), whose first use takes a slow phone a tenth of a second;
 * beyond fifteen digits the last one may differ.
 */
export function printNumber(value: number, decimals = 0): string {
  const size = String(Math.abs(value));
  // The point is moved in the text of the number, since multiplying could miss an exact half.
  const rounded = /e/.test(size)
    ? Number(Math.abs(value).toFixed(decimals))
    : Number(`${Math.round(Number(`${size}e${decimals}`))}e-${decimals}`);
  const [whole = '', rest] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  // What rounds to 0 has no sign.
  return `${value < 0 && rounded !== 0 ? '−' : ''}${grouped}${rest === undefined ? '' : `.${rest}`}`;
}

/** As many decimals as keep about four figures: 39.06, 209.7, 1,100. */
export function printFigure(value: number): string {
  const size = Math.abs(value);
  return printNumber(value, size >= 1000 ? 0 : size >= 100 ? 1 : size >= 0.1 ? 2 : 4);
}

/** An IO size or capacity: in binary units where it is a whole number of them, else in decimal units, else in bytes. */
export function printBytes(value: Bytes): string {
  for (const [factor, unit] of [
    [1024 ** 4, 'TiB'],
    [1024 ** 3, 'GiB'],
    [1024 ** 2, 'MiB'],
    [1024, 'KiB'],
    [1e6, 'MB'],
    [1e3, 'KB'],
  ] as const)
    if (value >= factor && Number.isInteger(value / factor))
      return `${printNumber(value / factor)} ${unit}`;
  return Number.isInteger(value) ? `${printNumber(value)} B` : printKib(value);
}

/** A computed size, which is a whole number of decimal units only by chance: always in binary units. */
export const printKib = (value: Bytes) => `${printFigure(value / 1024)} KiB`;

export const printIops = (value: Iops) =>
  `${printNumber(value, value < 10 ? 2 : value < 100 ? 1 : 0)} IOPS`;

/** The number alone, in the unit asked for. */
export const throughputFigure = (value: BytesPerSecond, unit: ThroughputUnit) =>
  printFigure(value / bytesIn[unit]);

/** In the unit that the source uses: “200 MiB/s”. */
export const printThroughput = (value: BytesPerSecond, unit: ThroughputUnit = 'MiB/s') =>
  `${throughputFigure(value, unit)} ${unit}`;

/** The same in the other unit: “209.7 MB/s”. */
export const printThroughputAside = (value: BytesPerSecond, unit: ThroughputUnit) =>
  printThroughput(value, other[unit]);

/** Both units in one phrase: “200 MiB/s (209.7 MB/s)”. */
export const printBothThroughputs = (value: BytesPerSecond, unit: ThroughputUnit) =>
  `${printThroughput(value, unit)} (${printThroughputAside(value, unit)})`;

export function printSeconds(value: Seconds): string {
  if (value === 0) return '0 ms';
  if (value < 1e-3) return `${printFigure(value * 1e6)} µs`;
  return value < 1 ? `${printFigure(value * 1e3)} ms` : `${printFigure(value)} s`;
}

/** A long time: “30 min”, “14 h”. */
export function printDuration(value: Seconds): string {
  if (value >= 2 * 86_400) return `${printNumber(value / 86_400, 1)} days`;
  if (value >= 2 * 3600) return `${printNumber(value / 3600, 1)} h`;
  return value >= 120 ? `${printNumber(value / 60, 1)} min` : `${printNumber(value, 1)} s`;
}

export const printOutstanding = (value: Outstanding) => printNumber(value, value < 10 ? 2 : 1);

/** Whole per cent, with one decimal below 10 % so that a small fraction does not become 0 %. */
export const printShare = (value: Share | number) =>
  `${printNumber(value * 100, Math.abs(value) < 0.1 && value !== 0 ? 1 : 0)} %`;
