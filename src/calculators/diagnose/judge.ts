/** The verdict on a measurement, and what decides where no limit does. */

import type { Check, NextStep } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Note } from '../../readers/reading.ts';
import { unpublishedOn, type VmLimitId } from '../../storage/path/path.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import { serviceLatencies } from '../../storage/set-up/service-latency.ts';
import { bytes, kib, type Seconds, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { formatSpread, nameOf as nameOfPart } from '../shared/answer/latency-text.ts';
import { list } from '../shared/answer/text.ts';
import type { Readable } from '../shared/measured/reading-text.ts';
import type { OfDisks } from './loaded-with-disks.ts';
import type { Given, MeasureRun } from './measured.ts';
import { type Diagnosed, diagnosing } from './model.ts';
import { verdictOf } from './text.ts';
import { type Found, validityOf } from './validity.ts';

export type Range = {
  readonly io: 'read' | 'write';
  readonly low: Seconds;
  readonly high: Seconds;
};

/** The latency of IOs of this kind and size that sources measured; never a limit. */
export type Typical = {
  readonly seconds: Seconds;
  readonly low: Seconds;
  readonly high: Seconds;
  /** Whether anybody measured it; without that, it is an assumption. */
  readonly isMeasured: boolean;
  /** That of reads and of writes alone. */
  readonly parts: readonly Range[];
  /** “reads from Premium SSD” */
  readonly name: string;
  /** The same in words. */
  readonly text: string;
};

/** What explains the figures beside the limits (`causes.ts`). */
export type Causes = {
  /** What allows a rate above a disk’s own limits, and how to look it up. */
  readonly settings?: { readonly text: string; readonly step: NextStep };
  /** From which IO size a throughput limit explains the wait, where throughput was not measured. */
  readonly size?: string;
  /** That the queue depth gives the rate of a limit as well; sure where no IO waited. */
  readonly depth?: { readonly text: string; readonly isSure: boolean };
};

export type Judged = Diagnosed & {
  readonly verdict: 'at-limit' | 'above-limit' | 'below-limit' | 'invalid';
  /** Below every limit: too few IOs in flight, or IOs that take long for another reason. */
  readonly by?: 'queue depth' | 'latency';
  readonly typical: Typical | undefined;
  readonly validity: readonly Check[];
  /** What explains the figures besides; nothing of the example. */
  readonly causes: Causes;
  /** VM limits on the path that are not published. */
  readonly unpublished: readonly VmLimitId[];
};

/** What runs of a benchmark, and numbers, need besides. */
export type OfRuns = OfDisks & {
  readonly measureRun: MeasureRun;
  readonly causesOf: (found: Omit<Judged, 'causes'>, catalogue: Catalogue) => Causes;
  readonly checksOf: (
    reading: Readable,
    found: Found,
    typical: Seconds | undefined,
  ) => readonly Check[];
  readonly noteOf: (note: Note) => Check | undefined;
};

/** How many times the typical latency is far above it: IOs then wait somewhere. */
const farAbove = 2;

/** The typical latency of IOs of this kind to the disk that does most. */
function typicalOf(found: Diagnosed, catalogue: Catalogue): Judged['typical'] {
  // What is typical of a write says nothing of a sync.
  if (found.sync) return undefined;
  const { first, moment, loads, setUp } = found;
  const busiest = first?.groups.length ? first.groups : loads.map((_, index) => index);
  const load =
    busiest.map((group) => loads[group]).find((one) => one?.role !== 'os') ??
    loads[busiest[0] ?? 0];
  if (!load || (load.disk.placement && !isLocalNvme(load))) return undefined;
  const { iops, throughput, read = setUp.read } = moment;
  const size = iops && throughput ? bytes(Math.max(512, throughput / iops)) : kib(8);
  const latencies = serviceLatencies(
    isLocalNvme(load) ? 'local NVMe' : { disk: load.disk, cache: load.effectiveCaching },
    size,
    setUp.edition,
    catalogue,
  );
  // Which reads the host cache answered is not known, so none of them is counted as a hit.
  const shares = { read, write: 1 - read };
  // A few others change nothing.
  const parts = (['read', 'write'] as const)
    .filter((io) => shares[io] > 0.01)
    .map((io) => ({ io, ...latencies[io] }));
  const mean = read * latencies.read.seconds + (1 - read) * latencies.write.seconds;
  return {
    seconds: seconds(mean),
    low: seconds(read * latencies.read.low + (1 - read) * latencies.write.low),
    high: seconds(read * latencies.read.high + (1 - read) * latencies.write.high),
    isMeasured: parts.every(({ from: { kind } }) => kind === 'measured' || kind === 'documented'),
    parts: parts.map(({ io, low, high }) => ({ io, low, high })),
    name: list(parts.map(nameOfPart)),
    text: list(parts.map((part) => `${nameOfPart(part)} ${formatSpread(part)}`)),
  };
}

/** Below every limit the rate is queue depth / latency (Little’s law): which of the two is it? */
function decidedBy({ moment, sync }: Diagnosed, typical: Judged['typical']): Judged['by'] {
  if (sync) return 'latency';
  const { latency, queue } = moment;
  if (latency === undefined || queue === undefined || !typical) return undefined;
  return latency > Math.max(farAbove * typical.seconds, typical.high) ? 'latency' : 'queue depth';
}

/**
 * What do these measurements show? In slices of a few milliseconds.
 * @param of what a run of a benchmark needs, where there may be one
 */
export function* judging(
  reading: Readable,
  inputs: Given,
  catalogue: Catalogue,
  of: OfRuns | undefined,
): Generator<void, Judged> {
  const found = yield* diagnosing(reading, inputs, of);
  const typical = typicalOf(found, catalogue);
  const validity = validityOf(reading, found, {
    checks: () => of?.checksOf(reading, found, typical?.seconds) ?? [],
    noteOf: (note) => of?.noteOf(note),
  });
  const failed = validity.some(({ severity }) => severity === 'failed');
  const { finding } = found.diagnosis;
  const verdict = failed || !finding ? 'invalid' : verdictOf(finding);
  const by = verdict === 'below-limit' ? decidedBy(found, typical) : undefined;
  const judged: Omit<Judged, 'causes'> = {
    ...found,
    typical,
    validity,
    verdict,
    ...defined({ by: by || undefined }),
    unpublished: unpublishedOn(found.loads.flatMap(({ path }) => path)),
  };
  return { ...judged, causes: of?.causesOf(judged, catalogue) ?? {} };
}
