import {
  type Answer,
  type Chart,
  type Inputs,
  type Phrase,
  queryFor,
  type Sum,
  type Table,
} from '../../kit/index.ts';
import { rateAt } from '../../laws/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import {
  type Bytes,
  kib,
  type Outstanding,
  outstanding,
  printBytes,
  printIops,
  printNumber,
  printOutstanding,
  printSeconds,
  printThroughput,
  printThroughputAside,
  seconds,
  writeBytes,
  writeSeconds,
} from '../../units/index.ts';
import { latencyAxis, logAxis, roundDomain, spaced } from '../axes.ts';
import { handoversFrom } from '../handover.ts';
import { ruleNote, volumeNotes } from '../notes.ts';
import { advise, type Remedy, remediesFor } from '../remedies.ts';
import type { Volume } from '../volume.ts';
import { bindsInWords, citationsOf, limitInWords, list, plural } from '../words.ts';
import { fields } from './fields.ts';
import { media } from './media.ts';
import { model, type Result } from './model.ts';

type Given = Inputs<typeof fields>;

export function show(inputs: Given, volume: Volume, result: Result, catalogue: Catalogue): Answer {
  const { latency, outstanding: queue } = inputs;
  const { unit } = volume.disk;
  const link = (changes: Readonly<Record<string, string>>) => queryFor(fields, inputs, changes);
  const binds = `latency (${plural(queue, 'outstanding IO')} at ${printSeconds(latency)})`;
  const observed = catalogue.source(media[0]?.source ?? '');
  return {
    boundBy: result.waiting ? [binds] : result.by.map(({ name }) => name),
    headline: headline(inputs, volume, result),
    why: why(inputs, result),
    readouts: [
      {
        id: 'iops',
        label: 'IOPS',
        kind: 'iops',
        value: result.iops,
        unit: 'IOPS',
        text: printIops(result.iops),
      },
      {
        id: 'throughput',
        label: 'Throughput',
        kind: 'throughput',
        value: result.throughput,
        unit: 'B/s',
        text: printThroughput(result.throughput, unit),
        aside: printThroughputAside(result.throughput, unit),
      },
      {
        id: 'latency',
        label: 'Latency',
        kind: 'latency',
        value: result.latency,
        unit: 's',
        text: printSeconds(result.latency),
        aside: 'mean, waiting included',
      },
      {
        id: 'to-saturate',
        label: 'To use all of it',
        kind: 'count',
        value: result.toSaturate,
        unit: 'IO',
        text: `${printOutstanding(result.toSaturate)} outstanding`,
      },
    ],
    gates: [],
    chart: chart(inputs, result),
    tables: [table(inputs, volume)],
    arithmetic: arithmetic(inputs, volume, result),
    advice: advise(
      result.waiting
        ? faster(inputs, volume, result)
        : [...calmer(inputs, volume, result), ...remediesFor(volume, inputs['io-size'], catalogue)],
      link,
    ),
    handovers: handoversFrom('sync-io', { ...inputs, cache: 'None', size: inputs['io-size'] }),
    notes: [
      ...(result.waiting && inputs.disks > 1 ? [ruleNote('gate-sync-thread', catalogue)] : []),
      ...volumeNotes(volume, inputs.limits, 'None', catalogue),
    ],
    citations: [
      ...citationsOf([volume.disk, ...(volume.vm ? [volume.vm] : [])], catalogue),
      {
        title: observed.title,
        place: 'the measured points of the chart',
        date: observed.date,
        ...(observed.url ? { url: observed.url } : {}),
      },
    ],
  };
}

function headline(
  { latency, outstanding: queue }: Given,
  { disk }: Volume,
  result: Result,
): Phrase {
  const got = {
    text: `${printIops(result.iops)}, ${printThroughput(result.throughput, disk.unit)}`,
    tone: 'strong',
  } as const;
  const who = queue === 1 ? 'One IO at a time' : `${printNumber(queue)} IOs at a time`;
  if (result.waiting) {
    const idle =
      queue === 1 ? '; latency binds, not the disk.' : '; latency binds, no limit is met.';
    return [`${who}, ${printSeconds(latency)} each: `, got, idle];
  }
  return [
    `${who}: `,
    got,
    `, each after ${printSeconds(result.latency)}; `,
    ...bindsInWords(result.by),
    '.',
  ];
}

function why(
  { latency, outstanding: queue }: Given,
  { waiting, iops, most, toSaturate, by }: Result,
): string {
  if (waiting)
    return `${plural(queue, 'IO')} on the way, each answered after ${printSeconds(latency)}, make ${printIops(iops)}, however many disks stand behind. ${list(by.map(limitInWords)).replace(/^t/, 'T')} would allow ${printIops(most)}, with ${printOutstanding(toSaturate)} outstanding.`;
  return `More than ${printOutstanding(toSaturate)} outstanding IOs bring nothing but waiting: the limits let ${printIops(most)} through, and the rest stands in the queue.`;
}

/** What raises the rate of a thread that waits: bigger IOs, more of them at once, a quicker answer. */
function faster(inputs: Given, volume: Volume, result: Result): Remedy[] {
  const { latency, outstanding: queue, 'io-size': size } = inputs;
  const remedies: Remedy[] = [];
  const larger = ([64, 256].map(kib) as Bytes[]).find((next) => next > size);
  if (larger !== undefined) {
    const then = model(volume, larger, queue, latency);
    if (then.throughput > result.throughput)
      remedies.push({
        text: [
          `Write more at once, ${printBytes(larger)} (batches, group commit): `,
          { text: printThroughput(then.throughput, volume.disk.unit), tone: 'strong' },
          '.',
        ],
        changes: { 'io-size': writeBytes(larger) },
      });
  }
  const target = Math.ceil(result.toSaturate - 1e-9);
  if (target > queue) {
    const then = model(volume, size, outstanding(target), latency);
    remedies.push({
      text: [
        `Keep ${printNumber(target)} IOs on the way (more threads, asynchronous IO): `,
        { text: printIops(then.iops), tone: 'strong' },
        '.',
      ],
      changes: { outstanding: String(target) },
    });
  }
  const quicker = seconds(latency / 2);
  if (quicker >= 1e-6) {
    const then = model(volume, size, queue, quicker);
    remedies.push({
      text: [
        `A medium that answers in half the time, ${printSeconds(quicker)}: `,
        { text: printIops(then.iops), tone: 'strong' },
        '.',
      ],
      changes: { latency: writeSeconds(quicker) },
    });
  }
  return remedies;
}

function calmer(inputs: Given, volume: Volume, result: Result): Remedy[] {
  const target = Math.floor(result.toSaturate + 1e-9);
  if (target < 1 || target >= inputs.outstanding) return [];
  const then = model(volume, inputs['io-size'], outstanding(target), inputs.latency);
  return [
    {
      text: [
        `${printNumber(target)} outstanding ${target === 1 ? 'is' : 'are'} enough: `,
        { text: `${printIops(then.iops)} at ${printSeconds(then.latency)}`, tone: 'strong' },
        '.',
      ],
      changes: { outstanding: String(target) },
    },
  ];
}

function arithmetic(inputs: Given, { disk }: Volume, result: Result): readonly Sum[] {
  const { latency, outstanding: queue, 'io-size': size } = inputs;
  const strong = (text: string) => ({ text, tone: 'strong' }) as const;
  return [
    {
      label: 'without a limit',
      line: [
        `${printNumber(queue)} ÷ ${printSeconds(latency)} = `,
        strong(printIops(rateAt(queue, latency))),
      ],
    },
    {
      label: list(result.by.map(({ name }) => name)),
      line: [strong(printIops(result.most))],
    },
    {
      label: 'throughput',
      line: [
        `${printIops(result.iops)} × ${printBytes(size)} = `,
        strong(printThroughput(result.throughput, disk.unit)),
      ],
    },
    {
      label: 'latency',
      line: [
        `${printNumber(queue)} ÷ ${printIops(result.iops)} = `,
        strong(printSeconds(result.latency)),
      ],
    },
    {
      label: 'to use all of it',
      line: [
        `${printIops(result.most)} × ${printSeconds(latency)} = `,
        strong(`${printOutstanding(result.toSaturate)} outstanding`),
      ],
    },
  ];
}

function table(inputs: Given, volume: Volume): Table {
  const { latency, outstanding: now, 'io-size': size } = inputs;
  const { unit } = volume.disk;
  const { toSaturate } = model(volume, size, now, latency);
  const wanted = [1, 2, 4, 8, 16, 32, 64, 128, now, Math.ceil(toSaturate - 1e-9)];
  const depths = [...new Set(wanted.filter((depth) => depth >= 1))].toSorted((a, b) => a - b);
  return {
    caption: `What so many outstanding IOs of ${printBytes(size)} get at ${printSeconds(latency)}`,
    columns: [
      { label: 'Outstanding', numeric: true },
      { label: 'IOPS', numeric: true },
      { label: unit, numeric: true },
      { label: 'Latency', numeric: true },
      { label: 'What binds', numeric: false },
    ],
    rows: depths.map((depth) => {
      const then = model(volume, size, outstanding(depth) as Outstanding, latency);
      return {
        cells: [
          printNumber(depth),
          printIops(then.iops).replace(' IOPS', ''),
          printThroughput(then.throughput, unit).replace(` ${unit}`, ''),
          printSeconds(then.latency),
          then.waiting
            ? 'latency'
            : list(then.by.map((limit) => limitInWords(limit).replace(/^the | limit$/g, ''))),
        ],
        ...(depth === now ? { current: true } : {}),
      };
    }),
  };
}

function chart(inputs: Given, result: Result): Chart {
  const { latency, outstanding: queue } = inputs;
  const low = Math.min(1e-6, latency / 2);
  const high = Math.max(0.1, latency * 2);
  const held = queue / result.most;
  const spots = [...spaced(low, high, 14), ...(held > low && held < high ? [held] : [])];
  const line = spots
    .toSorted((a, b) => a - b)
    .map((wait) => [wait, Math.min(queue / wait, result.most)] as const);
  const waits = (depth: number) => [low, high].map((wait) => [wait, depth / wait] as const);
  return {
    title: 'IOPS against latency',
    summary: `With ${plural(queue, 'outstanding IO')} the rate is that number divided by the latency, until the limits hold it at ${printIops(result.most)}.`,
    x: latencyAxis('Latency of one IO', [low, high]),
    uprights: [],
    panels: [
      {
        kind: 'iops',
        y: logAxis('IOPS', roundDomain([10, 1e6, ...line.map(([, rate]) => rate)])),
        lines: [
          { label: 'one IO at a time, no limit', points: waits(1), quiet: true },
          { label: 'this case', points: line },
        ],
        here: { x: latency, y: result.iops, label: printIops(result.iops) },
        marks: media.map(({ label, latency: x, iops: y }) => ({ x, y, label })),
      },
    ],
  };
}
