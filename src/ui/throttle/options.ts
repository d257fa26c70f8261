import { throttle } from '../../calculators/throttle/options.ts';
import { priced } from '../data/priced.ts';

export const withPrices = () => priced(throttle);
