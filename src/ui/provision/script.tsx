/** The script of the calculator of provisioned disks, and what draws its table of limits. */
export { provision } from '../../calculators/provision/calculator.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
