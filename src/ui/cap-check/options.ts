/** The script of the options of the cap check: how they are found, and the table of them. */
export { capCheck } from '../../calculators/cap-check/options.ts';
export { OptionTable } from '../view/OptionTable.tsx';
