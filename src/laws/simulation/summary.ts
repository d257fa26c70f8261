/** The figures of an outcome and of the timeline, from the counters of a run. */

import { bytesPerSecond, fraction, iops, type Seconds, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { LimitState } from './limit-state.ts';
import type { InFlight, LoadGenerator } from './load-generator.ts';
import type { Filling, LimitOutcome, LoadOutcome, Outcome, Timeline } from './outcome.ts';
import type { Limit, Load, Setup } from './types.ts';

/** The time that counts: from when to when, in seconds, and in steps of the run. */
type Span = { readonly from: number; readonly to: number; readonly steps: number };
type State = LimitState<InFlight>;

export function outcomeOf(
  setup: Setup,
  limits: readonly State[],
  loads: readonly LoadGenerator[],
  span: Span & { readonly ios: number },
): Outcome {
  return {
    loads: loads.flatMap((load, at) => {
      const given = setup.loads[at];
      return given ? [loadOutcome(given, load, limits.length, span)] : [];
    }),
    limits: limits.flatMap((limit, at) => {
      const given = setup.limits[at];
      return given ? [limitOutcome(given, limit, at, loads, span)] : [];
    }),
    seconds: seconds(span.to - span.from),
    ios: span.ios,
  };
}

function loadOutcome(given: Load, load: LoadGenerator, limits: number, span: Span): LoadOutcome {
  const { completed, size, histogram, crossings } = load;
  const ran =
    Math.min(span.to, given.to ?? span.to) -
    Math.min(span.to, Math.max(span.from, given.from ?? 0));
  const rate = ran > 0 ? completed / ran : 0;
  const each = (sum: number) => seconds(completed > 0 ? sum / completed / 1e9 : 0);
  const p99 = histogram.quantile(0.99);
  return {
    name: given.name,
    completed,
    iops: iops(rate),
    throughput: bytesPerSecond(rate * size),
    ...defined({
      latency: completed > 0 ? each(load.latency) : undefined,
      p99: p99 === undefined ? undefined : seconds(p99 / 1e9),
    }),
    waited: Array.from({ length: limits }, (_, at) => each(crossings.get(at)?.waited ?? 0)),
    unsent: each(load.unsent),
  };
}

function limitOutcome(
  { name }: Limit,
  limit: State,
  at: number,
  loads: readonly LoadGenerator[],
  { from, to, steps }: Span,
): LimitOutcome {
  const windows = Math.floor(steps / limit.every);
  const lasted = to - from;
  const admitted = loads.map(({ crossings, size }, load) => {
    const ios = crossings.get(at)?.admitted ?? 0;
    return { load, ios, bytes: ios * size };
  });
  const ios = admitted.reduce((sum, each) => sum + each.ios, 0);
  const bytes = admitted.reduce((sum, each) => sum + each.bytes, 0);
  const filledBy: Filling[] = admitted
    .filter((each) => each.ios > 0)
    .map((each) => ({
      load: each.load,
      iops: fraction(each.ios / ios),
      throughput: fraction(each.bytes / bytes),
    }));
  const by = usedUp(limit);
  const credit = defined({ iops: limit.ios.credit(), throughput: limit.bytes.credit() });
  return {
    name,
    iops: iops(lasted > 0 ? ios / lasted : 0),
    throughput: bytesPerSecond(lasted > 0 ? bytes / lasted : 0),
    full: fraction(windows > 0 ? limit.full / windows : 0),
    ...defined({ by }),
    waiting: windows > 0 ? limit.waitingSum / windows : 0,
    filledBy: filledBy.sort((a, b) => b.throughput - a.throughput),
    ...defined({ credit: Object.keys(credit).length > 0 ? credit : undefined }),
  };
}

/** What of a limit was used up more often. Both only where each of them was reached in at least a tenth of the windows that the other was. */
function usedUp({ fullByIops: ios, fullByBytes: bytes }: State): LimitOutcome['by'] {
  if (ios === 0 && bytes === 0) return undefined;
  if (Math.min(ios, bytes) * 10 >= Math.max(ios, bytes)) return 'both';
  return ios > bytes ? 'iops' : 'throughput';
}

/** @param steps how many have been simulated */
export function timelineOf(
  every: Seconds,
  limits: readonly State[],
  loads: readonly LoadGenerator[],
  steps: number,
  stepsPerSample: number,
): Timeline {
  const rest = steps % stepsPerSample;
  const samplesOf = <T>({ samples, sample }: { samples: readonly T[]; sample: T }) =>
    rest > 0 ? [...samples, sample] : samples;
  const windowsIn = (at: number, every: number) =>
    Math.max(1, Math.min(stepsPerSample, steps - at * stepsPerSample) / every);
  const series = (samples: readonly State['sample'][], every: number) => ({
    ios: Float64Array.from(samples, ({ ios }) => ios),
    bytes: Float64Array.from(samples, ({ bytes }) => bytes),
    waiting: Float64Array.from(samples, ({ waiting }, at) => waiting / windowsIn(at, every)),
  });
  return {
    every,
    limits: limits.map((limit, index) => ({
      ...series(samplesOf(limit), limit.every),
      parts: loads.flatMap(({ crossings }, load) => {
        const crossing = crossings.get(index);
        return crossing ? [{ load, ...series(samplesOf(crossing), limit.every) }] : [];
      }),
    })),
    loads: loads.map(samplesOf).map((samples) => ({
      completed: Float64Array.from(samples, ({ completed }) => completed),
      latency: samples.map(({ completed, latency }) =>
        completed ? seconds(latency / completed / 1e9) : null,
      ),
    })),
  };
}
