/** Attributes of an SVG element, by which a theme draws it. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A place across a drawing in percent: drawings of a page are as wide as the page. */
export const percent = (place: number): string => `${Math.round(place * 1e4) / 100}%`;

/** To a tenth of a pixel, which is more than anyone sees and keeps files small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
