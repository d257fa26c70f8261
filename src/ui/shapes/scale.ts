/** Attributes of an SVG element, by which a theme draws it. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A place across a drawing in percent: drawings of a page are as wide as the page. */
export const percent = (place: number): string => `${Math.round(place * 1e4) / 100}%`;

/** To a tenth of a pixel, which is more than anyone sees and keeps files small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Round amounts from 0 on for an axis, about so many; for drawings that do without what draws charts. */
export function roundAmounts(most: number, count: number): readonly number[] {
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
