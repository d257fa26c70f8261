import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { kindOf } from '../../storage/path/disk-names.ts';
import { formatSeconds } from '../../units/index.ts';
import { compact } from '../../units/present.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { bySeverity, ruleNote } from '../shared/answer/notes.ts';
import { info } from '../shared/answer/parts.ts';
import { notPublished } from '../shared/answer/text.ts';
import { formatRange } from '../shared/volume/latency-text.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { type Answered, volumeOf } from './case.ts';
import { besides } from './headline.ts';
import { latencyChecks } from './latency-checks.ts';
import type { Case } from './model.ts';
import { boundsCell, isRange } from './text.ts';
import { replicaChecks, thresholdChecks, workloadChecks } from './workload-checks.ts';

/** So many sentences say why, after the risks; the others are checks. */
const told = 2;

/** Why so many commits are possible, and what is known of the latency. */
export function explain(of: Answered): Omit<Explanation, 'recommendations'> {
  const { inputs, given, result, catalogue } = of;
  const sentences = reasons(of);
  return {
    why: [...risks(given), ...sentences.slice(0, told)].join(' '),
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
const risks = ({ sync, facts }: Case): readonly string[] =>
  compact([
    sync === 0 && 'Only the write is waited for: a crash loses what a cache still has of it.',
    ...facts.notes.map(({ warns }) => warns),
  ]);

/** What the answer means, the most important first. */
function reasons(of: Answered): readonly string[] {
  const { inputs, given, result } = of;
  const { committers, groupCommit, typical, facts } = given;
  const { isTypical, isLimited } = result;
  const isShared = groupCommit && committers > 1;
  const bound =
    committers === 1
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
    isLimited &&
      'A sync is at least one IO, and the disk sustains fewer than its latency alone would allow.',
    isTypical &&
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
