/** Where no VM carries a load: what the most capable size with published limits has, and how many VMs share the load. */
import { gib, iops, mbPerSecond } from '../../units/index.ts';
import { kinds } from '../path/path.ts';
import { type Found, type Market, search } from './front.ts';
import { ratesOf } from './rates.ts';
import { familiesOf, type LogVolume, type Requirement } from './requirement.ts';
import { loadOf, notChecked } from './use.ts';
import { publishedLimits, usesOfVm, type VmFigures } from './vm-limits.ts';
import { acceptedBy, type PricedVm, pricedVms, vmParts } from './vms.ts';

/** A size and what its limit for these disks is. */
export type Highest = { readonly vm: PricedVm['vm']; readonly limits: VmFigures };

/** The load by itself: whatever a VM is and whatever it leaves unused. */
const loadAlone = (requirement: Requirement): Requirement => ({
  ...requirement,
  ...{ vcpus: 0, maxVcpus: undefined, memory: gib(0), localDisk: false, headroom: 0 },
  exclude: ['unpublished'],
});

/** Which size has the limits nearest to a load that no size with published limits carries? Nothing where one carries it. */
export function* highestBelow(
  requirement: Requirement,
  market: Market,
): Generator<void, Highest | undefined> {
  const alone = loadAlone(requirement);
  const rates = ratesOf(alone);
  const sizes = yield* pricedVms(market.vms, alone, market.prices);
  const accepts = acceptedBy(alone);
  for (const use of usesOfVm) {
    const carrying = yield* vmParts(sizes, [use, undefined], alone, loadOf(alone, rates), accepts);
    if (carrying.length > 0) return undefined;
  }
  let highest: (Highest & { readonly share: number }) | undefined;
  for (const { vm } of sizes)
    for (const limits of publishedLimits(vm, familiesOf(requirement))) {
      const share = Math.min(...kinds.map((kind) => limits[kind] / rates.data[kind]));
      if (share > (highest?.share ?? 0)) highest = { vm, limits, share };
    }
  return highest;
}

/** Equal VMs with disks, each with the same part of the load. */
export type Split = {
  readonly found: Found;
  readonly vms: number;
  /** What is required of each. */
  readonly requirement: Requirement;
};

/** More VMs than this are a matter of how the software spreads its data. */
const maxVms = 16;

/** The part of a load that each of so many VMs has, rounded up to what can be entered. */
function partOf(requirement: Requirement, vms: number): Requirement {
  const { log } = requirement;
  const share = (all: number, unit = 1) => Math.ceil(all / vms / unit);
  const volumeOf = <T extends LogVolume>(all: T): T => ({
    ...all,
    iops: all.iops && iops(share(all.iops)),
    throughput: all.throughput && mbPerSecond(share(all.throughput, mbPerSecond(1))),
    capacity: gib(share(all.capacity, gib(1))),
  });
  return { ...volumeOf(requirement), log: log && volumeOf(log) };
}

/** Over how few equal VMs can the load be split, so that nothing that is published is exceeded and nothing unpublished crossed? */
export function* splitOf(
  requirement: Requirement,
  market: Market,
): Generator<void, Split | undefined> {
  for (let vms = 2; vms <= maxVms; vms += 1) {
    const part = partOf(requirement, vms);
    const [found] = yield* search(part, market);
    if (found && found.left !== notChecked) return { found, vms, requirement: part };
  }
  return undefined;
}
