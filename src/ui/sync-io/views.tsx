import { loadWithPrices } from '../data/loaders.ts';

export { syncIo as calculator } from '../../calculators/sync-io/calculator.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';

export const loadOptions = () => loadWithPrices(() => import('./options.ts'));
