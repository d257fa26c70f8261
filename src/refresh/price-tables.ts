/** The tables of prices that answers are computed with. */
import { priced } from '../limits/prices/index.ts';
import { meters } from '../limits/prices/region.ts';
import { europe } from '../limits/prices/tables/europe/index.ts';
import { world } from '../limits/prices/tables/world/index.ts';
import type { PriceDataset } from './compare-prices.ts';

const lists = [europe, world];

export const priceDataset: PriceDataset = {
  tables: {
    vm: lists.flatMap(({ vms }) => vms),
    disk: lists.map(({ disks }) => disks),
    meter: lists.map((list) => list.meters),
  },
  items: { vm: [...priced.vm], disk: [...priced.disk], meter: Object.keys(meters) },
};
