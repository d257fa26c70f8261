import { diagnose } from '../../calculators/diagnose/options.ts';
import { priced } from '../data/priced.ts';
import { OptionTable } from '../view/OptionTable.tsx';

export const withPrices = async () => ({ ...(await priced(diagnose)), OptionTable });
