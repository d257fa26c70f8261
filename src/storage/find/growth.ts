/** What becomes of a set-up when the load grows: does it still carry it, what does it cost then, and what would be cheapest? */
import { elasticFamilies } from '../../limits/elastic.ts';
import { type DiskSet, isConfiguration, smallestOf } from '../set-up/provisioning.ts';
import { type Rated, ratesOf, withHeadroom } from './required-rates.ts';
import { type CachedSet, type Requirement, scaledBy } from './requirement.ts';
import { leftIn, type Pair, pairOf, type Row, rowOf } from './rows.ts';
import { type Found, type Market, search } from './search.ts';

/** How much larger a load is looked at: by a quarter, by a half, twice as large. */
const growths = [1.25, 1.5, 2] as const;

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
  const found = smallestOf(elastic, { capacity, ...withHeadroom(demand, headroom) }, set.disks);
  if (!isConfiguration(found)) return set;
  // Disks that have both figures already stay: they may be provisioned for more headroom than is required.
  const { disk } = found;
  const isLess = disk.iops <= set.disk.iops && disk.throughput <= set.disk.throughput;
  return isLess ? set : { ...set, disk };
}

/** A set-up that was found, with its row. */
type FoundRow = { readonly found: Found; readonly row: Row };

export type Growth = {
  readonly factor: number;
  /** The same VM and number of disks; of Premium SSD v2 and Ultra Disk more may be provisioned. */
  readonly row: Row;
  /** Whether its disks are provisioned with more than now. */
  readonly isRaised: boolean;
  /** In whole per cent, or `notChecked`; nothing where a limit is exceeded. */
  readonly left: number | undefined;
  /** The cheapest set-up for the larger load; nothing where none meets it. */
  readonly cheapest: FoundRow | undefined;
  /** At the largest load that leaves the headroom that is required: what is the cheapest for one per cent more. */
  readonly next?: FoundRow | undefined;
};

/** No growth above this is looked at: in per cent of the load. */
const maxReach = 400;

/** Up to which load does a VM with as many disks leave the headroom that is required? In per cent of the load. */
function reachOf(pair: Pair, requirement: Requirement): number {
  const isEnough = (percent: number) => {
    const grown = scaledBy(requirement, percent / 100);
    return leftIn(grown, { ...pair, set: provisionedFor(grown, pair.set) }) !== undefined;
  };
  let reach = 100;
  for (let [low, high] = [101, maxReach]; low <= high; ) {
    const percent = Math.floor((low + high) / 2);
    if (isEnough(percent)) [reach, low] = [percent, percent + 1];
    else high = percent - 1;
  }
  return reach;
}

/** What the search finds first for a part or a multiple of the load; nothing where nothing meets it. */
export function* foundFor(
  requirement: Requirement,
  factor: number,
  market: Market,
): Generator<void, Found | undefined> {
  const [found] = yield* search(scaledBy(requirement, factor), market);
  return found;
}

/** What the search finds first for a part or a multiple of the load, with its figures as the cap check has them. */
function* cheapestFor(
  requirement: Requirement,
  factor: number,
  market: Market,
): Generator<void, FoundRow | undefined> {
  const found = yield* foundFor(requirement, factor, market);
  const grown = scaledBy(requirement, factor);
  return found && { found, row: rowOf(grown, pairOf(found), market.prices) };
}

/** The set-up under a load that has grown by each of these factors, and by as much as it leaves enough headroom for. */
export function* growthOf(
  pair: Pair,
  requirement: Requirement,
  market: Market,
): Generator<void, readonly Growth[]> {
  const all: Growth[] = [];
  const reach = reachOf(pair, requirement);
  const isFar = reach === maxReach;
  const factors = [...new Set([...growths, ...(isFar ? [] : [reach / 100])])];
  for (const factor of factors.toSorted((a, b) => a - b)) {
    const grown = scaledBy(requirement, factor);
    const set = provisionedFor(grown, pair.set);
    const later = { ...pair, set };
    const isReach = !isFar && factor === reach / 100;
    all.push({
      factor,
      row: rowOf(grown, later, market.prices),
      cheapest: yield* cheapestFor(requirement, factor, market),
      isRaised:
        set.disk.name !== pair.set.disk.name || set.log?.disk.name !== pair.set.log?.disk.name,
      left: leftIn({ ...grown, headroom: 0 }, later),
      ...(isReach ? { next: yield* cheapestFor(requirement, (reach + 1) / 100, market) } : {}),
    });
  }
  return all;
}
