/** What a set-up achieves at most through all its limits. */
import { achieved } from '../../laws/index.ts';
import type { Vm } from '../../limits/types.ts';
import type { Bytes } from '../../units/index.ts';
import { type Kind, kinds, type LimitId } from '../path/path.ts';
import { crossedLimits, type Flow, flowsOf, isGroup, type Owner } from '../set-up/flows.ts';
import { isOpenEphemeral, type Load, type SetUp, type TempLoad } from '../set-up/loads.ts';

/** What is counted: one dimension, or IOs of one size, which both dimensions of a limit apply to. */
type Measure = Kind | { readonly size: Bytes };

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

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

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
  const flows = all.filter(
    ({ limit, share }) => share > 0 && (typeof measure !== 'string' || limit.kind === measure),
  );
  const owners: readonly Owner[] = [...loads, temp];
  const demandOf = ({ demand }: Owner) => amountOf(demand, measure);
  const isUnlimited = (owner: Owner) => {
    const path = flows.filter((flow) => flow.owner === owner).map(({ limit }) => limit);
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

  const limits = crossedLimits(vm, flows)
    .toSorted((a, b) => order.indexOf(a.limit.id) - order.indexOf(b.limit.id))
    .map(({ limit, flows: crossing }) => {
      const each = typeof measure !== 'string' && limit.kind === 'throughput' ? measure.size : 1;
      return {
        allows: limit.sustained ?? Number.POSITIVE_INFINITY,
        flows: crossing.map(({ owner, share }) => ({ source: owner, share: share * each })),
      };
    });
  const ofRanks = ranks.map((_, rank) => owners.filter((owner) => rankOf(owner) === rank));
  const amounts = achieved(ofRanks, demandOf, limits);
  const amountFor = (owner: Owner) => amounts.get(owner) ?? 0;
  return {
    total: sum(owners.map(amountFor)),
    groups: loads.map(amountFor),
    temp: amountFor(temp),
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
  const { vm, size } = setUp;
  const flows = flowsOf(setUp, loads, temp);
  if (size !== undefined) {
    const rate = achievedOf(vm, loads, temp, flows, { size });
    return rate === undefined ? {} : { iops: rate, throughput: times(rate, size) };
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
