import {
  type Answer,
  type Chart,
  type Inputs,
  queryFor,
  type Sum,
  type Table,
} from '../../kit/index.ts';
import { accountingUnit, pastCache } from '../../laws/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import {
  type Bytes,
  type BytesPerSecond,
  kib,
  mib,
  printBothThroughputs,
  printBytes,
  printIops,
  printNumber,
  printShare,
  printThroughput,
  printThroughputAside,
  type ThroughputUnit,
  throughputFigure,
} from '../../units/index.ts';
import { logAxis, roundDomain, sizeAxis, spaced } from '../axes.ts';
import { handoversFrom } from '../handover.ts';
import { ruleNote, volumeNotes } from '../notes.ts';
import { advise, type Remedy, remediesFor } from '../remedies.ts';
import { countsInUnits, diskName, type Limit, unitsOf, type Volume } from '../volume.ts';
import { bindsInWords, citationsOf, limitInWords, list } from '../words.ts';
import { fields } from './fields.ts';
import { model, type Result } from './model.ts';

/** The sizes of the table: what databases, file systems and benchmarks use. */
const usual = [4, 8, 16, 32, 64, 128, 256, 512, 1024].map(kib);

export function show(
  inputs: Inputs<typeof fields>,
  volume: Volume,
  result: Result,
  catalogue: Catalogue,
): Answer {
  const size = inputs['io-size'];
  const { unit } = volume.disk;
  const { iops, throughput, by } = result;
  const rows = [volume.disk, ...(volume.vm ? [volume.vm] : [])];
  const link = (changes: Readonly<Record<string, string>>) => queryFor(fields, inputs, changes);
  return {
    boundBy: by.map(({ name }) => name),
    headline: [
      `${printBytes(size)} IOs: `,
      { text: `${printIops(iops)}, ${printThroughput(throughput, unit)}`, tone: 'strong' },
      '; ',
      ...bindsInWords(by),
      '.',
    ],
    why: why(volume, size, result),
    readouts: [
      { id: 'iops', label: 'IOPS', kind: 'iops', value: iops, unit: 'IOPS', text: printIops(iops) },
      {
        id: 'throughput',
        label: 'Throughput',
        kind: 'throughput',
        value: throughput,
        unit: 'B/s',
        text: printThroughput(throughput, unit),
        aside: printThroughputAside(throughput, unit),
      },
      {
        id: 'knee',
        label: 'Knee',
        kind: 'count',
        value: result.knee,
        unit: 'B',
        text: printBytes(result.knee),
        aside: 'below it IOPS bind, above it throughput',
      },
    ],
    gates: [],
    chart: chart(volume, size, result, unit),
    tables: [table(volume, size, unit)],
    arithmetic: arithmetic(volume, size, result, unit),
    advice: advise(
      [...sizes(volume, size, result, unit), ...remediesFor(volume, size, catalogue)],
      link,
    ),
    handovers: handoversFrom('io-size', { ...inputs, size }),
    notes: [
      ...(countsInUnits(volume.disk) && size > accountingUnit
        ? [ruleNote(volume.disk.edition === 'current' ? 'io-unit' : 'io-unit-2018', catalogue)]
        : []),
      ...volumeNotes(volume, inputs.limits, inputs.cache, catalogue),
    ],
    citations: citationsOf(rows, catalogue),
  };
}

function why(volume: Volume, size: Bytes, { by, knee }: Result): string {
  const several = by.length > 1 ? ' Raising one of them alone changes nothing.' : '';
  if (by.some(({ kind }) => kind === 'iops') && by.some(({ kind }) => kind === 'throughput'))
    return `This is the knee: IOPS and throughput run out together.${several}`;
  return by[0]?.kind === 'throughput'
    ? `Larger IOs move no more data and complete less often. Below the knee at ${printBytes(knee)} IOPS bind instead.${several}`
    : `Smaller IOs are not completed faster. Up to the knee at ${printBytes(knee)}, larger ones move more data at the same rate.${several}${size > knee && countsInUnits(volume.disk) ? ' Here each IO counts as several.' : ''}`;
}

/** The IO size itself is the cheapest thing to change, where the application lets you. */
function sizes(volume: Volume, size: Bytes, { by, knee }: Result, unit: ThroughputUnit): Remedy[] {
  const kinds = new Set(by.map(({ kind }) => kind));
  if (kinds.size !== 1) return [];
  const other = kinds.has('iops')
    ? usual.find((next) => next >= knee && next > size)
    : usual.findLast((next) => next <= knee && next < size);
  if (other === undefined) return [];
  const { iops, throughput } = model(volume, other);
  const text = `IOs of ${printBytes(other)}, if the application lets you choose: `;
  return [
    {
      text: [
        text,
        { text: `${printIops(iops)}, ${printThroughput(throughput, unit)}`, tone: 'strong' },
        '.',
      ],
      changes: { 'io-size': fields['io-size'].write(other) },
    },
  ];
}

function arithmetic(
  volume: Volume,
  size: Bytes,
  { limits, iops, throughput, knee }: Result,
  unit: ThroughputUnit,
): readonly Sum[] {
  const past = pastCache(volume.cached, volume.read, volume.hit);
  const relieved = ({ place }: Limit) =>
    place !== 'VM cached' && past !== 1 ? ` ÷ ${printShare(past)} past the cache` : '';
  const sums = limits.map((limit): Sum => {
    const units = limit.place === 'disk' && limit.kind === 'iops' ? unitsOf(volume, size) : 1;
    const cap =
      limit.kind === 'iops'
        ? printNumber(limit.cap)
        : `${printThroughput(limit.cap as BytesPerSecond, unit)} ÷ ${printBytes(size)}`;
    const counted = units > 1 ? ` ÷ ${units} units` : '';
    return {
      label: limit.name,
      line: [
        `${cap}${counted}${relieved(limit)} = `,
        { text: printIops(limit.allows), tone: 'strong' },
      ],
    };
  });
  return [
    ...sums,
    { label: 'the least of them', line: [{ text: printIops(iops), tone: 'strong' }] },
    {
      label: 'throughput',
      line: [
        `${printIops(iops)} × ${printBytes(size)} = `,
        { text: printBothThroughputs(throughput, unit), tone: 'strong' },
      ],
    },
    {
      label: 'knee',
      line: ['tightest throughput ÷ tightest IOPS = ', { text: printBytes(knee), tone: 'strong' }],
    },
  ];
}

function table(volume: Volume, size: Bytes, unit: ThroughputUnit): Table {
  const all = [...new Set([...usual, size])].toSorted((a, b) => a - b);
  return {
    caption: `What ${diskName(volume)}${volume.vm ? ` on ${volume.vm.name}` : ''} gives at each IO size`,
    columns: [
      { label: 'IO size', numeric: true },
      { label: 'IOPS', numeric: true },
      { label: unit, numeric: true },
      { label: unit === 'MiB/s' ? 'MB/s' : 'MiB/s', numeric: true },
      { label: 'What binds', numeric: false },
    ],
    rows: all.map((each) => {
      const { iops, throughput, by } = model(volume, each);
      return {
        cells: [
          printBytes(each),
          printIops(iops).replace(' IOPS', ''),
          throughputFigure(throughput, unit),
          throughputFigure(throughput, unit === 'MiB/s' ? 'MB/s' : 'MiB/s'),
          list(by.map((limit) => limitInWords(limit).replace(/^the | limit$/g, ''))),
        ],
        ...(each === size ? { current: true } : {}),
      };
    }),
  };
}

function chart(volume: Volume, size: Bytes, result: Result, unit: ThroughputUnit): Chart {
  const low = Math.min(kib(2), size) as Bytes;
  const high = Math.max(mib(2), size) as Bytes;
  // The bends stand in the list so that the lines turn where the limits meet.
  const bends = [result.knee, accountingUnit, accountingUnit + 1, size];
  const at = [...spaced(low, high, 28), ...bends.filter((bend) => bend > low && bend < high)]
    .toSorted((a, b) => a - b)
    .map((each) => ({ each, ...model(volume, each as Bytes) }));
  const perUnit = unit === 'MiB/s' ? 1024 ** 2 : 1e6;
  const rate = at.map(({ each, iops }) => [each, iops] as const);
  const data = at.map(({ each, throughput }) => [each, throughput / perUnit] as const);
  return {
    title: 'IOPS and throughput against IO size',
    summary: `IOPS stay level up to the knee at ${printBytes(result.knee)} and fall beyond it; throughput rises up to the knee and stays level beyond it.`,
    x: sizeAxis([low, high]),
    uprights:
      result.knee > low && result.knee < high
        ? [{ at: result.knee, label: `knee ${printBytes(result.knee)}` }]
        : [],
    panels: [
      {
        kind: 'iops',
        y: logAxis('IOPS', roundDomain(rate.map(([, y]) => y))),
        lines: [{ label: 'IOPS', points: rate }],
        here: { x: size, y: result.iops, label: printIops(result.iops) },
        marks: [],
      },
      {
        kind: 'throughput',
        y: logAxis(unit, roundDomain(data.map(([, y]) => y))),
        lines: [{ label: 'Throughput', points: data }],
        here: {
          x: size,
          y: result.throughput / perUnit,
          label: printThroughput(result.throughput, unit),
        },
        marks: [],
      },
    ],
  };
}
