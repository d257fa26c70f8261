export { ioSize as calculator } from '../../calculators/io-size/index.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';
