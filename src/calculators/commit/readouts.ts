/** The figures of an answer: commits, how long one takes, the 99th percentile, each with its range, and the threshold. */
import type { Readout } from '../../kit/index.ts';
import { formatSeconds, type Seconds, seconds } from '../../units/index.ts';
import { formatAbout } from '../shared/answer/latency-text.ts';
import { notPublished } from '../shared/answer/text.ts';
import { latencyReadout } from '../shared/volume/format.ts';
import type { Case, Result } from './model.ts';
import { figureOf, isRange } from './text.ts';

/** What a page shows of a sync, beside the sentence that has the commits; the ends of ranges are in the small lines. */
export function readouts(given: Case, result: Result): readonly Readout[] {
  const { committers } = given;
  const { commits: bounds, latency } = result;
  const ends = {
    low: seconds(committers / bounds.most),
    high: seconds(committers / bounds.least),
  };
  const hasEnds = formatAbout(ends.low) !== formatAbout(ends.high);
  // Its label says what its small line would.
  const isSync = formatSeconds(latency) === formatSeconds(result.once);
  const { aside: _, ...mean } = latencyReadout(latency, `${isSync ? 'Sync' : 'Commit'}, mean`);
  return [
    {
      id: 'commits',
      label: 'Commits',
      kind: 'iops',
      unit: '1/s',
      value: bounds.middle,
      text: perSecond(bounds.middle),
      within: 'over',
    },
    mean,
    tailReadout(given, result, 'Sync, p99'),
    ...(isRange(bounds)
      ? [
          rateBound('commits-low', 'from', bounds.least),
          rateBound('commits-high', 'to', bounds.most),
        ]
      : []),
    ...(hasEnds
      ? [
          latencyBound('latency-low', 'from', ends.low),
          latencyBound('latency-high', 'to', ends.high),
        ]
      : []),
    thresholdReadout(given, result),
  ];
}

/** “325/s”, below a label that says of what. */
const perSecond = (rate: number) => `${figureOf(rate)}/s`;

const rateBound = (id: string, label: string, value: number): Readout => ({
  id,
  label,
  kind: 'iops',
  unit: '1/s',
  value,
  text: perSecond(value),
  within: 'over',
});

const latencyBound = (id: string, label: string, time: Seconds): Readout => ({
  id,
  label,
  kind: 'latency',
  unit: 's',
  within: 'latency',
  value: time,
  text: formatAbout(time),
});

function tailReadout(given: Case, { p99 }: Result, label: string): Readout {
  const { replicas, quorum, typicalP99 } = given;
  const isTypical = given.p99 === undefined && typicalP99;
  const aside =
    given.p99 === undefined && given.heldTail && p99 !== undefined
      ? 'at the limit'
      : replicas > 1
        ? `${quorum} of ${replicas}, estimated`
        : isTypical
          ? `from ${formatAbout(typicalP99.low)} to ${formatAbout(typicalP99.high)}`
          : 'as entered';
  return {
    id: 'p99',
    label,
    kind: 'latency',
    unit: 's',
    // What nobody has published is no figure.
    ...(p99 === undefined
      ? { text: 'not entered', within: 'over' }
      : { value: p99, text: formatSeconds(p99), aside }),
  };
}

const thresholdReadout = ({ facts, replicas }: Case, { threshold, p99 }: Result): Readout => ({
  id: 'threshold',
  label: threshold ? `${facts.name} asks for` : 'Threshold',
  // Nobody measured it.
  kind: 'duration',
  unit: 's',
  ...(threshold
    ? {
        value: threshold.limit,
        text: `${threshold.inclusive ? '≤' : '<'} ${formatSeconds(threshold.limit)}`,
        aside:
          threshold.statistic === 'p99' && replicas === 1 && p99 && p99 < threshold.limit
            ? `p99 is ${formatAbout(seconds(threshold.limit - p99))} below`
            : `${threshold.statistic} of a sync`,
      }
    : { text: facts.id === 'other' ? 'none' : notPublished, within: 'over' }),
});
