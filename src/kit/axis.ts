/** An axis of a chart or a plane. Which of its values are marked is decided where it is drawn. */
export type Axis = {
  readonly label: string;
  readonly scale: 'log' | 'linear';
  /** The values at its two ends. */
  readonly domain: readonly [number, number];
  /** What its values are, by which they are rounded and written: sizes in bytes, times in seconds, shares of one. */
  readonly values: 'numbers' | 'counts' | 'sizes' | 'times' | 'shares';
  /** Written after the last of its values. */
  readonly unit?: string;
};
