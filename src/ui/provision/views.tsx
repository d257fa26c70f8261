import { load } from '../browser.ts';

export { provision as calculator } from '../../calculators/provision/calculator.ts';
export { loadChart, loadPlanes } from '../data/loaders.ts';
export * as pricing from '../data/pricing.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';

export const loadOptions = () => load(() => import('../../calculators/provision/options.ts'));

/** Style sheets that its page has besides, and an embed not. */
export const pageSheets = ['plane'];
