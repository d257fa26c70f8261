export { queueDepth as calculator } from '../../calculators/queue-depth/index.ts';
export { loadChart } from '../charts/load-chart.ts';
export { loadLatencies } from '../element/load-latencies.ts';
