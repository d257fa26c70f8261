/** What becomes of a set-up when the load grows: does it still carry it, what does it cost then, and what would be cheapest? */
import { elasticFamilies } from '../../limits/elastic.ts';
import { bytesPerSecond, iops } from '../../units/index.ts';
import { type DiskSet, isConfiguration, smallestOf } from '../set-up/provisioning.ts';
import { type Found, type Market, search } from './front.ts';
import { type Rated, ratesOf } from './rates.ts';
import type { CachedSet, Requirement } from './requirement.ts';
import { leftIn, type Pair, pairOf, type Row, rowOf } from './rows.ts';

/** How much larger a load is looked at: by a quarter, by a half, twice as large. */
const growths = [1.25, 1.5, 2] as const;

type Targets = Pick<Requirement, 'iops' | 'throughput'>;
const times = ({ iops: rate, throughput }: Targets, factor: number): Targets => ({
  iops: rate === undefined ? undefined : iops(Math.ceil(rate * factor)),
  throughput: throughput === undefined ? undefined : bytesPerSecond(throughput * factor),
});

/** The same with a larger load on the same capacity. */
const grownBy = (requirement: Requirement, factor: number): Requirement => ({
  ...{ ...requirement, ...times(requirement, factor) },
  log: requirement.log && { ...requirement.log, ...times(requirement.log, factor) },
  meanIops: requirement.meanIops && iops(requirement.meanIops * factor),
});

/** The same number of Premium SSD v2 or Ultra Disks of each volume, provisioned for this requirement; any other disks as they are. */
function provisionedFor(requirement: Requirement, set: CachedSet): CachedSet {
  const { data, log } = ratesOf(requirement);
  const raised = raisedFor(requirement, data, requirement.capacity, set);
  return set.log && log && requirement.log
    ? { ...raised, log: raisedFor(requirement, log, requirement.log.capacity, set.log) }
    : raised;
}

function raisedFor<T extends DiskSet>(
  { headroom }: Requirement,
  demand: Rated['data'],
  capacity: Requirement['capacity'],
  set: T,
): T {
  const elastic = elasticFamilies.find(({ family }) => family === set.disk.family);
  if (!elastic) return set;
  const share = (100 - headroom) / 100;
  const needs = {
    capacity,
    iops: iops(demand.iops / share),
    throughput: bytesPerSecond(demand.throughput / share),
  };
  const found = smallestOf(elastic, needs, set.disks);
  if (!isConfiguration(found)) return set;
  // What is provisioned now is more than enough in one figure, perhaps: then it stays.
  const { disk } = found;
  const isLess = disk.iops <= set.disk.iops && disk.throughput <= set.disk.throughput;
  return isLess ? set : { ...set, disk };
}

export type Growth = {
  readonly factor: number;
  /** The same VM and number of disks; of Premium SSD v2 and Ultra Disk more may be provisioned. */
  readonly row: Row;
  /** Whether its disks are provisioned with more than now. */
  readonly isRaised: boolean;
  /** In whole per cent; nothing where a limit is exceeded. */
  readonly left: number | undefined;
  /** The cheapest set-up for the larger load; nothing where none meets it. */
  readonly cheapest: Priced | undefined;
};

/** The set-up under a load that has grown by each of these factors. */
export function* growthOf(
  pair: Pair,
  requirement: Requirement,
  market: Market,
): Generator<void, readonly Growth[]> {
  const all: Growth[] = [];
  for (const factor of growths) {
    const grown = grownBy(requirement, factor);
    const set = provisionedFor(grown, pair.set);
    const later = { ...pair, set };
    const [found] = yield* search(grown, market);
    const cheapest = found && { found, row: rowOf(grown, pairOf(found), market.prices) };
    all.push({
      ...{ factor, cheapest, row: rowOf(grown, later, market.prices) },
      isRaised: [set.disk, set.log?.disk].some(
        (disk, at) => disk?.name !== [pair.set.disk, pair.set.log?.disk][at]?.name,
      ),
      left: leftIn({ ...grown, headroom: 0 }, later),
    });
  }
  return all;
}

/** Which parts of the load are priced too, so that a chart shows where the cost begins. */
const parts = [0.25, 0.5, 0.75] as const;

/** A set-up as it is for a load that is another part or multiple of the required one. */
export type Priced = { readonly found: Found; readonly row: Row };

/** The cheapest set-up for each smaller load; nothing for one that none meets. */
export function* cheapestForLess(
  requirement: Requirement,
  market: Market,
): Generator<void, readonly Priced[]> {
  const all: Priced[] = [];
  for (const factor of parts) {
    const less = grownBy(requirement, factor);
    const [found] = yield* search(less, market);
    if (found) all.push({ found, row: rowOf(less, pairOf(found), market.prices) });
  }
  return all;
}
