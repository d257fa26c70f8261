import { load } from '../load.ts';

export { provision as calculator } from '../../calculators/provision/calculator.ts';
export { loadChart } from '../load-chart.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';

export const loadOptions = () => load(() => import('../../calculators/provision/options.ts'));
