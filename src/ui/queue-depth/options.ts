import { queueDepth } from '../../calculators/queue-depth/options.ts';
import { priced } from '../data/priced.ts';

export const withPrices = () => priced(queueDepth);
