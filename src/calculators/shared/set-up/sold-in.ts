/** Whether what a change asks for can be had in the region. */

import { payments } from '../../../limits/prices/payments.ts';
import { isSoldIn, listedName } from '../../../limits/prices/region-prices.ts';
import type { Disk, Vm } from '../../../limits/types.ts';
import type { Priced } from './cost.ts';

/** What a change asks for. */
type Wanted = {
  readonly vm?: Vm | undefined;
  readonly disk?: Disk | undefined;
  readonly disks?: unknown;
};
export type IsSold = (wanted: Wanted) => boolean;

/**
 * Is it sold in the region: a VM size that has a price there, a disk of a family that Microsoft lists there or that is
 * present? All is where no prices count. Not every size has a savings plan.
 */
export const soldIn =
  ({ prices, payment }: Priced, present: readonly Pick<Disk, 'family'>[]): IsSold =>
  ({ vm, disk }) =>
    !prices ||
    ((!vm || payment !== payments[0].id || prices.vms.has(listedName(vm.name))) &&
      (!disk ||
        present.some(({ family }) => family === disk.family) ||
        isSoldIn(prices, disk.family)));
