/** The tables and the calculation of an answer about commits. */

import type { CalculationStep, LimitUse, Table } from '../../kit/index.ts';
import { sharingOf } from '../../laws/commit.ts';
import { regionFamily, syncsByRegion } from '../../limits/commit/syncs.ts';
import { thresholds } from '../../limits/commit/thresholds.ts';
import { commitSource } from '../../limits/sources/commit.ts';
import {
  type Bytes,
  formatBytes,
  formatFraction,
  formatIops,
  formatNumber,
  formatSeconds,
  formatThroughput,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { limitName, list, plural } from '../shared/answer/text.ts';
import { type StepRow, stepsFrom, tableOf } from '../shared/volume/format.ts';
import type { Answered } from './case.ts';
import { committerStops } from './chart.ts';
import type { Case, Result } from './model.ts';
import { boundsCell, formatJudged, formatRate, formatThreshold } from './text.ts';

export const committerTable = (given: Case, result: Result): Table =>
  tableOf(
    'Commits a second',
    ['Committers', 'Without group commit', 'With it'],
    committerStops(given),
    given.committers,
    (count) => [
      formatNumber(count),
      boundsCell(result.ratesOf(count, false)),
      boundsCell(result.ratesOf(count, true)),
    ],
  );

/** Everything that is published on how long a commit of this workload may take, where documents disagree too. */
export function thresholdTable({ facts }: Case): Table {
  const rows = thresholds.filter(({ workload }) => workload === facts.id);
  const own = rows.find(({ compared }) => compared);
  return tableOf(
    `Published thresholds of ${facts.name}`,
    ['Latency', 'Date', 'What the document says'],
    rows,
    own,
    ({ limit, inclusive, statement, reported, source }) => [
      `${inclusive ? '≤' : '<'} ${formatSeconds(limit)}`,
      commitSource(source).date,
      `${statement}${reported ? ' Reported, not published by its maker.' : ''}`,
    ],
  );
}

/** The heading of the picture. */
export const regionTitle = `Measured in ${syncsByRegion.length} regions`;

export const regionTable: Table = tableOf(
  `Syncs on ${regionFamily} by region, measured in 2021 by Red Hat`,
  ['Region', 'Mean, ms', '99th percentile, ms'],
  syncsByRegion,
  undefined,
  ({ region, mean, p99 }) => [region, formatNumber(mean * 1000, 2), formatNumber(p99 * 1000, 2)],
);

/** The calculation with its numbers. */
export function steps({ inputs, given, result }: Answered): readonly CalculationStep[] {
  const { disk, bytes } = inputs;
  const { committers, groupCommit, replicas, quorum, p99: entered } = given;
  const { usual, slowest, quickest, commits, threshold, judged, memberP99, p99, held } = result;
  const [fewest, most] = given.facts.syncs;
  const group = groupCommit && committers > 1;
  const flush = (label: string, count: number): StepRow => [
    label,
    `${formatSeconds(result.write)} write + ${count > 1 ? `${count} × ` : ''}${formatSeconds(result.sync)} sync = `,
    formatSeconds(seconds(result.write + count * result.sync)),
  ];
  const rows: StepRow[] = [
    flush(most > fewest ? `write and ${most} syncs` : 'write and sync', most),
  ];
  if (most > fewest) rows.push(flush('write and one sync', fewest));
  const { turns, all: whole } = sharingOf(committers, groupCommit);
  for (const [sharing, longer] of [
    [turns, result.longer.turns],
    [whole, result.longer.all],
  ] as const)
    if (longer > 0)
      rows.push([
        `${formatNumber(sharing)} commits in one write`,
        `${formatBytes((bytes * sharing) as Bytes)} instead of ${formatBytes(bytes)}: `,
        `${formatSeconds(seconds(longer))} more`,
      ]);
  if (held) {
    const [count, sharing] = held === 'all' ? [most, turns] : [fewest, whole];
    const { iops: allowed, by } = given.limitOf(sharing / count);
    const isThroughput = by.every(({ kind }) => kind === 'throughput');
    rows.push([
      list(by.map(limitName)),
      isThroughput
        ? `${formatBytes((bytes * sharing) as Bytes)} ÷ ${formatThroughput(disk.throughput, disk.unit)} = `
        : `${plural(count, 'sync')} ÷ ${formatIops(allowed)} = `,
      formatSeconds(seconds(count / allowed)),
    ]);
  }
  if (result.stretch !== undefined && result.stretch > 1)
    rows.push([
      `${quorum} of ${replicas} replicas, estimated`,
      `× ${formatNumber(result.stretch, 2)} = `,
      formatSeconds(usual),
    ]);
  const [half, all] = group
    ? [`${formatNumber(committers)} ÷ 2 ÷ `, `${formatNumber(committers)} ÷ `]
    : ['1 ÷ ', '1 ÷ '];
  const rate = (label: string, over: string, time: Seconds, of: number): StepRow => [
    label,
    `${over}${formatSeconds(time)} = `,
    formatRate(of / time),
  ];
  rows.push(rate(group ? 'commits, two groups take turns' : 'commits', half, usual, turns));
  if (slowest > usual) rows.push(rate('with the longest sync', half, slowest, turns));
  if (whole / quickest > turns / usual)
    rows.push(
      rate(group ? 'commits, all share a sync' : 'with the shortest sync', all, quickest, whole),
    );
  rows.push([
    'latency of a commit',
    `${formatNumber(committers)} ÷ ${formatRate(commits.middle)} = `,
    formatSeconds(result.latency),
  ]);
  if (replicas > 1 && entered !== undefined && p99 !== undefined && p99 !== entered)
    rows.push([
      `99th percentile of ${quorum} of ${replicas}, estimated`,
      `each replica at its percentile ${formatNumber(memberP99 * 100, 1)} = `,
      formatSeconds(p99),
    ]);
  if (threshold && judged)
    rows.push([
      `threshold, ${formatThreshold(threshold)}`,
      `${formatJudged(judged, replicas).replace(/,$/, '')} ÷ ${formatSeconds(threshold.limit)} = `,
      formatFraction(judged.latency / threshold.limit),
    ]);
  return stepsFrom(rows);
}

/** The latency against the threshold as a bar; without a figure where it was not entered. */
export function thresholdUse(
  { facts }: Case,
  { threshold, judged, verdict }: Result,
): readonly LimitUse[] {
  if (!threshold) return [];
  const ms = (value: number) => formatNumber(value * 1000, value < 1e-3 ? 3 : 2);
  return [
    {
      label: `${facts.name}: ${threshold.statistic} of a sync`,
      kind: 'latency',
      state: verdict === 'throttled' ? 'over' : verdict === 'fits' ? 'fits' : 'secondary',
      ...defined({ demand: judged?.latency }),
      demandText: judged ? ms(judged.latency) : '–',
      limit: threshold.limit,
      limitText: ms(threshold.limit),
      unitText: 'ms',
      counts: true,
    },
  ];
}
