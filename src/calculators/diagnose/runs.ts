/** A run of fio or DiskSpd beside the limits of the disks that it was of. */

import type { Direction, Latencies, Run, Runs } from '../../readers/reading.ts';
import { type BenchmarkCase, parseCaseName } from '../../storage/benchmark/name.ts';
import { behindCache } from '../../storage/diagnosis/behind-cache.ts';
import { comparing } from '../../storage/diagnosis/compare.ts';
import { type Iops, iops, type Seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { type Moment, meanLatency } from '../shared/measured/series.ts';
import { type Spread, spreadOf } from './latency-percentiles.ts';
import { isAlike, type Unit } from './mapping.ts';
import {
  type Compared,
  type Entered,
  type Given,
  type Measured,
  nothingMeasured,
  setUpFor,
} from './measured.ts';
import { syncOf } from './sync.ts';

/** Rates and the mean latency of both directions together. */
export function figuresOf({ read, write }: Run) {
  const parts = [read, write].filter((part): part is Direction => part !== undefined);
  const add = (of: (part: Direction) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  const [iops, throughput] = [add((part) => part.iops), add((part) => part.throughput)];
  const latency = meanLatency(parts.map((part) => [part.iops, part.latency?.mean]));
  return { iops, throughput, latency, read: iops > 0 ? (read?.iops ?? 0) / iops : undefined };
}

/** fio prints the case of a benchmark as the name of the job, DiskSpd as that of the file. */
export const caseOf = ({ name, target = '' }: Run): BenchmarkCase | undefined =>
  parseCaseName(name) ?? parseCaseName(target);

/**
 * The run to judge: the one that is asked for by number or by name, else that with the most bytes. Beside runs that name
 * their case the others only prepare them, such as the one that fills the file.
 */
export function chosenRun(
  { runs }: Runs,
  { run: number = 0, device: name }: Partial<Pick<Entered, 'run' | 'device'>>,
): Run | undefined {
  const tests = runs.filter((run) => caseOf(run) !== undefined);
  return (
    runs[number - 1] ??
    runs.find((run) => name !== undefined && run.name === name) ??
    (tests.length > 0 ? tests : runs).toSorted(
      (a, b) => figuresOf(b).throughput - figuresOf(a).throughput,
    )[0]
  );
}

/** A device is one disk; a file may be on a stripe of all of them, and so may be a drive of Windows. */
const oneDisk = /^\/dev\/(sd[a-z]+|nvme\d+n\d+|disk\/azure\/\S*lun\d+)$/;
const windowsDrive = /^(\\\\\.\\PhysicalDrive\d+|#\d+)$/;

/** The disks that a run was of: the largest group of data disks, or one disk of it. */
function unitOf(run: Run, { disks }: Given): Unit {
  const { target = '' } = run;
  const data = disks.flatMap(({ role, count }, group) => (role === 'os' ? [] : [{ group, count }]));
  const largest = data.toSorted((a, b) => b.count - a.count)[0] ?? { group: 0, count: 1 };
  return {
    group: largest.group,
    by: caseOf(run) ? 'run' : 'largest',
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
  const { latency, ...figures } = figuresOf(run);
  const sync = syncOf(run);
  return defined({
    ...figures,
    latency: sync ? sync.mean : latency,
    queue: sync || latency === undefined ? depthOf(run) : figures.iops * latency,
  }) as Moment;
}

/** How the latencies of a run are spread, those of most IOs first; where it syncs after each write, those of the syncs. */
export function spreadsOf(run: Run): readonly Spread[] {
  const { read, write, sync } = run;
  const isMostlyRead = (read?.iops ?? 0) >= (write?.iops ?? 0);
  const of = (name: Spread['name'], latencies: Latencies | undefined) =>
    spreadOf(
      name,
      (share) => latencies?.percentiles.find(([one]) => Math.abs(one - share) < 1e-6)?.[1],
      [latencies?.min ?? latencies?.percentiles[0]?.[1], latencies?.max],
    );
  const [reads, writes, syncs] = [
    of('reads', read?.latency),
    of('writes', write?.latency),
    of('syncs', sync),
  ];
  const both = isMostlyRead ? [...reads, ...writes] : [...writes, ...reads];
  if (!syncOf(run)) return [...both, ...syncs];
  // Writes to the page cache are no IOs of a disk.
  return run.direct ? [...syncs, ...both] : syncs.length > 0 ? syncs : both;
}

/** For which share of the time nothing was completed, and the IOPS in the rest of it. */
export type Stall = { readonly share: number; readonly rest: Iops };

/** Less than this may be the end of a run, or a sample that is not full. */
const minShare = 0.2;

/**
 * fio counts samples that had IO, and prints their mean: where they cover a part of the time only, that
 * mean is above the rate over all of it. Where it is not, the samples are longer than is assumed.
 */
function stalledShare({ rates, iops: rate }: Direction, runtime: number): number {
  if (rates?.samples === undefined) return 0;
  const isAbove = rate < rates.mean * (1 - minShare);
  return isAbove ? 1 - (rates.samples * rates.every) / runtime : 0;
}

/**
 * How long did a run stand still? Its mean is then of two states, so it shows no limit. The direction that has most
 * samples tells, since the other one may have few IOs.
 */
export function stallOf(run: Run): Stall | undefined {
  const { read, write, runtime, series } = run;
  const [most] = [read, write]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => (b.rates?.samples ?? 0) - (a.rates?.samples ?? 0));
  const byTime = series?.iops ?? [];
  const share = Math.max(
    byTime.filter((rate) => rate === 0).length / Math.max(1, byTime.length),
    most && runtime !== undefined ? stalledShare(most, runtime) : 0,
  );
  if (share <= minShare || share >= 1) return undefined;
  return { share, rest: iops(figuresOf(run).iops / (1 - share)) };
}

/** A run beside every limit on the path of its disks: its means, since a percentile of rates is not printed. */
export function* measureRun(runs: Runs, inputs: Given): Generator<void, Measured> {
  const run = chosenRun(runs, inputs);
  if (!run) return nothingMeasured(inputs);
  const unit = unitOf(run, inputs);
  const { iops: rate, throughput, read } = figuresOf(run);
  const size = rate > 0 ? throughput / rate : undefined;
  const setUp = setUpFor(inputs, [unit], { read, size });
  const { iops: written = 0, throughput: moved = 0 } = run.write ?? {};
  const writes = { iops: [written], throughput: [moved] };
  const measured = [{ group: 0, iops: [rate], throughput: [throughput], writes }];
  const compared = (yield* comparing(setUp, measured, 1, behindCache)).map(
    (one): Compared => ({
      ...one,
      values: (one.limit.kind === 'iops' ? run.series?.iops : undefined) ?? [one.level],
      devices: unit.devices,
    }),
  );
  return {
    units: [unit],
    setUp,
    compared,
    run,
    devices: [],
    momentOf: () => momentOfRun(run),
    spreads: spreadsOf(run),
    ...defined({ sync: syncOf(run) }),
    isUnsure:
      caseOf(run) === undefined &&
      ((unit.count > 1 && windowsDrive.test(run.target ?? '')) ||
        !isAlike(inputs.disks.filter(({ role }) => role !== 'os'))),
    samples: run.series?.iops.length ?? runs.runs.length,
    ...defined({ step: run.series?.every as Seconds | undefined }),
  };
}
