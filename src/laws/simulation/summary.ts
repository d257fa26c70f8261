import { bytesPerSecond, iops, seconds, share } from '../../units/index.ts';
import type { Counters } from './counters.ts';
import type { Filling, LimitOutcome, LoadOutcome, Outcome } from './outcome.ts';
import type { Load, Setup } from './types.ts';

/** From when to when, in seconds. */
type Span = { readonly from: number; readonly to: number };
type Credit = { readonly iops: number | undefined; readonly throughput: number | undefined };

/** From sums to figures. */
export function summary(
  { limits, loads }: Setup,
  counters: Counters,
  span: Span & { readonly ios: number; readonly credit: (limit: number) => Credit },
): Outcome {
  const lasted = span.to - span.from;
  return {
    loads: loads.map((load, at) => loadOutcome(load, at, limits.length, counters, span)),
    limits: limits.map(({ name }, at) => ({
      name,
      ...limitOutcome(at, loads, counters, lasted),
      ...creditLeft(span.credit(at)),
    })),
    seconds: seconds(lasted),
    ios: span.ios,
  };
}

function loadOutcome(
  load: Load,
  at: number,
  limits: number,
  counters: Counters,
  span: Span,
): LoadOutcome {
  const completed = counters.completed[at] ?? 0;
  const ran =
    Math.min(span.to, load.to ?? span.to) - Math.min(span.to, Math.max(span.from, load.from ?? 0));
  const rate = ran > 0 ? completed / ran : 0;
  const each = (sum: number | undefined) =>
    seconds(completed > 0 ? (sum ?? 0) / completed / 1e9 : 0);
  const p99 = counters.histograms.quantile(at, 0.99);
  return {
    name: load.name,
    completed,
    iops: iops(rate),
    throughput: bytesPerSecond(rate * load.size),
    ...(completed > 0 ? { latency: each(counters.latency[at]) } : {}),
    ...(p99 === undefined ? {} : { p99: seconds(p99 / 1e9) }),
    waited: Array.from({ length: limits }, (_, limit) =>
      each(counters.waited[limit * counters.completed.length + at]),
    ),
    unsent: each(counters.unsent[at]),
  };
}

function limitOutcome(
  limit: number,
  loads: readonly Load[],
  counters: Counters,
  lasted: number,
): Omit<LimitOutcome, 'name'> {
  const admitted = loads.map(({ size }, load) => {
    const ios = counters.admitted[limit * loads.length + load] ?? 0;
    return { load, ios, bytes: ios * size };
  });
  const ios = admitted.reduce((sum, each) => sum + each.ios, 0);
  const bytes = admitted.reduce((sum, each) => sum + each.bytes, 0);
  const filledBy: Filling[] = admitted
    .filter((each) => each.ios > 0)
    .map((each) => ({
      load: each.load,
      iops: share(each.ios / ios),
      throughput: share(each.bytes / bytes),
    }));
  const by = heldBy(counters.fullByIops[limit] ?? 0, counters.fullByBytes[limit] ?? 0);
  return {
    iops: iops(lasted > 0 ? ios / lasted : 0),
    throughput: bytesPerSecond(lasted > 0 ? bytes / lasted : 0),
    full: share(counters.windows > 0 ? (counters.full[limit] ?? 0) / counters.windows : 0),
    ...(by ? { by } : {}),
    waiting: counters.windows > 0 ? (counters.waiting[limit] ?? 0) / counters.windows : 0,
    filledBy: filledBy.sort((a, b) => b.throughput - a.throughput),
  };
}

/** Both only where each of them did in at least a tenth of the windows that the other did in. */
function heldBy(ios: number, bytes: number): LimitOutcome['by'] {
  if (ios === 0 && bytes === 0) return undefined;
  if (Math.min(ios, bytes) * 10 >= Math.max(ios, bytes)) return 'both';
  return ios > bytes ? 'iops' : 'throughput';
}

function creditLeft({ iops: ios, throughput }: Credit): Pick<LimitOutcome, 'credit'> {
  if (ios === undefined && throughput === undefined) return {};
  return {
    credit: {
      ...(ios === undefined ? {} : { iops: share(ios) }),
      ...(throughput === undefined ? {} : { throughput: share(throughput) }),
    },
  };
}
