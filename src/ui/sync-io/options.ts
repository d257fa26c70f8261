import { syncIo } from '../../calculators/sync-io/options.ts';
import { priced } from '../data/priced.ts';

export const withPrices = () => priced(syncIo);
