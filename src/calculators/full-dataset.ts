import { catalogue } from '../limits/index.ts';
import type { CalculatorContext } from './dataset.ts';

/** The whole dataset, for the build, tests and Node. */
export const fullDataset: CalculatorContext = { catalogue };
