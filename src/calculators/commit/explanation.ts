import type { Check } from '../../kit/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { kindOf } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { formatSeconds } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { info } from '../shared/answer/checks-and-columns.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { formatRange } from '../shared/answer/latency-text.ts';
import { bySeverity, ruleNote } from '../shared/answer/notes.ts';
import { formatLimit, list, notPublished } from '../shared/answer/text.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { type Answered, volumeOf } from './case.ts';
import { besides } from './headline.ts';
import { latencyChecks } from './latency-checks.ts';
import type { Case, Result } from './model.ts';
import { boundsCell, isRange } from './text.ts';
import { replicaChecks, thresholdChecks, workloadChecks } from './workload-checks.ts';

/** So many sentences say why, after the risks; the others are checks. */
const told = 2;

/** Why so many commits are possible, and what is known of the latency. */
export function explain(of: Answered): Omit<Explanation, 'recommendations'> {
  const { inputs, given, result, catalogue } = of;
  const sentences = reasons(of);
  return {
    why: [...risks(given, inputs.disk, result), ...sentences.slice(0, told)].join(' '),
    checks: bySeverity([
      ...thresholdChecks(given, result),
      ...latencyChecks(of),
      ...workloadChecks(of),
      ...replicaChecks(given, result),
      ...sentences.slice(told).map((text) => info(text)),
      durability(catalogue),
      ...volumeNotes(volumeOf(inputs), inputs.limits, 'None', catalogue),
    ]),
  };
}

/** What is fast and loses data is named, so that nobody takes its absence for an oversight. */
const durability = (catalogue: Catalogue): Check =>
  ruleNote(
    'cache-read-write',
    catalogue,
    'info',
    'No option here skips the sync. Without fsync, with asynchronous commits or with host cache ReadWrite on the log disk, a crash loses commits that were acknowledged.',
  );

/** What may lose commits that were acknowledged. */
const risks = (
  { sync, facts }: Case,
  disk: Disk,
  { verdict }: Pick<Result, 'verdict'>,
): readonly string[] =>
  compact([
    sync === 0 && 'Only the write is waited for: a crash loses what a cache still has of it.',
    ...facts.notes.map(({ warns }) => warns),
    verdict === 'fits' && !isProvisioned(disk) && facts.needsWriteAccelerator?.text,
  ]);

/** What the answer means, the most important first. */
function reasons(of: Answered): readonly string[] {
  const { inputs, given, result } = of;
  const { committers, groupCommit, typical, facts } = given;
  const { isTypical } = result;
  const isHeld = result.held === 'all';
  const isShared = groupCommit && committers > 1;
  const bound = isHeld
    ? `${isShared ? 'However many of them share a sync' : 'However short a sync is'}, ${list(result.limit.by.map(formatLimit))} is reached`
    : committers === 1
      ? `${byRegion(of)}session waits for each sync, however many IOPS the disk has`
      : isShared
        ? rangeClause(of)
        : 'Without group commit each sync waits for those before it, so all sessions together commit no faster than one';
  const unpublished =
    !result.threshold && facts.id !== 'other'
      ? `; the threshold of ${facts.name} is ${notPublished}`
      : '';
  return compact([
    ...besides(of),
    isTypical &&
      !isHeld &&
      typical.is === 'write' &&
      `The latency is that of one typical write, ${formatSeconds(result.sync)}. Enter what you measure.`,
    `${bound}${unpublished}.`,
    isTypical &&
      typical.is === 'estimated' &&
      `A sync is taken to be ${formatRange(typical)}, since nobody published one on ${kindOf(inputs.disk)}.`,
    isTypical &&
      given.p99 !== undefined &&
      'Only the 99th percentile was entered, so the commits are computed with a typical mean.',
    isShared && 'Processor time and locks are not counted.',
  ]);
}

/** “231 to 431 by region: a ”; “A ” where the commits are no range, or of no regions. */
function byRegion({ given, result: { commits, isTypical } }: Answered): string {
  const { is } = given.typical;
  return isTypical && is === 'measured' && isRange(commits)
    ? `${boundsCell(commits)} by region: a `
    : 'A ';
}

/** What the ends of the range are, where sessions share syncs. */
function rangeClause({ given: { typical }, result: { isTypical } }: Answered): string {
  const [slowest, quickest] =
    isTypical && typical.is === 'measured'
      ? [' in the slowest region', ' in the quickest']
      : ['', ''];
  return `The range is from two groups that take turns${slowest} to one group${quickest}`;
}
