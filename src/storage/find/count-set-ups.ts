/** How many set-ups there are to choose from; the search tries few of them. */
import { isSoldIn } from '../../limits/prices/region-prices.ts';
import { tiersOf } from './disks.ts';
import { acceptsLocal, localDisksFor } from './local-sets.ts';
import { familiesOf, headroomSteps, type Requirement } from './requirement.ts';
import type { Market } from './search.ts';
import { pricedVms } from './vms.ts';

/**
 * How many sets of disks are there for a volume? One disk up to the most that are accepted, of each size of
 * disk in each host cache setting, and of Premium SSD v2 and Ultra Disk for each step of headroom.
 */
function setsFor(
  requirement: Requirement,
  { disks, prices }: Pick<Market, 'disks' | 'prices'>,
  cache: Requirement['cache'],
) {
  const families = familiesOf(requirement).filter((family) => isSoldIn(prices, family));
  const settings = cache === 'any' ? 2 : 1;
  const elastic = (['Premium SSD v2', 'Ultra Disk'] as const).filter((one) =>
    families.includes(one),
  );
  const steps = cache === 'ReadOnly' ? 0 : headroomSteps(requirement).length;
  const choices = tiersOf(disks, requirement).length * settings + elastic.length * steps;
  return requirement.maxDisks * choices;
}

/** How many set-ups are there to choose from? Each size that has a price, with each set for each volume. */
export function* consideredBy(requirement: Requirement, market: Market): Generator<void, number> {
  const sizes = yield* pricedVms(market.vms, requirement, market.prices);
  const ofLog = requirement.log ? setsFor(requirement, market, 'None') : 1;
  const managed =
    requirement.localData === 'only'
      ? 0
      : sizes.length * setsFor(requirement, market, requirement.cache);
  const local = acceptsLocal(requirement)
    ? sizes.reduce((sum, { vm }) => sum + Math.max(0, localDisksFor(vm, requirement)), 0)
    : 0;
  return (managed + local) * ofLog;
}
