/** What disks have to be provisioned with, what that costs, and where Premium SSD would cost as much. */

import type { Inputs } from '../../kit/index.ts';
import { type ElasticFamily, elasticFamilies } from '../../limits/elastic.ts';
import { isSoldIn, type Prices } from '../../limits/prices/region-prices.ts';
import type { Disk, Edition, Vm } from '../../limits/types.ts';
import {
  cheapestFirst,
  delivers,
  groupOf,
  type PricedSet,
  priceOf,
  setsOf,
  shortOf,
  volumeOf,
} from '../../storage/change/disk-sets.ts';
import { sectorOf } from '../../storage/path/path.ts';
import {
  type Configuration,
  type DiskSet,
  isConfiguration,
  type Needs,
  smallestOf,
} from '../../storage/set-up/provisioning.ts';
import { tiersOf } from '../../storage/set-up/series.ts';
import {
  checkVolume,
  smallestIo,
  type unpublishedOf,
  type VolumeLimit,
} from '../../storage/set-up/volume.ts';
import {
  type BytesPerSecond,
  bytesPerSecond,
  exceeds,
  type Iops,
  iops,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { maxDisks } from '../shared/fields/disk-parts.ts';
import { type Priced, priced, pricesAt } from '../shared/set-up/cost.ts';
import type { fields } from './fields.ts';

export type Case = {
  readonly needs: Needs;
  /** The throughput that was entered, which can be less than that of IOs of a sector. */
  readonly targetThroughput: BytesPerSecond;
  readonly elastic: ElasticFamily;
  readonly disks: number;
  readonly vm: Vm | undefined;
  /** The disks of today, where they were entered. */
  readonly now: DiskSet | undefined;
  readonly edition: Edition;
  /** Premium SSD, for the comparison; with zone redundancy where the disks of today have it. */
  readonly premium: readonly Disk[];
  /** Nothing where there are none for the limits that were chosen. */
  readonly prices: Prices | undefined;
};

/** Has the region the disks of a case, or of another type? Without prices it is not asked. */
export const isSold = (
  { elastic, prices }: Case,
  { family }: Pick<ElasticFamily, 'family'> = elastic,
): boolean => !prices || isSoldIn(prices, family);

/** What the disks of a configuration include, and what is billed of them, in all. */
export type Billed = {
  readonly iops: Iops;
  readonly throughput: BytesPerSecond;
};

/** Which part of the IOPS and MB/s is billed? Those that every Premium SSD v2 has are in the price of its capacity. */
export function billedOf({ leastIncluded, rules }: ElasticFamily, set: DiskSet): Billed {
  const { disk, disks } = set;
  const included = leastIncluded ? disks : 0;
  return {
    iops: (disk.iops * disks - rules.leastIops.value * included) as Iops,
    throughput: (disk.throughput * disks -
      rules.leastThroughput.value * 1e6 * included) as BytesPerSecond,
  };
}

/** How the limits of a VM compare with what is needed. */
export type OnVm = {
  /** Why Azure refuses these disks on it, as sentences. */
  readonly faults: ReturnType<typeof checkVolume>['faults'];
  readonly unpublished: ReturnType<typeof unpublishedOf>;
  /** The limits of the VM that are below what is needed. */
  readonly short: readonly VolumeLimit[];
};

export function onVm(set: DiskSet, { vm, needs, edition }: Case): OnVm {
  const volume = volumeOf(set, vm);
  const { faults, unpublished } = checkVolume(volume, smallestIo, 'None', edition);
  return { faults, unpublished, short: shortOf(set, vm, needs) };
}

/** How many disks may be striped: those that the VM takes, or as many as any VM does. */
export const mostDisks = ({ vm }: Pick<Case, 'vm'>) =>
  Math.min(maxDisks, vm?.maxDataDisks ?? maxDisks);

/** The sets of Premium SSD that meet these needs on the VM, the cheapest first. */
export function premiumSets(given: Case, needs: Needs = given.needs): readonly PricedSet[] {
  const { premium, prices, vm, edition } = given;
  if (!prices) return [];
  const sets = setsOf(premium, needs, mostDisks(given));
  return cheapestFirst(sets, prices).filter((set) => delivers(set, vm, needs, edition));
}

/** From which IOPS on the provisioned disks cost more than the cheapest set of Premium SSD that holds the capacity and has the throughput, whatever its IOPS. */
export type BreakEven = {
  readonly against: PricedSet;
  /** The least IOPS that they can have with this throughput, and their cost with those. */
  readonly least: { readonly iops: number; readonly cost: number };
  /** Nothing where they cost more with any IOPS, or less with all that they can have. */
  readonly at?: Iops;
};

/** What do so many disks of this type cost with this many IOPS in all, the capacity and throughput unchanged? */
export function costAt(given: Case, rate: number, disks = given.disks): number | undefined {
  const { elastic, needs, prices } = given;
  const set = smallestOf(elastic, { ...needs, iops: iops(rate) }, disks);
  return isConfiguration(set) && prices ? priceOf(set, prices) : undefined;
}

/** The most IOPS that so many disks can have. */
export const mostIops = ({ elastic, disks }: Pick<Case, 'elastic' | 'disks'>) =>
  elastic.rules.mostIops.value * disks;

/**
 * Where is the break-even? The cost never falls as IOPS rise, so halving finds the first whole number
 * of IOPS at which it is above that of the set.
 * @returns nothing without prices, or where no set of Premium SSD has the capacity and the throughput
 */
export function breakEvenOf(given: Case): BreakEven | undefined {
  const [against] = premiumSets(given, { ...given.needs, iops: iops(0) });
  const smallest = smallestOf(given.elastic, { ...given.needs, iops: iops(0) }, given.disks);
  const cost = costAt(given, 0);
  if (!against || cost === undefined || !isConfiguration(smallest)) return undefined;
  const least = { iops: smallest.disk.iops * smallest.disks, cost };
  const isDearer = (rate: number) => exceeds(costAt(given, rate) ?? 0, against.cost);
  if (isDearer(0) || !isDearer(mostIops(given))) return { against, least };
  let [cheaper, dearer] = [0, mostIops(given)];
  while (dearer - cheaper > 1) {
    const middle = Math.floor((cheaper + dearer) / 2);
    if (isDearer(middle)) dearer = middle;
    else cheaper = middle;
  }
  return { against, least, at: iops(dearer) };
}

/** More disks than this are rarely worth the work of striping them. */
const mostProposed = 8;

/** Up to which cost are fewer disks better than the cheapest number? A hundredth more, or a dollar a month. */
export const alike = (cost: number) => Math.max(cost * 1.01, cost + 1);

/** The number of disks that costs least, up to eight; of numbers that cost about the same the smallest. */
export function cheapestCount(given: Case): (Configuration & PricedSet) | undefined {
  const { elastic, needs, prices, vm, edition } = given;
  if (!prices) return undefined;
  const counts = Array.from(
    { length: Math.min(mostProposed, mostDisks(given)) },
    (_, at) => at + 1,
  );
  const sets = counts
    .map((disks) => smallestOf(elastic, needs, disks))
    .filter(isConfiguration)
    .filter((set) => delivers(set, vm, needs, edition));
  const priced = cheapestFirst(sets, prices);
  const [cheapest] = priced;
  return (
    cheapest &&
    priced
      .filter(({ cost }) => cost <= alike(cheapest.cost))
      .reduce((a, b) => (b.disks < a.disks ? b : a))
  );
}

type Given = Inputs<typeof fields>;

/** The throughput for a target. No IO is smaller than a sector. Without a target throughput IOPS alone are needed. */
const withSectors = (target: number, rate: number, elastic: ElasticFamily): BytesPerSecond =>
  bytesPerSecond(target && Math.max(target, rate * sectorOf(elastic)));

/** The part of a target that these limits of the VM allow: of its throughput, and the needs with it. */
export function allowedBy(
  short: readonly VolumeLimit[],
  { needs, targetThroughput, elastic }: Case,
) {
  const most = (kind: VolumeLimit['kind']) => {
    const limits = short.filter((limit) => limit.kind === kind);
    return Math.floor(Math.min(needs[kind], ...limits.map(({ sustained }) => sustained)));
  };
  const throughput = most('throughput');
  const sectors = targetThroughput
    ? Math.floor(throughput / sectorOf(elastic))
    : Number.POSITIVE_INFINITY;
  const rate = iops(Math.min(most('iops'), sectors));
  const left = bytesPerSecond(Math.min(targetThroughput, throughput));
  const less: Needs = { ...needs, iops: rate, throughput: withSectors(left, rate, elastic) };
  return { targetThroughput: left, less };
}

/** The inputs as a case that can be computed. */
export function caseOf(inputs: Given, context: CalculatorContext): Case {
  const { capacity, disks, vm, now, limits: edition, 'target-iops': rate } = inputs;
  // The field offers their prefixes.
  const elastic = elasticFamilies.find(({ prefix }) => prefix === inputs.type) as ElasticFamily;
  const targetThroughput = inputs['target-throughput'];
  return {
    needs: { capacity, iops: rate, throughput: withSectors(targetThroughput, rate, elastic) },
    targetThroughput,
    elastic,
    disks,
    vm,
    now,
    edition,
    premium: [false, true].flatMap((plus) =>
      tiersOf(
        'Premium SSD',
        { plus, zrs: now?.disk.bought?.zrs },
        context.catalogue.disks(edition),
      ),
    ),
    prices: edition === 'current' ? pricesAt(inputs, context) : undefined,
  };
}

/** What a set costs without a VM. */
export const pricingAlone =
  (inputs: Given, { edition }: Case, context: CalculatorContext) =>
  (set: DiskSet): Priced =>
    priced({ vm: undefined, groups: [groupOf(set)], edition }, inputs, context);

/** What a set of disks costs where the reader wants them, with the VM of the case or another one. */
export const pricing =
  (inputs: Given, { vm, edition }: Case, context: CalculatorContext) =>
  (other: DiskSet, on = vm): Priced =>
    priced({ vm: on, groups: [groupOf(other)], edition }, inputs, context);
