/** Levels of a measured series. A step without a value is `NaN` and counts for nothing. */

/**
 * The value that so large a share of the steps does not exceed: the nearest rank, as fio has it.
 * @param share 0 to 1; of 40 steps the 99 % is the largest
 * @returns nothing where no step has a value
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  // The product of two decimals may be a hair above a whole number that it is.
  const rank = Math.max(1, Math.ceil(share * sorted.length - 1e-9));
  return sorted[rank - 1];
}

/** Several series added step by step. What one of them lacks at a step counts as nothing, unless all lack it. */
export function sumOf(series: readonly (readonly number[])[]): readonly number[] {
  const length = Math.max(0, ...series.map((values) => values.length));
  return Array.from({ length }, (_, at) => {
    const known = series
      .map((values) => values[at] ?? Number.NaN)
      .filter((value) => !Number.isNaN(value));
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : Number.NaN;
  });
}
