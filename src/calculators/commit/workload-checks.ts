/** Checks of what the workload asks: thresholds, throughput, replicas, and what its documents say. */
import type { Check } from '../../kit/index.ts';
import {
  meets,
  sqlServerClass,
  type Threshold,
  thresholds,
} from '../../limits/commit/thresholds.ts';
import { commitDelay, commitDelaySource } from '../../limits/commit/workloads.ts';
import { commitSource } from '../../limits/sources/commit.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { failed, info, passed, warning } from '../shared/answer/checks-and-columns.ts';
import { capital, list, notPublished } from '../shared/answer/text.ts';
import type { Answered } from './case.ts';
import { type Case, majorityOf, type Result } from './model.ts';
import { citationAt, formatJudged, formatThreshold, isShort, throughputText } from './text.ts';

const citationOf = ({ source, place }: Pick<Threshold, 'source' | 'place'>) =>
  citationAt(source, place);

/** The threshold of the workload; then the others that its documents name, and where they disagree. */
export function thresholdChecks({ facts, replicas }: Case, result: Result): readonly Check[] {
  const { threshold, judged, verdict, isTypical, once, shortestOnce, p99 } = result;
  if (facts.id === 'other') return [];
  if (!threshold) return [info(`Threshold of ${facts.name}: ${notPublished}.`)];
  const compared = (): Check => {
    const reported = threshold.reported ? ' (reported by a user)' : '';
    const name = `the threshold of ${facts.name}, ${formatThreshold(threshold)}${reported}`;
    const citation = citationOf(threshold);
    if (!verdict || !judged) {
      if (threshold.statistic === 'p99' && replicas === 1 && p99 !== undefined)
        return info(
          `A typical p99 here, ${formatSeconds(p99)}, ${meets(threshold, p99) ? 'meets' : 'does not meet'} ${name}. Enter yours to check it.`,
          citation,
        );
      const missing = threshold.statistic === 'p99' ? 'No 99th percentile' : 'No measured latency';
      return info(`Not checked: ${name}. ${missing} was entered.`, citation);
    }
    const latency = capital(formatJudged(judged, replicas));
    return verdict === 'fits'
      ? passed(`${latency} meets ${name}.`, citation)
      : failed(`${latency} does not meet ${name}.`, citation);
  };
  const seen = new Set<number>();
  const others = thresholds.filter((one) => {
    const isOther = one.workload === facts.id && one.statistic === 'mean' && !one.compared;
    const isNew = isOther && one.limit !== threshold.limit && !seen.has(one.limit);
    if (isOther) seen.add(one.limit);
    return isNew;
  });
  const percentiles = thresholds.filter(
    ({ workload, statistic }) => workload === facts.id && statistic === 'p99',
  );
  const limits = [...new Set(percentiles.map(({ limit }) => limit))];
  const years = (limit: Seconds) =>
    percentiles
      .filter((one) => one.limit === limit)
      .map(({ source }) => commitSource(source).date.slice(0, 4))
      .join(', ');
  const dated = limits.map((limit) => `${formatSeconds(limit)} (${years(limit)})`);
  return compact([
    compared(),
    ...others.map((one): Check => {
      const isMet = meets(one, shortestOnce);
      const [shortest, citation] = [formatSeconds(shortestOnce), citationOf(one)];
      if (isTypical)
        return isMet
          ? info(
              `${one.statement} A typical sync here, ${formatSeconds(once)}, ${meets(one, once) ? 'meets' : 'does not meet'} that. Enter yours to check it.`,
              citation,
            )
          : warning(
              `${one.statement} A typical sync here takes at least ${shortest}, so it is not met.`,
              citation,
            );
      return isMet
        ? passed(`${one.statement} With ${shortest} it is met.`, citation)
        : warning(`${one.statement} With ${shortest} it is not met.`, citation);
    }),
    limits.length > 1 &&
      info(`Documents disagree on the 99th percentile: ${list(dated)}. The lowest is used.`),
  ]);
}

/** What the documents of the workload say, and whether the disk has the throughput that they ask for. */
export function workloadChecks({ inputs: { disk }, given, result }: Answered): readonly Check[] {
  const { facts, committers, groupCommit } = given;
  const { once, isTypical } = result;
  const { id, throughput, notes, needsWriteAccelerator: rule } = facts;
  const checks = notes.map(({ text, source, place, warns }) =>
    (warns ? warning : info)(text, citationAt(source, place)),
  );
  if (rule && !isProvisioned(disk))
    checks.push(warning(rule.text, citationAt(rule.source, rule.place)));
  if (throughput) {
    const { why, source, place } = throughput;
    const text = throughputText(disk, facts, ` ${why}`);
    const citation = citationAt(source, place);
    checks.push(
      isShort(disk, facts)
        ? warning(`${text}, so one such disk is not enough.`, citation)
        : passed(`${text}.`, citation),
    );
  }
  if (id === 'sql-server' && !isTypical)
    checks.push(
      info(
        `SQL Server’s own query calls an average latency of ${formatSeconds(once)} “${sqlServerClass(once)}”; the same page asks for waits below 10 to 15 ms.`,
        citationAt('sql-io', 'File stats in sys.dm_io_virtual_file_stats'),
      ),
    );
  if (id === 'postgres' && groupCommit && committers > 1)
    checks.push(
      info(
        `commit_delay can gather more commits for a sync: start with half the time of a flush, ${formatNumber(commitDelay(once) * 1e6, 0)} µs.`,
        citationAt(commitDelaySource.source, commitDelaySource.place),
      ),
    );
  return checks;
}

/** What waiting for several replicas means for the figures. */
export function replicaChecks(
  { replicas, quorum, facts }: Case,
  { stretch, memberP99, p99 }: Result,
): readonly Check[] {
  if (replicas === 1) return [];
  const of = `${formatNumber(quorum)} of ${formatNumber(replicas)} replicas`;
  const lost = quorum === 1 ? 'one replica fails' : `${formatNumber(quorum)} replicas fail`;
  const ofOne =
    p99 === undefined
      ? ''
      : ` The 99th percentile of a commit is the percentile ${formatNumber(memberP99 * 100, 1)} of one replica, estimated.`;
  const { everyReplica } = facts;
  return compact([
    info(
      `A commit is complete when ${of} have written it. The replicas are taken to be alike and independent, and the network between them is not counted.${ofOne}`,
    ),
    stretch === undefined &&
      warning(
        `Waiting for ${of} takes longer than one replica does. How much is estimated from a 99th percentile above the mean, and none was entered: the commits are at most these.`,
      ),
    quorum < majorityOf(replicas) &&
      warning(`A commit that waits for ${of} can be lost when ${lost}.`),
    everyReplica &&
      quorum < replicas &&
      info(
        `${everyReplica.text}: enter ${formatNumber(replicas)} as quorum.`,
        citationAt(everyReplica.source, everyReplica.place),
      ),
  ]);
}
