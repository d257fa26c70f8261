/** A day in words. */
import type { Picture } from '../../calculators/burst/painting.ts';
import { type Fraction, formatFraction, formatNumber } from '../../units/index.ts';
import { creditAt } from './shape.ts';

/** “1:30” */
export const clock = (time: number): string =>
  `${Math.floor(time / 3600)}:${String(Math.floor((time % 3600) / 60)).padStart(2, '0')}`;

/** “1:00, 3,500 IOPS, 2,300 delivered, credits 50 %” */
export function barText(picture: Picture, bar: number): string {
  const { demanded, delivered = 0 } = picture.bars[bar] ?? {};
  const share = creditAt(picture, (bar + 1) * 900);
  return [
    clock(bar * 900),
    demanded === undefined ? 'no load' : `${formatNumber(Math.round(demanded))} IOPS`,
    ...(demanded !== undefined && delivered < demanded * (1 - 1e-9)
      ? [`${formatNumber(Math.round(delivered))} delivered`]
      : []),
    ...(share === undefined ? [] : [`credits ${formatFraction(share as Fraction)}`]),
  ].join(', ');
}
