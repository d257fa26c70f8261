import { load } from '../browser/load.ts';

export { commit as calculator } from '../../calculators/commit/calculator.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';

/** What draws commits in slow motion. */
export const loadPlanes = () => load(() => import('./lanes-script.tsx'));
export const loadOptions = () =>
  load(() => import('./options.ts')).then((script) => script?.withPrices());

export const hasMain = true;

/** Style sheets that its page has besides, and an embed not. */
export const pageSheets = ['commits'];
