/** From a quantity to the text a reader sees, rounded for reading; `serialize.ts` has the exact form for links. */
import type { Bytes, BytesPerSecond, Fraction, Iops, Outstanding, Seconds } from './quantity.ts';

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
export function formatNumber(value: number, decimals = 0): string {
  const size = String(Math.abs(value));
  // The point is moved in the text of the number, since multiplying could miss an exact half.
  const rounded = /e/.test(size)
    ? Number(Math.abs(value).toFixed(decimals))
    : Number(`${Math.round(Number(`${size}e${decimals}`))}e-${decimals}`);
  const [integer = '', rest] = String(rounded).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  // What rounds to 0 has no sign.
  return `${value < 0 && rounded !== 0 ? '−' : ''}${grouped}${rest === undefined ? '' : `.${rest}`}`;
}

/** As many decimals as keep about four figures: 39.06, 209.7, 1,100. */
export function formatFigure(value: number): string {
  const size = Math.abs(value);
  return formatNumber(value, size >= 1000 ? 0 : size >= 100 ? 1 : size >= 0.1 ? 2 : 4);
}

/** An IO size or capacity: in binary units where it is a whole number of them, else in decimal units, else in bytes. */
export function formatBytes(value: Bytes): string {
  for (const [factor, unit] of [
    [1024 ** 4, 'TiB'],
    [1024 ** 3, 'GiB'],
    // Local NVMe disks are sold so: 1,440 GB.
    [1e9, 'GB'],
    [1024 ** 2, 'MiB'],
    [1024, 'KiB'],
    [1e6, 'MB'],
    [1e3, 'KB'],
  ] as const)
    if (value >= factor && Number.isInteger(value / factor))
      return `${formatNumber(value / factor)} ${unit}`;
  return Number.isInteger(value) ? `${formatNumber(value)} B` : formatKib(value);
}

/** A computed size, always in binary units: that it is a whole number of decimal units would be chance. */
export const formatKib = (value: Bytes) => `${formatFigure(value / 1024)} KiB`;

export const formatIops = (value: Iops) =>
  `${formatNumber(value, value < 10 ? 2 : value < 100 ? 1 : 0)} IOPS`;

/** The number without its unit. */
export const throughputFigure = (value: BytesPerSecond, unit: ThroughputUnit) =>
  formatFigure(value / bytesIn[unit]);

/** In the unit that the source uses: “200 MiB/s”. */
export const formatThroughput = (value: BytesPerSecond, unit: ThroughputUnit = 'MiB/s') =>
  `${throughputFigure(value, unit)} ${unit}`;

/** The same in the other unit: “209.7 MB/s”. */
export const formatThroughputAside = (value: BytesPerSecond, unit: ThroughputUnit) =>
  formatThroughput(value, other[unit]);

/** Both units in one phrase: “200 MiB/s (209.7 MB/s)”. */
export const formatBothThroughputs = (value: BytesPerSecond, unit: ThroughputUnit) =>
  `${formatThroughput(value, unit)} (${formatThroughputAside(value, unit)})`;

export function formatSeconds(value: Seconds): string {
  if (value === 0) return '0 ms';
  if (value < 1e-3) return `${formatFigure(value * 1e6)} µs`;
  return value < 1 ? `${formatFigure(value * 1e3)} ms` : `${formatFigure(value)} s`;
}

/**
 * A long time: “30 min”, “14.1 h”.
 * @param isAbout with two digits, where it is simulated or derived: “about 14 h”
 */
export function formatDuration(value: Seconds, isAbout = false): string {
  const amount = (each: number) =>
    isAbout
      ? `about ${formatNumber(Number((value / each).toPrecision(2)), 1)}`
      : formatNumber(value / each, 1);
  if (value >= 2 * 86_400) return `${amount(86_400)} days`;
  if (value >= 2 * 3600) return `${amount(3600)} h`;
  return value >= 120 ? `${amount(60)} min` : `${amount(1)} s`;
}

export const formatOutstanding = (value: Outstanding) => formatNumber(value, value < 10 ? 2 : 1);

/** Whole per cent, with one decimal below 10 % so that a small fraction does not become 0 %. */
export const formatFraction = (value: Fraction | number) =>
  `${formatNumber(value * 100, Math.abs(value) < 0.1 && value !== 0 ? 1 : 0)} %`;
