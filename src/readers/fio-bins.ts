/** The latencies of fio’s JSON+, IO by IO: percentiles of several jobs follow from them, which those of each job do not tell. */
import { inside, isObject, type Json } from './json.ts';
import type { Latencies } from './reading.ts';

/** The bins of JSON+ as pairs of numbers, of which large files have millions. */
export const withoutBins = (name: string, value: Json): Json =>
  name === 'bins' && isObject(value)
    ? Float64Array.from(Object.entries(value).flatMap((pair) => pair.map(Number)))
    : value;

/** How many IOs took so long, by the latency in the unit of the text: exact, and those of several jobs add up. */
export type Bins = Map<number, number>;

/** Adds the bins of a latency object of JSON+. @returns whether it has any */
export function addBins(to: Bins, latency: Json): boolean {
  const bins = inside(latency, 'bins');
  if (!(bins instanceof Float64Array)) return false;
  for (let at = 0; at < bins.length; at += 2) {
    const [time = 0, count = 0] = bins.subarray(at, at + 2);
    to.set(time, (to.get(time) ?? 0) + count);
  }
  return true;
}

const shares = [
  0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.995, 0.999, 0.9995, 0.9999,
];

/** Percentiles of bins by nearest rank, as fio has them. */
export function percentilesOf(bins: Bins, unit: number): Latencies['percentiles'] {
  const sorted = [...bins].toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let [at, below] = [0, sorted[0]?.[1] ?? 0];
  return shares.flatMap((share) => {
    while (below < Math.ceil(share * total) && at < sorted.length - 1) {
      at++;
      below += sorted[at]?.[1] ?? 0;
    }
    const [value] = sorted[at] ?? [];
    return value === undefined ? [] : [[share, value * unit] as const];
  });
}
