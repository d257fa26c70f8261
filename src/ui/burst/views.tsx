export { burst as calculator } from '../../calculators/burst/index.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';
export * as pricing from '../data/pricing.ts';
