/** A day in words. */
import type { Picture } from '../../calculators/burst/painting.ts';
import { formatClock } from '../../units/duration.ts';
import { type Fraction, formatFraction, formatNumber, seconds } from '../../units/index.ts';
import { creditAt } from './shape.ts';

/** “1:00, 3,500 IOPS, 2,300 delivered, credits 50 %” */
export function barText(picture: Picture, bar: number): string {
  const { demanded, delivered = 0 } = picture.bars[bar] ?? {};
  const share = creditAt(picture, (bar + 1) * 900);
  return [
    formatClock(seconds(bar * 900)),
    demanded === undefined ? 'no load' : `${formatNumber(Math.round(demanded))} IOPS`,
    ...(demanded !== undefined && delivered < demanded * (1 - 1e-9)
      ? [`${formatNumber(Math.round(delivered))} delivered`]
      : []),
    ...(share === undefined ? [] : [`credits ${formatFraction(share as Fraction)}`]),
  ].join(', ');
}
