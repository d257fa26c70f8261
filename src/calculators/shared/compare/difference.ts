/** By how much does one figure differ from another, in the words of the figures? */

import type { Kind, Unit } from '../../../kit/view-model.ts';
import {
  bytesIn,
  bytesPerSecond,
  formatDuration,
  formatFigure,
  formatFraction,
  formatIops,
  formatNumber,
  formatSeconds,
  formatThroughput,
  iops,
  seconds,
  tolerance,
} from '../../../units/index.ts';
import { formatMoney } from '../set-up/money.ts';

/** A text with what a difference needs. */
export type Entry = {
  readonly label: string;
  readonly kind?: Kind;
  readonly text: string;
  /** Of an input: what makes it another one. */
  readonly typed?: string;
  readonly value?: number | undefined;
  readonly unit?: Unit;
};

const sign = (value: number) => (value < 0 ? '−' : '+');

/** “+167 MB/s (+28 %)”, from A to B; nothing where they are equal or print alike, or where one of them has no figure. */
export function differenceOf(a: Entry, b: Entry): string | undefined {
  if (a.value === undefined || b.value === undefined || a.unit !== b.unit) return undefined;
  const change = b.value - a.value;
  if (Math.abs(change) <= tolerance * Math.max(Math.abs(a.value), Math.abs(b.value)))
    return undefined;
  const size = amountOf(Math.abs(change), a, b);
  if (a.text === b.text || size === amountOf(0, a, b)) return undefined;
  const part = a.value === 0 || a.unit === '1' ? undefined : Math.abs(change / a.value);
  const share = part === undefined ? '' : ` (${sign(change)}${formatFraction(part)})`;
  return `${sign(change)}${size}${share}`;
}

/** An amount as the figures beside it are written: where those are rounded, it has two digits too. */
function amountOf(amount: number, a: Entry, b: Entry): string {
  const isWritten = (format: (value: number) => string) =>
    [a, b].some(({ value, text }) => value !== undefined && format(value) === text);
  const twoDigits = Number(amount.toPrecision(2));
  const asWritten = (format: (value: number) => string) =>
    format(isWritten(format) ? amount : twoDigits);
  switch (a.unit) {
    case 'IOPS':
      return asWritten((value) => formatIops(iops(value)));
    case 'B/s': {
      const inMib = (value: number) => formatThroughput(bytesPerSecond(value), 'MiB/s');
      return isWritten(inMib)
        ? inMib(amount)
        : asWritten((value) => formatThroughput(bytesPerSecond(value), 'MB/s'));
    }
    case 's':
      return a.kind === 'latency'
        ? formatSeconds(seconds(twoDigits))
        : formatDuration(seconds(amount));
    case 'B':
      return amount < bytesIn['MiB/s']
        ? `${formatFigure(amount / 1024)} KiB`
        : `${formatFigure(amount / 1024 ** 3)} GiB`;
    case 'USD/month':
      return `${formatMoney(amount)} a month`;
    case '1':
      return isWritten(formatFraction)
        ? `${formatNumber(amount * 100)} points`
        : formatFigure(amount);
    case '1/s':
      return `${formatFigure(twoDigits)}/s`;
    default:
      return formatFigure(amount);
  }
}
