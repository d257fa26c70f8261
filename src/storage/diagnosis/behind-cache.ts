/** What of a measured load must have reached the limits behind the host cache, and what can have. */
import type { Load } from '../set-up/loads.ts';
import type { SetUp } from '../set-up/set-up.ts';
import {
  type BehindCache,
  type Comparison,
  type Crossed,
  type Crossing,
  crossed,
  type MeasuredGroup,
  percentile,
  sumOf,
} from './compare.ts';

/** Does the host cache answer some of these IOs? Writes only where it takes them too. */
const mayCache = ({ effectiveCaching }: Load, { read }: SetUp) =>
  effectiveCaching === 'ReadWrite' || (effectiveCaching !== 'None' && read > 0);

/** Adds to each limit behind the cache what must have reached it and what can have, where one of them is exceeded. */
export const behindCache: BehindCache = function* (compared, setUp, measured, use) {
  const isBehind = ([all, { limit }]: Crossed) =>
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
};

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
