import { load } from '../browser.ts';

export { commit as calculator } from '../../calculators/commit/calculator.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';

export const loadOptions = () => load(() => import('../../calculators/commit/options.ts'));
