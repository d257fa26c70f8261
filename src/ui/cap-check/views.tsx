import type { InputLookup } from '../../kit/index.ts';
import { secondCaseName } from '../../kit/link.ts';
import { load } from '../browser/load.ts';

export { capCheck as calculator } from '../../calculators/cap-check/calculator.ts';
export { loadPlanes } from '../data/loaders.ts';
export * as pricing from '../data/pricing-script.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { Burst } from './Burst.tsx';

export const loadOptions = () => load(() => import('./options.ts'));
export const secondCase = {
  isIn: (lookup: InputLookup) => Boolean(lookup(secondCaseName)),
  load: loadOptions,
};

/** Style sheets that its page has besides, and an embed not. */
export const pageSheets = ['plane'];
