/** The run as a timeline: what crossed each limit and waited there, window by window. */
import type { Lane, Timeline, Trace } from '../../kit/index.ts';
import { bytesIn } from '../../units/index.ts';
import type { Place, Result } from './model.ts';
import type { Done } from './runs.ts';
import { rounded } from './say.ts';

/** What a drawing can show: four figures. A page does not carry digits that nobody sees. */
const plainNumber = (value: number): number =>
  Number.isFinite(value) ? Number(value.toPrecision(4)) : 0;

/** More limits than can be looked at together; those that are used up most often come first. */
const mostLanes = 6;

/** A limit as a lane, in the dimension that uses it up. A disk that bursts is held to its burst limit. */
function laneOf(place: Place, { setup, done, given }: Result): Lane {
  const { name, gates, at, gate, bursting } = place;
  const own = setup.limits[at];
  const caps = { ...own, ...(bursting ? own?.burst : {}) };
  const { iops: rate = Number.POSITIVE_INFINITY, throughput: data = Number.POSITIVE_INFINITY } =
    caps;
  const samples = done.timeline.limits[at];
  const { every } = done.timeline;
  const byRate =
    gate.by === undefined ? gate.iops / rate > gate.throughput / data : gate.by === 'iops';
  const unit = given.vm.unit === 'MiB/s' ? 'MiB' : 'MB';
  const scale = byRate ? 1 : bytesIn[given.vm.unit];
  return {
    label: `${name}${gates.length > 1 ? ', one of them' : ''}${bursting ? ', bursting' : ''}`,
    kind: byRate ? 'iops' : 'throughput',
    unit: byRate ? 'IO' : unit,
    passed: ((byRate ? samples?.ios : samples?.bytes) ?? []).map((value) =>
      plainNumber(value / scale),
    ),
    quota: plainNumber(((byRate ? rate : data) * every) / scale),
    waiting: (samples?.waiting ?? []).map(plainNumber),
  };
}

const traceOf = (at: number, { done, fates }: Result): Trace => {
  const samples = done.timeline.loads[at];
  return {
    label: fates[at]?.load.name ?? '',
    done: samples?.completed ?? [],
    // Nothing done has no latency; `done` says so.
    latency: (samples?.latency ?? []).map((value) => rounded(value ?? 0)),
  };
};

/** What of a load crosses a limit without a figure is not drawn: it would be made up. */
const isKnown = ({ gates }: Place, { setup, fates }: Result): boolean =>
  setup.loads.some(
    ({ all, past, disks }, at) =>
      fates[at]?.unpublished.length === 0 &&
      [...all, ...past, ...disks].some((gate) => gates.includes(gate)),
  );

const drawn = new WeakMap<Done, Timeline>();

/** The same run has the same timeline, so that a player that is walking through it stays where it is. */
export function chart(result: Result): Timeline {
  const timeline = drawn.get(result.done) ?? timelineOf(result);
  drawn.set(result.done, timeline);
  return timeline;
}

function timelineOf(result: Result): Timeline {
  const { places, fates, done, given } = result;
  const busiest = places
    .filter((place) => isKnown(place, result))
    .toSorted((a, b) => b.gate.full - a.gate.full || b.gate.waiting - a.gate.waiting);
  const full = busiest.filter(({ gate }) => gate.full > 0.5).map(({ name }) => name);
  return {
    title: 'Window by window (simulated)',
    summary:
      full.length > 0
        ? `Most windows are used up at ${full.join(', ')}; IOs wait there for the next window.`
        : 'No limit is used up in most of its windows.',
    every: done.timeline.every,
    windows: Math.max(1, Math.round(done.timeline.every / given.windowLength)),
    lanes: busiest.slice(0, mostLanes).map((place) => laneOf(place, result)),
    traces: fates.flatMap(({ unpublished }, at) =>
      unpublished.length > 0 ? [] : [traceOf(at, result)],
    ),
  };
}
