import { diagnose } from '../../calculators/diagnose/options.ts';
import { priced } from '../data/options-with-prices.ts';
import { OptionTable } from '../view/OptionTable.tsx';

/** The calculator with its options, once the prices are there that say what they cost. */
export const withLoadedPrices = async () => ({ ...(await priced(diagnose)), OptionTable });
