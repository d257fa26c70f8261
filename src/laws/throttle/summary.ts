import { bytesPerSecond, iops, seconds, share } from '../../units/index.ts';
import type { Filling, GateOutcome, LoadOutcome, Outcome } from './outcome.ts';
import type { Tally } from './tally.ts';
import type { Load, Setup } from './types.ts';

/** From when to when, in seconds. */
type Span = { readonly from: number; readonly to: number };
type Credit = { readonly iops: number | undefined; readonly throughput: number | undefined };

/** From sums to figures. */
export function summary(
  { gates, loads }: Setup,
  tally: Tally,
  span: Span & { readonly ios: number; readonly credit: (gate: number) => Credit },
): Outcome {
  const lasted = span.to - span.from;
  return {
    loads: loads.map((load, at) => loadOutcome(load, at, gates.length, tally, span)),
    gates: gates.map(({ name }, at) => ({
      name,
      ...gateOutcome(at, loads, tally, lasted),
      ...creditLeft(span.credit(at)),
    })),
    seconds: seconds(lasted),
    ios: span.ios,
  };
}

function loadOutcome(load: Load, at: number, gates: number, tally: Tally, span: Span): LoadOutcome {
  const completed = tally.completed[at] ?? 0;
  const ran =
    Math.min(span.to, load.to ?? span.to) - Math.min(span.to, Math.max(span.from, load.from ?? 0));
  const rate = ran > 0 ? completed / ran : 0;
  const each = (sum: number | undefined) =>
    seconds(completed > 0 ? (sum ?? 0) / completed / 1e9 : 0);
  const p99 = tally.histograms.quantile(at, 0.99);
  return {
    name: load.name,
    completed,
    iops: iops(rate),
    throughput: bytesPerSecond(rate * load.size),
    ...(completed > 0 ? { latency: each(tally.latency[at]) } : {}),
    ...(p99 === undefined ? {} : { p99: seconds(p99 / 1e9) }),
    waited: Array.from({ length: gates }, (_, gate) =>
      each(tally.waited[gate * tally.completed.length + at]),
    ),
    unsent: each(tally.unsent[at]),
  };
}

function gateOutcome(
  gate: number,
  loads: readonly Load[],
  tally: Tally,
  lasted: number,
): Omit<GateOutcome, 'name'> {
  const admitted = loads.map(({ size }, load) => {
    const ios = tally.admitted[gate * loads.length + load] ?? 0;
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
  const by = heldBy(tally.fullByIops[gate] ?? 0, tally.fullByBytes[gate] ?? 0);
  return {
    iops: iops(lasted > 0 ? ios / lasted : 0),
    throughput: bytesPerSecond(lasted > 0 ? bytes / lasted : 0),
    full: share(tally.windows > 0 ? (tally.full[gate] ?? 0) / tally.windows : 0),
    ...(by ? { by } : {}),
    waiting: tally.windows > 0 ? (tally.waiting[gate] ?? 0) / tally.windows : 0,
    filledBy: filledBy.sort((a, b) => b.throughput - a.throughput),
  };
}

/** Both only where each of them did in at least a tenth of the windows that the other did in. */
function heldBy(ios: number, bytes: number): GateOutcome['by'] {
  if (ios === 0 && bytes === 0) return undefined;
  if (Math.min(ios, bytes) * 10 >= Math.max(ios, bytes)) return 'both';
  return ios > bytes ? 'iops' : 'throughput';
}

function creditLeft({ iops: ios, throughput }: Credit): Pick<GateOutcome, 'credit'> {
  if (ios === undefined && throughput === undefined) return {};
  return {
    credit: {
      ...(ios === undefined ? {} : { iops: share(ios) }),
      ...(throughput === undefined ? {} : { throughput: share(throughput) }),
    },
  };
}
