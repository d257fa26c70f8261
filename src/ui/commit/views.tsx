import { load } from '../load.ts';

export { commit as calculator } from '../../calculators/commit/calculator.ts';
export { loadLatencies } from '../element/load-latencies.ts';
export { loadChart } from '../load-chart.ts';

export const loadOptions = () => load(() => import('../../calculators/commit/options.ts'));
