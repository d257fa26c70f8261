/** The blocks of fio’s text output as runs: jobs of one group ran together, so that their rates add. */
import { defined } from '../units/omit-undefined.ts';
import type { Printed, Summary } from './fio-lines.ts';
import { isUnmeasured, type Options, testOf } from './fio-options.ts';
import type { Direction, Latencies, Run } from './reading.ts';
import { addDirections, runOfGroup } from './runs.ts';

/** A latency while its lines are read. */
export type LatencyLines = {
  mean?: number;
  min?: number;
  max?: number;
  percentiles: (readonly [number, number])[];
};
export type DirectionLines = {
  summary: Summary;
  lat?: LatencyLines;
  clat?: LatencyLines;
  slat?: number;
  rates?: NonNullable<Direction['rates']>;
};
/** One block of results: a job, or a group of jobs that report together. */
export type Job = {
  name: string;
  group: string;
  /** The process, where the version prints it: it tells jobs of one name apart. */
  pid?: string;
  /** When it was printed, in seconds of the day. */
  end?: number;
  jobs: number;
  error: number;
  read?: DirectionLines;
  write?: DirectionLines;
  sync?: LatencyLines;
  issued?: { reads: number; writes: number; syncs?: number };
};
/** What `name: (g=0): rw=…` says. */
export type Defined = {
  readonly name: string;
  readonly group: string;
  readonly test: Partial<Run>;
};

function latencyOf({ lat, clat, slat }: DirectionLines): Latencies | undefined {
  const mean = lat?.mean ?? (clat?.mean === undefined ? undefined : clat.mean + (slat ?? 0));
  if (!mean) return undefined;
  const { min, max } = lat ?? clat ?? {};
  return {
    mean,
    ...defined({ min, max }),
    percentiles: lat?.percentiles.length ? lat.percentiles : (clat?.percentiles ?? []),
  };
}

/** From here on two figures of the same are not the same. */
const differs = 0.02;

const exactest = (figures: readonly Printed[]) =>
  figures.reduce((best, one) => (one.off < best.off ? one : best));

/**
 * The rate from the count of IOs and the time, and the throughput from the rate and the size of an IO: these are
 * exact. Where IOs are not counted, both are as printed: of figures that say the same the one with most digits.
 */
function directionOf(
  lines: DirectionLines,
  issued: number | undefined,
  size: number | undefined,
  isMeasured: boolean,
): Direction {
  const { seconds, throughputs, iops: printed } = lines.summary;
  const moved = exactest(throughputs);
  const bySize = { value: moved.value / (size ?? Number.NaN), off: moved.off };
  const isSame = Math.abs(bySize.value - printed.value) < (printed.off + moved.off) * printed.value;
  const rate = isSame ? exactest([printed, bySize]) : printed;
  const counted = issued !== undefined && seconds > 0 ? issued / seconds : Number.NaN;
  // Counts include the warm-up in some versions, so they are only used where they agree with what is printed.
  const isCounted = Math.abs(counted / rate.value - 1) < differs;
  const iops = isCounted ? counted : rate.value;
  const isExact = size !== undefined && (isCounted || (isSame && printed.off < moved.off));
  const latency = isMeasured ? latencyOf(lines) : undefined;
  const throughput = isExact ? iops * size : moved.value;
  const isOther = Math.abs(moved.value / throughput - 1) > Math.max(moved.off, differs);
  return {
    iops,
    throughput,
    ...defined({ printed: isOther ? moved.value : undefined }),
    ...defined({ ios: issued, latency, rates: lines.rates }),
  };
}

/**
 * The jobs of one group as a run.
 * @param known what the lines before the results say of the jobs
 * @param options those of the command line, where it was pasted too
 * @param deviceIos IOs that reached the device
 */
export function runOf(
  group: readonly Job[],
  known: readonly Defined[],
  options: Options,
  deviceIos: number | undefined,
): Run {
  const names = group.map(({ name }) => name);
  const definitionOf = (job: string | undefined) =>
    (known.find(({ name }) => name === job) ?? (known.length === 1 ? known[0] : undefined))?.test;
  const own = testOf(options);
  const { queueDepth, ...test } = { ...own, ...definitionOf(names[0]) };
  const side = (name: 'read' | 'write') =>
    addDirections(
      group.flatMap((job) => {
        const lines = job[name];
        const of = definitionOf(job.name) ?? own;
        const [issued, size] =
          name === 'read' ? [job.issued?.reads, of.readSize] : [job.issued?.writes, of.writeSize];
        return lines ? [directionOf(lines, issued, size, !isUnmeasured(options))] : [];
      }),
    );
  const sum = (of: (job: Job) => number) => group.reduce((all, job) => all + of(job), 0);
  const jobs = sum((job) => job.jobs);
  // The command line counts all of its jobs; the line of a job only itself.
  const { fileSize, isShared, jobs: ofCommand = 1 } = own;
  const ofEach = own.queueDepth === undefined ? Number.NaN : own.queueDepth / ofCommand;
  const size = fileSize === undefined || isShared ? fileSize : (fileSize / ofCommand) * jobs;
  return {
    ...test,
    ...runOfGroup({
      names,
      jobs,
      deviceIos,
      read: side('read'),
      write: side('write'),
      syncs: group.flatMap(({ sync }) =>
        sync?.mean === undefined ? [] : [{ latency: sync, ios: 1 }],
      ),
      synced: sum(({ issued }) => issued?.syncs ?? 0),
      seconds: group.flatMap(({ read, write }) =>
        [read, write].map((lines) => lines?.summary.seconds ?? 0),
      ),
      depth: sum((job) => (definitionOf(job.name)?.queueDepth ?? ofEach) * job.jobs),
      error: group.find(({ error }) => error !== 0)?.error,
    }),
    ...defined({ fileSize: size }),
  };
}
