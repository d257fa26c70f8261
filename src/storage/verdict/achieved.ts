/** What a set-up achieves at most through all its limits. */
import { achieved } from '../../laws/index.ts';
import type { Vm } from '../../limits/types.ts';
import type { Bytes } from '../../units/index.ts';
import { type Kind, kinds, type LimitId, sectorOf } from '../path/path.ts';
import { crossedLimits, type Flow, flowsOf, isGroup, type Owner } from '../set-up/flows.ts';
import { isOpenEphemeral, type Load, type TempLoad } from '../set-up/loads.ts';
import type { SetUp } from '../set-up/set-up.ts';

/** What is counted: one dimension, or IOs of one size, which both dimensions of a limit apply to. */
type Measure = Kind | { readonly size: Bytes };

/** The size of its IOs: a group with a throughput beside its IOPS has one of its own. */
const sizeOf = (owner: Owner, size: Bytes): number =>
  isGroup(owner) && owner.iops && owner.throughput ? owner.throughput / owner.iops : size;

const amountOf = (owner: Owner, measure: Measure): number =>
  typeof measure === 'string'
    ? (owner.demand[measure] ?? 0)
    : Math.min(
        owner.demand.iops ?? 0,
        (owner.demand.throughput ?? 0) / sizeOf(owner, measure.size),
      );

/** What is achieved in one measure: in all, and of each group and the temp disk. */
type Achieved = {
  readonly total: number;
  /** In the order of the loads. */
  readonly groups: readonly number[];
  readonly temp: number;
};

const inAll = (groups: readonly number[], temp: number): Achieved => ({
  total: groups.reduce((all, amount) => all + amount, temp),
  groups,
  temp,
});

/** The order in which an IO crosses limits. */
const order: readonly LimitId[] = ['disk', 'nvme', 'local', 'cached', 'uncached', 'elastic'];

/**
 * Which traffic is served first? That of local disks, which crosses the cached limit at most; then that
 * with cache hits, since it uses less of the uncached limit; and Premium SSD v2 and Ultra Disk have what
 * is left of the sum where they are mixed with other disks.
 */
const ranks: readonly ((owner: Owner) => boolean)[] = [
  (owner) => !isGroup(owner) || owner.disk.placement !== undefined,
  (owner) => isGroup(owner) && owner.missRatio < 1,
  (owner) => isGroup(owner) && !owner.elastic,
  () => true,
];
const rankOf = (owner: Owner) => ranks.findIndex((isIn) => isIn(owner));

/**
 * How much is achieved through all limits, at most?
 * @returns nothing where no published limit applies, so that there is no figure
 */
function achievedOf(
  vm: Vm,
  loads: readonly Load[],
  temp: TempLoad,
  all: readonly Flow[],
  measure: Measure,
): Achieved | undefined {
  const measured = all.filter(
    ({ limit, share }) => share > 0 && (typeof measure !== 'string' || limit.kind === measure),
  );
  const owners: readonly Owner[] = [...loads, temp];
  const demandOf = (owner: Owner) => amountOf(owner, measure);
  const isUnlimited = (owner: Owner) => {
    const path = measured.filter((flow) => flow.owner === owner).map(({ limit }) => limit);
    return (
      path.every(({ sustained }) => sustained === undefined) &&
      path.some(({ published }) => !published)
    );
  };
  // What an ephemeral OS disk has as a target is a figure even where its limits have none.
  const isEphemeral = (owner: Owner) =>
    isGroup(owner) && owner.role === 'os' && owner.disk.placement !== undefined;
  if (owners.some((owner) => !isEphemeral(owner) && demandOf(owner) > 0 && isUnlimited(owner)))
    return undefined;

  // However small IOs of no size are, each of them is a sector of a throughput limit.
  const ofSectors = all.filter(
    ({ limit, open }) => measure === 'iops' && open > 0 && limit.kind === 'throughput',
  );
  const limits = crossedLimits(vm, [...measured, ...ofSectors])
    .toSorted((a, b) => order.indexOf(a.limit.id) - order.indexOf(b.limit.id))
    .map(({ limit, flows: crossing }) => {
      const eachOf = (owner: Owner) => {
        if (measure === limit.kind || limit.kind === 'iops') return 1;
        if (typeof measure !== 'string') return sizeOf(owner, measure.size);
        return sectorOf(limit.id === 'disk' && isGroup(owner) ? owner.disk : undefined);
      };
      return {
        allows: limit.sustained ?? Number.POSITIVE_INFINITY,
        flows: crossing.map(({ owner, share }) => ({
          source: owner,
          share: share * eachOf(owner),
        })),
      };
    });
  const ofRanks = ranks.map((_, rank) => owners.filter((owner) => rankOf(owner) === rank));
  const amounts = achieved(ofRanks, demandOf, limits);
  const amountFor = (owner: Owner) => amounts.get(owner) ?? 0;
  return inAll(loads.map(amountFor), amountFor(temp));
}

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
  const { vm, size } = setUp;
  const flows = flowsOf(setUp, loads, temp);
  if (size !== undefined) {
    const rate = achievedOf(vm, loads, temp, flows, { size });
    if (rate === undefined) return {};
    const bytesOf = (load: Load, at: number) => (rate.groups[at] ?? 0) * sizeOf(load, size);
    return { iops: rate, throughput: inAll(loads.map(bytesOf), rate.temp * size) };
  }
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      if (loads.some((load) => load.demand[kind] === undefined && !isOpenEphemeral(load)))
        return [];
      const amount = achievedOf(vm, loads, temp, flows, kind);
      return amount === undefined ? [] : [[kind, amount]];
    }),
  );
}

const isTargeted = ({ demand: { basis, iops } }: Load) => basis !== 'limits' && iops !== 0;

/** The loads that figures are about: all of them, but an OS disk without a target where every other group has one. */
export function countedLoads(loads: readonly Load[]): readonly Load[] {
  const atLimits = loads.filter(({ demand }) => demand.basis === 'limits');
  return loads.some(isTargeted) && atLimits.every(({ role }) => role === 'os')
    ? loads.filter((load) => !atLimits.includes(load))
    : loads;
}

/**
 * What of that is shown: that of all groups where one has a target, or else all that the VM does. The load
 * of the temp disk is no part of what a target needs.
 */
export const achievedOfTargets = (
  parts: ReturnType<typeof achievedInParts>,
  loads: readonly Load[],
): { readonly [K in Kind]?: number } =>
  Object.fromEntries(
    Object.entries(parts).map(([kind, { total, groups }]) => [
      kind,
      loads.some(isTargeted)
        ? countedLoads(loads).reduce((sum, load) => sum + (groups[loads.indexOf(load)] ?? 0), 0)
        : total,
    ]),
  );
