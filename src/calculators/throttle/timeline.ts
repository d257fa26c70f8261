/** The run as a timeline: what crossed each limit of which workload, what waited there, and what each workload completed. */

import type { Lane, Timeline } from '../../kit/index.ts';
import type { CompletedRun, Samples } from '../../laws/simulation/index.ts';
import { bytesIn, formatNumber, formatSeconds, seconds } from '../../units/index.ts';
import { unitOf } from '../shared/answer/checks-and-columns.ts';
import { list } from '../shared/answer/text.ts';
import { briefName, toneOf } from './format.ts';
import { grouped } from './grouped-samples.ts';
import { crossing, isChecked, type LimitResult, limitsInForce, type Result } from './model.ts';
import { phaseTimes } from './phases.ts';

/** The number of limits that a reader can still compare. Those that are used up most often come first. */
const maxLanes = 6;
/** The number of samples across a drawing: each can be pointed at on a phone. */
const maxSamples = 30;
/** A queue shorter than this, on average, is none. */
const shortestQueue = 0.5;

/** How many samples of the run are one of the drawing: 1, 2, 5, 10 and so on. */
function groupOf({ timeline: { loads } }: CompletedRun): number {
  const samples = loads[0]?.completed.length ?? 0;
  let group = 1;
  for (let step = 0; samples / group > maxSamples; step++) group *= step % 3 === 1 ? 2.5 : 2;
  return group;
}

/** Which dimension of a limit counts: the one that is used up or comes nearest to it. */
export function kindOf(limit: LimitResult): Lane['kind'] {
  const { outcome, by } = limit;
  if (outcome.by !== undefined) return by;
  const max = limitsInForce(limit);
  const used = (kind: Lane['kind']) => outcome[kind] / (max[kind] ?? Number.POSITIVE_INFINITY);
  return used('iops') > used('throughput') ? 'iops' : 'throughput';
}

/** A limit as a lane. @param traces the indices of the workloads that have figures */
function laneOf(
  limit: LimitResult,
  { given }: Result,
  { rates, means }: Pick<ReturnType<typeof grouped>, 'rates' | 'means'>,
  traces: readonly number[],
): Lane {
  const { indices, burst, samples } = limit;
  const { unit } = given.vm;
  const kind = kindOf(limit);
  const size = kind === 'iops' ? 1 : bytesIn[unit];
  const passed = (of: Record<'ios' | 'bytes', Samples>) =>
    rates(kind === 'iops' ? of.ios : of.bytes, size);
  return {
    label: `${indices.length > 1 ? 'one of ' : ''}${briefName(limit)}${burst ? ', bursting' : ''}`,
    kind,
    unit: unitOf(kind, unit),
    limit: (limitsInForce(limit)[kind] ?? 0) / size,
    passed: passed(samples),
    waiting: means(samples.waiting),
    shares: samples.parts.flatMap((part) => {
      const of = traces.indexOf(part.load);
      return of < 0
        ? []
        : [{ of, passed: passed(part), iops: rates(part.ios), waiting: means(part.waiting) }];
    }),
  };
}

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
    const time = formatSeconds(seconds(samples * every));
    return samples > 0 ? [`at ${label} during ${time}, up to ${most} of them`] : [];
  });
  return queues.length > 0 ? `IOs wait ${list(queues)}.` : 'No IO waits at a limit.';
}

/** What a drawing of the run shows. */
export function timelineOf(result: Result): Timeline {
  const { limits, run, loads } = result;
  const { every, rates, means, latencies } = grouped(run, groupOf(run));
  const grouping = { rates, means };
  const shown = loads.flatMap((load, at) => (isChecked(load) ? [{ ...load, at }] : []));
  const traces = shown.map(({ at }) => at);
  const lanes = limits
    // Workloads without figures are simulated with made-up demand.
    .filter((limit) => crossing(result, [limit]).length > 0)
    .toSorted((a, b) => b.outcome.full - a.outcome.full || b.outcome.waiting - a.outcome.waiting)
    .slice(0, maxLanes)
    .map((limit) => laneOf(limit, result, grouping, traces));
  return {
    title: 'IOs at their limits (simulated)',
    summary: summaryOf(lanes, every),
    every,
    seconds: run.setup.seconds,
    phases: phaseTimes(run),
    first: busiestSample(lanes[0]?.waiting ?? [0]),
    lanes,
    traces: shown.map(({ load, samples, at }) => ({
      label: load.name,
      tone: toneOf(at),
      iops: rates(samples.completed),
      latency: latencies(samples, load.options).map((time) => time ?? 0),
    })),
  };
}
