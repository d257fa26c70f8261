/** The run as a timeline: what crossed each limit and waited there, window by window. */
import type { Lane, Timeline, Trace } from '../../kit/index.ts';
import { bytesIn } from '../../units/index.ts';
import { windowField } from './fields.ts';
import { rounded } from './format.ts';
import { isChecked, type LimitResult, limitsInForce, type Result } from './model.ts';
import type { CompletedRun } from './runs.ts';

/** Rounded to four digits, more than a drawing can show, to keep pages small. */
const drawn = (value: number): number =>
  Number.isFinite(value) ? Number(value.toPrecision(4)) : 0;

/** The number of limits that a reader can still compare. Those that are used up most often come first. */
const maxLanes = 6;

/** A limit as a lane, in the dimension that is used up or comes nearest to it. */
function laneOf(limit: LimitResult, { run, given }: Result): Lane {
  const { name, indices, at, outcome, burst } = limit;
  const { unit } = given.vm;
  const { every } = run.timeline;
  const samples = run.timeline.limits[at];
  const { iops = Number.POSITIVE_INFINITY, throughput = Number.POSITIVE_INFINITY } =
    limitsInForce(limit);
  const shared = {
    label: `${name}${indices.length > 1 ? ', one of them' : ''}${burst ? ', bursting' : ''}`,
    waiting: (samples?.waiting ?? []).map(drawn),
  };
  const kind = outcome.iops / iops > outcome.throughput / throughput ? 'iops' : 'throughput';
  if ((outcome.by === undefined ? kind : limit.by) === 'iops')
    return {
      ...{ ...shared, kind: 'iops', unit: 'IO', quota: drawn(iops * every) },
      passed: (samples?.ios ?? []).map(drawn),
    };
  return {
    ...{ ...shared, kind: 'throughput', unit: unit === 'MiB/s' ? 'MiB' : 'MB' },
    quota: drawn((throughput * every) / bytesIn[unit]),
    passed: (samples?.bytes ?? []).map((value) => drawn(value / bytesIn[unit])),
  };
}

/** The traces of the workloads that have figures. */
const tracesOf = ({ run, loads }: Result): readonly Trace[] =>
  loads.flatMap((result, at) => {
    const samples = run.timeline.loads[at];
    if (!isChecked(result)) return [];
    return [
      {
        label: result.load.name,
        done: samples?.completed ?? [],
        // Where nothing was completed there is no latency; `done` says so.
        latency: (samples?.latency ?? []).map((value) => rounded(value ?? 0)),
      },
    ];
  });

/** Does a workload with figures cross this limit? Other workloads are simulated with made-up demand. */
const isDrawn = ({ indices }: LimitResult, { run, loads }: Result): boolean =>
  run.setup.loads.some(({ all, misses, disks }, at) => {
    const load = loads[at];
    const crossed = [...all, ...misses, ...disks].some((limit) => indices.includes(limit));
    return crossed && load !== undefined && isChecked(load);
  });

function timelineOf(result: Result): Timeline {
  const { limits, run, given } = result;
  const { every } = run.timeline;
  const busiest = limits
    .filter((limit) => isDrawn(limit, result))
    .toSorted((a, b) => b.outcome.full - a.outcome.full || b.outcome.waiting - a.outcome.waiting);
  const full = busiest.filter(({ outcome }) => outcome.full > 0.5).map(({ name }) => name);
  return {
    title: 'Window by window (simulated)',
    summary:
      full.length > 0
        ? `Most windows are used up at ${full.join(', ')}; IOs wait there for the next window.`
        : 'No limit is used up in most of its windows.',
    every,
    windows: Math.max(1, Math.round(every / given[windowField])),
    lanes: busiest.slice(0, maxLanes).map((limit) => laneOf(limit, result)),
    traces: tracesOf(result),
  };
}

const timelines = new WeakMap<CompletedRun, Timeline>();

/** The same run has the same timeline object, so that a player keeps its position when the page is redrawn. */
export function chart(result: Result): Timeline {
  const timeline = timelines.get(result.run) ?? timelineOf(result);
  timelines.set(result.run, timeline);
  return timeline;
}
