/** What a case achieves at most through all its limits. */
import { achieved, cacheMissFraction, ceiling } from '../../laws/index.ts';
import type { PublishedLimit } from '../../limits/types.ts';
import { isUnpublished, type Kind, kinds, lacksFigure, tempPath } from '../../storage/path.ts';
import type { Bytes } from '../../units/index.ts';
import type { Case, Load } from './load.ts';

const figure = (cap: PublishedLimit<number>) =>
  typeof cap === 'number' ? cap : Number.POSITIVE_INFINITY;

/** What a limit allows: in one dimension, or with an IO size in IOs, the lower of its two. */
const allowed = (
  caps: { readonly iops: PublishedLimit<number>; readonly throughput: PublishedLimit<number> },
  kind: Kind | Bytes,
) =>
  typeof kind === 'number'
    ? Math.min(figure(caps.iops), figure(caps.throughput) / kind)
    : figure(caps[kind]);

/** How much of one dimension is achieved through all limits at most. */
function achievedOf(
  given: Case,
  loads: readonly Load[],
  temp: number,
  kind: Kind | Bytes,
): number | undefined {
  const { vm } = given;
  // A cached group that no published limit holds: nobody can say what it achieves.
  const lost = isUnpublished(vm.cached[typeof kind === 'number' ? 'throughput' : kind]);
  const unlimited = (load: Load) =>
    load.past === 0 && lost && allowed(vm.cached, kind) === Number.POSITIVE_INFINITY;
  if (loads.some((load) => unlimited(load) && load.demand.iops !== 0)) return undefined;

  const tempLimits = tempPath(vm).map(({ caps }) => caps);
  if (
    temp > 0 &&
    tempLimits.every((caps) => allowed(caps, kind) === Number.POSITIVE_INFINITY) &&
    tempLimits.some(lacksFigure)
  )
    return undefined;

  const demand = (load: Load) => ({
    demand:
      typeof kind === 'number'
        ? Math.min(load.demand.iops ?? 0, (load.demand.throughput ?? 0) / kind)
        : (load.demand[kind] ?? 0),
    cached: load.effective !== 'None',
    disks:
      load.count *
      (typeof kind === 'number' ? ceiling(load.disk, kind, load.units).iops : load.disk[kind]),
  });
  const local = tempPath(vm).find(({ place }) => place === 'local');
  const own = local ? Math.min(temp, allowed(local.caps, kind)) : temp;
  const sharesCached = tempPath(vm).some(({ place }) => place === 'cached');
  const past = cacheMissFraction(true, given.read, given.hit);
  const premium = achieved(
    loads.filter(({ elastic }) => !elastic).map(demand),
    sharesCached ? own : 0,
    past,
    { cached: allowed(vm.cached, kind), uncached: allowed(vm.uncached, kind) },
  );
  const beside = sharesCached ? 0 : own;
  if (!vm.elastic) return premium.total + beside;
  const provisioned = loads
    .filter(({ elastic }) => elastic)
    .map(demand)
    .reduce((sum, { demand, disks }) => sum + Math.min(demand, disks), 0);
  const column = allowed(vm.elastic, kind);
  const uncached = allowed(vm.uncached, kind);
  const larger = Number.isFinite(uncached) ? Math.max(column, uncached) : column;
  const room = premium.uncached > 0 ? Math.max(0, larger - premium.uncached) : column;
  return premium.total + beside + Math.min(provisioned, room, column);
}

/**
 * What is achieved in each dimension, at most?
 * @returns no figure where a demand is not known, or where no published limit holds it
 */
export function totals(
  given: Case,
  loads: readonly Load[],
  temp: Partial<Record<Kind, number>>,
): Partial<Record<Kind, number>> {
  const got: Partial<Record<Kind, number>> = {};
  const set = (kind: Kind, value: number | undefined) => {
    if (value !== undefined) got[kind] = value;
  };
  for (const kind of kinds) {
    if (loads.some(({ demand }) => demand[kind] === undefined)) continue;
    set(kind, achievedOf(given, loads, temp[kind] ?? 0, kind));
  }
  if (given.size !== undefined) {
    const rate = achievedOf(given, loads, temp.iops ?? 0, given.size);
    set('iops', rate);
    if (rate !== undefined) set('throughput', rate * given.size);
    else {
      delete got.iops;
      delete got.throughput;
    }
  }
  return got;
}
