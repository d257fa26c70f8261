import type {
  Begun,
  CalculationStep,
  Inputs,
  Kind,
  Phrase,
  Readout,
  Shown,
} from '../../kit/index.ts';
import { ioUnitsAt } from '../../storage/path/path.ts';
import { burstOfVolume } from '../../storage/set-up/bursting.ts';
import { type Volume, volumeName } from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  bytesPerSecond,
  exceeds,
  formatBothThroughputs,
  formatBytes,
  formatDuration,
  formatFraction,
  formatIops,
  formatKib,
  formatNumber,
  gib,
  iops as iopsOf,
  seconds,
  sorted,
  type ThroughputUnit,
  throughputFigure,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { formatAmount, listed } from '../shared/answer/checks-and-columns.ts';
import { iopsReadout, throughputReadout } from '../shared/answer/readouts.ts';
import { boundTo, limitName, notPublished, strong } from '../shared/answer/text.ts';
import { crossLinks } from '../shared/fields/deep-links.ts';
import { burstReadouts } from '../shared/set-up/burst-figures.ts';
import { startAnswer, withoutLimit } from '../shared/volume/answer.ts';
import {
  bottleneckCell,
  countReadout,
  rateCell,
  tableOf,
  unpublishedReadout,
} from '../shared/volume/format.ts';
import { formatCrossover, formatMoved, formatRateOf } from '../shared/volume/rates.ts';
import { chart } from './chart.ts';
import { explain } from './explanation.ts';
import type { fields } from './fields.ts';
import { commonSizes, model, type Result } from './model.ts';

/** What this volume gives, as an answer; without figures where it cannot be built or nothing published limits it. */
export function resultOf(
  inputs: Inputs<typeof fields>,
  volume: Volume,
  context: CalculatorContext,
): Begun | Shown {
  const { catalogue } = context;
  const { 'io-size': size, cache, limits: edition } = inputs;
  const started = startAnswer(volume, size, cache, edition, catalogue);
  if (started.refused) return started.refused;
  const { start, citations, unpublished, open, notes } = started;
  const result = model(volume, size);
  if (!result) return withoutLimit(volume.vm, unpublished, withoutReadouts, notes(), citations);

  const { unit } = volume.disk;
  const { iops, throughput, by, crossover } = result;
  const burst = burstOfVolume(volume, size);
  const isUpperBound = volume.vm && unpublished.length > 0;
  const full = seconds((1024 * gib(1)) / throughput);
  const atMost = isUpperBound ? ', at most' : '';
  return {
    ...start,
    ...boundTo(by),
    headline: [
      `At ${formatBytes(size)} you get ${isUpperBound ? 'at most ' : ''}`,
      ...(isUpperBound
        ? [strong(formatIops(iops)), ', ', strong(formatMoved(throughput, unit, by))]
        : sharesOf(result, size, unit)),
      '.',
      ...open,
    ],
    readouts: [
      {
        ...(crossover === undefined
          ? unpublishedReadout('crossover', 'Crossover size', 'count', 'B')
          : countReadout(
              'crossover',
              'Crossover size',
              crossover,
              'B',
              formatCrossover(crossover),
              'both limits are reached',
            )),
        chief: true,
      },
      {
        id: 'one-tib',
        label: '1 TiB takes',
        kind: 'duration',
        unit: 's',
        chief: true,
        value: full,
        text: formatDuration(full),
        aside: isUpperBound ? 'at least' : 'read or copied once',
      },
      // The sentence has them.
      { ...iopsReadout(iops, `IOPS${atMost}`), within: 'over' },
      throughputReadout(throughput, unit, `Throughput${atMost}`),
      ...burstReadouts(burst, unit, atMost).map(seenAtOnce),
    ],
    planeOf: () => context.planes?.ofVolume?.(volume, size, result),
    details: () => ({
      citations,
      limits: [],
      ...explain(inputs, volume, result, burst, context),
      chart: chart(volume, size, result, unit),
      tables: [table(volume, size, unit)],
      steps: steps(size, result, unit),
      deepLinks: crossLinks('io-size', { ...inputs, size }),
    }),
  };
}

/** How long a burst lasts is seen at once; its rates are in the sentence. */
const seenAtOnce = (readout: Readout): Readout =>
  readout.id === 'burst-lasts' && readout.value !== undefined
    ? { ...readout, chief: true }
    : { ...readout, within: 'more' };

/** “5,000 IOPS, 41 of 200 MB/s”: what of the limits of each kind IOs of this size can use; of a limit that is reached the figure alone. */
function sharesOf(
  { iops, throughput, limits, by }: Result,
  size: Bytes,
  unit: ThroughputUnit,
): Phrase {
  const allowed = (of: Kind) =>
    Math.min(...limits.filter(({ kind }) => kind === of).map(({ allows }) => allows));
  const most = bytesPerSecond(allowed('throughput') * size);
  const isLess = Number.isFinite(most) && exceeds(most, throughput);
  return [
    strong(formatRateOf(iops, iopsOf(allowed('iops')))),
    ', ',
    strong(formatMoved(throughput, unit, by, isLess ? most : undefined)),
  ];
}

const withoutReadouts = [
  unpublishedReadout('iops', 'IOPS', 'iops', 'IOPS'),
  unpublishedReadout('throughput', 'Throughput', 'throughput', 'B/s'),
  unpublishedReadout('crossover', 'Crossover size', 'count', 'B'),
];

function steps(
  size: Bytes,
  { limits, iops, throughput, crossover }: Result,
  unit: ThroughputUnit,
): readonly CalculationStep[] {
  const sums = limits.map((limit): CalculationStep => {
    const { kind, sustained, allows, crossing } = limit;
    const units = kind === 'iops' ? ioUnitsAt(limit, size) : 1;
    const terms = listed([
      kind === 'iops'
        ? formatNumber(sustained)
        : `${formatAmount(kind, sustained, unit)} ÷ ${formatBytes(size)}`,
      units > 1 && `${units} IOs counted for each`,
      crossing !== 1 && `${formatFraction(crossing)} not served by the cache`,
    ]);
    const isAlone = terms.length === 1 && kind === 'iops';
    const line = [isAlone ? '' : `${terms.join(' ÷ ')} = `, strong(formatIops(allows))];
    return { label: limitName(limit), line };
  });
  const moved = `${formatIops(iops)} × ${formatBytes(size)} = `;
  return listed([
    ...sums,
    { label: 'minimum', line: [strong(formatIops(iops))] },
    { label: 'throughput', line: [moved, strong(formatBothThroughputs(throughput, unit))] },
    crossover !== undefined && {
      label: 'crossover size',
      line: ['lowest throughput limit ÷ lowest IOPS limit = ', strong(formatKib(crossover))],
    },
  ]);
}

function table(volume: Volume, size: Bytes, unit: ThroughputUnit) {
  const other = unit === 'MiB/s' ? 'MB/s' : 'MiB/s';
  return tableOf(
    `What ${volumeName(volume)} gives at each IO size`,
    ['IO size', 'IOPS', unit, other, 'Bottleneck'],
    sorted([...commonSizes, size]),
    size,
    (each) => {
      const at = model(volume, each);
      if (!at) return [formatBytes(each), '–', '–', '–', notPublished];
      const { iops, throughput, by } = at;
      return [
        formatBytes(each),
        rateCell(iops),
        throughputFigure(throughput, unit),
        throughputFigure(throughput, other),
        bottleneckCell(by),
      ];
    },
  );
}
