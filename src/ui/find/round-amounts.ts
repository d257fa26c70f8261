/** Round amounts from 0 on for an axis, about so many; for drawings that do without what draws charts. */
export function roundAmounts(most: number, count: number): readonly number[] {
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
