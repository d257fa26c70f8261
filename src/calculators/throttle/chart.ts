/** The run as a timeline: what passed each gate and waited there, window by window. */
import type { Lane, Timeline, Trace } from '../../kit/index.ts';
import { bytesIn } from '../../units/index.ts';
import type { Place, Result } from './model.ts';

/** What a drawing can show: four figures. A page does not carry digits that nobody sees. */
const plainNumber = (value: number): number =>
  Number.isFinite(value) ? Number(value.toPrecision(4)) : 0;

/** More gates than can be looked at together; those that are full most often come first. */
const mostLanes = 6;

/** A gate as a lane, in the dimension that fills it. */
function laneOf({ name, count, at, gate }: Place, { setup, done, given }: Result): Lane {
  const { iops: rate = Number.POSITIVE_INFINITY, throughput: data = Number.POSITIVE_INFINITY } =
    setup.gates[at] ?? {};
  const samples = done.timeline.gates[at];
  const { every } = done.timeline;
  const byRate =
    gate.by === undefined ? gate.iops / rate > gate.throughput / data : gate.by === 'iops';
  const unit = given.vm.unit === 'MiB/s' ? 'MiB' : 'MB';
  const scale = byRate ? 1 : bytesIn[given.vm.unit];
  return {
    label: count > 1 ? `${name}, one of them` : name,
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
    latency: (samples?.latency ?? []).map((value) => plainNumber((value ?? 0) * 1000) / 1000),
  };
};

export function chart(result: Result): Timeline {
  const { places, fates, done, given } = result;
  const busiest = places.toSorted(
    (a, b) => b.gate.full - a.gate.full || b.gate.waiting - a.gate.waiting,
  );
  const full = busiest.filter(({ gate }) => gate.full > 0.5).map(({ name }) => name);
  return {
    title: 'Window by window',
    summary:
      full.length > 0
        ? `Most windows are used up at ${[...new Set(full)].join(', ')}; IOs wait there for the next.`
        : 'No gate is used up in most of its windows.',
    every: done.timeline.every,
    windows: Math.max(1, Math.round(done.timeline.every / given.windowLength)),
    lanes: busiest.slice(0, mostLanes).map((place) => laneOf(place, result)),
    traces: fates.map((_, at) => traceOf(at, result)),
  };
}
