/** The prices of regions, each of them loaded on first use, as far as the VM sizes are loaded that they are for. */
import type { Prices } from '../../limits/prices/region-prices.ts';
import type { Region } from '../../limits/prices/regions.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { PackedPrices } from '../script-data.ts';
import { loadData } from '../scripts.ts';

export type Pricing = typeof import('./pricing-script.ts');

const packed = new Map<Region, string>();
/** For the sizes of this dataset. */
let unpacked = { of: undefined as Catalogue | undefined, prices: new Map<Region, Prices>() };

export const hasRegion = (region: Region) => packed.has(region);

export async function loadRegion(region: Region) {
  const script = await loadData<PackedPrices>(`headroom-prices-${region}`);
  if (script) packed.set(region, script.prices);
}

/** @param pricing what unpacks them, which comes with each calculator that has a cost */
export function pricesOf(
  region: Region,
  of: Catalogue | undefined,
  pricing: Pick<Pricing, 'unpackPrices'> | undefined,
) {
  if (unpacked.of !== of) unpacked = { of, prices: new Map() };
  const text = packed.get(region);
  const known = unpacked.prices.get(region);
  if (known || text === undefined || !pricing) return known;
  const prices = pricing.unpackPrices(text, of?.vms('current') ?? []);
  unpacked.prices.set(region, prices);
  return prices;
}
