import { diagnose } from '../../calculators/diagnose/options.ts';
import { priced } from '../data/options-with-prices.ts';

export { OptionTable } from '../view/OptionTable.tsx';
/** The calculator with its options, and what they cost. */
export const calculator = priced(diagnose);
