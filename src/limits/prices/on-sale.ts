/** Which sizes have a price, and when. Prices are read when all sizes are known; their names can be read before. */
import { parseTable } from '../table.ts';
import type { RegionTables } from './region-tables.ts';
import { priceSources } from './sources.ts';
import { europe } from './tables/europe/index.ts';
import { world } from './tables/world/index.ts';

const dateOf = ({ sources }: RegionTables) => {
  const ids = Object.values(sources).map(({ vms }) => vms);
  return priceSources.find(({ id }) => ids.includes(id))?.date ?? '';
};

/** The lists of prices: their day, and the names of the sizes. */
export const saleLists = [europe, world].map((tables) => ({
  date: dateOf(tables),
  names: new Set(
    tables.vms.flatMap((table) => {
      const columns = ['size', ...Object.keys(tables.sources)];
      const units = { units: ['-', 'USD/hour'] };
      return parseTable(table, Object.fromEntries(columns.map((name) => [name, units]))).map(
        (row) => row.cell('size').text,
      );
    }),
  ),
}));
