import type { InputLookup } from '../../kit/index.ts';
import { load } from '../browser/load.ts';
import { conditionsOf } from '../view/Conditions.tsx';

export { burst as calculator } from '../../calculators/burst/calculator.ts';
export { loadChart } from '../data/loaders.ts';
export * as pricing from '../data/pricing-script.ts';
export { loadArea, loadReaders } from '../measured/loaders.ts';

/** All inputs but the load that is painted, in one cell: which disk, and what it has to deliver, come first. */
export const Conditions = conditionsOf('Set-up', ['disks', 'load']);

/** What draws the day that is painted. */
export const loadPlanes = () => load(() => import('./painting-script.tsx'));
export const loadOptions = () => load(() => import('../../calculators/burst/options.ts'));
/** A measurement is read by the calculator with its options. */
export const secondCase = {
  isIn: (lookup: InputLookup) => Boolean(lookup('text')),
  load: loadOptions,
};

/** Style sheets that its page has besides, and an embed not. */
export const pageSheets = ['day'];
