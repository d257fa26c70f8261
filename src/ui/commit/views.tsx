import { load } from '../browser/load.ts';
import { loadWithPrices } from '../data/loaders.ts';

export { commit as calculator } from '../../calculators/commit/calculator.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';

/** What draws commits in slow motion. */
export const loadPlanes = () => load(() => import('./lanes-script.tsx'));
export const loadOptions = () => loadWithPrices(() => import('./options.ts'));

export const hasMain = true;

/** Style sheets that its page has besides, and an embed not. */
export const pageSheets = ['commits'];
