/** What a set-up achieves at most through all its limits. */
import { achieved, cacheMissFraction, type GroupDemand } from '../../laws/index.ts';
import type { Bytes } from '../../units/index.ts';
import {
  type Kind,
  kinds,
  type LimitId,
  lowestIops,
  type PathLimit,
  type RemoteLimitId,
  unpublishedOn,
  vmLimit,
} from '../path/path.ts';
import {
  isCached,
  isOpenEphemeral,
  type Load,
  type SetUp,
  type TempLoad,
} from '../set-up/loads.ts';

/** What is counted: one dimension, or IOs of one size, which both dimensions of a limit apply to. */
type Measure = Kind | { readonly size: Bytes };

/** What a limit allows; a limit without a figure, or one that is not on the path, does not limit. */
function allowed(path: readonly PathLimit[], of: LimitId, measure: Measure): number {
  const limits = path.filter(({ id }) => id === of);
  if (typeof measure !== 'string') return lowestIops(limits, measure.size);
  const { sustained } = limits.find(({ kind }) => kind === measure) ?? {};
  return sustained ?? Number.POSITIVE_INFINITY;
}

const amountOf = (demand: { readonly [K in Kind]?: number }, measure: Measure): number =>
  typeof measure === 'string'
    ? (demand[measure] ?? 0)
    : Math.min(demand.iops ?? 0, (demand.throughput ?? 0) / measure.size);

/** What is achieved in one measure: in all, and of each group and the temp disk. */
type Achieved = {
  readonly total: number;
  /** In the order of the loads. */
  readonly groups: readonly number[];
  readonly temp: number;
};

/**
 * How much is achieved through all limits, at most?
 * @returns nothing where no published limit applies, so that there is no figure
 */
function achievedOf(
  { vm, read, hit }: SetUp,
  loads: readonly Load[],
  temp: TempLoad,
  measure: Measure,
): Achieved | undefined {
  const allowedByVm = (id: RemoteLimitId) => allowed(vmLimit(vm, id), id, measure);
  const [cached, uncached] = [allowedByVm('cached'), allowedByVm('uncached')];
  const dimension = typeof measure === 'string' ? measure : 'throughput';
  // Where the cache serves every IO of a group, only the cached limit applies to it.
  const isUnlimited =
    cached === Number.POSITIVE_INFINITY &&
    vmLimit(vm, 'cached').some(({ kind, published }) => kind === dimension && !published);
  if (isUnlimited && loads.some(({ missRatio, demand }) => missRatio === 0 && demand.iops !== 0))
    return undefined;

  const crossesCached = ({ path }: Pick<Load, 'path'>) => path.some(({ id }) => id === 'cached');
  const ephemeral = loads.filter(({ disk }) => disk.placement);
  // On its own NVMe disks an ephemeral OS disk shares nothing, elsewhere it is like the temp disk.
  const onHost = ephemeral.filter(({ path }) => path.every(({ id }) => id !== 'disk'));
  const ofHost = onHost.reduce((sum, { demand }) => sum + amountOf(demand, measure), 0);
  const ofOwnDisks = ephemeral
    .filter((load) => !onHost.includes(load))
    .reduce(
      (sum, { demand, path }) =>
        sum + Math.min(amountOf(demand, measure), allowed(path, 'disk', measure)),
      0,
    );
  const local = [temp, ...onHost];
  const tempAmount = Math.min(
    amountOf(temp.demand, measure) + ofHost,
    ...local.flatMap(({ path }) => [
      allowed(path, 'local', measure),
      allowed(path, 'nvme', measure),
    ]),
  );
  const sharesCached = local.some(crossesCached);
  if (
    tempAmount > ofHost &&
    unpublishedOn(temp.path).length > 0 &&
    temp.path.every(({ id }) => allowed(temp.path, id, measure) === Number.POSITIVE_INFINITY)
  )
    return undefined;

  const demandOf = (load: Load): GroupDemand => ({
    demand: amountOf(load.demand, measure),
    cached: isCached(load),
    disks: allowed(load.path, 'disk', measure),
  });
  const premium = achieved(
    loads.filter(({ elastic, disk }) => !elastic && !disk.placement).map(demandOf),
    sharesCached ? tempAmount : 0,
    cacheMissFraction(true, read, hit),
    { cached, uncached },
  );
  const total = premium.total + (sharesCached ? 0 : tempAmount) + ofOwnDisks;
  const provisioned = loads
    .filter(({ elastic }) => elastic)
    .map(demandOf)
    .reduce((sum, { demand, disks }) => sum + Math.min(demand, disks), 0);
  // No page says that the two columns add up: the larger one is the limit for both together.
  const column = allowedByVm('elastic');
  const larger = Number.isFinite(uncached) ? Math.max(column, uncached) : column;
  const left = premium.uncached > 0 ? Math.max(0, larger - premium.uncached) : column;
  const passed = Math.min(provisioned, left, column);
  // What the temp disk and ephemeral OS disks beside it get is in proportion to what they demand.
  const hostAmount = sharesCached ? Math.min(tempAmount, cached) : tempAmount;
  const ofHostAmount = (demand: number) =>
    (hostAmount * demand) / Math.max(amountOf(temp.demand, measure) + ofHost, 1e-9);
  return {
    total: total + passed,
    groups: loads.map((load) => {
      const { demand, cached: isBehindCache, disks } = demandOf(load);
      if (onHost.includes(load)) return ofHostAmount(demand);
      if (load.disk.placement) return Math.min(demand, disks);
      if (load.elastic) return (Math.min(demand, disks) * passed) / Math.max(provisioned, 1e-9);
      const byDisks = isBehindCache ? disks / load.missRatio : disks;
      return Math.min(demand, byDisks) * premium.shares[isBehindCache ? 'cached' : 'uncached'];
    }),
    temp: ofHostAmount(amountOf(temp.demand, measure)),
  };
}

/** The same amounts × a factor: IOs as bytes. */
const times = ({ total, groups, temp }: Achieved, factor: number): Achieved => ({
  total: total * factor,
  groups: groups.map((amount) => amount * factor),
  temp: temp * factor,
});

/**
 * What is achieved in each dimension, at most, and what of it is of each group? With an IO size IOPS
 * and throughput are of the same IOs.
 * @returns no figure where a demand is not known, or where no published limit applies
 */
export function achievedInParts(
  setUp: SetUp,
  loads: readonly Load[],
  temp: TempLoad,
): { readonly [K in Kind]?: Achieved } {
  const { size } = setUp;
  if (size !== undefined) {
    const rate = achievedOf(setUp, loads, temp, { size });
    return rate === undefined ? {} : { iops: rate, throughput: times(rate, size) };
  }
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      if (loads.some((load) => load.demand[kind] === undefined && !isOpenEphemeral(load)))
        return [];
      const amount = achievedOf(setUp, loads, temp, kind);
      return amount === undefined ? [] : [[kind, amount]];
    }),
  );
}

/**
 * What of that is shown: that of the groups which have a target, or else all that the VM does. The load
 * of the temp disk is no part of what a target needs.
 */
export function achievedOfTargets(
  parts: ReturnType<typeof achievedInParts>,
  loads: readonly Load[],
): { readonly [K in Kind]?: number } {
  const isTargeted = loads.some(({ demand: { basis, iops } }) => basis !== 'limits' && iops !== 0);
  const amounts = Object.entries(parts).map(
    ([kind, { total, temp }]) => [kind, isTargeted ? total - temp : total] as const,
  );
  return Object.fromEntries(amounts);
}
