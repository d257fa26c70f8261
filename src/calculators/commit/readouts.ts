/** The figures of an answer: commits, how long one takes, the 99th percentile and the threshold, each with its range. */
import type { Readout } from '../../kit/index.ts';
import { syncsByRegion } from '../../limits/commit/syncs.ts';
import { formatSeconds, seconds } from '../../units/index.ts';
import { notPublished } from '../shared/answer/text.ts';
import { latencyReadout } from '../shared/volume/format.ts';
import { formatAbout, formatRange } from '../shared/volume/latency-text.ts';
import type { Case, Result, TypicalSync } from './model.ts';
import { citationAt, formatRate, formatThreshold } from './text.ts';

/** Why syncs that were not entered have a range. */
const syncsDiffer: Readonly<Record<TypicalSync['is'], string>> = {
  measured: 'syncs differ by region',
  write: 'writes differ by run',
  estimated: 'no syncs on such disks were measured',
};

export function readouts(given: Case, result: Result): readonly Readout[] {
  const { facts, committers, groupCommit, replicas, quorum, typical, typicalP99 } = given;
  const { commits: bounds, p99, threshold, latency } = result;
  // What prints alike is no range.
  const isRange = formatRate(bounds.most) !== formatRate(bounds.least);
  const [fewest, most] = facts.syncs;
  const bound = (id: string, label: string, value: number): Readout => ({
    ...{ id, label, kind: 'iops', unit: '1/s', value, text: formatRate(value), within: 'commits' },
  });
  const latencyBound = (id: string, label: string, time: number): Readout => ({
    ...{ id, label, kind: 'latency', unit: 's', within: 'latency' },
    ...{ value: time, text: formatAbout(seconds(time)) },
  });
  const ofTail = [
    replicas > 1 ? `${quorum} of ${replicas} replicas, estimated` : 'of one sync',
    ...(given.p99 === undefined && typicalP99
      ? [`typical: ${formatRange(typicalP99)} in ${syncsByRegion.length} regions`]
      : []),
  ];
  const reasons = [
    ...(result.isTypical && typical.high > typical.low ? [syncsDiffer[typical.is]] : []),
    ...(most > fewest ? [`${most} syncs a commit, or one`] : []),
    ...(groupCommit && committers > 1 ? ['two groups take turns, or all share a sync'] : []),
  ];
  return [
    {
      ...{ id: 'commits', label: 'Commits', kind: 'iops', unit: '1/s' },
      ...{ value: bounds.middle, text: formatRate(bounds.middle) },
      ...(isRange ? { aside: reasons.join('; ') } : {}),
    },
    ...(isRange
      ? [
          bound('commits-low', 'At least', bounds.least),
          bound('commits-high', 'At most', bounds.most),
        ]
      : []),
    latencyReadout(latency, 'Latency of a commit'),
    ...(formatAbout(seconds(committers / bounds.most)) !==
    formatAbout(seconds(committers / bounds.least))
      ? [
          latencyBound('latency-low', 'from', committers / bounds.most),
          latencyBound('latency-high', 'to', committers / bounds.least),
        ]
      : []),
    {
      ...{ id: 'p99', label: '99th percentile', kind: 'latency', unit: 's' },
      ...(p99 === undefined
        ? { text: 'not entered' }
        : { value: p99, text: formatSeconds(p99), aside: ofTail.join('; ') }),
    },
    {
      ...{ id: 'threshold', label: 'Threshold', kind: 'latency', unit: 's' },
      ...(threshold
        ? {
            ...{ value: threshold.limit, text: formatThreshold(threshold) },
            aside: citationAt(threshold.source, '').title,
          }
        : { text: facts.id === 'other' ? 'none' : notPublished }),
    },
  ];
}
