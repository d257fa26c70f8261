/** Several jobs of one test as one: rates add, means are weighted, and percentiles do not add. */
import { defined } from '../units/omit-undefined.ts';
import type { Direction, Latencies, Refusal } from './reading.ts';

/** Results in which reads and writes are counted as one cannot be compared with limits of either. */
export const mixed: Refusal = {
  why: 'too-little',
  what: 'fio with --unified_rw_reporting',
  instead: 'fio --output-format=json',
};

/** A latency, and how many IOs had it. */
type Timed = { readonly latency: Latencies; readonly ios: number };

/**
 * The latency of several jobs together.
 * Percentiles of a union cannot be had from those of its parts: those of the worst job are given, which none exceeds.
 */
function addLatencies(parts: readonly Timed[]): Latencies | undefined {
  const [first, ...others] = parts;
  if (!first) return undefined;
  if (others.length === 0) return first.latency;
  const measured = parts.filter(({ latency: { mean } }) => mean !== undefined);
  const ios = measured.reduce((sum, part) => sum + part.ios, 0);
  const mean = measured.reduce((sum, part) => sum + (part.latency.mean ?? 0) * part.ios, 0) / ios;
  const worst = new Map<number, number>();
  for (const { latency } of parts)
    for (const [share, value] of latency.percentiles)
      worst.set(share, Math.max(worst.get(share) ?? 0, value));
  const max = Math.max(...parts.map(({ latency }) => latency.max ?? 0));
  const min = Math.min(...parts.map(({ latency }) => latency.min ?? Number.POSITIVE_INFINITY));
  return {
    ...(ios > 0 ? { mean } : {}),
    ...(Number.isFinite(min) ? { min } : {}),
    ...(max > 0 ? { max } : {}),
    percentiles: [...worst].toSorted(([a], [b]) => a - b),
  };
}

/** One direction of several jobs together; nothing where none of them tested it. */
export function addDirections(parts: readonly Direction[]): Direction | undefined {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return first;
  const sum = (of: (part: Direction) => number) => parts.reduce((all, part) => all + of(part), 0);
  const latency = addLatencies(
    parts.flatMap((part) =>
      part.latency ? [{ latency: part.latency, ios: part.ios ?? part.iops }] : [],
    ),
  );
  return {
    iops: sum(({ iops }) => iops),
    throughput: sum(({ throughput }) => throughput),
    ...(parts.every(({ ios }) => ios !== undefined) ? { ios: sum(({ ios }) => ios ?? 0) } : {}),
    ...defined({ latency }),
  };
}

/** What a group of jobs says that ran together. */
type Group = {
  readonly read: Direction | undefined;
  readonly write: Direction | undefined;
  readonly deviceIos: number | undefined;
  readonly names: readonly string[];
  readonly jobs: number;
  /** Of each job the latency of its syncs, and how many all of them made. */
  readonly syncs: readonly Timed[];
  readonly synced: number;
  /** How long each job took. */
  readonly seconds: readonly number[];
  /** IOs in flight; 0 or `NaN` where that is not told. */
  readonly depth: number;
  readonly error: number | undefined;
};

/** A group of jobs as one run, but for what their options say of the test. */
export function runOfGroup({ names, syncs, synced, seconds, depth, error, jobs, ...more }: Group) {
  const sync = addLatencies(syncs);
  const runtime = Math.max(0, ...seconds);
  return {
    name: [...new Set(names)].join(' + '),
    jobs,
    ...defined({
      ...more,
      sync: sync && { ...sync, ...defined({ ios: synced || undefined }) },
      runtime: runtime || undefined,
      queueDepth: depth || undefined,
      error: error || undefined,
    }),
  };
}
