/**
 * The values that job files, commands and scripts of a benchmark are made of. They are checked once more where
 * texts are written: what a reader typed is in none of them but the directory, and that has only plain names.
 */

import { checkedWhole } from '../../units/checked-whole.ts';
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

/** The largest file, 64 TiB, and the longest run, some weeks. */
const [maxSize, maxSeconds] = [2 ** 46, 4_000_000];

/**
 * The same values, if each has the form that a command may have.
 * @throws where one has not, which is a mistake in the program
 */
export function checkedBenchmark(values: BenchmarkValues): BenchmarkValues {
  const { tool, directory, size, free, fillRate, disks, tests } = values;
  const read = parseDirectory(directory, tool);
  if (!isOk(read) || read.value !== directory) throw new Error('the directory has no plain name');
  checkedWhole(size, 1, maxSize, 'the size of the file');
  checkedWhole(free, 1, maxSize, 'the space that has to be free');
  if (fillRate !== undefined) checkedWhole(fillRate, 1, maxSize, 'the rate');
  checkedWhole(disks, 1, 999, 'the number of disks');
  for (const { case: given, jobs, depth, runs } of tests) {
    formatCaseName(given);
    checkedWhole(jobs, 1, 1024, 'the number of jobs');
    checkedWhole(depth, 1, 65_536, 'the queue depth');
    if (given.size % 512 !== 0) throw new Error('direct IO is in sectors of 512 bytes');
    for (const time of runs.flatMap(({ rampUp, measured }) => [rampUp, measured]))
      checkedWhole(time, 1, maxSeconds, 'the duration of a run');
  }
  return values;
}
