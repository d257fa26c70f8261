import type { Answer, CalculationStep, Inputs, Phrase } from '../../kit/index.ts';
import { rateAt } from '../../laws/index.ts';
import type { Volume } from '../../storage/volume.ts';
import {
  formatBytes,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  outstanding,
  throughputFigure,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { crossLinks } from '../deep-links.ts';
import { explained, withDetails } from '../explanation.ts';
import {
  bottleneckCell,
  countReadout,
  depths,
  iopsReadout,
  latencyReadout,
  rateCell,
  roundedUp,
  stepsFrom,
  strong,
  tableOf,
  throughputReadout,
} from '../format.ts';
import { formatBottleneck, limitName, list, notChecked, sourceAt } from '../text.ts';
import { startAnswer } from '../volume-answer.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import { fields } from './fields.ts';
import { model, observationSource, observations, type Result } from './model.ts';

type Given = Inputs<typeof fields>;

/** What synchronous IO achieves on this volume, as an answer; without figures where it cannot be built. */
export function resultOf(
  inputs: Given,
  volume: Volume,
  result: Result,
  { catalogue }: CalculatorContext,
): Answer {
  const { 'io-size': size, limits: edition } = inputs;
  const { refused, start, unpublished } = startAnswer(volume, size, 'None', edition, catalogue);
  if (refused) return refused;
  const { iops, throughput, toSaturate, isLatencyBound, by } = result;
  return withDetails(
    {
      ...start,
      boundBy: isLatencyBound ? ['latency'] : by.map(limitName),
      headline: [...headline(inputs, volume, result), ...notChecked(volume.vm, unpublished)],
      readouts: [
        iopsReadout(iops),
        throughputReadout(throughput, volume.disk.unit),
        latencyReadout(result.latency),
        countReadout(
          'to-saturate',
          'Queue depth needed to saturate',
          toSaturate,
          'IO',
          `${formatOutstanding(toSaturate)} outstanding`,
        ),
      ],
      limits: [],
    },
    {
      ...explained(fields, inputs, () => explain(inputs, volume, result, catalogue)),
      chart: () => chart(inputs, result),
      tables: () => [table(inputs, volume, result), observationTable],
      steps: () => steps(inputs, volume, result),
      deepLinks: () => crossLinks('sync-io', { ...inputs, cache: 'None', size }),
      citations: () => [
        ...start.citations,
        sourceAt(observationSource, 'the measured points of the chart', catalogue),
      ],
    },
  );
}

/** What others measured, for comparison: the points of the chart. */
const observationTable = tableOf(
  'Measured in 2017 with one outstanding IO of 4 KiB',
  ['Latency', 'IOPS', 'Storage'],
  observations,
  undefined,
  ({ label, latency, iops }) => [formatSeconds(latency), rateCell(iops), label],
);

function headline(inputs: Given, { disk }: Volume, result: Result): Phrase {
  const { latency, outstanding: queue } = inputs;
  const got = strong(
    `${formatIops(result.iops)}, ${formatThroughput(result.throughput, disk.unit)}`,
  );
  const who = queue === 1 ? 'One IO at a time' : `${formatNumber(queue)} IOs at a time`;
  if (result.isLatencyBound)
    return [
      `${who}, ${formatSeconds(latency)} each: `,
      got,
      '; latency is the bottleneck, no limit is reached.',
    ];
  return [
    `${who}: `,
    got,
    `, each after ${formatSeconds(result.latency)}; `,
    ...formatBottleneck(result.by),
    '.',
  ];
}

function steps(inputs: Given, { disk }: Volume, result: Result): readonly CalculationStep[] {
  const { latency, outstanding: queue, 'io-size': size } = inputs;
  const { iops, maxIops, by, throughput, toSaturate } = result;
  const wait = formatSeconds(latency);
  return stepsFrom([
    ['without a limit', `${formatNumber(queue)} ÷ ${wait} = `, formatIops(rateAt(queue, latency))],
    [list(by.map(limitName)), '', formatIops(maxIops)],
    [
      'throughput',
      `${formatIops(iops)} × ${formatBytes(size)} = `,
      formatThroughput(throughput, disk.unit),
    ],
    ['latency', `${formatNumber(queue)} ÷ ${formatIops(iops)} = `, formatSeconds(result.latency)],
    [
      'queue depth needed to saturate',
      `${formatIops(maxIops)} × ${wait} = `,
      `${formatOutstanding(toSaturate)} outstanding`,
    ],
  ]);
}

function table(inputs: Given, volume: Volume, { toSaturate }: Result) {
  const { latency, outstanding: now, 'io-size': size } = inputs;
  const { unit } = volume.disk;
  return tableOf(
    `IOPS by queue depth, ${formatBytes(size)} IOs at ${formatSeconds(latency)}`,
    ['Queue depth', 'IOPS', unit, 'Latency', 'Bottleneck'],
    depths(128, now, roundedUp(toSaturate)),
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
}
