/** The dataset as downloads are compared with it. */
import { readFileSync } from 'node:fs';
import { diskTables } from '../../../src/limits/disks/index.ts';
import { disks, knownSizes, lifecycle, sources, vms } from '../../../src/limits/index.ts';
import { namesOf } from '../../../src/limits/known-sizes.ts';
import { priced } from '../../../src/limits/prices/index.ts';
import { meters } from '../../../src/limits/prices/region-prices.ts';
import { europe } from '../../../src/limits/prices/tables/europe/index.ts';
import { world } from '../../../src/limits/prices/tables/world/index.ts';
import { constrainedToday } from '../../../src/limits/vms/current/constrained.ts';
import { vmTables } from '../../../src/limits/vms/index.ts';
import type { PriceDataset } from './compare-prices.ts';
import type { DiskDataset, SizeDataset } from './compare-rows.ts';
import { type FactsHeld, factsToday } from './facts.ts';
import type { RetirementDataset } from './retirements.ts';

export type Dataset = {
  readonly sizes: SizeDataset;
  readonly disks: DiskDataset;
  readonly prices: PriceDataset;
  readonly facts: FactsHeld;
  readonly retirements: RetirementDataset;
};

const lists = [europe, world];

/** What is in the tables now. */
export const today: Dataset = {
  sizes: {
    ...{ vms, sources, tables: vmTables },
    constrained: constrainedToday,
    // A size that is gone may still be in a dump.
    known: [...namesOf(knownSizes), ...vms.map(({ name }) => name)],
  },
  disks: { disks, tables: diskTables },
  prices: {
    tables: {
      vm: lists.flatMap((list) => list.vms),
      disk: lists.map((list) => list.disks),
      meter: lists.map((list) => list.meters),
    },
    items: { vm: [...priced.vm.keys()], disk: [...priced.disk], meter: Object.keys(meters) },
  },
  facts: factsToday,
  retirements: {
    lifecycle,
    lifecycleText: readFileSync(
      new URL('../../../src/limits/vms/lifecycle.ts', import.meta.url),
      'utf8',
    ),
  },
};
