export { benchmark as calculator } from '../../calculators/benchmark/index.ts';
export { loadLatencies } from '../data/loaders.ts';
export { MoreTexts as Own, Texts as Picture } from './JobTexts.tsx';

export const hasMain = true;

/** Style sheets that a page has besides. */
export const sheets = ['commands'];
