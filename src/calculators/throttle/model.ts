/** Who waits, at which gate, and for whom? The outcome of a run, put together by place. */
import type { GateOutcome, LoadOutcome, Setup } from '../../laws/throttle/index.ts';
import { type Seconds, type Share, seconds, share } from '../../units/index.ts';
import { type Alone, alone, meanLatency } from './alone.ts';
import type { Load } from './load.ts';
import { type Done, done } from './runs.ts';
import { type Case, setupOf } from './setup.ts';

/** A gate as people speak of it: one of the VM's, or a volume, whose disks are gates alike. */
export type Place = {
  readonly name: string;
  readonly kind: 'VM' | 'disk';
  /** In the list of gates; of a stripe the disk that was full most often. */
  readonly at: number;
  readonly count: number;
  readonly gate: GateOutcome;
};

/** A load and what became of it. */
export type Fate = {
  readonly load: Load;
  readonly got: LoadOutcome;
  readonly own: Seconds;
  readonly alone: Alone;
  /** Where it waits longest, if it waits for more than a trifle. */
  readonly waits?: {
    readonly place: Place;
    readonly time: Seconds;
    /** What part of the gate's traffic is its own, by what the gate is full of. */
    readonly mine: Share;
    /** The others, the largest first. */
    readonly others: readonly { readonly name: string; readonly part: Share }[];
  };
};

export type Result = {
  readonly given: Case;
  readonly setup: Setup;
  readonly done: Done;
  readonly places: readonly Place[];
  /** The places that throttle. */
  readonly throttling: readonly Place[];
  readonly fates: readonly Fate[];
};

/** A gate that is full in fewer windows throttles nobody to speak of. */
const oftenFull = 0.02;
/** A wait under a twentieth of an IO's own time is none to speak of. */
const trifle = 0.05;

function placesOf(setup: Setup, { outcome }: Done): readonly Place[] {
  const places: Place[] = [];
  const seen = new Set<number>();
  for (const [at, gate] of outcome.gates.entries()) {
    if (seen.has(at)) continue;
    const stripe = setup.loads.find(({ disks }) => disks.includes(at))?.disks;
    const members = stripe ?? [at];
    for (const member of members) seen.add(member);
    const fullest = members.reduce((most, member) =>
      (outcome.gates[member]?.full ?? 0) > (outcome.gates[most]?.full ?? 0) ? member : most,
    );
    const name = gate.name.replace(/^(.*), 1 of (\d+)$/, '$2 × $1');
    places.push({
      ...{ name, kind: stripe ? 'disk' : 'VM', at: fullest, count: members.length },
      gate: outcome.gates[fullest] ?? gate,
    });
  }
  return places;
}

function waitsOf(
  at: number,
  got: LoadOutcome,
  own: Seconds,
  setup: Setup,
  places: readonly Place[],
) {
  const disks = new Set(setup.loads[at]?.disks);
  // In a stripe an IO waits at one of the disks: their waits add to that of the volume.
  const waited = (place: Place) =>
    disks.has(place.at)
      ? [...disks].reduce((sum, disk) => sum + (got.waited[disk] ?? 0), 0)
      : (got.waited[place.at] ?? 0);
  const [place] = places.toSorted((a, b) => waited(b) - waited(a));
  const time = place ? waited(place) : 0;
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

/** Runs the case, or takes the run that was made of it. Only for a case without problems. */
export function model(given: Case): Result {
  const setup = setupOf(given);
  const run = done(setup);
  const places = placesOf(setup, run);
  const fates = given.loads.map((load, at): Fate => {
    const sender = setup.loads[at];
    const got = run.outcome.loads[at];
    if (!sender || !got) throw new Error(`${load.name} was not run.`);
    const own = meanLatency(sender);
    const waits = waitsOf(at, got, own, setup, places);
    return { load, got, own, alone: alone(setup, sender), ...(waits ? { waits } : {}) };
  });
  const held = ({ at }: Place) =>
    fates.some(({ got, own }) => (got.waited[at] ?? 0) > own * trifle);
  const throttling = places.filter((place) => place.gate.full > oftenFull && held(place));
  return { given, setup, done: run, places, throttling, fates };
}

/** The load the answer is about: the one that waits most for others, else the one that waits most. */
export function sufferer({ fates }: Result): Fate | undefined {
  const score = ({ waits, got, own }: Fate) =>
    waits ? ((got.latency ?? own) / own) * (1.05 - waits.mine) : 0;
  const forOthers = ({ waits }: Fate) => (waits && waits.mine < 0.5 ? 1 : 0);
  const [first] = fates.toSorted((a, b) => forOthers(b) - forOthers(a) || score(b) - score(a));
  return first?.waits ? first : undefined;
}
