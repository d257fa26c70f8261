import {
  type Answer,
  type Citation,
  type Inputs,
  type Note,
  queryFor,
  type Sum,
} from '../../kit/index.ts';
import { cacheMissFraction } from '../../laws/index.ts';
import type { VmPlace } from '../../storage/path.ts';
import {
  type Bytes,
  type BytesPerSecond,
  printBothThroughputs,
  printBytes,
  printIops,
  printKib,
  printNumber,
  printShare,
  printThroughput,
  type ThroughputUnit,
  throughputFigure,
} from '../../units/index.ts';
import { handoversFrom } from '../handover.ts';
import { volumeNotes } from '../notes.ts';
import { onceRead } from '../said.ts';
import {
  advise,
  bottleneckCell,
  countReadout,
  iopsReadout,
  notPossible,
  rateCell,
  sorted,
  strong,
  tableOf,
  throughputReadout,
  unpublishedReadout,
  withoutFigures,
} from '../say.ts';
import { type Limit, limitName, standingOf, unitsOf, type Volume, volumeName } from '../volume.ts';
import { bottleneckInWords, citationsOf, list, vmLimitInWords } from '../words.ts';
import type { World } from '../world.ts';
import { chart } from './chart.ts';
import { counsel } from './counsel.ts';
import { fields } from './fields.ts';
import { model, type Result, usual } from './model.ts';

export function show(inputs: Inputs<typeof fields>, volume: Volume, { catalogue }: World): Answer {
  const { 'io-size': size, cache, limits: edition } = inputs;
  const citations = citationsOf([volume.disk, volume.vm], catalogue);
  const notes = () => volumeNotes(volume, edition, cache, catalogue);
  const { faults, unpublished, verdict } = standingOf(volume, size, cache, edition);
  if (faults.length > 0) return notPossible(faults, notes(), citations);
  const result = model(volume, size);
  if (!result) return withheld(volume, unpublished, notes(), citations);

  const { unit } = volume.disk;
  const said = onceRead(() => counsel(inputs, volume, result, catalogue));
  const { iops, throughput, by, crossover } = result;
  const atMost = unpublished.length > 0;
  return {
    ...(verdict ? { verdict } : {}),
    boundBy: by.map(limitName),
    headline: [
      `${printBytes(size)} IOs: ${atMost ? 'at most ' : ''}`,
      strong(`${printIops(iops)}, ${printThroughput(throughput, unit)}`),
      '; ',
      ...bottleneckInWords(by),
      ...(atMost ? [`. Not checked: ${unpublishedInWords(volume, unpublished)}.`] : ['.']),
    ],
    get why() {
      return said().why;
    },
    readouts: [
      iopsReadout(iops, atMost ? 'IOPS, at most' : 'IOPS'),
      throughputReadout(throughput, unit, atMost ? 'Throughput, at most' : 'Throughput'),
      crossover === undefined
        ? unpublishedReadout('crossover', 'Crossover size', 'count', 'B')
        : countReadout(
            'crossover',
            'Crossover size',
            crossover,
            'B',
            printKib(crossover),
            'below it IOPS limit you, above it throughput',
          ),
    ],
    gates: [],
    get chart() {
      return chart(volume, size, result, unit);
    },
    get tables() {
      return [table(volume, size, unit)];
    },
    get arithmetic() {
      return arithmetic(volume, size, result, unit);
    },
    get advice() {
      return advise(said().remedies, (changes) => queryFor(fields, inputs, changes));
    },
    get handovers() {
      return handoversFrom('io-size', { ...inputs, size });
    },
    get notes() {
      return said().notes;
    },
    citations,
  };
}

/** “the VM’s cached limit is not published for D16s_v5”. */
const unpublishedInWords = ({ vm }: Volume, places: readonly VmPlace[]): string =>
  `${list(places.map((place) => vmLimitInWords(place)))} ${places.length > 1 ? 'are' : 'is'} not published for ${vm?.name ?? 'this VM'}`;

/** No limit on the path has a published figure, so there is none to give. */
const withheld = (
  volume: Volume,
  places: readonly VmPlace[],
  notes: readonly Note[],
  citations: readonly Citation[],
): Answer => ({
  verdict: 'not-checked',
  ...withoutFigures,
  headline:
    places.length > 0
      ? [
          'Not checked: ',
          { text: unpublishedInWords(volume, places), tone: 'quiet' },
          ', and no other limit counts here.',
        ]
      : [
          'No limit counts here: ',
          { text: `${volume.vm?.name} has none of its own`, tone: 'quiet' },
          '.',
        ],
  why: 'The cache serves every IO, so the disks do not limit the result and no figure can be computed. Lower the cache hit rate to see what the disks allow.',
  readouts: [
    unpublishedReadout('iops', 'IOPS', 'iops', 'IOPS'),
    unpublishedReadout('throughput', 'Throughput', 'throughput', 'B/s'),
    unpublishedReadout('crossover', 'Crossover size', 'count', 'B'),
  ],
  notes,
  citations,
});

function arithmetic(
  volume: Volume,
  size: Bytes,
  { limits, iops, throughput, crossover }: Result,
  unit: ThroughputUnit,
): readonly Sum[] {
  const past = cacheMissFraction(volume.cached, volume.read, volume.hit);
  const sums = limits.map((limit: Limit): Sum => {
    const { place, kind, cap, allows } = limit;
    const units = place === 'disk' && kind === 'iops' ? unitsOf(volume, size) : 1;
    const terms = [
      kind === 'iops'
        ? printNumber(cap)
        : `${printThroughput(cap as BytesPerSecond, unit)} ÷ ${printBytes(size)}`,
      ...(units > 1 ? [`${units} IOs counted for each`] : []),
      ...(place !== 'cached' && past !== 1 ? [`${printShare(past)} not served by the cache`] : []),
    ];
    const only = terms.length === 1 && kind === 'iops';
    return {
      label: limitName(limit),
      line: [only ? '' : `${terms.join(' ÷ ')} = `, strong(printIops(allows))],
    };
  });
  return [
    ...sums,
    { label: 'minimum', line: [strong(printIops(iops))] },
    {
      label: 'throughput',
      line: [
        `${printIops(iops)} × ${printBytes(size)} = `,
        strong(printBothThroughputs(throughput, unit)),
      ],
    },
    ...(crossover === undefined
      ? []
      : [
          {
            label: 'crossover size',
            line: ['lowest throughput limit ÷ lowest IOPS limit = ', strong(printKib(crossover))],
          },
        ]),
  ];
}

function table(volume: Volume, size: Bytes, unit: ThroughputUnit) {
  const other = unit === 'MiB/s' ? 'MB/s' : 'MiB/s';
  return tableOf(
    `What ${volumeName(volume)} gives at each IO size`,
    ['IO size', 'IOPS', unit, other, 'Bottleneck'],
    sorted([...usual, size]),
    size,
    (each) => {
      const at = model(volume, each);
      if (!at) return [printBytes(each), '–', '–', '–', 'not published'];
      const { iops, throughput, by } = at;
      return [
        printBytes(each),
        rateCell(iops),
        throughputFigure(throughput, unit),
        throughputFigure(throughput, other),
        bottleneckCell(by),
      ];
    },
  );
}
