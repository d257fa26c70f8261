export { ioSize as calculator } from '../../calculators/io-size/index.ts';
export { loadChart } from '../charts/load-chart.ts';
export { loadLatencies } from '../element/load-latencies.ts';
