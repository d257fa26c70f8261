/** @throws where a value is no whole number of a range, which is a mistake in the program */
export function checkedWhole(value: number, min: number, max: number, what: string): number {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${what} is not a whole number from ${min} to ${max}`);
  return value;
}
