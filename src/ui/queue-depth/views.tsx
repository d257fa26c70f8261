import { loadWithPrices } from '../data/loaders.ts';

export { queueDepth as calculator } from '../../calculators/queue-depth/calculator.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';

export const loadOptions = () => loadWithPrices(() => import('./options.ts'));
