import { type Iops, iops, milliseconds, type Seconds } from '../../units/index.ts';

/** What others measured with one outstanding IO of 4 KiB. Observations: they are shown beside the law and feed nothing. */
export type Observation = {
  readonly label: string;
  readonly latency: Seconds;
  readonly iops: Iops;
};

/** The source of all of them, in the dataset. */
export const measuredIn = 'throttling';

const observed = (label: string, ms: number, rate: number): Observation => ({
  label,
  latency: milliseconds(ms),
  iops: iops(rate),
});

export const media: readonly Observation[] = [
  observed('RAM disk', 0.003, 283_558),
  observed('RAM disk, another', 0.013, 72_555),
  observed('P30', 2.072, 481),
  observed('Standard HDD', 3.2, 312),
  observed('P30, VM throttled', 37, 27),
];
