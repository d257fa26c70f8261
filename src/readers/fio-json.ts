/** fio’s JSON and JSON+ (`HOWTO.rst`; `stat.c`, `show_json_status`). Before 3.0 latencies were in microseconds. */
import { defined } from '../units/omit-undefined.ts';
import { timeOfDay } from './clock.ts';
import { addBins, type Bins, percentilesOf } from './fio-bins.ts';
import { isUnmeasured, type Options, testOf } from './fio-options.ts';
import { inside, isObject, type Json, listIn, numberIn, textIn } from './json.ts';
import type { Direction, Latencies, Note, Reading, Run, Turns } from './reading.ts';
import { refused } from './reading.ts';
import { addDirections, mixed, runOfGroup } from './runs.ts';

const isReport = (report: Json): boolean =>
  textIn(report, 'fio version') !== undefined &&
  (listIn(report, 'jobs').length > 0 || listIn(report, 'client_stats').length > 0);

/** Of a job that was copied alone. */
const isJob = (json: Json) =>
  textIn(json, 'jobname') !== undefined && isObject(inside(json, 'read'));

/** The reports of fio in a document: it itself, or what tools that run fio put around it. */
export function fioReportsIn(json: Json, depth = 3): readonly Json[] {
  if (isReport(json)) return [json];
  if (isJob(json)) return [{ jobs: [json] }];
  const inner = Array.isArray(json) ? json : isObject(json) ? Object.values(json) : [];
  return depth > 0 ? inner.flatMap((each) => fioReportsIn(each, depth - 1)) : [];
}

const optionsIn = (value: Json): Options =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, option]) => [name, String(option) || '1']),
      )
    : {};

/** A latency object: `clat_ns`, or of before 3.0 `clat`, in microseconds. */
function latencyIn(of: Json, name: string): { values: Json; unit: number } | undefined {
  const nano = inside(of, `${name}_ns`);
  if (isObject(nano)) return { values: nano, unit: 1e-9 };
  const micro = inside(of, name);
  return isObject(micro) ? { values: micro, unit: 1e-6 } : undefined;
}

function latenciesOf(direction: Json): Latencies | undefined {
  const [whole, completion] = [latencyIn(direction, 'lat'), latencyIn(direction, 'clat')];
  const of = whole ?? completion;
  const mean = of && numberIn(of.values, 'mean');
  // With `gtod_reduce` everything is 0: that is no latency.
  if (!of || !mean) return undefined;
  const end = (name: 'min' | 'max') => {
    const value = numberIn(of.values, name);
    return value === undefined ? undefined : value * of.unit;
  };
  const withTable = [whole, completion].find((each) =>
    isObject(inside(each?.values, 'percentile')),
  );
  const table = inside(withTable?.values, 'percentile') ?? {};
  const percentiles = Object.entries(table).flatMap(([share, value]) => {
    const time = numberIn(value);
    const part = Number((Number(share) / 100).toFixed(8));
    return time === undefined ? [] : [[part, time * (withTable?.unit ?? 1)] as const];
  });
  return { mean: mean * of.unit, ...defined({ min: end('min'), max: end('max') }), percentiles };
}

function directionOf(direction: Json, unmeasured: boolean): Direction | undefined {
  const iops = numberIn(direction, 'iops');
  const kib = numberIn(direction, 'bw');
  const moved = numberIn(direction, 'bw_bytes') ?? (kib === undefined ? undefined : kib * 1024);
  if (iops === undefined || moved === undefined || iops === 0) return undefined;
  const latency = unmeasured ? undefined : latenciesOf(direction);
  const mean = numberIn(direction, 'iops_mean');
  const rates = mean
    ? {
        mean,
        max: numberIn(direction, 'iops_max') ?? mean,
        deviation: numberIn(direction, 'iops_stddev') ?? 0,
        ...defined({ samples: numberIn(direction, 'iops_samples') }),
        every: 0.5,
      }
    : undefined;
  return {
    iops,
    throughput: moved,
    ...defined({ ios: numberIn(direction, 'total_ios'), latency, rates }),
  };
}

/** One direction of the jobs of a group together. */
function* directionOfAll(
  jobs: readonly Json[],
  name: 'read' | 'write',
  unmeasured: boolean,
): Turns<Direction | undefined> {
  const parts: Direction[] = [];
  const bins: Bins = new Map();
  // The percentiles of a single job are printed.
  let hasBins = jobs.length > 1;
  for (const job of jobs) {
    const part = directionOf(inside(job, name), unmeasured);
    if (part) parts.push(part);
    hasBins &&= addBins(bins, latencyIn(inside(job, name), 'clat')?.values);
    yield;
  }
  const direction = addDirections(parts);
  if (!direction?.latency || !hasBins) return direction;
  const unit = latencyIn(inside(jobs[0], name), 'clat')?.unit ?? 1e-9;
  const percentiles = percentilesOf(bins, unit);
  return { ...direction, latency: { ...direction.latency, percentiles } };
}

function* runOf(jobs: readonly Json[], shared: Options, report: Json, isOnly: boolean): Turns<Run> {
  const [first] = jobs;
  const options = { ...shared, ...optionsIn(inside(first, 'job options')) };
  const test = testOf(options);
  const unmeasured = isUnmeasured(options);
  const read = yield* directionOfAll(jobs, 'read', unmeasured);
  const write = yield* directionOfAll(jobs, 'write', unmeasured);
  const syncsOf = (job: Json) => numberIn(job, 'sync', 'total_ios');
  const steady = numberIn(first, 'steadystate', 'attained');
  const utilised = listIn(report, 'disk_util');
  const disks = utilised.map(
    (disk) => (numberIn(disk, 'read_ios') ?? 0) + (numberIn(disk, 'write_ios') ?? 0),
  );
  const devices = utilised.flatMap((disk) => textIn(disk, 'name') ?? []);
  // Without a report for the group each job is listed by itself, and otherwise once for all.
  const ownJobs = test.jobs ?? 1;
  const count = Math.max(jobs.length, ownJobs);
  // An option that was left at its default is not printed: then the depth is 1, and the size of an IO follows from counts.
  const isTold = Object.keys(options).length > 0;
  const depth = test.queueDepth ?? (isTold ? ownJobs : Number.NaN);
  const sizeOf = (name: 'read' | 'write') => {
    const moved = numberIn(first, name, 'io_bytes') ?? 0;
    const ios = numberIn(first, name, 'total_ios') ?? 0;
    return (ios > 0 && moved % ios === 0 && moved / ios) || undefined;
  };
  return {
    ...test,
    ...defined({
      readSize: test.readSize ?? sizeOf('read'),
      writeSize: test.writeSize ?? sizeOf('write'),
    }),
    ...runOfGroup({
      read,
      write,
      jobs: count,
      names: jobs.map((job) => textIn(job, 'jobname') ?? ''),
      syncs: jobs.flatMap((job) => {
        const latency = latenciesOf(inside(job, 'sync'));
        return latency ? [{ latency, ios: syncsOf(job) ?? 1 }] : [];
      }),
      synced: jobs.reduce<number>((sum, job) => sum + (syncsOf(job) ?? 0), 0),
      seconds: jobs.flatMap((job) =>
        ['read', 'write'].map((name) => (numberIn(job, name, 'runtime') ?? 0) / 1000),
      ),
      depth: (depth / ownJobs) * count,
      // The device counts all tests of a document together.
      deviceIos: disks.length > 0 && isOnly ? Math.max(...disks) : undefined,
      error: jobs.map((job) => numberIn(job, 'error')).find((code) => code),
    }),
    ...defined({
      steady: steady === undefined ? undefined : steady === 1,
      devices: devices.length > 0 ? devices : undefined,
      // What ran one after the other is printed at the end of all.
      end: isOnly ? timeOfDay(textIn(report, 'time') ?? '') : undefined,
    }),
  };
}

/** The jobs of a report and when they began, by which reports on the same jobs are known. */
function startOf(report: Json): { readonly names: string; readonly second: number } {
  const jobs = listIn(report, 'jobs');
  return {
    names: jobs.map((job) => textIn(job, 'jobname')).join('\n'),
    second:
      (numberIn(report, 'timestamp') ?? Number.NaN) -
      Math.max(...jobs.map((job) => numberIn(job, 'elapsed') ?? Number.NaN)),
  };
}

/** With `--status-interval` fio reports again and again on the same jobs, each time on all that they have done so far: only the last counts. */
const lastReports = (documents: readonly Json[]): readonly Json[] =>
  documents.filter((report, at) => {
    const next = documents[at + 1];
    if (next === undefined) return true;
    const [of, after] = [startOf(report), startOf(next)];
    // Both times are whole seconds.
    return of.names !== after.names || !(Math.abs(of.second - after.second) <= 1);
  });

/**
 * Reads documents of fio, one run a group of jobs in each.
 * @param unfinished objects of which the end is missing: a job then counts once its reads and writes are complete
 */
export function* readFioJson(
  documents: readonly Json[],
  notes: readonly Note[],
  unfinished: ReadonlySet<Json>,
): Turns<Reading> {
  const isWhole = (job: Json) => !unfinished.has(job) || inside(job, 'trim') !== undefined;
  const runs: Run[] = [];
  for (const report of lastReports(documents)) {
    const shared = optionsIn(inside(report, 'global options'));
    const clients = listIn(report, 'client_stats');
    // Of several clients the last entry is the sum.
    const jobs =
      clients.length > 0
        ? clients.filter((job) => inside(job, 'jobname') !== 'All clients')
        : listIn(report, 'jobs').filter(isWhole);
    // Jobs of one group ran together; each stonewall begins another.
    const keyOf = (job: Json) => numberIn(job, 'groupid') ?? 0;
    const keys = new Set(jobs.map(keyOf));
    for (const key of keys)
      runs.push(
        yield* runOf(
          jobs.filter((job) => keyOf(job) === key),
          shared,
          report,
          keys.size === 1,
        ),
      );
  }
  const results = runs.filter(({ read, write }) => read ?? write);
  const version = textIn(documents[0], 'fio version')?.replace(/^fio-/, '');
  const failed = runs.find(({ error }) => error);
  const isMixed = documents.some((report) =>
    listIn(report, 'jobs').some((job) => isObject(inside(job, 'mixed'))),
  );
  if (results.length === 0) {
    if (isMixed) return refused(mixed);
    if (unfinished.size > 0) return refused({ why: 'cut', what: 'fio' });
    if (failed) return refused({ why: 'failed', what: `err=${failed.error}` });
    return refused({ why: 'no-disks', what: 'fio', instead: 'fio --output-format=json' });
  }
  return {
    kind: 'runs',
    tool: 'fio',
    form: 'fio --output-format=json',
    runs: results,
    notes,
    ...defined({ version: version || undefined }),
  };
}
