export { syncIo as calculator } from '../../calculators/sync-io/index.ts';
export { loadLatencies } from '../element/load-latencies.ts';
export { loadChart } from '../load-chart.ts';
