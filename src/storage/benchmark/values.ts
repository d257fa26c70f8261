/**
 * The values that job files, commands and scripts of a benchmark are made of. They are checked once more where
 * texts are written: what a reader typed is in none of them but the directory, and that has only plain names.
 */

import { isOk } from '../../units/index.ts';
import { type BenchmarkTool, parseDirectory } from './directory.ts';
import { type BenchmarkCase, formatCaseName } from './name.ts';
import type { Plan } from './plan.ts';

/** One test of the volume, as texts have it. */
export type TestValues = Plan & { readonly case: BenchmarkCase };

/** What all tests of a volume have in common, and the tests in the order in which they are run. */
export type BenchmarkValues = {
  readonly tool: BenchmarkTool;
  readonly directory: string;
  /** The file, in bytes, and what has to be free for it. */
  readonly size: number;
  readonly free: number;
  /** Bytes a second, and seconds. */
  readonly fillRate?: number;
  readonly filling: number;
  readonly warming?: number;
  /** How many disks the volume is made of, and whether they are local NVMe disks of the VM. */
  readonly disks: number;
  readonly isLocal: boolean;
  readonly tests: readonly TestValues[];
};

const isWhole = (value: number, max: number) =>
  Number.isSafeInteger(value) && value >= 1 && value <= max;

/** The largest file, 64 TiB, and the longest run, some weeks. */
const [maxSize, maxSeconds] = [2 ** 46, 4_000_000];

/**
 * The same values, if each has the form that a command may have.
 * @throws where one has not, which is a mistake in the program
 */
export function checkedValues(values: BenchmarkValues): BenchmarkValues {
  const { tool, directory, size, free, fillRate, disks, tests } = values;
  const read = parseDirectory(directory, tool);
  if (!isOk(read) || read.value !== directory) throw new Error('the directory has no plain name');
  if (!isWhole(size, maxSize) || !isWhole(free, maxSize)) throw new Error('the file has no size');
  if (fillRate !== undefined && !isWhole(fillRate, maxSize))
    throw new Error('the rate is no number');
  if (!isWhole(disks, 999)) throw new Error('the disks have no number');
  for (const { case: given, jobs, depth, runs } of tests) {
    formatCaseName(given);
    if (!isWhole(jobs, 1024) || !isWhole(depth, 65_536)) throw new Error('the queue has no depth');
    if (given.size % 512 !== 0) throw new Error('direct IO is in sectors of 512 bytes');
    for (const { rampUp, measured } of runs)
      if (!isWhole(rampUp, maxSeconds) || !isWhole(measured, maxSeconds))
        throw new Error('a run has no duration');
  }
  return values;
}
