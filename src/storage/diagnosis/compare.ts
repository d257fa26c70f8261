/** Measured load beside the limits that it crossed: how much of each was used, at which step, and for how long. A step without a value is `NaN` and counts for nothing. */
import { formatDisks } from '../path/disk-names.ts';
import type { Kind, PathLimit } from '../path/path.ts';
import { type Load, loadsOf, type SetUp } from '../set-up/loads.ts';

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
  /** The share of the steps that are within 3 % of the level: a plateau shows a limit, a single peak does not. */
  readonly plateau: number;
  /**
   * What of the level must have reached a limit behind the host cache, which answers the rest at best, and what can have
   * reached it at most: with IOs of one size no more than its disks allow in the other dimension. Only where a limit behind
   * the cache is exceeded: which IOs it answered, nothing in a measurement tells.
   */
  readonly behind?: { readonly least: number; readonly most: number };
};

const mibPerMb = 1024 ** 2 / 1e6;

/** The share of the steps that are at the level, within 3 %. */
function plateauOf(values: readonly number[], level: number): number {
  const known = values.filter((value) => !Number.isNaN(value));
  const at = known.filter((value) => Math.abs(value / level - 1) <= 0.03);
  return known.length > 0 ? at.length / known.length : 0;
}

type Crossing = { readonly group: number; readonly load: Load; readonly limit: PathLimit };

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
  const compared: (readonly [readonly Crossing[], Comparison])[] = [];
  for (const all of shared(crossings)) {
    const one = compareOne(all, setUp, measured, use);
    if (one) compared.push([all, one]);
    yield;
  }
  const isBehind = ([all, { limit }]: (typeof compared)[number]) =>
    limit.id !== 'cached' && all.some(({ load }) => mayCache(load, setUp));
  const behind = compared.filter(isBehind);
  if (!behind.some(([, { ratio }]) => ratio > 1)) return compared.map(([, one]) => one);
  const reached = yield* reaching(
    behind.map(([all]) => all),
    setUp,
    measured,
  );
  const found: Comparison[] = [];
  for (const [all, one] of compared) {
    yield;
    if (!behind.some(([, other]) => other === one)) {
      found.push(one);
      continue;
    }
    const levelOf = (of: (crossing: Crossing) => readonly number[]) =>
      percentile(sumOf(all.map(of)), use) ?? one.level;
    found.push({
      ...one,
      behind: {
        least: levelOf((crossing) => written(crossing, setUp, measured)),
        most: levelOf((crossing) => {
          const shares = reached.get(crossing.group);
          const values = crossed(crossing, measured);
          return shares ? values.map((value, at) => value * (shares[at] ?? 1)) : values;
        }),
      },
    });
  }
  return found;
}

/** Does the host cache answer some of these IOs? Writes only where it takes them too. */
const mayCache = ({ effectiveCaching }: Load, { read }: SetUp) =>
  effectiveCaching === 'ReadWrite' || (effectiveCaching !== 'None' && read > 0);

/** What of a group crossed a limit, step by step. */
function crossed(
  { group, limit: { kind, crossing } }: Crossing,
  measured: readonly MeasuredGroup[],
): readonly number[] {
  const series = measured.find((each) => each.group === group)?.[kind] ?? [];
  return crossing === 1 ? series : series.map((value) => value * crossing);
}

/** What of it no host cache answers. */
function written(
  crossing: Crossing,
  setUp: SetUp,
  measured: readonly MeasuredGroup[],
): readonly number[] {
  const { group, load, limit } = crossing;
  const all = crossed(crossing, measured);
  if (!mayCache(load, setUp)) return all;
  const writes = measured.find((each) => each.group === group)?.writes?.[limit.kind];
  const share = load.effectiveCaching === 'ReadWrite' ? 0 : 1 - setUp.read;
  return all.map((value, at) =>
    share > 0 && writes ? Math.min(value, writes[at] ?? value) : value * share,
  );
}

/**
 * Which share of the IOs of each cached group can have reached the limits behind the cache, step by step? As many as all of
 * these allow: the cache must have answered the others. Groups that share a limit have the same share of it.
 */
function* reaching(
  limits: readonly (readonly Crossing[])[],
  setUp: SetUp,
  measured: readonly MeasuredGroup[],
): Generator<void, ReadonlyMap<number, readonly number[]>> {
  const shares = new Map<number, readonly number[]>();
  for (const all of limits) {
    const { burst, sustained = 0 } = all[0]?.limit ?? {};
    const cached = all.filter(({ load }) => mayCache(load, setUp));
    const sum = (of: readonly Crossing[]) => sumOf(of.map((one) => crossed(one, measured)));
    const [answered, others] = [sum(cached), sum(all.filter((one) => !cached.includes(one)))];
    const allowed = answered.map((value, at) => {
      const left = (burst ?? sustained) - (others[at] || 0);
      return value > left ? Math.max(0, left) / value : 1;
    });
    for (const { group } of cached) {
      const before = shares.get(group);
      shares.set(
        group,
        before ? before.map((share, at) => Math.min(share, allowed[at] ?? 1)) : allowed,
      );
    }
    yield;
  }
  return shares;
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
    plateau: plateauOf(values, level),
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
