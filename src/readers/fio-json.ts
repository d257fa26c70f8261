/** fio’s JSON and JSON+ (`HOWTO.rst`; `stat.c`, `show_json_status`). Before 3.0 latencies were in microseconds. */
import { present } from '../units/present.ts';
import { addBins, type Bins, percentilesOf } from './fio-bins.ts';
import { isUnmeasured, type Options, testOf } from './fio-options.ts';
import { inside, isObject, type Json, list, number, text } from './json.ts';
import type { Direction, Latencies, Note, Reading, Run, Turns } from './reading.ts';
import { refused } from './reading.ts';
import { addDirections, addLatencies, mixed } from './runs.ts';

/** Whether a document is fio’s. */
export const isFioJson = (document: Json): boolean =>
  text(inside(document, 'fio version')) !== undefined &&
  (list(inside(document, 'jobs')).length > 0 || list(inside(document, 'client_stats')).length > 0);

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
  const mean = of && number(inside(of.values, 'mean'));
  // With `gtod_reduce` everything is 0: that is no latency.
  if (!of || !mean) return undefined;
  const max = number(inside(of.values, 'max'));
  const withTable = [whole, completion].find((each) =>
    isObject(inside(each?.values, 'percentile')),
  );
  const table = inside(withTable?.values, 'percentile');
  const unit = withTable?.unit ?? 1;
  const percentiles = isObject(table)
    ? Object.entries(table).flatMap(([share, value]): Latencies['percentiles'] => {
        const seconds = number(value);
        return seconds === undefined
          ? []
          : [[Number((Number(share) / 100).toFixed(8)), seconds * unit]];
      })
    : [];
  return {
    mean: mean * of.unit,
    ...(max === undefined ? {} : { max: max * of.unit }),
    percentiles,
  };
}

function directionOf(direction: Json, unmeasured: boolean): Direction | undefined {
  const iops = number(inside(direction, 'iops'));
  const kib = number(inside(direction, 'bw'));
  const moved =
    number(inside(direction, 'bw_bytes')) ?? (kib === undefined ? undefined : kib * 1024);
  if (iops === undefined || moved === undefined || iops === 0) return undefined;
  const ios = number(inside(direction, 'total_ios'));
  const latency = unmeasured ? undefined : latenciesOf(direction);
  const samples = number(inside(direction, 'iops_samples'));
  const mean = number(inside(direction, 'iops_mean'));
  return {
    ...present({ ios }),
    iops,
    throughput: moved,
    ...present({ latency }),
    ...(mean
      ? {
          rates: {
            mean,
            max: number(inside(direction, 'iops_max')) ?? mean,
            deviation: number(inside(direction, 'iops_stddev')) ?? 0,
            ...present({ samples }),
            every: 0.5,
          },
        }
      : {}),
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

function* runOf(
  jobs: readonly Json[],
  shared: Options,
  document: Json,
  isOnly: boolean,
): Turns<Run> {
  const [first] = jobs;
  const options = { ...shared, ...optionsIn(inside(first, 'job options')) };
  const test = testOf(options);
  const unmeasured = isUnmeasured(options);
  const read = yield* directionOfAll(jobs, 'read', unmeasured);
  const write = yield* directionOfAll(jobs, 'write', unmeasured);
  const sync = addLatencies(
    jobs.flatMap((job) => {
      const latency = latenciesOf(inside(job, 'sync'));
      return latency ? [{ latency, ios: number(inside(job, 'sync', 'total_ios')) ?? 1 }] : [];
    }),
  );
  const syncs = jobs.reduce<number>(
    (sum, job) => sum + (number(inside(job, 'sync', 'total_ios')) ?? 0),
    0,
  );
  const times = jobs.flatMap((job) =>
    (['read', 'write'] as const).map((name) => number(inside(job, name, 'runtime')) ?? 0),
  );
  const runtime = Math.max(...times) / 1000;
  const steady = number(inside(first, 'steadystate', 'attained'));
  const error = jobs.map((job) => number(inside(job, 'error'))).find((code) => code);
  const disks = list(inside(document, 'disk_util')).map(
    (disk) => (number(inside(disk, 'read_ios')) ?? 0) + (number(inside(disk, 'write_ios')) ?? 0),
  );
  // Without a report for the group each job is listed by itself, and otherwise once for all.
  const ownJobs = test.jobs ?? 1;
  const count = Math.max(jobs.length, ownJobs);
  // An option that was left at its default is not printed: then the depth is 1, and the size of an IO follows from counts.
  const depth = test.queueDepth ?? (Object.keys(options).length > 0 ? ownJobs : undefined);
  const sizeOf = (name: 'read' | 'write') => {
    const moved = number(inside(first, name, 'io_bytes')) ?? 0;
    const ios = number(inside(first, name, 'total_ios')) ?? 0;
    return ios > 0 && moved % ios === 0 ? moved / ios : undefined;
  };
  const [readSize, writeSize] = [
    test.readSize ?? sizeOf('read'),
    test.writeSize ?? sizeOf('write'),
  ];
  return {
    ...test,
    ...present({ readSize: readSize || undefined, writeSize: writeSize || undefined }),
    name: [...new Set(jobs.map((job) => text(inside(job, 'jobname')) ?? ''))].join(' + '),
    ...present({ read, write }),
    ...(sync ? { sync: { ...sync, ...(syncs > 0 ? { ios: syncs } : {}) } } : {}),
    ...(runtime > 0 ? { runtime } : {}),
    ...(depth === undefined ? {} : { queueDepth: (depth / ownJobs) * count }),
    jobs: count,
    ...(steady === undefined ? {} : { steady: steady === 1 }),
    // The device counts all tests of a document together.
    ...(disks.length > 0 && isOnly ? { deviceIos: Math.max(...disks) } : {}),
    ...present({ error: error || undefined }),
  };
}

/** The jobs of a document and when they began, by which reports on the same jobs are known. */
function startOf(document: Json): { readonly names: string; readonly second: number } {
  const jobs = list(inside(document, 'jobs'));
  return {
    names: jobs.map((job) => text(inside(job, 'jobname'))).join('\n'),
    second:
      (number(inside(document, 'timestamp')) ?? Number.NaN) -
      Math.max(...jobs.map((job) => number(inside(job, 'elapsed')) ?? Number.NaN)),
  };
}

/** With `--status-interval` fio reports again and again on the same jobs, each time on all that they have done so far: only the last counts. */
const lastReports = (documents: readonly Json[]): readonly Json[] =>
  documents.filter((document, at) => {
    const next = documents[at + 1];
    if (next === undefined) return true;
    const [of, after] = [startOf(document), startOf(next)];
    // Both times are whole seconds.
    return of.names !== after.names || !(Math.abs(of.second - after.second) <= 1);
  });

/** Reads documents of fio, one run a group of jobs in each. */
export function* readFioJson(documents: readonly Json[], notes: readonly Note[]): Turns<Reading> {
  const runs: Run[] = [];
  for (const document of lastReports(documents)) {
    const shared = optionsIn(inside(document, 'global options'));
    const clients = list(inside(document, 'client_stats'));
    // Of several clients the last entry is the sum.
    const jobs =
      clients.length > 0
        ? clients.filter((job) => inside(job, 'jobname') !== 'All clients')
        : list(inside(document, 'jobs'));
    // Jobs of one group ran together; each stonewall begins another.
    const keyOf = (job: Json) => number(inside(job, 'groupid')) ?? 0;
    const keys = new Set(jobs.map(keyOf));
    for (const key of keys)
      runs.push(
        yield* runOf(
          jobs.filter((job) => keyOf(job) === key),
          shared,
          document,
          keys.size === 1,
        ),
      );
  }
  const results = runs.filter(({ read, write }) => read ?? write);
  const version = text(inside(documents[0], 'fio version'))?.replace(/^fio-/, '');
  const failed = runs.find(({ error }) => error);
  const isMixed = documents.some((document) =>
    list(inside(document, 'jobs')).some((job) => isObject(inside(job, 'mixed'))),
  );
  if (results.length === 0 && isMixed) return refused(mixed);
  if (results.length === 0)
    return refused(
      failed
        ? { why: 'failed', what: `err=${failed.error}` }
        : { why: 'no-disks', what: 'fio', instead: 'fio --output-format=json JOBFILE' },
    );
  return {
    kind: 'runs',
    tool: 'fio',
    form: 'fio --output-format=json',
    runs: results,
    notes,
    ...present({ version: version || undefined }),
  };
}
