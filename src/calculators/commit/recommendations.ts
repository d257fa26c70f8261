/** What gives more commits a second, each computed by the same model. Nothing that acknowledges a commit before its sync is among them. */

import type { Outcome } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import { meanByRegion, p99ByRegion } from '../../limits/commit/syncs.ts';
import { meets } from '../../limits/commit/thresholds.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { formatSeconds, type Seconds, seconds, serializeCount } from '../../units/index.ts';
import { compact, present } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import { changeGiving } from '../shared/answer/change-giving.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { howOf, noCostChange, volumeCostChange } from '../shared/set-up/outcome.ts';
import { formatAbout } from '../shared/volume/latency-text.ts';
import { caseOf, type Given, normalityOf, tailNormality, typicalSyncOf } from './case.ts';
import { model, type Result } from './model.ts';
import { provisionedLike } from './other-disks.ts';
import { formatBounds, formatTypicalSync } from './text.ts';

/** What is changed, as values and as texts of the inputs. */
type Change = {
  readonly text: (then: Result) => string;
  readonly inputs: Partial<Given>;
  readonly changes: NonNullable<ProposedChange['changes']>;
  readonly how: Pick<Outcome, 'how' | 'guide'>;
};

/** Latencies that were measured on a disk say nothing of another one. */
const unmeasured = {
  inputs: { 'write-latency': undefined, 'sync-latency': undefined, p99: undefined },
  changes: { 'write-latency': '', 'sync-latency': '', p99: '' },
} as const;

const enough = 8;

/** What would give more commits a second? */
export function recommendations(
  inputs: Given,
  result: Result,
  context: CalculatorContext,
): readonly ProposedChange[] {
  const { catalogue } = context;
  // What is computed with a latency that the disk cannot sustain is no advice.
  if (result.isAboveLimit) return [];
  const own = tailAfter({ ...inputs, ...unmeasured.inputs }, catalogue)?.p99;
  return changesOf(inputs, result, catalogue).flatMap(({ text, inputs: changed, changes, how }) => {
    const then = model(caseOf({ ...inputs, ...changed }, catalogue));
    const tail = tailAfter({ ...inputs, ...changed }, catalogue);
    // A larger disk of the same family has the same latency, which this one has too once nothing is waited for.
    const before = changed.disk ? own : inputs.p99;
    const isQuicker = before !== undefined && tail !== undefined && exceeds(before, tail.p99);
    if (!exceeds(then.commits.middle, result.commits.middle) && !isQuicker) return [];
    const { committers, 'group-commit': groups } = { ...inputs, ...changed };
    const bounds = `${committers > 1 && groups === 'yes' ? 'at most ' : ''}${formatBounds(then.commits)}${tailText(tail, result)}`;
    const volumeWith = (disk: Disk) => ({ vm: undefined, disk, disks: 1, cached: false });
    const cost = changed.disk
      ? volumeCostChange(volumeWith(inputs.disk), volumeWith(changed.disk), inputs.limits, context)
      : noCostChange;
    const outcome = { ...present({ verdict: then.verdict }), ...how, ...cost.figures };
    return [changeGiving(`${text(then)}: `, bounds, changes, outcome, cost.text)];
  });
}

type Tail = { readonly p99: Seconds; readonly is: 'entered' | 'measured' | 'estimated' };

/** The 99th percentile of a sync in this case: as entered, as others measured it, or as far above the mean as on Premium SSD. */
function tailAfter(inputs: Given, catalogue: Catalogue): Tail | undefined {
  if (inputs.p99 !== undefined) return { p99: inputs.p99, is: 'entered' };
  // Of syncs whose mean was measured only the reader can know it.
  if ((inputs['sync-latency'] ?? inputs['write-latency']) !== undefined) return undefined;
  const { middle, is } = typicalSyncOf(inputs, catalogue);
  if (is === 'measured') return { p99: p99ByRegion.middle, is };
  if (is === 'write') return undefined;
  return { p99: seconds((middle * p99ByRegion.middle) / meanByRegion.middle), is };
}

/** “; p99 of a sync 4.2 ms (estimated), below 10 ms”: where a threshold of it is missed, whether it still would be. */
function tailText(tail: Tail | undefined, { threshold, verdict }: Result): string {
  if (!threshold || threshold.statistic !== 'p99' || verdict !== 'throttled') return '';
  if (!tail) return '; p99 of a sync not known';
  const { p99, is } = tail;
  const time = {
    entered: `still ${formatSeconds(p99)}`,
    measured: `typically ${formatSeconds(p99)}`,
    estimated: `about ${formatAbout(p99)} (estimated)`,
  }[is];
  return `; p99 of a sync ${time}, ${meets(threshold, p99) ? 'below' : 'not below'} ${formatSeconds(threshold.limit)}`;
}

function changesOf(inputs: Given, result: Result, catalogue: Catalogue): readonly Change[] {
  const { disk, committers } = inputs;
  const typical = typicalSyncOf(inputs, catalogue);
  const isSlow =
    normalityOf(inputs, result, catalogue)?.is === 'slow' ||
    tailNormality(inputs, catalogue)?.is === 'slow';
  return compact([
    isSlow && {
      text: () =>
        `Find what the syncs wait for, or give the log its own disk; with the typical latency of ${diskName(disk)}, ${formatSeconds(typical.middle)}`,
      ...unmeasured,
      how: { how: 'copy of data', guide: guide.copy },
    },
    inputs['group-commit'] === 'no' &&
      committers > 1 && {
        text: () => 'Group commit, where the database offers it',
        inputs: { 'group-commit': 'yes' as const },
        changes: { 'group-commit': 'yes' },
        how: { how: 'restart', guide: guide.sync },
      },
    ...otherDisks(inputs, catalogue).map((other) => ({
      text: () =>
        `${isProvisioned(other) ? `${other.family}, as a data disk` : `${diskName(other)} instead of ${diskName(disk)}`}, ${formatTypicalSync(typicalSyncOf({ ...inputs, disk: other }, catalogue))}`,
      inputs: { ...unmeasured.inputs, disk: other },
      changes: { ...unmeasured.changes, disk: other.name },
      how: howOf(
        { disk: other, way: other.family === disk.family ? 'size' : 'family' },
        { vm: undefined, disk, disks: 1, cached: false },
      ),
    })),
    inputs['group-commit'] === 'yes' &&
      committers < enough && {
        text: ({ latency }: Result) =>
          `${enough} sessions that share syncs; each waits up to ${formatAbout(latency)}`,
        inputs: { committers: enough },
        changes: { committers: serializeCount(enough) },
        how: { how: 'online', guide: guide.sync },
      },
  ]);
}

/**
 * Disks of at least the same size: the smallest Premium SSD whose IOPS limit is not the bottleneck, and
 * Premium SSD v2 and Ultra Disk with the limits of the disk and what the workload asks for.
 */
function otherDisks(inputs: Given, catalogue: Catalogue): readonly Disk[] {
  const { disk, limits } = inputs;
  const { throughput: needed, needsWriteAccelerator } = caseOf(inputs, catalogue).facts;
  const premium = catalogue
    .disks(limits)
    .filter(
      (row) =>
        row.family === 'Premium SSD' &&
        row.name !== disk.name &&
        !needsWriteAccelerator &&
        row.size >= disk.size &&
        row.iops * typicalSyncOf({ ...inputs, disk: row }, catalogue).low >= 1,
    )
    .toSorted((one, other) => one.size - other.size)
    .slice(0, 1);
  if (limits !== 'current') return premium;
  return [...premium, ...provisionedLike(inputs, needed?.asked, catalogue)];
}
