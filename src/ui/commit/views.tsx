import { load } from '../browser.ts';

export { commit as calculator } from '../../calculators/commit/calculator.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';

export const loadOptions = () =>
  load(() => import('./options.ts')).then((script) => script?.withPrices());
