export { burst as calculator } from '../../calculators/burst/index.ts';
export { loadLatencies } from '../element/load-latencies.ts';
export { loadChart } from '../load-chart.ts';
