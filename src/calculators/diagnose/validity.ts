/** Can this text show whether a limit is reached? What a valid test needs, check by check (FORMATS: kbench, fio, DiskSpd). */
import type { Check } from '../../kit/index.ts';
import type { Run } from '../../readers/reading.ts';
import {
  type Bytes,
  formatBytes,
  formatDuration,
  formatFraction,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  type Iops,
  type Outstanding,
  type Seconds,
} from '../../units/index.ts';
import { burstOf } from './bursts.ts';
import type { Diagnosed } from './model.ts';
import { noteText } from './reading-text.ts';
import { depthOf, figuresOf, isSynchronous } from './runs.ts';
import { checksOfSamples, sinceBoot } from './sample-checks.ts';
import { type Stall, stallOf } from './stalls.ts';
import { checksOfSync, shortestRun, syncOf } from './sync.ts';

/** What the checks look at; without a set-up there are no limits among it. */
export type Found = Pick<
  Diagnosed,
  'diagnosis' | 'first' | 'loads' | 'moment' | 'samples' | 'step' | 'run'
>;

type Severity = Check['severity'];
const check = (severity: Severity, text: string): Check => ({ severity, text });

/** Credits of disks and VMs last so long at full burst (30 minutes by design, bursting page). */
const fullBurst = 1800;
/** A file that is read in less time than this may have been answered from caches (kbench). */
const coversSeconds = 25;

/** Did the IOs go to the disk, or to the memory of the machine? */
function direct({ direct: isDirect, deviceIos, read, write }: Run): Check {
  const issued = (read?.ios ?? 0) + (write?.ios ?? 0);
  const share = deviceIos !== undefined && issued > 0 ? deviceIos / issued : undefined;
  const reached =
    share === undefined ? '' : ` The device counted ${formatFraction(share)} of the IOs.`;
  if (isDirect === false)
    return check(
      'failed',
      `The test went through the page cache (buffered IO), so it measured memory.${reached} Run it with direct=1, in DiskSpd with -Sh.`,
    );
  if (isDirect) return check('passed', 'The test bypassed the page cache (direct IO).');
  return share !== undefined && share < 0.9
    ? check(
        'failed',
        `The device counted only ${formatFraction(share)} of the IOs, so a cache answered the others. Run it with direct=1.`,
      )
    : check(
        'warning',
        'Was the test run with direct IO? The text does not tell: without direct=1, in DiskSpd -Sh, it measures memory. Paste the command too.',
      );
}

function length({ runtime }: Run, hasBurst: boolean): Check {
  if (runtime === undefined)
    return check(
      'warning',
      'How long did the test run? The text does not tell; it takes 60 s at least.',
    );
  const text = formatDuration(runtime as Seconds);
  if (runtime < shortestRun)
    return check(
      'failed',
      `The test ran for ${text}. Run it for ${shortestRun} s at least: --runtime=${shortestRun} --time_based, in DiskSpd -d${shortestRun}.`,
    );
  return hasBurst && runtime < fullBurst
    ? check(
        'warning',
        `The test ran for ${text}, and burst credits can last 30 minutes: this may be the burst. Run it for 35 minutes to see what is sustained.`,
      )
    : check('passed', `The test ran for ${text}.`);
}

function size(run: Run): readonly Check[] {
  const { fileSize, read } = run;
  if (fileSize === undefined) return [];
  const { throughput } = figuresOf(run);
  const seconds = fileSize / throughput;
  const file = formatBytes(Math.round(fileSize) as Bytes);
  const needed = formatBytes(
    (Math.ceil((throughput * coversSeconds) / 1024 ** 3) * 1024 ** 3) as Bytes,
  );
  if (!(seconds < coversSeconds))
    return [
      check('passed', `The file of ${file} is too large to be read from a cache in a moment.`),
    ];
  return [
    check(
      read ? 'failed' : 'warning',
      `The file of ${file} is gone through every ${formatSeconds(seconds as Seconds)}, so it fits in a cache. Use ${needed} or more.`,
    ),
  ];
}

/** IOs that a test keeps in flight beside those that the limit needs at the typical latency. */
function depth(
  run: Run,
  { first, diagnosis, moment }: Found,
  typical: number | undefined,
): readonly Check[] {
  const { queueDepth, engine, jobs = 1 } = run;
  const sync =
    isSynchronous(run) && (queueDepth ?? 1) > jobs
      ? [
          check(
            'warning',
            `The engine ${engine} issues one IO after another in each job, so iodepth has no effect: use libaio or io_uring, or more jobs.`,
          ),
        ]
      : [];
  // Where the text does not tell, what is in flight is IOPS × latency (Little’s law).
  const known = depthOf(run);
  const inFlight = known ?? moment.queue;
  if (inFlight === undefined || typical === undefined || first?.limit.sustained === undefined)
    return sync;
  const kept = `${known === undefined ? 'about ' : ''}${formatOutstanding(inFlight as Outstanding)} IOs`;
  if (diagnosis.finding?.verdict !== 'below-limit')
    return [...sync, check('passed', `The queue was deep enough: ${kept} in flight.`)];
  const rates = first.limit.kind === 'iops' ? first.limit.sustained : undefined;
  const needed = rates === undefined ? undefined : Math.ceil(rates * typical);
  return needed !== undefined && inFlight < needed
    ? [
        ...sync,
        check(
          'warning',
          `The test kept ${kept} in flight; at ${formatSeconds(typical as Seconds)} the limit needs ${formatNumber(needed)}. Raise iodepth or the number of jobs.`,
        ),
      ]
    : sync;
}

/** Was the rate steady? The mean of a run that stood still says neither that it is at a limit nor above or below one. */
function steadiness(run: Run, stall: Stall | undefined): readonly Check[] {
  if (stall)
    return [
      check(
        'failed',
        `Nothing was completed in ${formatFraction(stall.share)} of the time, and ${formatIops(stall.rest as Iops)} is the mean of the rest. Look for throttling, or for a flush that waits.`,
      ),
    ];
  const { read, write, steady } = run;
  if (steady === false)
    return [
      check('warning', 'The tool did not reach the steady state that it was told to wait for.'),
    ];
  const rates = [read, write].flatMap((direction) => direction?.rates ?? []);
  const [most] = rates.toSorted((a, b) => (b.samples ?? 0) - (a.samples ?? 0));
  if (!most) return [];
  return most.mean > 0 && most.deviation / most.mean > 0.3
    ? [
        check(
          'warning',
          `The rate varied by ${formatFraction(most.deviation / most.mean)} around its mean: a burst ended in the run, or it was throttled in part of it.`,
        ),
      ]
    : [check('passed', 'The rate was steady.')];
}

function warmUp({ warmUp: time, read }: Run, isCached: boolean): readonly Check[] {
  if (time !== undefined)
    return [check('passed', `The first ${formatDuration(time as Seconds)} were left out.`)];
  return isCached && read
    ? [
        check(
          'warning',
          'There was no warm-up, and the first pass fills the host cache. Add --ramp_time=60, in DiskSpd -W60.',
        ),
      ]
    : [];
}

const latency = ({ read, write }: Run): readonly Check[] =>
  [read, write].some((direction) => direction && direction.latency?.mean === undefined)
    ? [check('warning', 'Latency was not measured. Leave out gtod_reduce, in DiskSpd add -L.')]
    : [];

const mix = ({ read, write }: Run): readonly Check[] =>
  read && write && read.iops > 0 && write.iops > 0
    ? [check('info', 'Reads and writes are mixed, and both count at the same limits.')]
    : [];

/** Is a run of a benchmark valid? */
function checksOfRun(run: Run, found: Found, typical: number | undefined): readonly Check[] {
  const isCached = found.loads.some(({ effectiveCaching }) => effectiveCaching !== 'None');
  const stall = stallOf(run);
  return [
    ...(run.error === undefined
      ? []
      : [
          check(
            'failed',
            `The tool ended with error ${run.error}, so its figures are of a part of the test.`,
          ),
        ]),
    ...(syncOf(run)
      ? checksOfSync(run)
      : [
          direct(run),
          // What a run did that stood still in between is no burst.
          length(run, !stall && burstOf(found) !== undefined),
          ...size(run),
          ...depth(run, found, typical),
          ...steadiness(run, stall),
          ...warmUp(run, isCached),
          ...latency(run),
        ]),
    ...mix(run),
  ];
}

/** What can be said about the measurement itself; one that failed makes it invalid. */
export function validityOf(
  reading: Exclude<Diagnosed['reading'], { kind: 'refused' }>,
  found: Found,
  typical: number | undefined,
): readonly Check[] {
  const hasShares =
    reading.kind === 'samples' && reading.series.some(({ columns }) => 'consumedIops' in columns);
  // That each sample is a mean is said of the interval, and shares of a limit need no count of IOs.
  const notes = reading.notes.flatMap((note) =>
    note.note === 'means' || (note.note === 'no-iops' && hasShares) ? [] : (noteText(note) ?? []),
  );
  if (reading.kind === 'samples')
    return [...sinceBoot(reading), ...checksOfSamples(reading, found), ...notes];
  return found.run
    ? [...checksOfRun(found.run, found, typical), ...notes]
    : [check('failed', 'The text has no finished run.'), ...notes];
}
