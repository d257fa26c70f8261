/** The dataset as downloads are compared with it. */
import { readFileSync } from 'node:fs';
import { diskTables } from '../limits/disks/index.ts';
import { disks, knownSizes, lifecycle, sources, vms } from '../limits/index.ts';
import { namesOf } from '../limits/known-sizes.ts';
import type { LifecycleStatement } from '../limits/types.ts';
import { constrainedToday } from '../limits/vms/current/constrained.ts';
import { vmTables } from '../limits/vms/index.ts';
import type { DiskDataset } from './compare-disks.ts';
import { type FactsHeld, factsToday } from './compare-facts.ts';
import type { PriceDataset } from './compare-prices.ts';
import type { SizeDataset } from './compare-sizes.ts';
import { priceDataset } from './price-tables.ts';

export type Dataset = {
  readonly sizes: SizeDataset;
  readonly disks: DiskDataset;
  readonly prices: PriceDataset;
  readonly facts: FactsHeld;
  readonly lifecycle: readonly LifecycleStatement[];
  /** The text of the file in which retirements are. */
  readonly lifecycleText: string;
};

/** What is in the tables now. */
export const today: Dataset = {
  sizes: {
    vms,
    tables: vmTables,
    constrained: constrainedToday,
    sources,
    // A size that is gone may still be in a dump.
    known: [...namesOf(knownSizes), ...vms.map(({ name }) => name)],
  },
  disks: { disks, tables: diskTables },
  prices: priceDataset,
  facts: factsToday,
  lifecycle,
  lifecycleText: readFileSync(new URL('../limits/vms/lifecycle.ts', import.meta.url), 'utf8'),
};
