/** A day as paths over `across` units, heights in px. */
import { type Picture, quarter } from '../../calculators/burst/painting.ts';
import type { Axis } from '../../kit/index.ts';
import { scaleOf } from '../charts/ticks.ts';
import { across } from '../shapes/stretched.tsx';
import { tenth } from '../shapes/svg-attributes.ts';

/** In px: the upper and the lower edge of the load and of the credits. */
export const load = { top: 26, bottom: 276 };
export const credit = { top: 322, bottom: 394 };
export const height = 420;

/** Between bars. */
const gap = 1;

export const heightOf = (y: Axis) => {
  const scale = scaleOf(y).range([load.bottom, load.top]);
  return (value: number) => tenth(scale(value));
};

/** What is delivered of each quarter hour, and above it what is not. @param span how much of the day is drawn, in seconds */
export function barsOf({ bars: all }: Picture, y: Axis, span: number) {
  const at = heightOf(y);
  const wide = (across * quarter) / span;
  let [delivered, lost] = ['', ''];
  for (const [index, bar] of all.entries()) {
    if (bar.demanded === undefined || bar.delivered === undefined) continue;
    const box = (from: number, to: number) =>
      from - to < 0.1
        ? ''
        : `M${tenth(index * wide + gap / 2)} ${from}V${to}h${tenth(wide - gap)}V${from}z`;
    const edge = at(bar.delivered);
    delivered += box(load.bottom, edge);
    lost += box(edge, at(bar.demanded));
  }
  return { delivered, lost };
}

/** How full the emptiest bucket is, as a line. */
export const creditLine = ({ credits }: Picture, span: number): string =>
  `M${credits
    .map(
      ([at, share]) =>
        `${tenth((at / span) * across)} ${tenth(credit.bottom - share * (credit.bottom - credit.top))}`,
    )
    .join('L')}`;

/** The share of the credits at a time. */
export function creditAt({ credits }: Picture, time: number): number | undefined {
  const after = credits.findIndex(([at]) => at >= time);
  const [[from, low] = [0, 0], [until, high] = [0, 0]] = [credits[after - 1], credits[after]];
  if (after < 0) return undefined;
  return after === 0 || until === from
    ? high
    : low + ((high - low) * (time - from)) / (until - from);
}
