/** Levels of a measured series. A step without a value is `NaN` and counts for nothing. */

/**
 * The value that so large a share of the steps does not exceed: the nearest rank, as fio has it.
 * @param share 0 to 1; of 40 steps the 99 % is the largest
 * @returns nothing where no step has a value
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  // Typed numbers are sorted without a comparison in JavaScript: a large file has 100,000 of them.
  const sorted = Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort();
  // The product of two decimals may be a hair above a whole number that it is.
  const rank = Math.max(1, Math.ceil(share * sorted.length - 1e-9));
  return sorted[rank - 1];
}

/** Several series added step by step. What one of them lacks at a step counts as nothing, unless all lack it. */
export function sumOf(series: readonly (readonly number[])[]): readonly number[] {
  const length = Math.max(0, ...series.map((values) => values.length));
  const sums: number[] = new Array(length).fill(Number.NaN);
  for (const values of series)
    for (const [at, value] of values.entries())
      if (!Number.isNaN(value)) sums[at] = Number.isNaN(sums[at]) ? value : (sums[at] ?? 0) + value;
  return sums;
}
