export { burst as calculator } from '../../calculators/burst/index.ts';
export { loadChart } from '../charts/load-chart.ts';
export { loadLatencies } from '../element/load-latencies.ts';
