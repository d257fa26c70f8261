/** The script of the benchmark, and what draws its job files. */
export { benchmark } from '../../calculators/benchmark/index.ts';
export { JobTexts as Own } from './JobTexts.tsx';
