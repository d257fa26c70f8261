/** In which order the runs of a benchmark follow each other, what they are called, and how long they take. */
import { type Seconds, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { formatCaseName } from './name.ts';
import { type PlannedRun, readShareOf } from './plan.ts';
import type { BenchmarkValues, TestValues } from './values.ts';

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
