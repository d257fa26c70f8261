export { syncIo as calculator } from '../../calculators/sync-io/index.ts';
export { loadChart } from '../charts/load-chart.ts';
export { loadLatencies } from '../element/load-latencies.ts';
