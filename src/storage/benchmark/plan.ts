/**
 * The plan of a test: how deep its queue is, over how many jobs it is spread, how large its file is and how
 * long it runs, so that its result shows the limit and nothing else. All of it is plain numbers, from which
 * job files, commands and scripts are written.
 */

import { outstandingAt, throughputOf } from '../../laws/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytes,
  bytesPerSecond,
  exceeds,
  gib,
  type Iops,
  mib,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { sizeOn } from '../path/local.ts';
import { burstOfVolume } from '../set-up/bursting.ts';
import { bottleneckOf, limitsOf, lowestOf, type Volume } from '../set-up/volume.ts';
import type { BenchmarkPhase, BenchmarkTest } from './name.ts';

/** One run: IOs without being counted first, then the measurement. */
export type PlannedRun = {
  readonly phase?: BenchmarkPhase;
  readonly rampUp: Seconds;
  readonly measured: Seconds;
};

export type Plan = {
  /** Processes of fio or threads of DiskSpd, and the IOs that each keeps in flight. */
  readonly jobs: number;
  readonly depth: number;
  readonly runs: readonly PlannedRun[];
};

/** The test file, which all tests of a volume share. */
export type TestFile = {
  readonly size: Bytes;
  /** Free space that has to be there: a tenth stays free. */
  readonly free: Bytes;
  /** How long writing it takes at the sustained limits. */
  readonly filling: Seconds;
  /** At most so fast, where anything on the path has burst credits, so that none are used up. */
  readonly fillRate?: BytesPerSecond;
  /** Whether the host cache is filled before a test that reads, and how long that takes. */
  readonly warming?: Seconds;
  /** It is smaller than it should be: the volume has no room, or reads have to fit in the host cache. */
  readonly shortBy?: 'volume' | 'cache';
  /** The size of the host cache is not published, so that the file may be larger than it. */
  readonly mayExceedCache: boolean;
};

/** The share of the IOs of a mixed test that read. */
const mixedRead = 0.7;

/** Which share of the IOs of a test read? */
export const readShareOf = (test: BenchmarkTest): number =>
  test === 'mixed' ? mixedRead : test.endsWith('-read') ? 1 : 0;

/** Is a test of single IOs, one after the other? */
export const isLatencyTest = (test: BenchmarkTest): boolean => test.startsWith('latency-');

/** A minute without counting and five minutes of measurement (content/measure/plan-a-benchmark.mdx). */
const rampUp = seconds(60);
const measured = seconds(300);
/** How many credits a VM holds is derived and not published, so that a run waits a quarter longer for their end. */
const burstMargin = 1.25;
/** Random IOs do not spread evenly over the disks: with a quarter more in flight none of them runs dry. */
const depthMargin = 1.25;
/** Four processes, as in the job files of the guide; more where each had to do more than this. */
const [usualJobs, iopsPerJob] = [4, 50_000];

const powerOfTwoAbove = (min: number) => 2 ** Math.max(0, Math.ceil(Math.log2(min) - 1e-9));
const powerOfTwoBelow = (max: number) => 2 ** Math.floor(Math.log2(Math.max(1, max)) + 1e-9);

/**
 * The IOs in flight that reach a rate: Little’s law, a quarter more, and up to the next power of two.
 * @param latency of one IO that does not wait
 */
export const depthFor = (rate: Iops, latency: Seconds): number =>
  powerOfTwoAbove(outstandingAt(rate, latency) * depthMargin);

/** Over how many jobs is this depth spread? It can be divided by the result. */
export const jobsFor = (depth: number, rate: Iops, vcpus = usualJobs): number =>
  Math.min(depth, powerOfTwoBelow(vcpus), Math.max(usualJobs, powerOfTwoAbove(rate / iopsPerJob)));

/** How long does a run last? Behind a burst, until every credit on the path is used up and a quarter longer. */
export const runOf = (phase: BenchmarkPhase | undefined, lasts: Seconds | undefined): PlannedRun =>
  phase === 'sustained' && lasts !== undefined
    ? { phase, rampUp: seconds(Math.ceil((lasts * burstMargin) / 60) * 60), measured }
    : { ...defined({ phase }), rampUp, measured };

/** Seconds of a test from the first IO to the last, filling and warming apart. */
export const durationOf = ({ runs }: Pick<Plan, 'runs'>): Seconds =>
  seconds(runs.reduce((sum, run) => sum + run.rampUp + run.measured, 0));

/** Large IOs fill and warm the file. */
const wide = mib(1);
/** A file is as large as what a minute moves, within these bounds and three fifths of the volume. */
const [secondsOfFile, minFile, maxFile, shareOfVolume] = [60, gib(16), gib(256), 0.6];
/** Of what moves in fewer seconds than this, a cache may serve a noticeable part. */
const minSeconds = 25;
/** How much of the host cache a warm file may take, and a size where that of the cache is not published. */
const [shareOfCache, cautious] = [0.4, gib(8)];
/** The file is read twice to warm the cache. */
export const warmingPasses = 2;

const wholeGib = (size: number): Bytes => bytes(Math.max(1, Math.floor(size / gib(1))) * gib(1));

/** How large is the file of the tests of this volume, and how long does it take to fill it and to warm the cache? */
export function testFileOf(volume: Volume): TestFile {
  const { disk, disks, vm, cached } = volume;
  const diskSize = vm ? sizeOn(vm, disk) : disk.size;
  const writing = { ...volume, read: 0, hit: 0 };
  const sustained = bottleneckOf(limitsOf(writing, wide))?.iops;
  const burst = burstOfVolume(writing, wide)?.iops;
  // Nothing is written for a test without a figure, so that there is one.
  const fillRate = throughputOf(sustained ?? (disk.iops as Iops), wide);
  const highest = Math.max(fillRate, burst === undefined ? 0 : throughputOf(burst as Iops, wide));
  const wanted = Math.min(maxFile, Math.max(minFile, secondsOfFile * highest));
  const inCache = cached
    ? vm?.cacheSize === undefined
      ? cautious
      : vm.cacheSize * shareOfCache
    : wanted;
  const room = disks * diskSize * shareOfVolume;
  const size = wholeGib(Math.min(wanted, inCache, room));
  const cachedRate = lowestOf({ ...volume, read: 1, hit: 1 }).throughput;
  return {
    size,
    free: bytes(Math.ceil(size * 1.1)),
    filling: seconds(size / fillRate),
    ...(burst !== undefined &&
      exceeds(burst, sustained ?? burst) && { fillRate: bytesPerSecond(Math.floor(fillRate)) }),
    ...(cached ? { warming: seconds(size / fillRate + size / (cachedRate ?? fillRate)) } : {}),
    ...(size < Math.min(wanted, minSeconds * highest) && {
      shortBy: room <= inCache ? 'volume' : 'cache',
    }),
    mayExceedCache: cached && vm?.cacheSize === undefined,
  };
}
