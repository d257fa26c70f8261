/** Figures of a test in words. */
import { formatFigure, formatNumber, type ThroughputUnit } from '../../units/index.ts';
import { formatAmount, listed } from '../shared/answer/checks-and-columns.ts';
import type { Band, Measured } from './model.ts';

/** The ends of a band, “4,750” and “5,250 IOPS”, of which the lower one may not be known; alike they are one. */
export function bandOf(
  { low, high }: Band,
  measured: Measured,
  unit: ThroughputUnit,
): readonly string[] {
  const most = formatAmount(measured, high, unit);
  if (low === undefined) return [];
  const least = formatAmount(measured, low, unit);
  if (least === most) return [most];
  const [ending = ''] = / \S+$/.exec(most) ?? [];
  return [least.endsWith(ending) ? least.slice(0, -ending.length) : least, most];
}

/** “4,750 to 5,250 IOPS”, “950 µs to 1.2 ms”; “at most 5,250 IOPS” where there is no lower end. */
export const formatBand = (band: Band, measured: Measured, unit: ThroughputUnit): string =>
  band.low === undefined
    ? `at most ${formatAmount(measured, band.high, unit)}`
    : bandOf(band, measured, unit).join(' to ');

/** “2 min 30 s”, “37 min”, “1 h 15 min”: a duration to run a test for. */
export function formatRun(value: number): string {
  const all = Math.round(value);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const parts = listed([
    hours > 0 && `${formatNumber(hours)} h`,
    minutes > 0 && `${minutes} min`,
    hours === 0 && rest > 0 && `${rest} s`,
  ]);
  return parts.join(' ') || '0 s';
}

export const formatGib = (bytes: number) => `${formatFigure(bytes / 1024 ** 3)} GiB`;
