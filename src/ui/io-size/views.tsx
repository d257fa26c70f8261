import { load } from '../browser/load.ts';

export { ioSize as calculator } from '../../calculators/io-size/calculator.ts';
export { loadChart, loadLatencies, loadPlanes } from '../data/loaders.ts';

export const loadOptions = () => load(() => import('./options.ts'));

/** Style sheets that its page has besides, and an embed not. */
export const pageSheets = ['plane', 'beside-figures'];

/** One of them fits under the figures. */
export const isUnderFigures = true;
