export { ioSize as calculator } from '../../calculators/io-size/index.ts';
export { loadLatencies } from '../element/load-latencies.ts';
export { loadChart } from '../load-chart.ts';
