/** Figures of a test in words. */
import { formatFigure, formatNumber, type ThroughputUnit } from '../../units/index.ts';
import { formatAmount, listed } from '../shared/answer/parts.ts';
import type { Band, Measured } from './model.ts';

/** “4,750 to 5,250 IOPS”, “950 µs to 1.2 ms”; “at most 5,250 IOPS” where there is no lower end. */
export function formatBand({ low, high }: Band, measured: Measured, unit: ThroughputUnit): string {
  const most = formatAmount(measured, high, unit);
  if (low === undefined) return `at most ${most}`;
  const least = formatAmount(measured, low, unit);
  const [ending = ''] = / \S+$/.exec(most) ?? [];
  if (least === most) return most;
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
