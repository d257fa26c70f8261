/** The sentence of an answer: what is wrong, or else how many commits a second there are. */
import { type Phrase, plainText } from '../../kit/index.ts';
import type { Threshold } from '../../limits/commit/thresholds.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { formatBytes, formatIops, formatNumber, formatSeconds } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { capital, strong } from '../shared/answer/text.ts';
import type { Answered } from './case.ts';
import { type Normality, normalityOf, normalWords, tailNormality } from './normality.ts';
import {
  boundsCell,
  figureOf,
  formatComparison,
  formatJudged,
  formatThreshold,
  formatTimes,
  isRange,
  isShort,
  throughputText,
} from './text.ts';

/** A threshold that is missed, a disk that is too small for the workload, or else what is not normal for the disk, or else the commits and that the latency is normal. */
export const headline = (of: Answered): Phrase => {
  const missed = comparison(of, 'throttled');
  if (missed) return [{ text: missed, tone: 'over' }];
  const { inputs, given } = of;
  if (isShort(inputs.disk, given.facts))
    return [{ text: `${throughputText(inputs.disk, given.facts)}.`, tone: 'over' }];
  const wrong = abnormal(of);
  return wrong.length > 0 ? wrong : commits(of, normalClause(of));
};

/** What the headline has no room for: the commits where something is wrong, the threshold, and what bounds the commits. */
export function besides(of: Answered): readonly string[] {
  const { inputs, result } = of;
  const { threshold, verdict, held, isTypical, isLimited } = result;
  const wrong = abnormal(of);
  const isMissed = verdict === 'throttled' || isShort(inputs.disk, of.given.facts);
  return compact([
    isMissed && wrong.length > 0 && plainText(wrong),
    wrong.length === 0 && (isMissed || normalClause(of) === '') && normalSentence(of),
    (isMissed || wrong.length > 0) && plainText(commits(of)),
    comparison(of, 'fits'),
    threshold && !verdict && of.given.replicas > 1 && ofEachMember(of, threshold),
    held === 'most' &&
      `The throughput of ${diskName(inputs.disk)} allows no more than the higher figure.`,
    !isTypical &&
      isLimited &&
      `The disk sustains ${formatIops(of.given.limitOf(1).iops)} of ${formatBytes(inputs.bytes)}, so this was not measured on it for long.`,
  ]);
}

/** “etcd asks for p99 below 10 ms of each member; 7.77 ms is typical.” The figures have those of a commit, whatever it waits for. */
function ofEachMember({ given, result: { p99 } }: Answered, threshold: Threshold): string {
  const isTail = threshold.statistic === 'p99';
  const typical =
    isTail && given.p99 === undefined && given.typicalP99 && p99 !== undefined
      ? `; ${formatSeconds(given.typicalP99.middle)} is typical`
      : '';
  return `${given.facts.name} asks for ${isTail ? '' : 'a '}${formatThreshold(threshold)} of each member${typical}.`;
}

/** “3.08 ms a sync is typical”, which there is room for after the commits of one session. */
function normalClause(of: Answered): string {
  return (of.given.committers === 1 && normalWords(of)) || '';
}

/** “A p99 of 8 ms is normal.” */
function normalSentence(of: Answered): string | undefined {
  const normal = of.inputs.p99 !== undefined || !of.result.isTypical ? normalWords(of) : undefined;
  return normal && `${capital(normal)}.`;
}

/** “The 99th percentile, 14 ms, is not below 10 ms, the threshold of etcd.” Nothing where the verdict is another. */
function comparison({ given: { facts, replicas }, result }: Answered, when: 'fits' | 'throttled') {
  const { verdict, judged, threshold } = result;
  return verdict === when && judged && threshold
    ? `${capital(formatJudged(judged, replicas))} ${formatComparison(threshold, when === 'fits', facts.name)}.`
    : undefined;
}

/** What is not normal for the disk of what was entered. */
function abnormal(of: Answered): Phrase {
  const { inputs, result, catalogue } = of;
  const { disk } = inputs;
  const tail = tailNormality(inputs, catalogue);
  const mean = normalityOf(inputs, result, catalogue);
  const slow = [mean, tail].find((one): one is Normality => one?.is === 'slow');
  if (!slow) return [];
  const time = formatSeconds(slow.latency);
  return [
    slow.typical
      ? `Typical for ${diskName(disk)} is ${slow === tail ? 'a p99 of ' : ''}${formatSeconds(slow.typical.middle)}; `
      : 'Not normal: ',
    strong(
      slow.typical
        ? `${time} is ${formatTimes(slow)} that`
        : `${time} is outside what the vendor says of ${disk.family}`,
    ),
    ': find out what it waits for.',
  ];
}

/** “325 commits a second; 3.08 ms a sync is typical.”, “8 sessions that share syncs: 1,260 commits a second, 876 to 2,790 at best.” */
function commits(of: Answered, normal = ''): Phrase {
  const { inputs, given, result, catalogue } = of;
  const { committers, groupCommit } = given;
  const { isTypical, commits: rates } = result;
  const isShared = groupCommit && committers > 1;
  // Where the 99th percentile is not normal, the mean, which was not entered, is not what is typical.
  const isOptimistic =
    result.stretch === undefined || (isTypical && tailNormality(inputs, catalogue)?.is === 'slow');
  const atBest = isOptimistic || isShared ? ' at best' : '';
  const ends: Phrase =
    atBest && isRange(rates)
      ? [', ', { text: `${boundsCell(rates)}${atBest}`, tone: 'secondary' }]
      : [atBest || conditionOf(of)];
  const figure = strong(`${figureOf(rates.middle)} commits a second`);
  if (committers === 1) return [figure, ...ends, ...(normal ? ['; ', strong(normal)] : []), '.'];
  const how = groupCommit ? 'that share syncs' : 'without group commit';
  return [`${formatNumber(committers)} sessions ${how}: `, figure, ...ends, '.'];
}

/** What the commits are said on: as many syncs each as there may be, or syncs that nobody measured. */
function conditionOf({ given: { facts, typical }, result }: Answered): string {
  const [fewest, most] = facts.syncs;
  if (most > fewest) return ` with ${most} syncs each`;
  return result.isTypical && typical.is === 'estimated' ? ', estimated' : '';
}
