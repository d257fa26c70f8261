import type { Axis } from '../../kit/index.ts';

/**
 * From a value on an axis to its place, 0 at the start of the domain and 1 at its end; values
 * beyond stay at the edge. Three lines of our own: a scale of d3 brings its colour interpolation
 * along, which is a quarter of what a page may weigh.
 */
export function placeOn({ scale, domain: [start, end] }: Axis): (value: number) => number {
  const on = scale === 'log' ? Math.log : (value: number) => value;
  const [from, to] = [on(start), on(end)];
  return (value) => Math.min(1, Math.max(0, (on(value) - from) / (to - from)));
}

/** A place across a drawing, in the percent that SVG understands, so that a drawing is as wide as its page. */
export const percent = (place: number): string => `${Math.round(place * 1e4) / 100}%`;
