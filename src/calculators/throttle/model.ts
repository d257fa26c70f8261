/** Which workload waits at which limit, and because of whom? The outcome of a run, put together by limit. */
import {
  isGrowing,
  type LimitOutcome,
  type LoadOutcome,
  type Setup,
} from '../../laws/simulation/index.ts';
import type { VmPlace } from '../../storage/path.ts';
import { type Seconds, type Share, seconds, share } from '../../units/index.ts';
import type { Load } from '../workloads.ts';
import { type Alone, alone, meanLatency } from './alone.ts';
import type { PathLimit } from './gates.ts';
import { type Done, done } from './runs.ts';
import { type Case, prepare } from './setup.ts';

/** A limit and what happened at it. */
export type Place = PathLimit & {
  /** In the list of gates; of a stripe the disk that was full most often. */
  readonly at: number;
  readonly gate: LimitOutcome;
  /** More was taken from it than its sustained limit allows: it burst. */
  readonly bursting: boolean;
};

/** A load and what became of it. */
export type Fate = {
  readonly load: Load;
  readonly got: LoadOutcome;
  readonly own: Seconds;
  readonly alone: Alone;
  /** It demands more than it gets, so its latency is only that of the time that was simulated. */
  readonly growing: boolean;
  /** The limits on its path without a published figure: where there is one, what it got can't be said. */
  readonly unpublished: readonly VmPlace[];
  /** Where it waits longest, if it waits for more than a trifle. */
  readonly waits?: {
    readonly place: Place;
    readonly time: Seconds;
    /** What part of the limit's traffic is its own, by what the limit is used up by. */
    readonly mine: Share;
    /** The others, the largest first. */
    readonly others: readonly { readonly name: string; readonly part: Share }[];
  };
};

export type Result = {
  readonly given: Case;
  /** As it was run: longer than given where queues had not settled. */
  readonly setup: Setup;
  readonly done: Done;
  readonly places: readonly Place[];
  /** The limits that throttle. */
  readonly throttling: readonly Place[];
  readonly fates: readonly Fate[];
};

/** A limit that is used up in fewer windows throttles nobody to speak of. */
const oftenFull = 0.02;
/** A wait under a twentieth of an IO's own time is none to speak of. */
const trifle = 0.05;
/** Of what a disk delivers, the part over its sustained limit from which on it is said to burst. */
const burstPart = 0.01;

/** Did this gate deliver more than it sustains, in IOs or in bytes? Summed over samples, since what one leaves is lost. */
function bursts(setup: Setup, { timeline }: Done, at: number): boolean {
  const gate = setup.limits[at];
  const samples = timeline.limits[at];
  if (!gate?.burst || !samples) return false;
  const over = (passed: readonly number[], base: number | undefined) => {
    if (base === undefined) return false;
    const room = base * timeline.every;
    const all = passed.reduce((sum, each) => sum + each, 0);
    const above = passed.reduce((sum, each) => sum + Math.max(0, each - room), 0);
    return above > all * burstPart;
  };
  return over(samples.ios, gate.iops) || over(samples.bytes, gate.throughput);
}

function placesOf(limits: readonly PathLimit[], setup: Setup, run: Done): readonly Place[] {
  const { limits: outcomes } = run.outcome;
  return limits.flatMap((limit): Place[] => {
    const full = (at: number) => outcomes[at]?.full ?? 0;
    const at = limit.gates.reduce((most, one) => (full(one) > full(most) ? one : most));
    const gate = outcomes[at];
    const bursting = limit.gates.some((one) => bursts(setup, run, one));
    return gate ? [{ ...limit, at, gate, bursting }] : [];
  });
}

/** How long an IO of a load waited at a limit. In a stripe it waits at one of the disks, so their waits add up. */
const waitedAt = ({ gates }: PathLimit, { waited }: LoadOutcome) =>
  gates.reduce((sum, gate) => sum + (waited[gate] ?? 0), 0);

function waitsOf(
  at: number,
  got: LoadOutcome,
  own: Seconds,
  setup: Setup,
  places: readonly Place[],
) {
  const [place] = places.toSorted((a, b) => waitedAt(b, got) - waitedAt(a, got));
  const time = place ? waitedAt(place, got) : 0;
  if (!place || time <= own * trifle) return undefined;
  const by = place.gate.by === 'iops' ? 'iops' : 'throughput';
  const parts = place.gate.filledBy.map((filling) => ({
    load: filling.load,
    name: setup.loads[filling.load]?.name ?? '',
    part: filling[by],
  }));
  return {
    place,
    time: seconds(time),
    mine: parts.find(({ load }) => load === at)?.part ?? share(0),
    others: parts.filter(({ load }) => load !== at).sort((a, b) => b.part - a.part),
  };
}

/** The set-up of a case that is tried beside another: nobody looks at its course in time. */
export const triedSetup = (given: Case): Setup => ({ ...prepare(given).setup, samples: 1 });

/**
 * Runs the case, or takes the run that was made of it. Only for a case without problems.
 * @param beside the set-up of the case that it is tried beside, if it is
 */
export function model(given: Case, beside?: Setup): Result {
  const { setup: own, limits, unpublished } = prepare(given);
  const run = beside ? done(beside, triedSetup(given)) : done(own);
  const { setup } = run;
  const places = placesOf(limits, setup, run);
  const fates = given.loads.map((load, at): Fate => {
    const sender = setup.loads[at];
    const got = run.outcome.loads[at];
    if (!sender || !got) throw new Error(`${load.name} was not run.`);
    const service = meanLatency(sender);
    const waits = waitsOf(at, got, service, setup, places);
    return {
      ...{ load, got, own: service, alone: alone(setup, sender) },
      growing: isGrowing(sender, got),
      unpublished: unpublished[at] ?? [],
      ...(waits ? { waits } : {}),
    };
  });
  const held = ({ at }: Place) =>
    fates.some(({ got, own: service }) => (got.waited[at] ?? 0) > service * trifle);
  const throttling = places.filter((place) => place.gate.full > oftenFull && held(place));
  return { given, setup, done: run, places, throttling, fates };
}

/** The load the answer is about: the one that waits most for others, else the one that waits most. */
export function sufferer({ fates }: Pick<Result, 'fates'>): Fate | undefined {
  const score = ({ waits, got, own }: Fate) =>
    waits ? ((got.latency ?? own) / own) * (1.05 - waits.mine) : 0;
  const forOthers = ({ waits }: Fate) => (waits && waits.mine < 0.5 ? 1 : 0);
  // Of a load whose figures can't be said the answer is only where no other waits.
  const known = ({ waits, unpublished }: Fate) => (waits && unpublished.length === 0 ? 1 : 0);
  const [first] = fates.toSorted(
    (a, b) => known(b) - known(a) || forOthers(b) - forOthers(a) || score(b) - score(a),
  );
  return first?.waits ? first : undefined;
}

/** Throttled if a load waits at a published limit; where one crosses a limit that is not published, nothing says that it fits. */
export function verdictOf(result: Pick<Result, 'fates'>): 'throttled' | 'not-checked' | 'fits' {
  if (sufferer(result)) return 'throttled';
  return result.fates.some(({ unpublished }) => unpublished.length > 0) ? 'not-checked' : 'fits';
}
