export { queueDepth as calculator } from '../../calculators/queue-depth/index.ts';
export { loadLatencies } from '../element/load-latencies.ts';
export { loadChart } from '../load-chart.ts';
