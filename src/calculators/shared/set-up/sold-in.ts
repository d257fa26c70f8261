/** Whether what a change asks for can be had in the region. */

import { payments } from '../../../limits/prices/payments.ts';
import { isSoldIn, listedName } from '../../../limits/prices/region-prices.ts';
import type { Disk, Vm } from '../../../limits/types.ts';
import type { Priced } from './cost.ts';

/** What a change asks for. */
type Wanted = {
  readonly vm?: Vm | undefined;
  readonly disk?: Pick<Disk, 'family'> | undefined;
  readonly disks?: unknown;
};
export type IsSold = (wanted: Wanted) => boolean;

/**
 * Is it sold in the region: a VM size that has a price there, a disk of a family that Microsoft lists there, even if one
 * was entered? All is where no prices count. Not every size has a savings plan.
 * @param present of which more are wanted where their number changes
 */
export const soldIn =
  ({ prices, payment }: Priced, present?: Pick<Disk, 'family'>): IsSold =>
  ({ vm, disks, disk = disks === undefined ? undefined : present }) =>
    !prices ||
    ((!vm || payment !== payments[0].id || prices.vms.has(listedName(vm.name))) &&
      (!disk || isSoldIn(prices, disk.family)));
