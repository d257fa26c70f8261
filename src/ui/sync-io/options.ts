import { syncIo } from '../../calculators/sync-io/options.ts';
import { priced } from '../data/options-with-prices.ts';

/** The calculator with its options, once the prices are there that say what they cost. */
export const withLoadedPrices = () => priced(syncIo);
