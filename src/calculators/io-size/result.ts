import type { Answer, Citation, Inputs, Note, Sum } from '../../kit/index.ts';
import { ioUnitsAt, type VmLimitId } from '../../storage/path.ts';
import { standingOf, type Volume, volumeName } from '../../storage/volume.ts';
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
import type { CalculatorContext } from '../dataset.ts';
import { crossLinks } from '../deep-links.ts';
import { explained, withDetails } from '../explanation.ts';
import {
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
} from '../format.ts';
import { volumeNotes } from '../notes.ts';
import {
  citationsOf,
  formatBottleneck,
  formatUnpublished,
  limitName,
  notPublished,
} from '../text.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import { fields } from './fields.ts';
import { model, type Result, usual } from './model.ts';

/** What this volume gives, as an answer; without figures where it cannot be built or nothing published limits it. */
export function resultOf(
  inputs: Inputs<typeof fields>,
  volume: Volume,
  { catalogue }: CalculatorContext,
): Answer {
  const { 'io-size': size, cache, limits: edition } = inputs;
  const citations = citationsOf([volume.disk, volume.vm], catalogue);
  const notes = () => volumeNotes(volume, edition, cache, catalogue);
  const { faults, unpublished, verdict } = standingOf(volume, size, cache, edition);
  if (faults.length > 0) return notPossible(faults, notes(), citations);
  const result = model(volume, size);
  if (!result) return noResult(volume, unpublished, notes(), citations);

  const { unit } = volume.disk;
  const { iops, throughput, by, crossover } = result;
  const isUpperBound = volume.vm && unpublished.length > 0;
  const atMost = isUpperBound ? ', at most' : '';
  return withDetails(
    {
      ...(verdict ? { verdict } : {}),
      boundBy: by.map(limitName),
      headline: [
        `${printBytes(size)} IOs: ${isUpperBound ? 'at most ' : ''}`,
        strong(`${printIops(iops)}, ${printThroughput(throughput, unit)}`),
        '; ',
        ...formatBottleneck(by),
        ...(volume.vm && isUpperBound
          ? [`. Not checked: ${formatUnpublished(unpublished, volume.vm)}.`]
          : ['.']),
      ],
      readouts: [
        iopsReadout(iops, `IOPS${atMost}`),
        throughputReadout(throughput, unit, `Throughput${atMost}`),
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
      citations,
    },
    {
      ...explained(fields, inputs, () => explain(inputs, volume, result, catalogue)),
      chart: () => chart(volume, size, result, unit),
      tables: () => [table(volume, size, unit)],
      arithmetic: () => arithmetic(size, result, unit),
      deepLinks: () => crossLinks('io-size', { ...inputs, size }),
    },
  );
}

/** No limit on the path has a published figure, so there is none to give. */
const noResult = (
  { vm }: Volume,
  unpublished: readonly VmLimitId[],
  notes: readonly Note[],
  citations: readonly Citation[],
): Answer => ({
  verdict: 'not-checked',
  ...withoutFigures,
  headline:
    vm && unpublished.length > 0
      ? [
          'Not checked: ',
          { text: formatUnpublished(unpublished, vm), tone: 'quiet' },
          ', and no other limit counts here.',
        ]
      : ['No limit counts here: ', { text: `${vm?.name} has none of its own`, tone: 'quiet' }, '.'],
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
  size: Bytes,
  { limits, iops, throughput, crossover }: Result,
  unit: ThroughputUnit,
): readonly Sum[] {
  const sums = limits.map((limit): Sum => {
    const { kind, sustained, allows, crossing } = limit;
    const units = kind === 'iops' ? ioUnitsAt(limit, size) : 1;
    const terms = [
      kind === 'iops'
        ? printNumber(sustained)
        : `${printThroughput(sustained as BytesPerSecond, unit)} ÷ ${printBytes(size)}`,
      ...(units > 1 ? [`${units} IOs counted for each`] : []),
      ...(crossing !== 1 ? [`${printShare(crossing)} not served by the cache`] : []),
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
      if (!at) return [printBytes(each), '–', '–', '–', notPublished];
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
