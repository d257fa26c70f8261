/** Where no VM carries a load: the highest limits that are published, and how many VMs share the load. */
import type { Vm } from '../../limits/types.ts';
import { type BytesPerSecond, gib, type Iops, mbPerSecond } from '../../units/index.ts';
import { notChecked } from './limit-use.ts';
import { ratesOf } from './required-rates.ts';
import { hasUsualDisks, type Requirement, scaledBy } from './requirement.ts';
import { maxDataDisks } from './requirement-costs.ts';
import { type Found, type Market, search } from './search.ts';

/** A size and what its limit for disks is. */
export type Highest = {
  readonly vm: Vm;
  readonly limits: { readonly iops: Iops; readonly throughput: BytesPerSecond };
};

/**
 * Which size has the limits nearest to a load that no published limit carries?
 * @returns nothing where one carries it, or where a host cache may
 */
export function highestBelow(requirement: Requirement, { vms }: Market): Highest | undefined {
  const { data } = ratesOf(requirement);
  let [most, highest] = [0, undefined as Highest | undefined];
  for (const vm of vms)
    for (const limits of [vm.uncached, vm.elastic] as readonly (Highest['limits'] | undefined)[]) {
      // What is not published is no number, and is never more.
      const share = limits
        ? Math.min(limits.iops / data.iops, limits.throughput / data.throughput)
        : 0;
      if (limits && share > most) [most, highest] = [share, { vm, limits }];
    }
  return most < 1 && requirement.hit === 0 ? highest : undefined;
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

/**
 * Over how few equal VMs can the load be split, so that each has its part, rounded up to what can be
 * entered, within published limits? A log is not split: how its writes are shared out is for the software to say.
 */
export function* splitOf(
  requirement: Requirement,
  market: Market,
): Generator<void, Split | undefined> {
  for (let vms = 2; vms <= maxVms && !requirement.log; vms++) {
    const part = scaledBy(requirement, 1 / vms);
    const { throughput } = part;
    const each: Requirement = {
      ...part,
      throughput: throughput && mbPerSecond(Math.ceil(throughput / mbPerSecond(1))),
      capacity: gib(Math.ceil(part.capacity / vms / gib(1))),
    };
    const [usual] = yield* search(each, market);
    // Nobody asked for the usual maximum of disks.
    const [found] =
      usual || !hasUsualDisks(each)
        ? [usual]
        : yield* search({ ...each, maxDisks: maxDataDisks }, market);
    if (found && found.left !== notChecked) return { found, vms, requirement: each };
  }
  return undefined;
}
