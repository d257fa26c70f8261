import {
  type Answer,
  type Chart,
  type Inputs,
  type Note,
  type Phrase,
  queryFor,
  type Sum,
  type Table,
} from '../../kit/index.ts';
import { outstandingAt } from '../../laws/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import {
  type BytesPerSecond,
  iops,
  type Outstanding,
  outstanding,
  printBytes,
  printFigure,
  printIops,
  printNumber,
  printOutstanding,
  printSeconds,
  printThroughput,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { latencyAxis, logAxis, roundDomain, spaced } from '../axes.ts';
import { handoversFrom } from '../handover.ts';
import { ruleNote, volumeNotes } from '../notes.ts';
import { advise, type Remedy, remediesFor } from '../remedies.ts';
import { diskName } from '../volume.ts';
import { bindsInWords, citationsOf, limitInWords, list, plural } from '../words.ts';
import { fields } from './fields.ts';
import { at, type Case, type Result } from './model.ts';

/** Rounded up, since a part of an IO can't be sent; a hair above a whole number is rounding, not need. */
const up = (queue: number) => Math.ceil(queue - 1e-9);

export function show(
  inputs: Inputs<typeof fields>,
  given: Case,
  result: Result,
  catalogue: Catalogue,
): Answer {
  const queue = inputs.outstanding;
  const now = at(queue, given, result);
  const link = (changes: Readonly<Record<string, string>>) => queryFor(fields, inputs, changes);
  const depth = `queue depth (${plural(queue, 'outstanding IO')} at ${printSeconds(given.latency)})`;
  return {
    boundBy: now.shallow ? [depth] : result.by.map(({ name }) => name),
    headline: headline(given, queue, result),
    why: why(given, result),
    readouts: [
      {
        id: 'needed',
        label: 'Needed for the stripe',
        kind: 'count',
        value: result.needed,
        unit: 'IO',
        text: `${printNumber(up(result.needed))} outstanding`,
      },
      {
        id: 'per-disk',
        label: 'Needed per disk',
        kind: 'count',
        value: result.perDisk,
        unit: 'IO',
        text: `${printNumber(up(result.perDisk))} outstanding`,
      },
      {
        id: 'iops',
        label: `IOPS with ${printNumber(queue)} outstanding`,
        kind: 'iops',
        value: now.iops,
        unit: 'IOPS',
        text: printIops(now.iops),
      },
      {
        id: 'latency',
        label: `Latency with ${printNumber(queue)} outstanding`,
        kind: 'latency',
        value: now.latency,
        unit: 's',
        text: printSeconds(now.latency),
        aside: 'mean, waiting included',
      },
      {
        id: 'busy-disks',
        label: 'Disks busy on average',
        kind: 'count',
        value: now.busy,
        unit: '1',
        text: `${printFigure(now.busy)} of ${given.disks}`,
        aside: 'if the IOs are random',
      },
    ],
    gates: [],
    chart: chart(given, queue, result),
    tables: [table(given, queue, result)],
    arithmetic: arithmetic(given, queue, result),
    advice: advise(
      [...depths(given, queue, result), ...remedies(given, now.shallow, catalogue)],
      link,
    ),
    handovers: handoversFrom('queue-depth', { ...inputs, cache: 'None', size: given.size }),
    notes: [
      ...wide(given, result),
      ruleNote('queue-per-disk', catalogue),
      ...volumeNotes(given, inputs.limits, 'None', catalogue),
    ],
    citations: citationsOf([given.disk, ...(given.vm ? [given.vm] : [])], catalogue),
  };
}

/** The queue, in IOs of the application, that just meets the limits. */
const enough = ({ most }: Result, { latency }: Case) => outstandingAt(most, latency);

function headline(given: Case, queue: Outstanding, result: Result): Phrase {
  const now = at(queue, given, result);
  const got = { text: printIops(now.iops), tone: 'strong' } as const;
  const ios = plural(queue, 'outstanding IO');
  const enoughText = printNumber(up(enough(result, given)));
  if (now.shallow)
    return [
      `Too shallow: ${ios} ${queue === 1 ? 'gets' : 'get'} `,
      got,
      ` of ${printNumber(result.most)}; it takes ${enoughText}.`,
    ];
  if (up(enough(result, given)) >= queue)
    return [
      `Just deep enough: ${ios} ${queue === 1 ? 'gets' : 'get'} `,
      got,
      '; ',
      ...bindsInWords(result.by),
      '.',
    ];
  return [
    `Deeper than needed: ${ios} ${queue === 1 ? 'waits' : 'wait'} ${printSeconds(now.latency)} for `,
    got,
    `; ${enoughText} would get the same.`,
  ];
}

function why({ disks, latency }: Case, { needed, diskRate, by }: Result): string {
  const stripe = disks === 1 ? 'The disk' : `Each of the ${disks} disks`;
  const vm = by.some(({ place }) => place !== 'disk')
    ? ` Here ${list(by.map(limitInWords))} is met before the disks are all busy.`
    : '';
  return `${stripe} completes up to ${printIops(diskRate)} at this IO size, and an IO takes ${printSeconds(latency)}: that keeps ${printNumber(up(needed))} IOs on their way. Past that point a deeper queue only waits longer.${vm}`;
}

function depths(given: Case, queue: Outstanding, result: Result): Remedy[] {
  const target = up(enough(result, given));
  if (target === queue || target < 1) return [];
  const then = at(outstanding(target), given, result);
  return [
    {
      text: [
        target > queue ? 'Keep ' : 'A queue of ',
        `${printNumber(target)} IOs ${target > queue ? 'outstanding' : 'is enough'}: `,
        { text: `${printIops(then.iops)} at ${printSeconds(then.latency)}`, tone: 'strong' },
        '.',
      ],
      changes: { outstanding: String(target) },
    },
  ];
}

/** More disks or a larger VM help only once the queue is deep enough for what there is. */
const remedies = (given: Case, shallow: boolean, catalogue: Catalogue) =>
  shallow ? [] : remediesFor(given, given.size, catalogue);

function wide({ size, stripeUnit, disks }: Case, { spread, needed }: Result): Note[] {
  if (spread === 1) return [];
  const unaligned = Math.min(disks, Math.ceil(size / stripeUnit) + 1);
  return [
    {
      weight: 'info',
      text: `An IO of ${printBytes(size)} is wider than the stripe unit: aligned, it becomes one IO on each of ${spread} disks${unaligned > spread ? ` (${unaligned} if it is not aligned)` : ''}. The needed ${printNumber(up(needed))} are counted at the disks, so ${printNumber(up(needed / spread))} of the application’s IOs fill them.`,
    },
  ];
}

function arithmetic(given: Case, queue: Outstanding, result: Result): readonly Sum[] {
  const { disk, disks, latency, size } = given;
  const now = at(queue, given, result);
  const strong = (text: string) => ({ text, tone: 'strong' }) as const;
  const wait = printSeconds(latency);
  return [
    {
      label: 'one disk at this IO size',
      line: [
        `min(${printNumber(disk.iops)}, ${printThroughput(disk.throughput as BytesPerSecond, disk.unit)} ÷ ${printBytes(size)}) = `,
        strong(printIops(result.diskRate)),
      ],
    },
    {
      label: 'needed per disk',
      line: [
        `${printIops(result.diskRate)} × ${wait} = `,
        strong(printOutstanding(result.perDisk)),
      ],
    },
    {
      label: 'needed for the stripe',
      line: [
        `${disks} × ${printOutstanding(result.perDisk)} = `,
        strong(printOutstanding(result.needed)),
      ],
    },
    {
      label: 'the limits together',
      line: [`${list(result.by.map(({ name }) => name))}: `, strong(printIops(result.most))],
    },
    {
      label: `IOPS with ${printNumber(queue)} outstanding`,
      line: [
        `min(${printNumber(queue)} ÷ ${wait}, ${printNumber(result.most)}) = `,
        strong(printIops(now.iops)),
      ],
    },
    {
      label: 'latency',
      line: [
        `${printNumber(queue)} ÷ ${printIops(now.iops)} = `,
        strong(printSeconds(now.latency)),
      ],
    },
    {
      label: 'disks busy',
      line: [
        `${disks} × (1 − (1 − ${result.spread}/${disks})^${printNumber(queue)}) = `,
        strong(printFigure(now.busy)),
      ],
    },
  ];
}

function table(given: Case, queue: Outstanding, result: Result): Table {
  const wanted = [1, 2, 4, 8, 16, 32, 64, 128, 256, queue, up(enough(result, given))];
  const depths = [...new Set(wanted.filter((depth) => depth >= 1))].toSorted((a, b) => a - b);
  return {
    caption: `What ${diskName(given)}${given.vm ? ` on ${given.vm.name}` : ''} gives at each queue depth, ${printBytes(given.size)} IOs`,
    columns: [
      { label: 'Outstanding', numeric: true },
      { label: 'IOPS', numeric: true },
      { label: 'Latency', numeric: true },
      { label: 'Disks busy', numeric: true },
      { label: 'What binds', numeric: false },
    ],
    rows: depths.map((depth) => {
      const then = at(outstanding(depth), given, result);
      return {
        cells: [
          printNumber(depth),
          printIops(then.iops).replace(' IOPS', ''),
          printSeconds(then.latency),
          printFigure(then.busy),
          then.shallow
            ? 'queue depth'
            : list(result.by.map((limit) => limitInWords(limit).replace(/^the | limit$/g, ''))),
        ],
        ...(depth === queue ? { current: true } : {}),
      };
    }),
  };
}

function chart(given: Case, queue: Outstanding, result: Result): Chart {
  const saturation = enough(result, given);
  const high = Math.max(256, queue * 2, saturation * 4);
  const depths = [...spaced(1, high, 24), saturation, queue]
    .filter((depth) => depth >= 1)
    .toSorted((a, b) => a - b);
  const points = depths.map((depth) => ({ depth, ...at(outstanding(depth), given, result) }));
  const now = at(queue, given, result);
  const label = `${printNumber(up(saturation))} saturate`;
  return {
    title: 'IOPS and latency against queue depth',
    summary: `IOPS grow with the queue up to ${printNumber(up(saturation))} outstanding IOs and stay at ${printIops(result.most)}; from there latency grows instead.`,
    x: logAxis('Outstanding IOs', [1, high]),
    uprights: saturation > 1 ? [{ at: saturation, label }] : [],
    panels: [
      {
        kind: 'iops',
        y: logAxis('IOPS', roundDomain(points.map((point) => point.iops))),
        lines: [{ label: 'IOPS', points: points.map(({ depth, iops }) => [depth, iops]) }],
        here: { x: queue, y: now.iops, label: printIops(iops(now.iops)) },
        marks: [],
      },
      {
        kind: 'latency',
        y: latencyAxis('Latency', roundDomain(points.map((point) => point.latency))),
        lines: [{ label: 'Latency', points: points.map(({ depth, latency }) => [depth, latency]) }],
        here: { x: queue, y: now.latency, label: printSeconds(seconds(now.latency) as Seconds) },
        marks: [],
      },
    ],
  };
}
