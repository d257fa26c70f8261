/** Which values are marked is decided where an axis is drawn. */
export type Axis = {
  readonly label: string;
  readonly scale: 'log' | 'linear';
  readonly domain: readonly [number, number];
  /** Which of its values are round, and how they are written: sizes in bytes, times in seconds, shares of one. */
  readonly values: 'numbers' | 'counts' | 'sizes' | 'times' | 'shares';
  /** Written after the last of its values. */
  readonly unit?: string;
};
