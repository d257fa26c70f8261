import { commit } from '../../calculators/commit/options.ts';
import { priced } from '../data/priced.ts';

export const withPrices = () => priced(commit);
