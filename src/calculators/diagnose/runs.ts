/** A run of fio or DiskSpd beside the limits of the disks that it was of. */

import type { Direction, Run, Runs } from '../../readers/reading.ts';
import { type BenchmarkCase, parseCaseName } from '../../storage/benchmark/name.ts';
import { comparing } from '../../storage/diagnosis/compare.ts';
import { present } from '../../units/present.ts';
import { isAlike, type Unit } from './mapping.ts';
import { type Compared, type Given, type Measured, setUpFor } from './measured.ts';
import type { Moment } from './series.ts';
import { syncOf } from './sync.ts';

/** Rates and the mean latency of both directions together. */
export function figuresOf({ read, write }: Run) {
  const parts = [read, write].filter((part): part is Direction => part !== undefined);
  const add = (of: (part: Direction) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  const [iops, throughput] = [add((part) => part.iops), add((part) => part.throughput)];
  const timed = parts.filter(({ latency, iops: rate }) => latency?.mean !== undefined && rate > 0);
  const rates = timed.reduce((sum, part) => sum + part.iops, 0);
  const latency =
    rates > 0
      ? timed.reduce((sum, part) => sum + (part.latency?.mean ?? 0) * part.iops, 0) / rates
      : undefined;
  return { iops, throughput, latency, read: iops > 0 ? (read?.iops ?? 0) / iops : undefined };
}

/** fio prints the case of a benchmark as the name of the job, DiskSpd as that of the file. */
export const caseOf = ({ name, target = '' }: Run): BenchmarkCase | undefined =>
  parseCaseName(name) ?? parseCaseName(target);

/**
 * The run to judge: the one that is asked for by name, else that with the most bytes. Beside runs that name
 * their case the others only prepare them, such as the one that fills the file.
 */
export function chosenRun({ runs }: Runs, name: string | undefined): Run | undefined {
  const tests = runs.filter((run) => caseOf(run) !== undefined);
  return (
    runs.find((run) => name !== undefined && run.name === name) ??
    (tests.length > 0 ? tests : runs).toSorted(
      (a, b) => figuresOf(b).throughput - figuresOf(a).throughput,
    )[0]
  );
}

/** A device is one disk; a file may be on a stripe of all of them. */
const oneDisk =
  /^(\/dev\/(sd[a-z]+|nvme\d+n\d+|disk\/azure\/\S*lun\d+)|\\\\\.\\PhysicalDrive\d+|#\d+)$/;

/** The disks that a run was of: the largest group of data disks, or one disk of it. */
function unitOf({ target = '' }: Run, { disks }: Given): Unit {
  const data = disks.flatMap(({ role, count }, group) => (role === 'os' ? [] : [{ group, count }]));
  const largest = data.toSorted((a, b) => b.count - a.count)[0] ?? { group: 0, count: 1 };
  return {
    ...{ group: largest.group, by: 'rest' },
    count: oneDisk.test(target) ? 1 : largest.count,
    devices: [target === '' ? 'test' : 'test file or device'],
  };
}

/** Does the engine wait for each IO before it issues the next one of the job? */
export const isSynchronous = ({ engine = '' }: Run): boolean =>
  /^(p?sync|psync2|pvsync2?|vsync|mmap)$/.test(engine);

/** IOs that a test keeps in flight, as far as the text tells; of a synchronous engine one a job, whatever it was told. */
export const depthOf = (run: Run): number | undefined =>
  isSynchronous(run) ? (run.jobs ?? run.queueDepth) : run.queueDepth;

/**
 * What a run did. Where it syncs after each write, the sync is what takes the time, and a write goes to a cache first.
 * What was in flight is IOPS × latency, or what the test is told to keep where no latency of its IOs was measured.
 */
export function momentOfRun(run: Run): Moment {
  const { iops, throughput, latency, read } = figuresOf(run);
  const sync = syncOf(run);
  const queue = sync || latency === undefined ? depthOf(run) : iops * latency;
  const taken = sync ? sync.mean : latency;
  return {
    ...{ iops, throughput },
    ...present({ read, latency: taken, queue }),
  };
}

/** A run beside every limit on the path of its disks: its means, since a percentile of rates is not printed. */
export function* measureRun(runs: Runs, inputs: Given): Generator<void, Measured> {
  const run = chosenRun(runs, inputs.device);
  if (!run) return nothing(inputs);
  const unit = unitOf(run, inputs);
  const { iops, throughput, read } = figuresOf(run);
  const size = iops > 0 ? throughput / iops : undefined;
  const setUp = setUpFor(inputs, [unit], { read, size });
  const measured = [{ group: 0, iops: [iops], throughput: [throughput] }];
  const compared = (yield* comparing(setUp, measured, 1)).map((one): Compared => {
    const isRate = one.limit.kind === 'iops';
    const series = isRate ? run.series?.iops : undefined;
    return { ...one, values: series ?? [one.level], devices: unit.devices };
  });
  return {
    ...{ units: [unit], setUp, compared, run, devices: [], momentOf: () => momentOfRun(run) },
    isUnsure:
      caseOf(run) === undefined && !isAlike(inputs.disks.filter(({ role }) => role !== 'os')),
    samples: run.series?.iops.length ?? runs.runs.length,
    ...present({ step: run.series?.every }),
  };
}

const nothing = (inputs: Given): Measured => ({
  ...{ units: [], compared: [], samples: 0, devices: [], momentOf: () => ({}) },
  setUp: setUpFor(inputs, [], {}),
});
