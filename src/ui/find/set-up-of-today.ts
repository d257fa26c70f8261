/** The script of the search with a set-up of today: the calculator that reads it. */
export { find } from '../../calculators/find/index.ts';
