export { diagnose as calculator } from '../../calculators/diagnose/index.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { Area } from './Area.tsx';
export { DeviceTable as Table } from './DeviceTable.tsx';
export { Own } from './Own.tsx';

/** Style sheets that a page has besides. */
export const sheets = ['diagnose'];
