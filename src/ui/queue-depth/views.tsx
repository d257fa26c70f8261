export { queueDepth as calculator } from '../../calculators/queue-depth/index.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';
