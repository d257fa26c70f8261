/** The script of the options of the cap check: how they are found, and the table that compares them. */
export { capCheck } from '../../calculators/cap-check/options.ts';
export { NowThen } from '../view/NowThen.tsx';
export { OptionTable } from '../view/OptionTable.tsx';
