import type { Axis } from '../../kit/index.ts';

/**
 * From a value on an axis to its place, 0 at the start of the domain and 1 at its end; values
 * beyond stay at the edge. Not a scale of d3, which costs 9 kB (gzip) for the interpolation of
 * colours that it imports.
 */
export function placeOn({ scale, domain: [start, end] }: Axis): (value: number) => number {
  const on = scale === 'log' ? Math.log : (value: number) => value;
  const [from, to] = [on(start), on(end)];
  return (value) => Math.min(1, Math.max(0, (on(value) - from) / (to - from)));
}

/** Attributes of an SVG element, by which a theme draws it. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A place across a drawing in percent: drawings of a page are as wide as the page. */
export const percent = (place: number): string => `${Math.round(place * 1e4) / 100}%`;

/** To a tenth of a pixel, which is more than anyone sees and keeps files small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
