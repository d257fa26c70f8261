import { syncIo } from '../../calculators/sync-io/options.ts';
import { priced } from '../data/options-with-prices.ts';

/** The calculator with its options, and what they cost. */
export const calculator = priced(syncIo);
