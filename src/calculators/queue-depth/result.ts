import type { Begun, CalculationStep, Inputs, Phrase, Readout, Shown } from '../../kit/index.ts';
import { limitsOfDisk } from '../../storage/set-up/volume.ts';
import {
  type BytesPerSecond,
  bytes,
  formatBytes,
  formatFigure,
  formatFraction,
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  type Outstanding,
  outstanding,
  roundedUp,
} from '../../units/index.ts';
import { superscript } from '../../units/superscript.ts';
import type { CalculatorContext } from '../context.ts';
import { iopsReadout } from '../shared/answer/readouts.ts';
import { boundTo, capital, limitName, list, strong } from '../shared/answer/text.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import { startAnswer, withoutLimit } from '../shared/volume/answer.ts';
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
import { type LatencyInUse, meanSteps } from '../shared/volume/latency.ts';
import { apartTail, waitingAt, waitingReadouts } from '../shared/volume/latency-at-depth.ts';
import { formatRateOf } from '../shared/volume/rates.ts';
import { caseOf } from './case.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import type { fields } from './fields.ts';
import {
  atDepth,
  type Case,
  depthForNearlyAll,
  depthsOf,
  model,
  nearlyAllShare,
  type Result,
} from './model.ts';

/** What this queue depth gets from the stripe, as an answer; without figures where it cannot be built. */
export function resultOf(inputs: Inputs<typeof fields>, context: CalculatorContext): Begun | Shown {
  const { catalogue } = context;
  const { 'io-size': size, limits: edition, cache } = inputs;
  const volume = volumeOf(inputs);
  const started = startAnswer(volume, size, cache, edition, catalogue);
  if (started.refused) return started.refused;
  const { start, citations, unpublished, open, notes } = started;
  const { given, time } = caseOf(inputs, catalogue);
  const result = model(given);
  if (!result) return withoutLimit(volume.vm, unpublished, withoutReadouts, notes(), citations);
  const queue = inputs.outstanding;
  const now = atDepth(queue, given, result);
  const depthReadout = (id: string, label: string, value: number, aside: string) =>
    countReadout(id, label, value, 'IO', formatNumber(roundedUp(value)), aside);
  const deep = `at QD ${formatNumber(queue)}`;
  return {
    ...start,
    ...(now.isTooShallow ? { boundBy: ['queue depth'] } : boundTo(result.by)),
    headline: [...headline(given, queue, result), ...open],
    readouts: [
      { ...iopsReadout(now.iops, capital(deep)), within: 'more' },
      {
        ...depthReadout(
          'needed',
          depthLabel(given, result),
          result.needed,
          `limit ${formatIops(result.maxIops)}`,
        ),
        chief: true,
      },
      ...neededReadouts(given, result),
      chiefLatency(now.latency, `Latency ${deep}`, given.latency),
      depthReadout('per-disk', 'To fill one disk', result.perDisk, 'its limit × latency'),
      ...apartTail(waitingReadouts(waitingAt(queue, time, volume, result))).map((one) =>
        one.chief ? { ...one, aside: deep } : one,
      ),
      countReadout(
        'busy-disks',
        'Disks busy on average',
        now.busy,
        '1',
        `${formatFigure(now.busy)} of ${given.disks}`,
        'if the IOs are random',
      ),
    ],
    details: () => ({
      citations,
      limits: [],
      ...explain(inputs, given, time, result, context),
      chart: chart(given, queue, result),
      tables: [table(given, queue, result)],
      steps: steps(given, queue, time, result),
      deepLinks: crossLinks('queue-depth', { ...inputs, size }),
    }),
  };
}

/** Near a limit some IOs wait, so that limit × latency does not give all of it. */
const depthLabel = (given: Case, result: Result) =>
  `QD for ${formatFraction(depthsOf(given, result).share)}`;

/** How much of the lowest limit the needed depth gives, and which depth reaches nearly all of it. */
const neededReadouts = (given: Case, result: Result): readonly Readout[] => {
  const { share } = depthsOf(given, result);
  const nearlyAll = depthForNearlyAll(result, given);
  return [
    {
      id: 'needed-share',
      label: 'gives',
      kind: 'count',
      unit: '1',
      value: share,
      // Its label says so.
      text: `${formatFraction(share)} of the limit`,
      within: 'over',
    },
    {
      ...countReadout(
        'needed-97',
        `QD for ${formatFraction(nearlyAllShare)}`,
        nearlyAll,
        'IO',
        formatNumber(roundedUp(nearlyAll)),
      ),
      within: 'more',
    },
  ];
};

const withoutReadouts = [
  unpublishedReadout('iops', 'IOPS', 'iops', 'IOPS'),
  unpublishedReadout('needed', 'QD for the limit', 'count', 'IO'),
  unpublishedReadout('latency', 'Latency', 'latency', 's'),
  unpublishedReadout('per-disk', 'To fill one disk', 'count', 'IO'),
  ...waitingReadouts({}),
  unpublishedReadout('busy-disks', 'Disks busy on average', 'count', '1'),
];

/** “QD 8 gives 3,636 of 20,000 IOPS.” */
function headline(given: Case, queue: Outstanding, result: Result): Phrase {
  const { iops, latency, isTooShallow } = atDepth(queue, given, result);
  const { nearlyAll } = depthsOf(given, result);
  const depth = `QD ${formatNumber(queue)}`;
  const got = strong(formatRateOf(iops, result.maxIops));
  if (isTooShallow) return [`${depth} gives `, got, '.'];
  return nearlyAll >= queue
    ? [`${depth} is right: `, got, '.']
    : [`${depth} is too deep: `, strong(formatIops(iops)), ` at ${formatSeconds(latency)}.`];
}

function steps(
  given: Case,
  queue: Outstanding,
  time: LatencyInUse,
  result: Result,
): readonly CalculationStep[] {
  const { disk, disks, latency, size } = given;
  const { maxIops, diskRate, perDisk, needed, by, spread } = result;
  const now = atDepth(queue, given, result);
  const wait = formatSeconds(latency);
  const [rate = 0, throughput = 0] = limitsOfDisk(given).map(({ sustained }) => sustained);
  return stepsFrom([
    ...meanSteps(time),
    [
      'one disk, of the IOs that reach it',
      `min(${formatNumber(rate)}, ${formatThroughput(throughput as BytesPerSecond, disk.unit)} ÷ ${formatBytes(bytes(size / spread))}) = `,
      formatIops(diskRate),
    ],
    [
      'to fill one disk',
      `${formatIops(diskRate)} × ${formatSeconds(time.ofDisk)} = `,
      formatOutstanding(perDisk),
    ],
    ['lowest limit', `${list(by.map(limitName))}: `, formatIops(maxIops)],
    ['queue depth needed', `${formatIops(maxIops)} × ${wait} = `, formatOutstanding(needed)],
    [
      'IOPS at this depth',
      `${formatNumber(queue)} ÷ ${wait} or ${formatNumber(maxIops)}, and near the limit a little less than either: `,
      formatIops(now.iops),
    ],
    ['latency', `${formatNumber(queue)} ÷ ${formatIops(now.iops)} = `, formatSeconds(now.latency)],
    [
      'disks busy',
      `${disks} × (1 − (1 − ${spread}/${disks})${superscript(String(queue))}) = `,
      formatFigure(now.busy),
    ],
  ]);
}

const table = (given: Case, queue: Outstanding, result: Result) =>
  tableOf(
    'By queue depth',
    ['Queue depth', 'IOPS', 'Latency', 'Disks busy', 'Bottleneck'],
    depths(256, queue, depthsOf(given, result).enough),
    queue as number,
    (depth) => {
      const { iops, latency, busy, isTooShallow } = atDepth(outstanding(depth), given, result);
      return [
        formatNumber(depth),
        rateCell(iops),
        formatSeconds(latency),
        formatFigure(busy),
        isTooShallow ? 'queue depth' : bottleneckCell(result.by),
      ];
    },
  );
