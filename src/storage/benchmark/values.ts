/**
 * The values that job files, commands and scripts of a benchmark are made of. They are checked once more where
 * texts are written: what a reader typed is in none of them but the directory, and that has only plain names.
 */
import { type Bytes, isOk, type Seconds } from '../../units/index.ts';
import { type BenchmarkCase, formatCaseName } from '../benchmark-name.ts';
import { type BenchmarkTool, parseDirectory } from './directory.ts';
import { durationOf, type Plan, type PlannedRun, readShareOf } from './plan.ts';

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
  /** How many disks the volume is made of. */
  readonly disks: number;
  readonly tests: readonly TestValues[];
};

const isWhole = (value: number, most: number) =>
  Number.isSafeInteger(value) && value >= 1 && value <= most;

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

/** The name of a run. */
export const nameOf = ({ case: given }: TestValues, { phase }: PlannedRun): string =>
  formatCaseName({ ...given, ...(phase ? { phase } : {}) });

/** Reads before writes, so that the cache is as it was warmed; the long runs of one test stay together. */
export const inOrder = (tests: readonly TestValues[]): readonly TestValues[] =>
  tests.toSorted((a, b) => readShareOf(b.case.test) - readShareOf(a.case.test));

/** Whether the cache is warmed before these tests. */
export const warmsFor = (
  { warming }: Pick<BenchmarkValues, 'warming'>,
  tests: readonly TestValues[],
): boolean => warming !== undefined && tests.some(({ case: { test } }) => readShareOf(test) > 0);

/** How long everything takes, filling and warming included. */
export const totalOf = (values: BenchmarkValues): Seconds => {
  const { filling, warming = 0, tests } = values;
  const runs = tests.reduce((sum, test) => sum + durationOf(test), 0);
  return (filling + (warmsFor(values, tests) ? warming : 0) + runs) as Seconds;
};

/** An IO size or the size of a file in the largest unit that it is whole in, with the letters that both tools read: 1,024 each. */
export function sizeWith(size: Bytes | number, letters: readonly [string, string, string]): string {
  const [k, m, g] = letters;
  for (const [power, letter] of [
    [3, g],
    [2, m],
    [1, k],
  ] as const)
    if (size % 1024 ** power === 0) return `${size / 1024 ** power}${letter}`;
  return String(size);
}
