/** A reading as a short text: what the build puts into a script, and what the script makes of it again. */
import type { Reading } from '../../readers/reading.ts';

/** A list of equal figures as its length and the figure. JSON has no word for a cell without a value, so that it says `null`. */
export const packReading = (reading: Reading): string =>
  JSON.stringify(reading, (_, value) =>
    Array.isArray(value) && value.length > 2 && value.every((one) => Object.is(one, value[0]))
      ? { all: value.length, are: value[0] }
      : value,
  );

export const unpackReading = (packed: string): Reading =>
  JSON.parse(packed, (_, value) =>
    value === null ? Number.NaN : value.all ? Array(value.all).fill(value.are) : value,
  );
