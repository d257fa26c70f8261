/** Which workload waits at which limit, and because of whom? The outcome of a run by limit and by workload. */

import type { LatencyBand } from '../../laws/latency.ts';
import {
  type CompletedRun,
  isGrowing,
  type LimitFigures,
  type LimitOutcome,
  type LoadOutcome,
  type Setup,
  type Timeline,
} from '../../laws/simulation/index.ts';
import type { Kind, VmLimitId } from '../../storage/path/path.ts';
import { type Fraction, fraction, type Seconds, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { Workload } from '../shared/fields/workload-text.ts';
import { type Baseline, baselineOf, meanServiceTime } from './baseline.ts';
import { type Bursting, burstingAt } from './bursting.ts';
import { type Exceeded, exceededLimits } from './exceeded-limits.ts';
import type { Case, Prepared } from './setup.ts';
import type { SimulatedLimit } from './simulated-limits.ts';

/** A limit and what happened at it. */
export type LimitResult = SimulatedLimit & {
  /** Its index in the simulation; of a striped volume that of the disk that was full most often. */
  readonly at: number;
  readonly outcome: LimitOutcome;
  readonly samples: Timeline['limits'][number];
  /** In which dimension it is used up. Throughput where it is in both, or in neither. */
  readonly by: Kind;
  /** Its sustained figures. */
  readonly figures: LimitFigures;
  /** Where more was admitted than its sustained figures allow. */
  readonly burst?: Bursting;
};

/** Where a workload waits longest. */
export type Wait = {
  readonly limit: LimitResult;
  /** Mean, of one IO. */
  readonly time: Seconds;
  /** Which share of the traffic that uses the limit up is its own. */
  readonly ownShare: Fraction;
  /** The shares of the others, the largest first. */
  readonly others: readonly { readonly name: string; readonly share: Fraction }[];
};

/** A workload and what it got. */
export type LoadResult = {
  readonly load: Workload;
  readonly got: LoadOutcome;
  readonly samples: Timeline['loads'][number];
  readonly serviceTime: Seconds;
  /** Between which mean latencies it lies if its disks are as fast, or as slow, as most documents have them, and it waits as long. */
  readonly band?: LatencyBand;
  readonly isolated: Baseline;
  /** It demands more than it gets, so its latency grows with the time that is simulated. */
  readonly growing: boolean;
  /** The limits on its path without a published figure. Where there is one, no figure is given for it. */
  readonly unpublished: readonly VmLimitId[];
  /** Missing where the wait is negligible. */
  readonly wait?: Wait;
};

export type Result = {
  readonly prepared: Prepared;
  readonly given: Case;
  readonly run: CompletedRun;
  readonly limits: readonly LimitResult[];
  /** Those that throttle a workload. */
  readonly throttling: readonly LimitResult[];
  readonly loads: readonly LoadResult[];
  /** The same once burst credits are used up; missing where none will be. */
  readonly lasting?: Result;
};

/** A limit that is used up in fewer windows than this does not throttle. */
const throttlingFullFraction = 0.02;
/** A wait of less than this part of the service time is none. */
const negligibleWaitFraction = 0.05;

/** Are figures given for this workload? */
export const isChecked = ({ unpublished }: LoadResult) => unpublished.length === 0;

/** The figures in force: those of the burst, if it bursts. */
export const limitsInForce = ({ figures, burst }: LimitResult): LimitFigures => ({
  ...figures,
  ...burst?.figures,
});

function limitResult(
  limit: SimulatedLimit,
  run: CompletedRun,
  exceeded: Exceeded | undefined,
): readonly LimitResult[] {
  const { limits: outcomes } = run.outcome;
  const full = (at: number) => outcomes[at]?.full ?? 0;
  const at = limit.indices.reduce((most, one) => (full(one) > full(most) ? one : most));
  const counted = outcomes[at];
  const outcome = counted && { ...counted, ...defined({ by: counted.by ?? exceeded?.kind }) };
  const samples = run.timeline.limits[at];
  const figures = run.setup.limits[at];
  if (!outcome || !samples || !figures) return [];
  // The disks of a volume take turns, so that they burst alike.
  const [burst] = limit.indices.flatMap((one) => burstingAt(run, one, exceeded) ?? []);
  const by = outcome.by === 'iops' ? 'iops' : 'throughput';
  return [{ ...limit, at, outcome, samples, figures, by, ...defined({ burst }) }];
}

/** How long an IO waited at a limit. In a stripe it waits at one of the disks, so their waits add up. */
const waitedAt = ({ indices }: SimulatedLimit, { waited }: LoadOutcome) =>
  indices.reduce((sum, index) => sum + (waited[index] ?? 0), 0);

/** @param shares the parts of the traffic, or of what is demanded, by the index of the workload */
export const waitFor = (
  limit: LimitResult,
  time: number,
  at: number,
  shares: readonly (readonly [load: number, share: Fraction])[],
  { loads }: Setup,
): Wait => ({
  limit,
  time: seconds(time),
  ownShare: shares.find(([load]) => load === at)?.[1] ?? fraction(0),
  others: shares
    .filter(([load]) => load !== at)
    .map(([load, share]) => ({ name: loads[load]?.name ?? '', share }))
    .sort((a, b) => b.share - a.share),
});

/** The wait of the workload with index `at` in the run, unless it is negligible. */
function waitOf(
  at: number,
  got: LoadOutcome,
  serviceTime: Seconds,
  { setup }: CompletedRun,
  limits: readonly LimitResult[],
): Wait | undefined {
  const [limit] = limits.toSorted((a, b) => waitedAt(b, got) - waitedAt(a, got));
  const time = limit ? waitedAt(limit, got) : 0;
  if (!limit || time <= serviceTime * negligibleWaitFraction) return undefined;
  const shares = limit.outcome.filledBy.map(
    (filling) => [filling.load, filling[limit.by]] as const,
  );
  return waitFor(limit, time, at, shares, setup);
}

/**
 * Where a limit is exceeded and a short run shows nothing of it: the workload that demands most of it waits there, a little
 * longer with each second.
 */
function waitAtExceeded(
  { limit: { name }, shares }: Exceeded,
  at: number,
  got: LoadOutcome,
  { setup }: CompletedRun,
  limits: readonly LimitResult[],
): Wait | undefined {
  const limit = limits.find((one) => one.name === name);
  // While it bursts nothing waits, and the headline has how long its credits last.
  if (!limit || limit.burst || shares.indexOf(fraction(Math.max(...shares))) !== at)
    return undefined;
  return waitFor(
    limit,
    waitedAt(limit, got),
    at,
    [...shares.entries()].filter(([, share]) => share > 0),
    setup,
  );
}

/** The set-up to run for a change that is tried, with one sample, since its timeline is not shown. */
export const triedSetup = ({ setup }: Prepared): Setup => ({ ...setup, samples: 1 });

const bandOf = (waiting: number, { low, high }: LatencyBand): LatencyBand => ({
  low: seconds(waiting + low),
  high: seconds(waiting + high),
});

/** What a run of the case says. Only for a case without problems. */
export function model(prepared: Prepared, run: CompletedRun): Result {
  const { given } = prepared;
  const exceeded = exceededLimits(run.setup, prepared.limits);
  const limits = prepared.limits.flatMap((limit) =>
    limitResult(
      limit,
      run,
      exceeded.find((one) => one.limit === limit),
    ),
  );
  const ofRun = given.loads.map((load, at) => {
    const simulated = run.setup.loads[at];
    const got = run.outcome.loads[at];
    const samples = run.timeline.loads[at];
    if (!simulated || !got || !samples) throw new Error(`${load.name} was not run.`);
    const serviceTime = meanServiceTime(simulated);
    const long = waitOf(at, got, serviceTime, run, limits);
    return { load, simulated, got, samples, serviceTime, long };
  });
  const unseen = exceeded.filter(({ limit }) =>
    ofRun.every(({ long }) => long?.limit.name !== limit.name),
  );
  const loads = ofRun.map(
    ({ load, simulated, got, samples, serviceTime, long }, at): LoadResult => {
      const [short] = long
        ? []
        : unseen.flatMap((one) => waitAtExceeded(one, at, got, run, limits) ?? []);
      const wait = long ?? short;
      const service = prepared.bands[at];
      const band =
        service && got.latency !== undefined && bandOf(got.latency - serviceTime, service);
      return {
        load,
        got,
        samples,
        serviceTime,
        isolated: baselineOf(run.setup, simulated),
        growing: isGrowing(simulated, got, run.outcome.seconds) || short !== undefined,
        unpublished: prepared.unpublished[at] ?? [],
        ...defined({ wait, band: band || undefined }),
      };
    },
  );
  const throttling = limits.filter(
    ({ at, outcome }) =>
      outcome.full > throttlingFullFraction &&
      loads.some(
        ({ got, serviceTime }) => (got.waited[at] ?? 0) > serviceTime * negligibleWaitFraction,
      ),
  );
  return { prepared, given, run, limits, throttling, loads };
}

/** The workloads with figures that cross some of these limits, by their index in the run. */
export function crossing({ run, loads }: Result, limits: readonly SimulatedLimit[]) {
  const indices = limits.flatMap((limit) => limit.indices);
  return loads.flatMap((load, at) => {
    const { all = [], misses = [], disks = [] } = run.setup.loads[at] ?? {};
    const crosses = [...all, ...misses, ...disks].some((limit) => indices.includes(limit));
    return isChecked(load) && crosses ? [at] : [];
  });
}

/** Whose traffic uses up the limit that a workload waits at: mostly that of others? */
export const waitsForOthers = ({ ownShare }: Wait) => ownShare < 0.5;
