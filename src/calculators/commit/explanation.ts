import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { kindOf } from '../../storage/path/disk-names.ts';
import { formatSeconds } from '../../units/index.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { bySeverity, ruleNote } from '../shared/answer/notes.ts';
import { notPublished } from '../shared/answer/text.ts';
import { formatRange } from '../shared/volume/latency-text.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { type Answered, volumeOf } from './case.ts';
import { besides } from './headline.ts';
import { latencyChecks } from './latency-checks.ts';
import { replicaChecks, thresholdChecks, workloadChecks } from './workload-checks.ts';

/** Why so many commits are possible, and what is known of the latency. */
export function explain(of: Answered): Omit<Explanation, 'recommendations'> {
  const { inputs, given, result, catalogue } = of;
  return {
    why: why(of),
    checks: bySeverity([
      ...thresholdChecks(given, result),
      ...latencyChecks(of),
      ...workloadChecks(of),
      ...replicaChecks(given, result),
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

function why(of: Answered): string {
  const { inputs, given, result } = of;
  const { disk } = inputs;
  const { committers, groupCommit, typical } = given;
  const { isTypical, isLimited } = result;
  const sentences = [
    ...besides(of),
    ...(given.sync === 0
      ? ['Only the write is waited for: a crash loses what a cache still has of it.']
      : []),
    committers === 1
      ? 'A session waits for each sync, however many IOPS the disk has.'
      : groupCommit
        ? groupSentence(of)
        : 'Without group commit each commit has its own sync and waits for those before it, so all sessions together commit no faster than one.',
  ];
  if (isTypical && given.p99 !== undefined)
    sentences.push(
      'Only the 99th percentile was entered, so the commits are computed with a typical mean.',
    );
  if (isLimited)
    sentences.push(
      'A sync is at least one IO, and the disk sustains fewer than its latency alone would allow.',
    );
  if (isTypical && typical.is === 'write')
    sentences.push(
      `The latency is that of one typical write, ${formatSeconds(result.sync)}. Enter what you measure.`,
    );
  else if (isTypical && typical.is === 'estimated')
    sentences.push(
      `A sync through a file system mostly is more than one write: it is taken to be ${formatRange(typical)}, since nobody published one on ${kindOf(disk)}.`,
    );
  if (groupCommit && committers > 1)
    sentences.push('Processor time and locks of the database are not counted, so it commits less.');
  if (!result.threshold && given.facts.id !== 'other')
    sentences.push(`The threshold of ${given.facts.name} is ${notPublished}.`);
  return sentences.join(' ');
}

/** What the ends of the range are, where sessions share syncs. */
function groupSentence({ given: { typical }, result: { isTypical } }: Answered): string {
  const [slowest, quickest] =
    isTypical && typical.is === 'measured'
      ? [' in the slowest region', ' in the quickest one']
      : ['', ''];
  return `The lower figure is for two groups of sessions that take turns${slowest}, the higher for all sharing each sync${quickest}.`;
}
