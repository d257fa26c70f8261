/** The script of the diagnosis: the calculator, and what only its screens have. */
export { diagnose } from '../../calculators/diagnose/index.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { Area } from './Area.tsx';
export { DeviceTable as Table } from './DeviceTable.tsx';
export { Own } from './Own.tsx';
