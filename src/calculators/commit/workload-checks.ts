/** Checks of what the workload asks: thresholds, throughput, replicas, and what its documents say. */
import type { Check } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import {
  meets,
  sqlServerClass,
  type Threshold,
  thresholds,
} from '../../limits/commit/thresholds.ts';
import { commitDelay, commitDelaySource } from '../../limits/commit/workloads.ts';
import { commitSource } from '../../limits/sources/commit.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { formatNumber, formatSeconds, formatThroughput } from '../../units/index.ts';
import { compact } from '../../units/present.ts';
import { info, warning } from '../shared/answer/parts.ts';
import { capital, list, notPublished } from '../shared/answer/text.ts';
import type { Answered } from './case.ts';
import { type Case, majorityOf, type Result } from './model.ts';
import { citationAt, formatJudged, formatThreshold } from './text.ts';

const citationOf = ({ source, place }: Pick<Threshold, 'source' | 'place'>) =>
  citationAt(source, place);

/** The threshold of the workload; then the others that its documents name, and where they disagree. */
export function thresholdChecks({ facts }: Case, result: Result): readonly Check[] {
  const { threshold, judged, verdict, isTypical, shortestOnce: once } = result;
  if (facts.id === 'other') return [];
  if (!threshold) return [info(`Threshold of ${facts.name}: ${notPublished}.`)];
  const name = `the threshold of ${facts.name}, ${formatThreshold(threshold)}${threshold.reported ? ' (reported by a user)' : ''}`;
  const compared: Check = {
    ...(verdict && judged
      ? {
          severity: verdict === 'fits' ? ('passed' as const) : ('failed' as const),
          text: `${capital(formatJudged(judged))} ${verdict === 'fits' ? 'meets' : 'does not meet'} ${name}.`,
        }
      : {
          severity: 'info',
          text: `Not checked: ${name}. ${threshold.statistic === 'p99' ? 'No 99th percentile' : 'No measured latency'} was entered.`,
        }),
    citation: citationOf(threshold),
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
  return compact([
    compared,
    ...others.map((one): Check => {
      const isMet = meets(one, once);
      const citation = citationOf(one);
      if (isTypical && isMet)
        return info(`Not checked, as no sync latency was entered: ${one.statement}`, citation);
      return {
        severity: isMet ? 'passed' : 'warning',
        text: isTypical
          ? `${one.statement} A typical sync here takes at least ${formatSeconds(once)}, so it is not met.`
          : `${one.statement} With ${formatSeconds(once)} it is ${isMet ? '' : 'not '}met.`,
        citation,
      };
    }),
    limits.length > 1 &&
      info(
        `Documents disagree on the 99th percentile: ${list(limits.map((limit) => `${formatSeconds(limit)} (${percentiles.flatMap(({ source, limit: of }) => (of === limit ? [commitSource(source).date.slice(0, 4)] : [])).join(', ')})`))}. The lowest is used.`,
      ),
  ]);
}

/** What the documents of the workload say, and whether the disk has the throughput that they ask for. */
export function workloadChecks({ inputs: { disk }, given, result }: Answered): readonly Check[] {
  const { facts, committers, groupCommit } = given;
  const { once, isTypical } = result;
  const { id, name, throughput, notes, needsWriteAccelerator: rule } = facts;
  const checks: Check[] = notes.map(({ text, source, place, warns }) => ({
    severity: warns ? 'warning' : 'info',
    text,
    citation: citationAt(source, place),
  }));
  if (rule && !isProvisioned(disk))
    checks.push(warning(rule.text, citationAt(rule.source, rule.place)));
  if (throughput) {
    const { asked, why, source, place } = throughput;
    const isEnough = !exceeds(asked, disk.throughput);
    checks.push({
      severity: isEnough ? 'passed' : 'warning',
      text: `${name} asks for ${formatThroughput(asked, 'MB/s')} ${why}; ${diskName(disk)} allows ${formatThroughput(disk.throughput, disk.unit)}${isEnough ? '' : ', so one such disk is not enough'}.`,
      citation: citationAt(source, place),
    });
  }
  if (id === 'sql-server' && !isTypical)
    checks.push({
      severity: 'info',
      text: `SQL Server’s own query calls an average latency of ${formatSeconds(once)} “${sqlServerClass(once)}”; the same page asks for waits below 10 to 15 ms.`,
      citation: citationAt('sql-io', 'File stats in sys.dm_io_virtual_file_stats'),
    });
  if (id === 'postgres' && groupCommit && committers > 1)
    checks.push({
      severity: 'info',
      text: `commit_delay can gather more commits for a sync: start with half the time of a flush, ${formatNumber(commitDelay(once) * 1e6, 0)} µs.`,
      citation: citationAt(commitDelaySource.source, commitDelaySource.place),
    });
  return checks;
}

/** What waiting for several replicas means for the figures. */
export function replicaChecks(
  { replicas, quorum, facts }: Case,
  { stretch, memberP99, p99 }: Result,
): readonly Check[] {
  if (replicas === 1) return [];
  const of = `${formatNumber(quorum)} of ${formatNumber(replicas)} replicas`;
  const checks: Check[] = [
    info(
      `A commit is complete when ${of} have written it. The replicas are taken to be alike and independent, and the network between them is not counted.${p99 === undefined ? '' : ` The 99th percentile of a commit is the percentile ${formatNumber(memberP99 * 100, 1)} of one replica, estimated.`}`,
    ),
  ];
  if (stretch === undefined)
    checks.push({
      severity: 'warning',
      text: `Waiting for ${of} takes longer than one replica does. How much is estimated from a 99th percentile above the mean, and none was entered: the commits are at most these.`,
    });
  if (quorum < majorityOf(replicas))
    checks.push({
      severity: 'warning',
      text: `A commit that waits for ${of} can be lost when ${quorum === 1 ? 'one replica fails' : `${formatNumber(quorum)} replicas fail`}.`,
    });
  if (facts.id === 'kafka' && quorum < replicas)
    checks.push({
      severity: 'info',
      text: `With acks=all Kafka waits for every in-sync replica: enter ${formatNumber(replicas)} as quorum.`,
      citation: citationAt('kafka-os', 'Application vs. OS Flush Management'),
    });
  return checks;
}
