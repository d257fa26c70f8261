/**
 * Observed prices of VM sizes and disks: for Node, tests and the published files. They are many and
 * soon out of date, so nothing that the browser loads may import them.
 */
import { checkSources } from '../check-sources.ts';
import { zonesIn } from '../elastic-regions.ts';
import { disks, elasticRegions, sources, vms } from '../index.ts';
import type { Source } from '../rows.ts';
import { type Price, parsePrices } from './price-table.ts';
import { listedName, type RegionPrices } from './region-prices.ts';
import { parseRegions } from './region-tables.ts';
import { priceSources } from './sources.ts';
import { europe } from './tables/europe/index.ts';
import { priceTables } from './tables/index.ts';
import { world } from './tables/world/index.ts';

const known: readonly Source[] = [...priceSources, ...sources];
/** A size with two interfaces has one price. */
const seriesOf = new Map(vms.map(({ name, series }) => [listedName(name), series]));

/** What a table of prices may be of. */
export const priced = { vm: seriesOf, disk: new Set(disks.map(({ name }) => name)) };
export const prices: readonly Price[] = parsePrices(priceTables, known, priced);
/** What the sizes, disks and meters of today cost in each region that has a whole list. */
export const regionPrices: readonly RegionPrices[] = [europe, world].flatMap((tables) =>
  parseRegions(tables, known, priced).map((region) => ({
    ...region,
    zones: zonesIn(elasticRegions, region.region),
  })),
);

checkSources(
  'src/limits/prices/sources.ts',
  priceSources,
  [
    ...prices.map(({ source }) => source),
    ...regionPrices.flatMap((region) => Object.values(region.sources).map(({ id }) => id)),
  ],
  sources,
);

export type { Price } from './price-table.ts';
export { priceSources };
