import { type Answer, type Inputs, queryFor, type Sum } from '../../kit/index.ts';
import { pastCache } from '../../laws/index.ts';
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
import { onceRead } from '../said.ts';
import {
  advise,
  bindsCell,
  countReadout,
  iopsReadout,
  rateCell,
  sorted,
  strong,
  tableOf,
  throughputReadout,
} from '../say.ts';
import { type Limit, limitName, unitsOf, type Volume, volumeName } from '../volume.ts';
import { bindsInWords, citationsOf } from '../words.ts';
import type { World } from '../world.ts';
import { chart } from './chart.ts';
import { counsel } from './counsel.ts';
import { fields } from './fields.ts';
import { model, type Result, usual } from './model.ts';

export function show(
  inputs: Inputs<typeof fields>,
  volume: Volume,
  result: Result,
  { catalogue }: World,
): Answer {
  const size = inputs['io-size'];
  const { unit } = volume.disk;
  const said = onceRead(() => counsel(inputs, volume, result, catalogue));
  const { iops, throughput, by, knee } = result;
  return {
    boundBy: by.map(limitName),
    headline: [
      `${printBytes(size)} IOs: `,
      strong(`${printIops(iops)}, ${printThroughput(throughput, unit)}`),
      '; ',
      ...bindsInWords(by),
      '.',
    ],
    get why() {
      return said().why;
    },
    readouts: [
      iopsReadout(iops),
      throughputReadout(throughput, unit),
      countReadout(
        'knee',
        'Knee',
        knee,
        'B',
        printKib(knee),
        'below it IOPS bind, above it throughput',
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
    get citations() {
      return citationsOf([volume.disk, volume.vm], catalogue);
    },
  };
}

function arithmetic(
  volume: Volume,
  size: Bytes,
  { limits, iops, throughput, knee }: Result,
  unit: ThroughputUnit,
): readonly Sum[] {
  const past = pastCache(volume.cached, volume.read, volume.hit);
  const sums = limits.map((limit: Limit): Sum => {
    const { place, kind, cap, allows } = limit;
    const units = place === 'disk' && kind === 'iops' ? unitsOf(volume, size) : 1;
    const terms = [
      kind === 'iops'
        ? printNumber(cap)
        : `${printThroughput(cap as BytesPerSecond, unit)} ÷ ${printBytes(size)}`,
      ...(units > 1 ? [`${units} units`] : []),
      ...(place !== 'VM cached' && past !== 1 ? [`${printShare(past)} past the cache`] : []),
    ];
    const only = terms.length === 1 && kind === 'iops';
    return {
      label: limitName(limit),
      line: [only ? '' : `${terms.join(' ÷ ')} = `, strong(printIops(allows))],
    };
  });
  return [
    ...sums,
    { label: 'the least of them', line: [strong(printIops(iops))] },
    {
      label: 'throughput',
      line: [
        `${printIops(iops)} × ${printBytes(size)} = `,
        strong(printBothThroughputs(throughput, unit)),
      ],
    },
    { label: 'knee', line: ['tightest throughput ÷ tightest IOPS = ', strong(printKib(knee))] },
  ];
}

function table(volume: Volume, size: Bytes, unit: ThroughputUnit) {
  const other = unit === 'MiB/s' ? 'MB/s' : 'MiB/s';
  return tableOf(
    `What ${volumeName(volume)} gives at each IO size`,
    ['IO size', 'IOPS', unit, other, 'What binds'],
    sorted([...usual, size]),
    size,
    (each) => {
      const { iops, throughput, by } = model(volume, each);
      return [
        printBytes(each),
        rateCell(iops),
        throughputFigure(throughput, unit),
        throughputFigure(throughput, other),
        bindsCell(by),
      ];
    },
  );
}
