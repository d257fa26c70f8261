import { ioSize } from '../../calculators/io-size/options.ts';
import { priced } from '../data/priced.ts';

export const withPrices = () => priced(ioSize);
