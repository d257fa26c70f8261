/**
 * Job files of fio. Options are those of its manual (axboe/fio, HOWTO.rst): `direct` passes the page cache,
 * `norandommap` and `randrepeat=0` keep no map and repeat no order, `time_based` runs for the whole `runtime`
 * and `ramp_time` before it is not counted, `stonewall` waits for the jobs before it, and `group_reporting`
 * adds up the jobs of a group.
 */
import { readShareOf, warmingPasses } from './plan.ts';
import {
  type BenchmarkValues,
  checkedValues,
  inOrder,
  nameOf,
  sizeWith,
  type TestValues,
  warmsFor,
} from './values.ts';

/** The file that the tests write and read. */
export const fileOf = ({ directory }: Pick<BenchmarkValues, 'directory'>): string =>
  `${directory}/headroom-benchmark.dat`;

const letters = ['k', 'm', 'g'] as const;

const kindOf = (read: number): readonly string[] => {
  if (read === 1) return ['rw=randread'];
  if (read === 0) return ['rw=randwrite'];
  return ['rw=randrw', `rwmixread=${Math.round(read * 100)}`];
};

/** The sections of one test, each a run of its own. */
const sectionsOf = (test: TestValues): readonly string[] =>
  test.runs.flatMap((run) => [
    '',
    `[${nameOf(test, run)}]`,
    'stonewall',
    ...kindOf(readShareOf(test.case.test)),
    `bs=${sizeWith(test.case.size, letters)}`,
    `iodepth=${test.depth}`,
    `numjobs=${test.jobs}`,
    'time_based',
    `ramp_time=${run.rampUp}`,
    `runtime=${run.measured}`,
  ]);

/**
 * A job file of these tests. Its sections are run in turn: the file is written first, since reads of what was
 * never written never reach a disk; then the cache is warmed where there is one; then each test follows.
 */
export function fioJobFile(given: BenchmarkValues): string {
  const values = checkedValues(given);
  const { size, fillRate, tests } = values;
  return [
    '[global]',
    'ioengine=libaio',
    'direct=1',
    `filename=${fileOf(values)}`,
    `size=${sizeWith(size, letters)}`,
    'randrepeat=0',
    'norandommap',
    'group_reporting',
    '',
    '[fill]',
    'rw=write',
    'bs=1m',
    'iodepth=16',
    ...(fillRate === undefined ? [] : [`rate=${fillRate}`]),
    'end_fsync=1',
    ...(warmsFor(values, tests)
      ? ['', '[warm-up]', 'stonewall', 'rw=read', 'bs=1m', 'iodepth=32', `loops=${warmingPasses}`]
      : []),
    ...inOrder(tests).flatMap(sectionsOf),
    '',
  ].join('\n');
}

/**
 * The command that runs a job file which was saved as `headroom.fio`. It starts only where the test file is
 * not there, so that nothing of anybody is written over; root looks, since others may not see into the directory.
 */
export function fioCommand(given: BenchmarkValues): string {
  const values = checkedValues(given);
  const file = fileOf(values);
  return [
    `df -h '${values.directory}'   # Avail must be above ${Math.ceil(values.free / 1024 ** 3)}G`,
    `sudo test ! -e '${file}' && sudo test ! -L '${file}' &&`,
    '  sudo fio --output-format=json --output=headroom-results.json headroom.fio',
    '# When you are done, remove the test file and nothing else:',
    `sudo rm -i '${file}'`,
    '',
  ].join('\n');
}
