/** Figures of a test in words. */
import {
  type BytesPerSecond,
  formatFigure,
  formatIops,
  formatNumber,
  formatSeconds,
  formatThroughput,
  type Iops,
  type Seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import { listed } from '../shared/answer/parts.ts';
import type { Band, Measured } from './model.ts';

/** A figure of what a test measures: “5,000 IOPS”, “200 MB/s”, “1.3 ms”. */
export function formatMeasured(value: number, measured: Measured, unit: ThroughputUnit): string {
  if (measured === 'iops') return formatIops(value as Iops);
  if (measured === 'throughput') return formatThroughput(value as BytesPerSecond, unit);
  return formatSeconds(value as Seconds);
}

/** “4,750 to 5,250 IOPS”, “950 µs to 1.2 ms”; “at most 5,250 IOPS” where there is no lower end. */
export function formatBand({ low, high }: Band, measured: Measured, unit: ThroughputUnit): string {
  const most = formatMeasured(high, measured, unit);
  if (low === undefined) return `at most ${most}`;
  const least = formatMeasured(low, measured, unit);
  const [ending = ''] = / \S+$/.exec(most) ?? [];
  return `${least.endsWith(ending) ? least.slice(0, -ending.length) : least} to ${most}`;
}

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
