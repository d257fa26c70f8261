/** The script of the cap check: the calculator, and what only its answers have. */
export { capCheck } from '../../calculators/cap-check/calculator.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { Burst } from './Burst.tsx';
