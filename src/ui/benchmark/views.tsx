export { benchmark as calculator } from '../../calculators/benchmark/index.ts';
export { loadLatencies } from '../data/loaders.ts';
export { JobTexts as Own } from './JobTexts.tsx';

/** Style sheets that a page has besides. */
export const sheets = ['commands'];
