/**
 * Rows are in groups, so that the browser skips those out of view as a whole. The style
 * sheet counts on the same number.
 */
export const groupSize = 20;

/** How many rows each group shows, when rows are in this order. */
export function groupCounts(
  order: readonly number[],
  shown: readonly boolean[],
): readonly number[] {
  const counts: number[] = Array(Math.ceil(order.length / groupSize)).fill(0);
  for (const [at, place] of order.entries()) {
    const group = Math.floor(at / groupSize);
    if (shown[place]) counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts;
}

export const inGroups = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / groupSize) }, (_, at) =>
    all.slice(at * groupSize, (at + 1) * groupSize),
  );
