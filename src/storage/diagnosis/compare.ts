/** Measured load beside the limits that it crossed: how much of each was used, at which step, and for how long. A step without a value is `NaN` and counts for nothing. */
import { formatDisks } from '../path/disk-names.ts';
import type { Kind, PathLimit } from '../path/path.ts';
import { type Load, loadsOf } from '../set-up/loads.ts';
import type { SetUp } from '../set-up/set-up.ts';

/** What was measured of one group of disks, step by step, in IO/s and B/s. */
export type MeasuredGroup = {
  /** Which group of the set-up. */
  readonly group: number;
  readonly iops: readonly number[];
  readonly throughput: readonly number[];
  /** What of it was written, where that was counted; else it follows from the share of reads, with IOs of one size. */
  readonly writes?: { readonly [K in Kind]?: readonly number[] };
};

/** One limit beside what was measured of it. */
export type Comparison = {
  readonly limit: PathLimit;
  /** “4 × P30”, or the VM size. */
  readonly owner: string;
  /** The groups whose IOs cross it. */
  readonly groups: readonly number[];
  /** What crossed it, step by step. */
  readonly values: readonly number[];
  /** The chosen percentile and the largest value of what crossed it. */
  readonly level: number;
  readonly peak: number;
  /** Level / sustained limit. */
  readonly ratio: number;
  /** Level / limit, if the page’s MB are read as MiB; for throughput alone. */
  readonly ratioInMib?: number;
  /** Level / burst limit, where the limit has a burst. */
  readonly burstRatio?: number;
  /**
   * What of the level must have reached a limit behind the host cache, which answers the rest at best, and what can have
   * reached it at most: with IOs of one size no more than its disks allow in the other dimension. Only where a limit behind
   * the cache is exceeded: which IOs it answered, nothing in a measurement tells.
   */
  readonly behind?: { readonly least: number; readonly most: number };
};

const mibPerMb = 1024 ** 2 / 1e6;

export type Crossing = { readonly group: number; readonly load: Load; readonly limit: PathLimit };

/** A limit with all that crosses it. */
export type Crossed = readonly [all: readonly Crossing[], one: Comparison];

/** What of each level may have been answered by the host cache (`behind-cache.ts`): a page loads it with the first disks that have one. */
export type BehindCache = (
  compared: readonly Crossed[],
  setUp: SetUp,
  measured: readonly MeasuredGroup[],
  use: number,
) => Generator<void, readonly Comparison[]>;

/** The groups that cross the same limit: each its own disks, all of them a limit of the VM. */
function shared(crossings: readonly Crossing[]): readonly (readonly Crossing[])[] {
  const keyOf = ({ group, limit: { id, kind } }: Crossing) =>
    `${id === 'disk' ? group : 'vm'} ${id} ${kind}`;
  const keys = [...new Set(crossings.map(keyOf))];
  return keys.map((key) => crossings.filter((crossing) => keyOf(crossing) === key));
}

/**
 * Compares what was measured with every published limit on the path of its disks, one limit at a time: a large file
 * has 100,000 steps, which are added and sorted for each.
 * @param use the share of the steps that the level is not to exceed, such as 0.99
 */
export function* comparing(
  setUp: SetUp,
  measured: readonly MeasuredGroup[],
  use: number,
  behindCache?: BehindCache,
): Generator<void, readonly Comparison[]> {
  const loads = loadsOf(setUp);
  const crossings = measured.flatMap(({ group }) => {
    const load = loads[group];
    return load
      ? load.path.flatMap((limit) =>
          limit.sustained === undefined || limit.crossing === 0 ? [] : [{ group, load, limit }],
        )
      : [];
  });
  const compared: Crossed[] = [];
  for (const all of shared(crossings)) {
    const one = compareOne(all, setUp, measured, use);
    if (one) compared.push([all, one]);
    yield;
  }
  return behindCache
    ? yield* behindCache(compared, setUp, measured, use)
    : compared.map(([, one]) => one);
}

/** What of a group crossed a limit, step by step. */
export function crossed(
  { group, limit: { kind, crossing } }: Crossing,
  measured: readonly MeasuredGroup[],
): readonly number[] {
  const series = measured.find((each) => each.group === group)?.[kind] ?? [];
  return crossing === 1 ? series : series.map((value) => value * crossing);
}

/** One limit beside what crossed it; nothing where that was not measured. */
function compareOne(
  all: readonly Crossing[],
  setUp: SetUp,
  measured: readonly MeasuredGroup[],
  use: number,
): Comparison | undefined {
  const [first] = all;
  const { sustained, burst, id, kind } = first?.limit ?? {};
  if (!first || sustained === undefined || kind === undefined) return undefined;
  const values = sumOf(all.map((crossing) => crossed(crossing, measured)));
  const level = percentile(values, use);
  if (level === undefined) return undefined;
  return {
    limit: first.limit,
    owner: id === 'disk' ? formatDisks(first.load.disk, first.load.count) : setUp.vm.name,
    groups: all.map(({ group }) => group),
    values,
    level,
    peak: values.reduce((max, value) => (value > max ? value : max), level),
    ratio: level / sustained,
    ...(kind === 'throughput' ? { ratioInMib: level / (sustained * mibPerMb) } : {}),
    ...(burst === undefined ? {} : { burstRatio: level / burst }),
  };
}

/** Levels of a measured series. A step without a value is `NaN` and counts for nothing. */

/**
 * The value that so large a share of the steps does not exceed: the nearest rank, as fio has it.
 * @param share 0 to 1; of 40 steps the 99 % is the largest
 * @returns nothing where no step has a value
 */
export const percentile = (values: readonly number[], share: number): number | undefined =>
  percentileIn(ascending(values), share);

/** What is known of some values, the lowest first. Typed numbers are sorted without a comparison in JavaScript: a large file has 100,000 of them. */
export const ascending = (values: readonly number[]): Float64Array =>
  Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort();

/** The same of values that are in order. */
export function percentileIn(sorted: Float64Array, share: number): number | undefined {
  // The product of two decimals may be a hair above a whole number that it is.
  const rank = Math.max(1, Math.ceil(share * sorted.length - 1e-9));
  return sorted[rank - 1];
}

/** Several series added step by step. What one of them lacks at a step counts as nothing, unless all lack it. */
export function sumOf(series: readonly (readonly number[])[]): readonly number[] {
  const length = Math.max(0, ...series.map((values) => values.length));
  const sums: number[] = new Array(length).fill(Number.NaN);
  for (const values of series)
    for (const [at, value] of values.entries())
      if (!Number.isNaN(value)) sums[at] = Number.isNaN(sums[at]) ? value : (sums[at] ?? 0) + value;
  return sums;
}
