/** The exact short form of a quantity, for links and attributes; `parse.ts` reads it as the same number. And cells as CSV. */
import { isAmbiguous, shifted, unmistakable } from './decimal.ts';
import type { Bytes, BytesPerSecond, Fraction, Iops, Seconds } from './quantity.ts';

const binary = [
  [1024 ** 4, 'TiB'],
  [1024 ** 3, 'GiB'],
  [1024 ** 2, 'MiB'],
  [1024, 'KiB'],
] as const;
const decimal = [
  [1e12, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'KB'],
] as const;

function inLargestUnit(
  value: number,
  units: readonly (readonly [number, string])[],
  suffix: string,
): string {
  for (const [factor, unit] of units)
    if (value >= factor && Number.isInteger(value / factor))
      return `${value / factor}${unit}${suffix}`;
  return `${value}B${suffix}`;
}

export const serializeBytes = (value: Bytes) => inLargestUnit(value, [...binary, ...decimal], '');
/** Rates are written without tera units, which nobody types; 400 MB/s are not written as 390625 KiB/s. */
const rates = binary.flatMap((unit, at) => [unit, decimal[at] ?? unit]).slice(2);
export const serializeThroughput = (value: BytesPerSecond) => inLargestUnit(value, rates, '/s');
export const serializeIops = (value: Iops) => unmistakable(shifted(value, 0));
export function serializeSeconds(value: Seconds): string {
  // “1.125s” could be read as 1,125 s; in milliseconds there is no such doubt.
  if (value >= 1 && !isAmbiguous(shifted(value, 0))) return `${shifted(value, 0)}s`;
  return value >= 1e-3 ? `${shifted(value, 3)}ms` : `${shifted(value, 6)}us`;
}
export const serializeFraction = (value: Fraction) => `${shifted(value, 2)}%`;
export const serializeCount = (value: number) => String(value);
