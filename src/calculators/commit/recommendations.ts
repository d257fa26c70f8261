/** What gives more commits a second, each computed by the same model. Nothing that acknowledges a commit before its sync is among them. */

import type { Catalogue, Disk } from '../../limits/types.ts';
import { type DiskChange, withoutLikeTier } from '../../storage/change/faster-disks.ts';
import { changeOfVolume } from '../../storage/change/recommendations.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { exceeds, formatSeconds, type Seconds, serializeCount } from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { formatAbout } from '../shared/answer/latency-text.ts';
import { changeGiving } from '../shared/answer/proposed-change.ts';
import {
  byCost,
  type How,
  howOf,
  noCostChange,
  type PlacedContext,
  soldFor,
  undominated,
  volumeCostChange,
} from '../shared/set-up/outcome.ts';
import { changeOf } from '../shared/volume/change-texts.ts';
import { caseOf, type Given, typicalSyncOf } from './case.ts';
import { type Bounds, model, type Result } from './model.ts';
import { normalityOf, tailNormality } from './normality.ts';
import { formatTail, metAfter, tailAfter } from './option-thresholds.ts';
import { otherDisks } from './other-disks.ts';
import { boundsCell, figureOf, formatBounds, formatRate, formatSync } from './text.ts';

/** What is changed, as values and as texts of the inputs. */
type Change = {
  readonly text: (then: Result) => string;
  readonly inputs: Partial<Given>;
  /** Nothing where only a new measurement can show it. */
  readonly changes?: ProposedChange['changes'];
  readonly how: How;
  /** Of other disks, in which way they are other ones. */
  readonly way?: DiskChange['way'];
};

/** Latencies that were measured on a disk say nothing of another one. */
const unmeasured = {
  inputs: { 'write-latency': undefined, 'sync-latency': undefined, p99: undefined },
  changes: { 'write-latency': '', 'sync-latency': '', p99: '' },
} as const;

const isMeasured = (inputs: Given): boolean =>
  (inputs['write-latency'] ?? inputs['sync-latency'] ?? inputs.p99) !== undefined;

const enough = 8;

/** Is what is compared with a threshold that both miss shorter in one of them? More commits alone do not mend it. */
const isNearer = ({ judged: then }: Result, { judged: now, verdict }: Result): boolean =>
  verdict === 'throttled' && !!then && !!now && exceeds(now.latency, then.latency);

/**
 * What would give more commits a second, or a shorter 99th percentile? Each says what it gains. Where a threshold is
 * missed, what meets it is first.
 */
export function recommendations(
  inputs: Given,
  result: Result,
  context: PlacedContext,
): readonly ProposedChange[] {
  const { catalogue } = context;
  const missed = result.verdict === 'throttled' ? result.threshold : undefined;
  // What this disk would do once nothing is waited for.
  const own = { ...inputs, ...unmeasured.inputs };
  const tried = (change: Change) => {
    const { text, inputs: changed, changes, how, way } = change;
    const after = { ...inputs, ...changed };
    const then = model(caseOf(after, catalogue));
    const met = missed && metAfter(missed, after, then, catalogue);
    // Another disk of the same family has the same latency as this one once nothing is waited for.
    const isLarger = changed.disk?.family === inputs.disk.family;
    const before = isLarger ? [result, model(caseOf(own, catalogue))] : [result];
    const isFaster = before.every((one) => exceeds(then.commits.middle, one.commits.middle));
    const shorter = missed || isLarger ? undefined : shorterTail(inputs.p99, after, catalogue);
    if (!isFaster && (isLarger || (met?.rank ?? 0) < 2) && !shorter) return undefined;
    if (then.verdict === 'throttled' && !isNearer(then, result)) return undefined;
    /** The first option that gives more commits names those of now; the others need not repeat them. */
    const gainsOf = (isFirst: boolean) =>
      compact([isFaster && moreCommits(then, after, result, isFirst), met?.text ?? shorter]).join(
        '; ',
      );
    const volumeWith = (disk: Disk) => ({ vm: undefined, disk, disks: 1, cached: false });
    const cost = changed.disk
      ? volumeCostChange(volumeWith(inputs.disk), volumeWith(changed.disk), inputs.limits, context)
      : noCostChange;
    const outcome = { ...defined({ verdict: then.verdict }), ...how, ...cost.figures };
    const isOthers = isMeasured(inputs) && !isMeasured(after);
    const rest = `${isOthers ? ' Typical of others’ disks, not measured here.' : ''}${cost.text}`;
    const optionOf = (isFirst: boolean) =>
      changeGiving(`${text(then)}: `, gainsOf(isFirst), changes, outcome, rest);
    const kind = defined({ disk: way && changed.disk, way });
    const rank = met?.rank ?? 0;
    // What none beats that costs and disrupts no more: in commits, and in what a threshold or a wait asks for.
    const gives = { iops: then.commits.middle, throughput: missed ? rank : 1 / then.each };
    return { ...kind, isFaster, optionOf, outcome: { change: '', ...outcome, ...gives }, rank };
  };
  /** Of each kind the first that helps, or that meets a threshold where one does. */
  const helping = (kinds: readonly (readonly Change[])[]) =>
    kinds.flatMap((kind) => {
      let first: ReturnType<typeof tried>;
      for (const change of kind) {
        const found = tried(change);
        if (found && found.outcome.verdict !== 'throttled') return [found];
        first ??= found;
      }
      return first ? [first] : [];
    });
  /** Not everybody can have Premium SSD v2 and Ultra Disk. */
  const asks = ({ disk }: { readonly disk?: Disk }) =>
    disk !== undefined && isProvisioned(disk) && !isProvisioned(inputs.disk);
  const { waits, first, disks, last } = changesOf(inputs, result, context);
  const found = [
    ...helping(first.map((one) => [one])),
    ...undominated(withoutLikeTier(helping(disks)), asks).toSorted((a, b) =>
      byCost(a.outcome, b.outcome),
    ),
    ...helping(last.map((one) => [one])),
  ].toSorted((one, other) => other.rank - one.rank);
  // A usual figure that misses a threshold is looked into where no other disk is quicker.
  const options = found.length === 0 && missed && isMeasured(inputs) ? helping([[waits]]) : found;
  const faster = options.find(({ isFaster }) => isFaster);
  return options.map((one) => one.optionOf(one === faster));
}

/**
 * “603 commits/s instead of 325”: after the first option without the present rate; with the ranges where just one end
 * of them is better.
 */
function moreCommits(
  then: Result,
  { committers, 'group-commit': groups }: Given,
  now: Result,
  isFirst: boolean,
) {
  const better = betterEnd(then.commits, now.commits);
  // Not all commits that could share a sync do.
  const atBest = committers > 1 && groups === 'yes' ? ' at best' : '';
  if (!better)
    return `${formatRate(then.commits.middle)}${atBest}${isFirst ? ` instead of ${figureOf(now.commits.middle)}` : ''}`;
  return `${formatBounds(then.commits)}${atBest} instead of ${boundsCell(now.commits)}${better}`;
}

/** Which end of the range is better, where only one of them is. */
function betterEnd(then: Bounds, now: Bounds): string {
  if (exceeds(now.most, then.most))
    return ', so less at the high end and more at the low end, which is what you can rely on';
  return exceeds(now.least, then.least)
    ? ', so more at the high end and less at the low end, which is what you can rely on'
    : '';
}

/** “p99 of a sync typically 7.77 ms instead of 12 ms”; nothing where none was entered, or it is not shorter. */
function shorterTail(now: Seconds | undefined, after: Given, catalogue: Catalogue) {
  const then = tailAfter(after, catalogue);
  return now !== undefined && then && exceeds(now, then.p99)
    ? `${formatTail(then)} instead of ${formatSeconds(now)}`
    : undefined;
}

/** What the application can do before and after other disks, and these: a list for each kind, the smallest first. */
function changesOf(inputs: Given, result: Result, context: PlacedContext) {
  const { catalogue } = context;
  const { disk, committers } = inputs;
  const typical = typicalSyncOf(inputs, catalogue);
  const isSlow =
    normalityOf(inputs, result, catalogue)?.is === 'slow' ||
    tailNormality(inputs, catalogue)?.is === 'slow';
  const waits: Change = {
    text: () =>
      `Find what the syncs wait for, or give the log its own disk; a sync on ${diskName(disk)} typically takes ${formatSeconds(typical.middle)}`,
    inputs: unmeasured.inputs,
    how: { how: 'copy of data', guide: guide.copy },
  };
  const first = compact<Change>([
    isSlow && waits,
    inputs['group-commit'] === 'no' &&
      committers > 1 && {
        text: () => 'Group commit, where the database offers it',
        inputs: { 'group-commit': 'yes' as const },
        changes: { 'group-commit': 'yes' },
        how: { how: 'restart', guide: guide.sync },
      },
  ]);
  const losesZones = (change: DiskChange) => disk.bought?.zrs && isProvisioned(change.disk);
  const changeTo = (change: DiskChange): Change => ({
    text: (then) =>
      `${isProvisioned(change.disk) && change.way === 'family' ? `${change.disk.family}, as a data disk${losesZones(change) ? ' without zone redundancy' : ''}` : changeOf(change, { disk })[0]}, ${formatSync(typicalSyncOf({ ...inputs, disk: change.disk }, catalogue), then)}`,
    inputs: { ...unmeasured.inputs, disk: change.disk },
    changes: { ...unmeasured.changes, disk: change.disk.name },
    how: howOf(changeOfVolume(change, { vm: undefined, disk, disks: 1, cached: false })),
    way: change.way,
  });
  const last = compact<Change>([
    inputs['group-commit'] === 'yes' &&
      committers < enough && {
        text: ({ latency }) =>
          `Commit from ${enough} sessions at once, which share syncs, ${formatAbout(latency)} a commit`,
        inputs: { committers: enough },
        changes: { committers: serializeCount(enough) },
        how: { how: 'online', guide: guide.sync },
      },
  ]);
  const isSold = soldFor({ vm: undefined, disk }, inputs.limits, context);
  const disks = otherDisks(inputs, result, catalogue).map((kind) =>
    kind.filter(isSold).map(changeTo),
  );
  return { waits, first, disks, last };
}
