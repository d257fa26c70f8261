import { load } from '../browser/load.ts';

export { queueDepth as calculator } from '../../calculators/queue-depth/calculator.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';

export const loadOptions = () => load(() => import('./options.ts'));

/** One of them fits under the figures. */
export const isUnderFigures = true;

/** The style sheet that its page has besides, and an embed not: it has what is under the figures. */
export const pageSheets = ['plane', 'beside-figures'];
