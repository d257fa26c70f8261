export { syncIo as calculator } from '../../calculators/sync-io/index.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';
