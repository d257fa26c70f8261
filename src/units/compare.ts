/** Comparisons and orders that come out alike everywhere: of figures that were computed, and of names. */

/**
 * Two figures that differ by less than this fraction count as equal: sums are rounded in the
 * sixteenth digit, and no published limit has more than eight digits.
 */
export const tolerance = 1e-9;

/** Is a demand more than a limit allows? A demand that equals the limit uses it in full and does not exceed it. */
export const exceeds = (demand: number, limit: number): boolean => demand > limit * (1 + tolerance);

/** In the order of character codes, which is the same in every browser, whatever its language. */
export const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** Rounds up to a whole number; what exceeds one by a rounding error is not rounded up. */
export const roundedUp = (value: number): number => Math.ceil(value * (1 - 1e-12));

/** Each value once, smallest first. */
export const sorted = <T extends number>(values: readonly T[]): readonly T[] =>
  [...new Set(values)].sort((a, b) => a - b);
