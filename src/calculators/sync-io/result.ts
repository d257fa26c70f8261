import type { Begun, CalculationStep, Inputs, Phrase, Readout, Shown } from '../../kit/index.ts';
import { rateAt } from '../../laws/index.ts';
import {
  formatBytes,
  formatFraction,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  outstanding,
  roundedUp,
  throughputFigure,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { iopsReadout, throughputReadout } from '../shared/answer/readouts.ts';
import { boundTo, limitName, list, sourceAt, strong } from '../shared/answer/text.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import { startAnswer } from '../shared/volume/answer.ts';
import {
  bottleneckCell,
  chiefLatency,
  countReadout,
  depths,
  rateCell,
  stepsFrom,
  tableOf,
  unpublishedReadout,
} from '../shared/volume/format.ts';
import { volumeOf } from '../shared/volume/inputs.ts';
import { meanSteps } from '../shared/volume/latency.ts';
import { apartTail, waitingAt, waitingReadouts } from '../shared/volume/latency-at-depth.ts';
import { formatMoved, formatRateOf } from '../shared/volume/rates.ts';
import { type Case, caseOf } from './case.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import type { fields } from './fields.ts';
import { model, observationSource, observations, observedIn } from './model.ts';

/** What synchronous IO achieves on this volume, as an answer; without figures where it cannot be built. */
export function resultOf(inputs: Inputs<typeof fields>, context: CalculatorContext): Begun | Shown {
  const { catalogue } = context;
  const { 'io-size': size, limits: edition, cache } = inputs;
  const volume = volumeOf(inputs);
  const { refused, start, citations, open } = startAnswer(volume, size, cache, edition, catalogue);
  if (refused) return refused;
  const given = caseOf(inputs, context);
  const { iops, throughput, toSaturate, maxIops, isLatencyBound, by } = given.result;
  return {
    ...start,
    ...(isLatencyBound ? { boundBy: ['latency'] } : boundTo(by)),
    headline: [...headline(given), ...open],
    readouts: [
      // The sentence has both.
      { ...iopsReadout(iops, 'Achieved'), within: 'more' },
      { ...throughputReadout(throughput, volume.disk.unit), within: 'more' },
      ...latencies(given),
      Number.isFinite(toSaturate)
        ? {
            ...countReadout(
              'to-saturate',
              depthLabel(given),
              toSaturate,
              'IO',
              formatOutstanding(toSaturate),
              `limit ${formatIops(maxIops)}`,
            ),
            chief: true,
          }
        : unpublishedReadout('to-saturate', 'QD for the limit', 'count', 'IO'),
    ],
    details: () => ({
      limits: [],
      ...explain(given),
      chart: chart(given),
      tables: [table(given), observationTable],
      steps: steps(given),
      deepLinks: crossLinks('sync-io', { ...inputs, size }),
      citations: [
        ...citations,
        sourceAt(observationSource, 'the measured points of the chart', catalogue),
      ],
    }),
  };
}

/** The mean with the ends between which most means lie, “usually 950 µs to 1.8 ms”, and the 99th percentile. */
function latencies({ inputs, volume, latency, result }: Case): readonly Readout[] {
  const around = waitingReadouts(waitingAt(inputs.outstanding, latency, volume, result));
  return [chiefLatency(result.latency, 'Latency, mean', latency.mean), ...apartTail(around)];
}

/** Near a limit some IOs wait, so that limit × latency does not give all of it. */
const depthLabel = ({ result }: Case) => `QD for ${formatFraction(result.saturates)}`;

/** What others measured, for comparison: the points of the chart. */
const observationTable = {
  ...tableOf(
    `Measured in ${observedIn} with one outstanding IO of 4 KiB`,
    ['Latency', 'IOPS', 'Storage'],
    observations,
    undefined,
    ({ label, latency, iops }) => [formatSeconds(latency), rateCell(iops), label],
  ),
  brief: {
    title: `IOPS measured in ${observedIn}`,
    result: observations.map(({ label, iops }) => `${label} ${rateCell(iops)}`).join(' · '),
  },
};

function headline({ inputs, result }: Case): Phrase {
  const { outstanding: queue, disk } = inputs;
  const { iops, maxIops, throughput, isLatencyBound, by } = result;
  const moved = formatMoved(throughput, disk.unit, isLatencyBound ? [] : by);
  const got = isLatencyBound ? formatRateOf(iops, maxIops) : formatIops(iops);
  const who = queue === 1 ? 'One IO at a time' : `${formatNumber(queue)} IOs at a time`;
  return [`${who}: `, strong(got), ', ', strong(moved), '.'];
}

function steps({ inputs, latency, result }: Case): readonly CalculationStep[] {
  const { outstanding: queue, 'io-size': size, disk } = inputs;
  const { iops, maxIops, by, throughput, toSaturate } = result;
  const wait = formatSeconds(latency.mean);
  return stepsFrom([
    ...meanSteps(latency),
    [
      'without a limit',
      `${formatNumber(queue)} ÷ ${wait} = `,
      formatIops(rateAt(queue, latency.mean)),
    ],
    by.length > 0 && [list(by.map(limitName)), '', formatIops(maxIops)],
    by.length > 0 && [
      'IOPS',
      'the lower of them, and near the limit a little less: ',
      formatIops(iops),
    ],
    [
      'throughput',
      `${formatIops(iops)} × ${formatBytes(size)} = `,
      formatThroughput(throughput, disk.unit),
    ],
    ['latency', `${formatNumber(queue)} ÷ ${formatIops(iops)} = `, formatSeconds(result.latency)],
    by.length > 0 && [
      'queue depth',
      `${formatIops(maxIops)} × ${wait} = `,
      `${formatOutstanding(toSaturate)}, which gives ${formatFraction(result.saturates)} of the limit`,
    ],
  ]);
}

function table({ inputs, volume, latency: { mean: latency }, result: { toSaturate } }: Case) {
  const { outstanding: now, 'io-size': size } = inputs;
  const { unit } = volume.disk;
  const ios = `${formatBytes(size)} IOs at ${formatSeconds(latency)}`;
  const all = tableOf(
    `IOPS by queue depth, ${ios}`,
    ['Queue depth', 'IOPS', unit, 'Latency', 'Bottleneck'],
    depths(128, now, Number.isFinite(toSaturate) ? roundedUp(toSaturate) : now),
    now as number,
    (depth) => {
      const then = model(volume, size, outstanding(depth), latency);
      return [
        formatNumber(depth),
        rateCell(then.iops),
        throughputFigure(then.throughput, unit),
        formatSeconds(then.latency),
        then.isLatencyBound ? 'latency' : bottleneckCell(then.by),
      ];
    },
  );
  const last = all.rows.at(-1)?.cells ?? [];
  const result = `${ios}, ${last[1]} IOPS at QD ${last[0]}`;
  return { ...all, brief: { title: 'By queue depth', result } };
}
