/** Which limits burst in a run, and for how long their credits last at that rate. */
import { bucketOf } from '../../laws/index.ts';
import type { CompletedRun, LimitFigures, Samples, Setup } from '../../laws/simulation/index.ts';
import { type Kind, kinds } from '../../storage/path/path.ts';
import { exceeds, type Seconds, seconds } from '../../units/index.ts';
import type { Exceeded } from './exceeded-limits.ts';

/** One dimension in which a limit admits more than it sustains. */
export type BucketUse = {
  readonly kind: Kind;
  readonly sustained: number;
  readonly highest: number;
  /** What it admits, on average. */
  readonly rate: number;
  /** How long full credits last at this rate; missing where they come back as fast as they are used. */
  readonly lasts?: Seconds;
};

/** What a limit admits above its sustained figures. */
export type Bursting = {
  /** The figures while it bursts. */
  readonly figures: LimitFigures;
  readonly uses: readonly BucketUse[];
};

/** A limit bursts if more than this part of what it admits is above its sustained figure. */
const burstFraction = 0.01;

/** Does a workload start or stop during the run? Then its mean over the run says little about either. */
const isInParts = ({ loads }: Setup) =>
  loads.some(({ from, to }) => from !== undefined || to !== undefined);

/**
 * Does this limit admit more than it sustains, and for how long can it? Counted sample by sample,
 * since a sample above the sustained figure needs credits, whatever the others leave unused. Full
 * credits last bucket ÷ (rate − sustained), at the mean rate of the run; where workloads start or
 * stop, of the samples above the sustained figure.
 * @param exceeded what is demanded of it, which a run of some seconds may hardly show
 */
export function burstingAt(
  { setup, timeline }: CompletedRun,
  at: number,
  exceeded?: Exceeded,
): Bursting | undefined {
  const limit = setup.limits[at];
  const samples = timeline.limits[at];
  if (!limit?.burst || !samples) return undefined;
  const { burst } = limit;
  const { every } = timeline;
  const uses = kinds.flatMap((kind): BucketUse[] => {
    const [sustained, highest] = [limit[kind], burst[kind]];
    if (sustained === undefined || highest === undefined) return [];
    const admitted = kind === 'iops' ? samples.ios : samples.bytes;
    const sum = (values: Samples) => values.reduce((all, each) => all + each, 0);
    const above = admitted.filter((each) => each > sustained * every);
    const excess = sum(above) - above.length * sustained * every;
    // The credits of workloads that pause come back.
    const demand = exceeded?.kind === kind && !isInParts(setup) ? exceeded.demand : 0;
    const isDemanded = demand > 0 && !exceeds(demand, highest);
    if (!isDemanded && excess <= sum(admitted) * burstFraction) return [];
    const counted = isInParts(setup) ? above : admitted;
    const rate = isDemanded ? demand : sum(counted) / (counted.length * every);
    const runsOut = isDemanded || rate > sustained * (1 + burstFraction);
    const lasts = seconds(bucketOf(sustained, highest) / (rate - sustained));
    return [{ kind, sustained, highest, rate, ...(runsOut ? { lasts } : {}) }];
  });
  return uses.length > 0 ? { figures: burst, uses } : undefined;
}

/** How long until the first of these limits has used up its credits, if they were full; nothing where none does. */
export function burstLasts(limits: readonly { readonly burst?: Bursting }[]): Seconds | undefined {
  const all = limits.flatMap(({ burst }) => burst?.uses.flatMap(({ lasts }) => lasts ?? []) ?? []);
  return all.length > 0 ? seconds(Math.min(...all)) : undefined;
}
