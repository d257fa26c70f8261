/**
 * The values that job files, commands and scripts of a benchmark are made of. They are checked once more where
 * texts are written: what a reader typed is in none of them but the directory, and that has only plain names.
 */

import { type Bytes, isOk, type Seconds, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { type BenchmarkTool, parseDirectory } from './directory.ts';
import { type BenchmarkCase, formatCaseName } from './name.ts';
import { type Plan, type PlannedRun, readShareOf } from './plan.ts';

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

/** The name of a run. */
export const nameOf = ({ case: given }: TestValues, { phase }: PlannedRun): string =>
  formatCaseName({ ...given, ...defined({ phase }) });

/** Reads before writes, so that the cache is as it was warmed; the long runs of one test stay together. */
export const inOrder = (tests: readonly TestValues[]): readonly TestValues[] =>
  tests.toSorted((a, b) => readShareOf(b.case.test) - readShareOf(a.case.test));

/** A run of a script: of a test, or of what fills the host cache before reads. */
export type Turn =
  | 'warm-up'
  | { readonly test: TestValues; readonly run: PlannedRun; readonly name: string };

const phases = ['burst', undefined, 'sustained'] as const;

/**
 * The runs of all tests, one after the other. Those that need burst credits come first: six tests of six
 * minutes use up less than the thirty minutes that each bucket of credits lasts at least, since throughput and
 * IOPS have buckets of their own. Those that wait until the credits are used up come last. Before the reads
 * of each of these parts the cache is warmed, where there is one.
 */
export const turnsOf = (values: BenchmarkValues): readonly Turn[] =>
  phases.flatMap((phase): readonly Turn[] => {
    const turns = inOrder(values.tests).flatMap((test) =>
      test.runs
        .filter((run) => run.phase === phase)
        .map((run) => ({ test, run, name: nameOf(test, run) })),
    );
    return warmsFor(
      values,
      turns.map(({ test }) => test),
    )
      ? ['warm-up', ...turns]
      : turns;
  });

/** Whether the cache is warmed before these tests. */
export const warmsFor = (
  { warming }: Pick<BenchmarkValues, 'warming'>,
  tests: readonly TestValues[],
): boolean => warming !== undefined && tests.some(({ case: { test } }) => readShareOf(test) > 0);

/** How long everything takes, filling and warming included. */
export const totalOf = (values: BenchmarkValues): Seconds => {
  const { filling, warming = 0 } = values;
  const runs = turnsOf(values).map((turn) =>
    turn === 'warm-up' ? warming : turn.run.rampUp + turn.run.measured,
  );
  return seconds(runs.reduce((sum, each) => sum + each, filling));
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
