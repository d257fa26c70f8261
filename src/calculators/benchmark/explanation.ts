import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { isTempByDefault } from '../../storage/benchmark/directory.ts';
import type { BenchmarkTest } from '../../storage/benchmark/name.ts';
import { durationOf, readShareOf, type TestFile } from '../../storage/benchmark/plan.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { sizeOn } from '../../storage/path/local.ts';
import { unpublishedOf } from '../../storage/set-up/volume.ts';
import {
  formatBytes,
  formatIops,
  formatNumber,
  formatSeconds,
  kib,
  mib,
  serializeBytes,
} from '../../units/index.ts';
import { info, listed, warning } from '../shared/answer/checks-and-columns.ts';
import type { Explanation, ProposedChange } from '../shared/answer/explanation.ts';
import { changeGiving } from '../shared/answer/proposed-change.ts';
import { formatLimit, list, plural } from '../shared/answer/text.ts';
import { burstNotes } from '../shared/set-up/burst-figures.ts';
import { expectationNotes } from '../shared/volume/expectation-notes.ts';
import { latencyNotes } from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { sectorNotes } from '../shared/volume/sector-notes.ts';
import { type Given, type TestCase, testCase } from './case.ts';
import { aimOf, type Result, usualSize } from './model.ts';
import { formatGib, formatRun } from './text.ts';

/** Why the test is as it is, how its result is read, and what would spoil it. */
export function explain(
  given: Given,
  chosen: TestCase,
  result: Result,
  file: TestFile,
  catalogue: Catalogue,
): Explanation {
  const { volume, size, time } = chosen;
  const { cache, limits } = given;
  return {
    why: why(chosen, result),
    recommendations: otherSize(given, chosen, result, catalogue),
    checks: [
      ...fileNotes(given, chosen, result, file),
      ...limitNotes(chosen, result),
      ...latencyNotes(time, size, catalogue),
      ...(result.expected.length > 1
        ? burstNotes(result.burst, volume.vm, 'the test at the burst limits', catalogue)
        : []),
      ...volumeNotes(volume, limits, cache, catalogue, ['burst apart']),
      ...expectationNotes(volume.disk, limits, catalogue),
    ],
  };
}

function why({ test, time }: TestCase, result: Result): string {
  const { queue, expected, by, isLatencyBound } = result;
  if (queue === 1)
    return isLatencyBound
      ? `One IO at a time shows the latency of the ${readShareOf(test) > 0 ? 'read' : 'write'} itself, typically ${formatSeconds(time.mean)}: no limit is reached.`
      : `One IO at a time, and even so ${list(by.map(formatLimit))} is reached, so that each IO waits.`;
  const burst =
    expected.length > 1
      ? ' The first run ends before the burst credits do; the second begins when they are used up.'
      : '';
  return `At queue depth ${formatNumber(queue)} ${list(by.map(formatLimit))} is reached with room to spare: IOs mostly wait.${burst}`;
}

/** Whether the file can be read from a cache, and what the host cache does to the test. */
function fileNotes(
  { directory }: Given,
  { volume, test, size: ioSize }: TestCase,
  { by, isLatencyBound }: Result,
  file: TestFile,
): readonly Check[] {
  const { disk, disks, cached, vm } = volume;
  const { size, free, shortBy, mayExceedCache } = file;
  const isWrite = readShareOf(test) === 0;
  const small = shortBy === 'cache' ? `the file has only ${formatGib(size)}, and ` : '';
  const misses = mayExceedCache
    ? ` The size of the cache of ${vm?.name ?? 'this VM'} is not published, so ${small}part of the file may not be in it: a lower result may be misses.`
    : '';
  const ofCache = by.some(({ id }) => id === 'cached') ? 'the VM’s cached limit' : undefined;
  const shown = isLatencyBound ? 'the latency of the cache' : ofCache;
  return listed([
    isTempByDefault(directory) &&
      // Local NVMe disks of v6 and later have neither a letter nor a directory before somebody gives them one.
      (vm === undefined || (vm.tempDisk !== 'none' && vm.tempDisk !== 'local NVMe')) &&
      !disk.placement &&
      warning(
        `${directory} is where the temp disk is by default, which is local: a test there is not of ${formatDisks(disk, disks)}. Enter a directory on these disks, or look which disk it is on before you run the commands.`,
      ),
    info(
      `Free space needed: ${formatGib(free)}, for a test file of ${formatGib(size)}. It is written first, since reads of what was never written do not reach a disk. Never test on a disk or partition itself: a test writes over its target.`,
    ),
    shortBy === 'volume' &&
      !(cached && isWrite) &&
      warning(
        `${plural(disks, 'disk')} of ${formatBytes(vm ? sizeOn(vm, disk) : disk.size)} ${disks === 1 ? 'has' : 'have'} no room for a file of 25 seconds of their throughput, so that a cache may serve a part of it: the result may be too high.`,
      ),
    cached &&
      isWrite &&
      info(
        'A ReadOnly cache does not speed up writes: they go through it to the disks, and count against the VM’s cached and uncached limits.',
      ),
    cached &&
      !isWrite &&
      warning(
        `This reads from the host cache, which the test fills first${shown ? `: it shows ${shown} and not the disks` : ''}. Set the host cache to None to test the disks.${misses}`,
      ),
    ...sectorNotes(disk, ioSize),
  ]);
}

/** May another kind of limit than the test is about be reached first? */
const isOffAim = (test: BenchmarkTest, { by, queue }: Result) =>
  queue > 1 && by.every(({ kind }) => kind !== aimOf(test));

function limitNotes({ volume, test, size }: TestCase, result: Result): readonly Check[] {
  const { expected, maxIops, by } = result;
  const time = durationOf({ runs: result.runs.slice(-1) });
  const long =
    time > 2 * 3600
      ? ` The second run takes ${formatRun(time)}, since the credits last so long: leave it running, or do without it.`
      : '';
  return listed([
    isOffAim(test, result) &&
      warning(
        `With IOs of ${formatBytes(size)} ${list(by.map(formatLimit))} is reached first, so that this test shows a ${aimOf(test) === 'iops' ? 'throughput' : 'IOPS'} limit.`,
      ),
    expected.length > 1 &&
      info(
        `The file is written no faster than the sustained limits, so that the credits are full when the first run starts. That is so only if nothing used them for hours before.${long}`,
      ),
    expected.length === 1 &&
      expected[0].run.phase === 'burst' &&
      warning(
        `Single IOs exceed the sustained ${formatIops(maxIops)} here, so that this uses burst credits. Without credits each IO waits.`,
      ),
    unpublishedOf(volume).length > 0 &&
      warning('A limit on the path is not published: a lower result may be that limit.'),
  ]);
}

/** Another IO size, where this one reaches the other kind of limit than the test is about. */
function otherSize(
  given: Given,
  { test, size }: TestCase,
  result: Result,
  catalogue: Catalogue,
): readonly ProposedChange[] {
  if (!isOffAim(test, result)) return [];
  const aim = aimOf(test);
  for (const other of [usualSize(test), aim === 'iops' ? kib(4) : mib(1)]) {
    const then = testCase({ ...given, 'io-size': other }, test, catalogue).result;
    if (other === size || !then?.by.some(({ kind }) => kind === aim)) continue;
    const lead = `Test with IOs of ${formatBytes(other)}: that reaches `;
    const reached = list(then.by.map(formatLimit));
    return [changeGiving(lead, reached, { 'io-size': serializeBytes(other) })];
  }
  return [];
}
