import { type Answer, type Inputs, type Phrase, queryFor, type Sum } from '../../kit/index.ts';
import { rateAt } from '../../laws/index.ts';
import {
  outstanding,
  printBytes,
  printIops,
  printNumber,
  printOutstanding,
  printSeconds,
  printThroughput,
  throughputFigure,
} from '../../units/index.ts';
import { crossLinks } from '../deep-links.ts';
import { volumeNotes } from '../notes.ts';
import { onceRead } from '../said.ts';
import {
  advise,
  bottleneckCell,
  countReadout,
  depths,
  iopsReadout,
  latencyReadout,
  notChecked,
  notPossible,
  rateCell,
  roundedUp,
  strong,
  tableOf,
  throughputReadout,
} from '../say.ts';
import { limitName, standingOf, type Volume } from '../volume.ts';
import { bottleneckInWords, citationsOf, list, sourceAt } from '../words.ts';
import type { World } from '../world.ts';
import { chart } from './chart.ts';
import { counsel } from './counsel.ts';
import { fields } from './fields.ts';
import { measuredIn, media } from './media.ts';
import { model, type Result } from './model.ts';

type Given = Inputs<typeof fields>;

export function show(inputs: Given, volume: Volume, result: Result, { catalogue }: World): Answer {
  const { 'io-size': size, limits: edition } = inputs;
  const citations = citationsOf([volume.disk, volume.vm], catalogue);
  const { faults, unpublished, verdict } = standingOf(volume, size, 'None', edition);
  if (faults.length > 0)
    return notPossible(faults, volumeNotes(volume, edition, 'None', catalogue), citations);
  const said = onceRead(() => counsel(inputs, volume, result, catalogue));
  const { iops, throughput, toSaturate, waiting, by } = result;
  return {
    ...(verdict ? { verdict } : {}),
    boundBy: waiting ? ['latency'] : by.map(limitName),
    headline: [...headline(inputs, volume, result), ...notChecked(volume.vm, unpublished)],
    get why() {
      return said().why;
    },
    readouts: [
      iopsReadout(iops),
      throughputReadout(throughput, volume.disk.unit),
      latencyReadout(result.latency),
      countReadout(
        'to-saturate',
        'Queue depth needed to saturate',
        toSaturate,
        'IO',
        `${printOutstanding(toSaturate)} outstanding`,
      ),
    ],
    gates: [],
    get chart() {
      return chart(inputs, result);
    },
    get tables() {
      return [table(inputs, volume, result), observations];
    },
    get arithmetic() {
      return arithmetic(inputs, volume, result);
    },
    get advice() {
      return advise(said().remedies, (changes) => queryFor(fields, inputs, changes));
    },
    get deepLinks() {
      return crossLinks('sync-io', { ...inputs, cache: 'None', size });
    },
    get notes() {
      return said().notes;
    },
    get citations() {
      return [...citations, sourceAt(measuredIn, 'the measured points of the chart', catalogue)];
    },
  };
}

/** What others measured, to hold the case against: the points of the chart. */
const observations = tableOf(
  'Measured in 2017 with one outstanding IO of 4 KiB',
  ['Latency', 'IOPS', 'Storage'],
  media,
  undefined,
  ({ label, latency, iops }) => [printSeconds(latency), rateCell(iops), label],
);

function headline(inputs: Given, { disk }: Volume, result: Result): Phrase {
  const { latency, outstanding: queue } = inputs;
  const got = strong(`${printIops(result.iops)}, ${printThroughput(result.throughput, disk.unit)}`);
  const who = queue === 1 ? 'One IO at a time' : `${printNumber(queue)} IOs at a time`;
  if (result.waiting)
    return [
      `${who}, ${printSeconds(latency)} each: `,
      got,
      '; latency is the bottleneck, no limit is reached.',
    ];
  return [
    `${who}: `,
    got,
    `, each after ${printSeconds(result.latency)}; `,
    ...bottleneckInWords(result.by),
    '.',
  ];
}

function arithmetic(inputs: Given, { disk }: Volume, result: Result): readonly Sum[] {
  const { latency, outstanding: queue, 'io-size': size } = inputs;
  const { iops, most, by, throughput, toSaturate } = result;
  const wait = printSeconds(latency);
  const rows: readonly (readonly [string, string, string])[] = [
    ['without a limit', `${printNumber(queue)} ÷ ${wait} = `, printIops(rateAt(queue, latency))],
    [list(by.map(limitName)), '', printIops(most)],
    [
      'throughput',
      `${printIops(iops)} × ${printBytes(size)} = `,
      printThroughput(throughput, disk.unit),
    ],
    ['latency', `${printNumber(queue)} ÷ ${printIops(iops)} = `, printSeconds(result.latency)],
    [
      'queue depth needed to saturate',
      `${printIops(most)} × ${wait} = `,
      `${printOutstanding(toSaturate)} outstanding`,
    ],
  ];
  return rows.map(([label, terms, value]) => ({ label, line: [terms, strong(value)] }));
}

function table(inputs: Given, volume: Volume, { toSaturate }: Result) {
  const { latency, outstanding: now, 'io-size': size } = inputs;
  const { unit } = volume.disk;
  return tableOf(
    `IOPS by queue depth, ${printBytes(size)} IOs at ${printSeconds(latency)}`,
    ['Queue depth', 'IOPS', unit, 'Latency', 'Bottleneck'],
    depths(128, now, roundedUp(toSaturate)),
    now as number,
    (depth) => {
      const then = model(volume, size, outstanding(depth), latency);
      return [
        printNumber(depth),
        rateCell(then.iops),
        throughputFigure(then.throughput, unit),
        printSeconds(then.latency),
        then.waiting ? 'latency' : bottleneckCell(then.by),
      ];
    },
  );
}
