import { type Iops, iops, milliseconds, type Seconds } from '../../units/index.ts';

/** What others measured with one outstanding IO of 4 KiB. Observations: they are shown beside the law and feed nothing. */
export type Observation = {
  readonly label: string;
  readonly latency: Seconds;
  readonly iops: Iops;
  /** A source of the dataset. */
  readonly source: string;
};

const throttling = 'throttling';

export const media: readonly Observation[] = [
  { label: 'RAM disk', latency: milliseconds(0.003), iops: iops(283_558), source: throttling },
  {
    label: 'RAM disk, another',
    latency: milliseconds(0.013),
    iops: iops(72_555),
    source: throttling,
  },
  { label: 'P30', latency: milliseconds(2.072), iops: iops(481), source: throttling },
  { label: 'Standard HDD', latency: milliseconds(3.2), iops: iops(312), source: throttling },
  { label: 'P30, VM throttled', latency: milliseconds(37), iops: iops(27), source: throttling },
];
