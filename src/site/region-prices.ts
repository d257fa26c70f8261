/** The prices of regions for the scripts of pages, each of them loaded on first use. */
import { unpackPrices } from '../limits/prices/compact.ts';
import type { Prices } from '../limits/prices/region-prices.ts';
import type { Region } from '../limits/prices/regions.ts';
import type { PackedPrices } from '../ui/script-data.ts';
import { loadData } from '../ui/scripts.ts';

const loaded = new Map<Region, Prices>();

export const pricesThere = (region: Region) => loaded.get(region);

/** @param sizes the sizes of today @returns nothing where they could not be loaded */
export async function loadPrices(region: Region, sizes: Parameters<typeof unpackPrices>[1]) {
  const script = loaded.has(region)
    ? undefined
    : await loadData<PackedPrices>(`headroom-prices-${region}`);
  if (script) loaded.set(region, unpackPrices(script.prices, sizes));
  return loaded.get(region);
}
