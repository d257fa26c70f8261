/** Is a run of a benchmark valid? What a valid test needs, check by check (FORMATS: kbench, fio, DiskSpd). */
import type { Check } from '../../kit/index.ts';
import type { Run } from '../../readers/reading.ts';
import { isAbove, isAtBurst } from '../../storage/diagnosis/diagnose.ts';
import {
  bytes,
  bytesPerSecond,
  formatBytes,
  formatDuration,
  formatFraction,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  gib,
  iops,
  outstanding,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { failed, info, listed, passed, warning } from '../shared/answer/checks-and-columns.ts';
import { depthOf, figuresOf, isSynchronous, type Stall, stallOf } from './runs.ts';
import { checksOfSync } from './sync.ts';
import { shortestRun } from './text.ts';
import { timedOf } from './timed-ios.ts';
import type { Found } from './validity.ts';

/** Credits of disks and VMs last so long at full burst (30 minutes by design, bursting page). */
const fullBurst = 1800;
/** A file that is read in less time than this may have been answered from caches (kbench). */
const coversSeconds = 25;

/** Which latencies are not in the text? A test measures all or none; a text that was cut may have one of two. */
function untimed(run: Run): Check | false {
  const { timed, missing } = timedOf(run);
  if (missing.length === 0) return false;
  return warning(
    timed.length > 0
      ? `The text has no latency of ${missing.join()}: latency and percentiles are those of ${timed.join()}.`
      : 'Latency was not measured. Leave out gtod_reduce, in DiskSpd add -L.',
  );
}

/** Did the IOs go to the disk, or to the memory of the machine? */
function direct({ direct: isDirect, deviceIos, read, write }: Run): Check {
  const issued = (read?.ios ?? 0) + (write?.ios ?? 0);
  const share = deviceIos !== undefined && issued > 0 ? deviceIos / issued : undefined;
  const reached =
    share === undefined ? '' : ` The device counted ${formatFraction(share)} of the IOs.`;
  if (isDirect === false)
    return failed(
      `The test went through the page cache (buffered IO), so it measured memory.${reached} Run it with direct=1, in DiskSpd with -Sh.`,
    );
  if (isDirect) return passed('The test bypassed the page cache (direct IO).');
  return share !== undefined && share < 0.9
    ? failed(
        `The device counted only ${formatFraction(share)} of the IOs, so a cache answered the others. Run it with direct=1.`,
      )
    : warning(
        'Was the test run with direct IO? Without direct=1, in DiskSpd -Sh, it measures memory. Paste the command too.',
      );
}

/** Shorter than this a queue fills, and caches answer. */
const shortestAtLimit = 5;

/** Did IOs wait at a limit that is reached? Then even a short test shows it. */
function isHeld({ diagnosis: { finding }, moment }: Found, typical: Seconds | undefined): boolean {
  const [limit] = finding?.limits ?? [];
  const isAt = finding?.verdict === 'at-limit' || (limit !== undefined && isAtBurst(limit));
  const { queue = 0, iops = 0 } = moment;
  return isAt && typical !== undefined && iops > 0 && queue / iops > typical;
}

function length(run: Run, found: Found, hasBurst: boolean, typical: Seconds | undefined): Check {
  const { runtime } = run;
  if (runtime === undefined)
    return warning('The text does not tell how long the test ran; it takes 60 s at least.');
  const ran = `The test ran for ${formatDuration(seconds(runtime))}`;
  if (runtime < shortestRun && runtime >= shortestAtLimit && isHeld(found, typical))
    return warning(
      `${ran}, which is short, but its IOs waited at a limit. Run it for ${shortestRun} s to be sure.`,
    );
  if (runtime < shortestRun)
    return failed(
      `${ran}. Run it for ${shortestRun} s at least: --runtime=${shortestRun} --time_based, in DiskSpd -d${shortestRun}.`,
    );
  return hasBurst && runtime < fullBurst
    ? warning(
        `${ran}, and burst credits can last 30 minutes: this may be the burst. Run it for 35 minutes to see what is sustained.`,
      )
    : passed(`${ran}.`);
}

function size(run: Run): Check | undefined {
  const { fileSize, read } = run;
  if (fileSize === undefined) return undefined;
  const { throughput } = figuresOf(run);
  const time = fileSize / throughput;
  const file = `The file of ${formatBytes(bytes(Math.round(fileSize)))}`;
  if (!(time < coversSeconds))
    return passed(`${file} is too large to be read from a cache in a moment.`);
  const needed = formatBytes(gib(Math.ceil((throughput * coversSeconds) / gib(1))));
  return (read ? failed : warning)(
    `${file} is gone through every ${formatSeconds(seconds(time))}, so it fits in a cache. Use ${needed} or more.`,
  );
}

/** A depth that has no effect. */
const depthOfOne = (run: Run) =>
  isSynchronous(run) &&
  (run.queueDepth ?? 1) > (run.jobs ?? 1) &&
  warning(
    `The engine ${run.engine} issues one IO at a time in each job, whatever iodepth: use libaio or io_uring, or more jobs.`,
  );

/** IOs that a test keeps in flight beside those that the limit needs at the typical latency. */
function depth(run: Run, { first, diagnosis, moment }: Found, typical: Seconds | undefined) {
  // Where the text does not tell, what is in flight is IOPS × latency (Little’s law).
  const known = depthOf(run);
  const inFlight = known ?? moment.queue;
  const limit = first?.limit;
  if (inFlight === undefined || typical === undefined || limit?.sustained === undefined)
    return undefined;
  const kept = `${known === undefined ? 'about ' : ''}${formatOutstanding(outstanding(inFlight))} IOs`;
  if (diagnosis.finding?.verdict !== 'below-limit')
    return passed(`The queue was deep enough: ${kept} in flight.`);
  const needed = limit.kind === 'iops' ? Math.ceil(limit.sustained * typical) : 0;
  return (
    inFlight < needed &&
    warning(
      `The test kept ${kept} in flight; at ${formatSeconds(typical)} the limit needs ${formatNumber(needed)}. Raise iodepth or the number of jobs.`,
    )
  );
}

/** Was the rate steady? The mean of a run that stood still says neither that it is at a limit nor above or below one. */
function steadiness({ read, write, steady }: Run, stall: Stall | undefined): Check | undefined {
  if (stall)
    return failed(
      `Nothing was completed in ${formatFraction(stall.share)} of the time, and ${formatIops(stall.rest)} is the mean of the rest. Look for throttling, or a flush that waits.`,
    );
  if (steady === false)
    return warning('The tool did not reach the steady state that it was told to wait for.');
  const rates = [read, write].flatMap((direction) => direction?.rates ?? []);
  const [most] = rates.toSorted((a, b) => (b.samples ?? 0) - (a.samples ?? 0));
  if (!most) return undefined;
  return most.mean > 0 && most.deviation / most.mean > 0.3
    ? warning(
        `The rate varied by ${formatFraction(most.deviation / most.mean)} around its mean: a burst ended in it, or it was throttled for a time.`,
      )
    : passed('The rate was steady.');
}

/** With a ramp time fio’s IOPS and its bandwidth may be of different times: which is right, the text does not tell. */
function agreement({ read, write, readSize, writeSize = readSize }: Run): Check | undefined {
  const [of, size] = read ? [read, readSize] : [write, writeSize];
  if (!of || size === undefined || (read && write)) return undefined;
  const bySize = of.iops * size;
  const other = of.printed ?? bySize;
  return Math.abs(other / of.throughput - 1) <= 0.02
    ? undefined
    : warning(
        `${formatIops(iops(of.iops))} of ${formatBytes(bytes(size))} are ${throughputText(bySize)}, and the tool has ${throughputText(of.printed ?? of.throughput)}: counted over different times. ${throughputText(of.throughput)} is compared with the limits.`,
      );
}

const throughputText = (value: number) => formatThroughput(bytesPerSecond(value), 'MB/s');

const warmUp = ({ warmUp: time, read }: Run, isCached: boolean) =>
  time !== undefined
    ? passed(`The first ${formatDuration(seconds(time))} were left out.`)
    : isCached &&
      read &&
      warning(
        'There was no warm-up, and the first pass fills the host cache. Add --ramp_time=60, in DiskSpd -W60.',
      );

/** Is a run of a benchmark valid? */
export function checksOfRun(found: Found, typical: Seconds | undefined): readonly Check[] {
  const { run, sync } = found;
  if (!run) return [failed('The text has no finished run.')];
  const { read, write, error } = run;
  const stall = stallOf(run);
  // What a run did that stood still in between is no burst, and what a sustained limit allows needs none.
  const hasBurst =
    !stall &&
    found.diagnosis.comparisons.some((one) => one.limit.burst !== undefined && isAbove(one));
  const ofTest = () => [
    direct(run),
    length(run, found, hasBurst, typical),
    size(run),
    depthOfOne(run),
    depth(run, found, typical),
    steadiness(run, stall),
    agreement(run),
    warmUp(
      run,
      found.loads.some(({ effectiveCaching }) => effectiveCaching !== 'None'),
    ),
    untimed(run),
  ];
  return listed([
    error !== undefined &&
      failed(`The tool ended with error ${error}, so its figures are of a part of the test.`),
    ...(sync ? checksOfSync(run) : ofTest()),
    (read?.iops ?? 0) > 0 &&
      (write?.iops ?? 0) > 0 &&
      info('Reads and writes count against the same limits.'),
  ]);
}
