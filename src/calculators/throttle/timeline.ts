/** The run as a timeline: what crossed each limit of which workload, what waited there, and what each workload completed. */
import type { Lane, Timeline, Trace } from '../../kit/index.ts';
import { bytesIn, formatNumber, formatSeconds, seconds } from '../../units/index.ts';
import { list } from '../shared/answer/text.ts';
import { toneOf } from './format.ts';
import { isChecked, type LimitResult, limitsInForce, type Result } from './model.ts';
import { phaseTimes } from './phases.ts';
import type { CompletedRun } from './runs.ts';

/** The number of limits that a reader can still compare. Those that are used up most often come first. */
const maxLanes = 6;
/** The number of samples across a drawing: each can be pointed at on a phone. */
const maxSamples = 30;
/** A queue shorter than this, on average, is none. */
const shortestQueue = 0.5;

/** How many samples of the run are one of the drawing: 1, 2, 5, 10 and so on. */
function groupOf(samples: number): number {
  let group = 1;
  for (let step = 0; samples / group > maxSamples; step++) group *= step % 3 === 1 ? 2.5 : 2;
  return group;
}

/** From the series of a run to those of the drawing: sums and means of several samples. */
function grouping({ setup, timeline }: CompletedRun) {
  const { every, loads } = timeline;
  const group = groupOf(loads[0]?.completed.length ?? 0);
  const parts = <T>(values: readonly T[]) =>
    Array.from({ length: Math.ceil(values.length / group) }, (_, at) =>
      values.slice(at * group, (at + 1) * group),
    );
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  const length = every * group;
  /** The last sample may cover less time than the others. */
  const lasts = (at: number) => Math.min(length, setup.seconds - at * length);
  return {
    every: length,
    /** A second. */
    rates: (counts: readonly number[], unit = 1) =>
      parts(counts).map((part, at) => sum(part) / lasts(at) / unit),
    means: (values: readonly number[]) => parts(values).map((part) => sum(part) / part.length),
    latencies: (counts: readonly number[], times: readonly (number | null)[]) =>
      parts(counts).map((part, at) => {
        const waited = part.map((count, index) => count * (times[at * group + index] ?? 0));
        return sum(part) > 0 ? sum(waited) / sum(part) : 0;
      }),
  };
}

type Grouping = ReturnType<typeof grouping>;

/** Which dimension of a limit is drawn: the one that is used up or comes nearest to it. */
function kindOf({ outcome, by, ...limit }: LimitResult): Lane['kind'] {
  if (outcome.by !== undefined) return by;
  const { iops = Number.POSITIVE_INFINITY, throughput = Number.POSITIVE_INFINITY } = limitsInForce({
    ...limit,
    outcome,
    by,
  });
  return outcome.iops / iops > outcome.throughput / throughput ? 'iops' : 'throughput';
}

/** A limit as a lane. @param traces the indices of the workloads that have figures */
function laneOf(
  limit: LimitResult,
  { run, given }: Result,
  { rates, means }: Grouping,
  traces: readonly number[],
): Lane {
  const { name, indices, at, burst } = limit;
  const { unit } = given.vm;
  const kind = kindOf(limit);
  const samples = run.timeline.limits[at];
  const size = kind === 'iops' ? 1 : bytesIn[unit];
  const passed = (of: { readonly ios: readonly number[]; readonly bytes: readonly number[] }) =>
    rates(kind === 'iops' ? of.ios : of.bytes, size);
  return {
    label: `${name}${indices.length > 1 ? ', one of them' : ''}${burst ? ', bursting' : ''}`,
    kind,
    unit: kind === 'iops' ? 'IOPS' : unit,
    limit: (limitsInForce(limit)[kind] ?? 0) / size,
    passed: samples ? passed(samples) : [],
    waiting: means(samples?.waiting ?? []),
    shares: (samples?.parts ?? []).flatMap((part) => {
      const of = traces.indexOf(part.load);
      return of < 0
        ? []
        : [{ of, passed: passed(part), iops: rates(part.ios), waiting: means(part.waiting) }];
    }),
  };
}

/** Does a workload with figures cross this limit? Other workloads are simulated with made-up demand. */
const isDrawn = ({ indices }: LimitResult, { run, loads }: Result): boolean =>
  run.setup.loads.some(({ all, misses, disks }, at) => {
    const load = loads[at];
    const crossed = [...all, ...misses, ...disks].some((limit) => indices.includes(limit));
    return crossed && load !== undefined && isChecked(load);
  });

/** The sample in the middle of those in which most IOs wait. */
function busiestSample(waiting: readonly number[]): number {
  const most = Math.max(...waiting);
  const busy = waiting.flatMap((many, at) => (many >= most * 0.9 ? [at] : []));
  return busy[Math.floor((busy.length - 1) / 2)] ?? 0;
}

/** Where IOs wait, for how long and how many, for readers who cannot see the drawing. */
function summaryOf(lanes: readonly Lane[], every: number): string {
  const queues = lanes.flatMap(({ label, waiting }) => {
    const samples = waiting.filter((many) => many >= shortestQueue).length;
    const most = formatNumber(Math.round(Math.max(...waiting)));
    return samples > 0
      ? [`at ${label} during ${formatSeconds(seconds(samples * every))}, up to ${most} of them`]
      : [];
  });
  return queues.length > 0 ? `IOs wait ${list(queues)}.` : 'No IO waits at a limit.';
}

/** What a drawing of the run shows. */
export function timelineOf(result: Result): Timeline {
  const { limits, run, loads } = result;
  const grouped = grouping(run);
  const { every } = grouped;
  const traces = loads.flatMap((load, at) => (isChecked(load) ? [at] : []));
  const lanes = limits
    .filter((limit) => isDrawn(limit, result))
    .toSorted((a, b) => b.outcome.full - a.outcome.full || b.outcome.waiting - a.outcome.waiting)
    .slice(0, maxLanes)
    .map((limit) => laneOf(limit, result, grouped, traces));
  return {
    title: 'IOs at their limits (simulated)',
    summary: summaryOf(lanes, every),
    ...{ every, seconds: run.setup.seconds, phases: phaseTimes(run) },
    first: busiestSample(lanes[0]?.waiting ?? [0]),
    lanes,
    traces: traces.map((at): Trace => {
      const { completed = [], latency = [] } = run.timeline.loads[at] ?? {};
      return {
        ...{ label: loads[at]?.load.name ?? '', tone: toneOf(at) },
        iops: grouped.rates(completed),
        latency: grouped.latencies(completed, latency),
      };
    }),
  };
}
