/** Sentences about commits and their latency that headline, readouts and explanation share. */

import type { Citation } from '../../kit/index.ts';
import type { Threshold } from '../../limits/commit/thresholds.ts';
import type { WorkloadFacts } from '../../limits/commit/workloads.ts';
import { type CommitSourceId, commitSource } from '../../limits/sources/commit.ts';
import type { Disk } from '../../limits/types.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { exceeds, formatNumber, formatSeconds, formatThroughput } from '../../units/index.ts';
import { formatAbout } from '../shared/answer/latency-text.ts';
import { citationIn } from '../shared/answer/text.ts';
import type { Bounds, Judged, Result, TypicalSync } from './model.ts';
import type { Normality } from './normality.ts';

/** With a digit after the point below 100, two below 10; from 1,000 on in tens. */
export const figureOf = (rate: number) =>
  rate < 1000
    ? formatNumber(rate, rate < 10 ? 2 : rate < 100 ? 1 : 0)
    : formatNumber(Math.round(rate / 10) * 10);

export const formatRate = (rate: number): string => `${figureOf(rate)} commits/s`;

/** Do its ends print differently? What prints alike is no range. */
export const isRange = ({ least, most }: Bounds): boolean => figureOf(least) !== figureOf(most);

/** “769”, “2,000 to 4,000”, in a column whose heading has the unit. */
export const boundsCell = (bounds: Bounds): string =>
  isRange(bounds)
    ? `${figureOf(bounds.least)} to ${figureOf(bounds.most)}`
    : figureOf(bounds.least);

/** “769 commits/s”, “2,000 to 4,000 commits/s”. */
export const formatBounds = (bounds: Bounds): string => `${boundsCell(bounds)} commits/s`;

/** “p99 below 10 ms”, “mean up to 1 ms”. */
export const formatThreshold = ({ statistic, inclusive, limit }: Threshold): string =>
  `${statistic === 'p99' ? 'p99' : 'mean'} ${inclusive ? 'up to' : 'below'} ${formatSeconds(limit)}`;

/** “not below 10 ms”, “above 1 ms”. */
export const comparedWith = ({ inclusive, limit }: Threshold, isMet: boolean) =>
  `${isMet ? (inclusive ? 'within' : 'below') : inclusive ? 'above' : 'not below'} ${formatSeconds(limit)}`;

/** “is not below 10 ms, the threshold of etcd”, “is above 1 ms, the threshold of SAP HANA”. */
export const formatComparison = (threshold: Threshold, isMet: boolean, name: string) =>
  `is ${comparedWith(threshold, isMet)}, the threshold of ${name}`;

/** What is compared with a threshold, with its figure: “the 99th percentile, 14 ms,”; of several members that of one. */
export const formatJudged = ({ of, latency }: Judged, replicas: number): string =>
  ({
    p99: `the 99th percentile${replicas > 1 ? ' of a member' : ''}, ${formatSeconds(latency)},`,
    'p99 at limit': `the 99th percentile${replicas > 1 ? ' of a member' : ''} at the disk’s limit, ${formatSeconds(latency)},`,
    'mean at limit': `the mean at the disk’s limit, ${formatSeconds(latency)},`,
    mean: `the mean, ${formatSeconds(latency)},`,
    'with typical sync': `the write with a typical sync, at least ${formatSeconds(latency)},`,
    typical: `a typical sync, at least ${formatSeconds(latency)},`,
  })[of];

/** “about 1.7 ms a sync (estimated)”, “typically 3.08 ms a sync”, “120 ms a sync at its limit”. */
export const formatSync = ({ is }: TypicalSync, { held, each }: Result): string =>
  held === 'all'
    ? `${formatAbout(each)} a sync at its limit`
    : is === 'estimated'
      ? `about ${formatAbout(each)} a sync (estimated)`
      : `typically ${formatSeconds(each)} a sync`;

/** The documents of the workload ask for more throughput than one such disk has. */
export const isShort = (disk: Disk, { throughput }: WorkloadFacts): boolean =>
  throughput !== undefined && exceeds(throughput.min, disk.throughput);

/** “SAP HANA asks for 250 MB/s; P30 allows 200 MB/s”. */
export const throughputText = (
  disk: Disk,
  { name, throughput }: WorkloadFacts,
  why = '',
): string =>
  throughput
    ? `${name} asks for ${formatThroughput(throughput.min, 'MB/s')}${why}; ${diskName(disk)} allows ${formatThroughput(disk.throughput, disk.unit)}`
    : '';

/** “1.9 times”. */
export const formatTimes = ({ times }: Normality): string =>
  `${formatNumber(times, times < 10 ? 1 : 0)} times`;

/** The citation of a source that comes with this calculator. */
export const citationAt = (id: CommitSourceId, place: string): Citation =>
  citationIn(commitSource(id), place);
