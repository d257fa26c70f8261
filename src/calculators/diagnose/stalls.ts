/** Runs in which nothing was completed for a part of the time. Their mean is of two states, so it shows no limit. */
import type { Direction, Run } from '../../readers/reading.ts';
import { figuresOf } from './runs.ts';

/** For which share of the time nothing was completed, and the IOPS in the rest of it. */
export type Stall = { readonly share: number; readonly rest: number };

/** Less than this may be the end of a run, or a sample that is not full. */
const leastShare = 0.2;

/** The share of samples without IO, of rates by time. */
function inSeries({ series }: Run): number {
  const rates = series?.iops ?? [];
  return rates.filter((rate) => rate === 0).length / Math.max(1, rates.length);
}

/**
 * fio counts samples that had IO, and prints their mean: where they cover a part of the time only, that
 * mean is above the rate over all of it. Where it is not, the samples are longer than is assumed.
 */
function inSamples({ rates, iops }: Direction, runtime: number): number {
  if (rates?.samples === undefined) return 0;
  const isAbove = iops < rates.mean * (1 - leastShare);
  return isAbove ? 1 - (rates.samples * rates.every) / runtime : 0;
}

/** How long did a run stand still? The direction that has most samples tells, since the other one may have few IOs. */
export function stallOf(run: Run): Stall | undefined {
  const { read, write, runtime } = run;
  const [most] = [read, write]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => (b.rates?.samples ?? 0) - (a.rates?.samples ?? 0));
  const share = Math.max(
    inSeries(run),
    most && runtime !== undefined ? inSamples(most, runtime) : 0,
  );
  if (share <= leastShare || share >= 1) return undefined;
  return { share, rest: figuresOf(run).iops / (1 - share) };
}
