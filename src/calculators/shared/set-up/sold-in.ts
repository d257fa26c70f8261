/** Whether what a change needs is sold in the region. */

import { payments } from '../../../limits/prices/payments.ts';
import { isSoldIn, listedName } from '../../../limits/prices/region-prices.ts';
import type { Disk, Vm } from '../../../limits/types.ts';
import type { Priced } from './cost.ts';

/** What a change needs. */
type Needed = {
  readonly vm?: Vm | undefined;
  readonly disk?: Pick<Disk, 'family'> | undefined;
  readonly disks?: unknown;
};
export type IsSold = (needed: Needed) => boolean;

/**
 * Is it sold in the region: a VM size that has a price there, a disk of a family that Microsoft lists there, also where
 * one was entered? Everything is, where no prices count. Not every size has a savings plan.
 * @param present the disk of which there are more where their number changes
 */
export const soldIn =
  ({ prices, payment }: Priced, present?: Pick<Disk, 'family'>): IsSold =>
  ({ vm, disks, disk = disks === undefined ? undefined : present }) =>
    !prices ||
    ((!vm || payment !== payments[0].id || prices.vms.has(listedName(vm.name))) &&
      (!disk || isSoldIn(prices, disk.family)));

/** What sizes are compared by: the cost a month; infinite where no prices count, nothing where a part has none. */
export const comparedCost = ({ prices, cost }: Priced): number | undefined =>
  prices ? cost?.total?.all : Number.POSITIVE_INFINITY;
