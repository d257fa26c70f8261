import type { Inputs, Verdict } from '../../kit/index.ts';
import { accountingUnit } from '../../laws/index.ts';
import type { Burst } from '../../storage/path/burst.ts';
import { countsIoUnits } from '../../storage/path/path.ts';
import { checkVolume, unpublishedOf, type Volume } from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  formatBytes,
  formatIops,
  formatKib,
  formatThroughput,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import {
  changeGiving,
  type Explanation,
  type ProposedChange,
} from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { burstNotes, formatBurst } from '../shared/set-up/burst-figures.ts';
import { expectationNotes } from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { volumeRecommendations } from '../shared/volume/recommendations.ts';
import { fields } from './fields.ts';
import { commonSizes, model, type Result } from './model.ts';

/** Which rules concern this volume at this IO size, and what would give more? */
export function explain(
  inputs: Inputs<typeof fields>,
  volume: Volume,
  result: Result,
  burst: Burst | undefined,
  context: CalculatorContext,
): Explanation {
  const { catalogue } = context;
  const size = inputs['io-size'];
  const atMost = unpublishedOf(volume).length > 0;
  const counted = countsIoUnits(volume.disk) && size > accountingUnit;
  const unitRule = volume.disk.edition === 'current' ? 'io-unit' : 'io-unit-2018';
  return {
    why: [why(volume, size, result), formatBurst(burst, volume.disk.unit, atMost)]
      .filter(Boolean)
      .join(' '),
    recommendations: [
      ...sizes(
        volume,
        size,
        result,
        (other) => checkVolume(volume, other, inputs.cache, inputs.limits).verdict,
      ),
      ...volumeRecommendations(volume, size, inputs.cache, inputs.limits, context),
    ],
    checks: [
      ...(counted ? [ruleNote(unitRule, catalogue)] : []),
      ...burstNotes(burst, volume.vm, 'each limit at its burst', catalogue),
      ...volumeNotes(volume, inputs.limits, inputs.cache, catalogue, ['burst apart']),
      ...expectationNotes(volume.disk, inputs.limits, catalogue),
    ],
  };
}

/** Another IO size, which is the cheapest change where the application allows it. */
function sizes(
  volume: Volume,
  size: Bytes,
  { by, crossover }: Result,
  verdictAt: (size: Bytes) => Verdict | undefined,
): ProposedChange[] {
  if (crossover === undefined || unpublishedOf(volume).length > 0) return [];
  const kinds = new Set(by.map(({ kind }) => kind));
  if (kinds.size !== 1) return [];
  const other = kinds.has('iops')
    ? commonSizes.find((next) => next >= crossover && next > size)
    : commonSizes.findLast((next) => next <= crossover && next < size);
  const then = other === undefined ? undefined : model(volume, other);
  if (other === undefined || !then) return [];
  const { iops, throughput } = then;
  return [
    changeGiving(
      `IOs of ${formatBytes(other)}, if the application can use them: `,
      `${formatIops(iops)}, ${formatThroughput(throughput, volume.disk.unit)}`,
      { 'io-size': fields['io-size'].serialize(other) },
      {
        how: 'online',
        guide: guide.ioSize,
        ...present({ verdict: verdictAt(other) }),
        iops,
        throughput,
      },
    ),
  ];
}

function why(volume: Volume, size: Bytes, { by, crossover }: Result): string {
  const several = by.length > 1 ? ' Raising one of them alone changes nothing.' : '';
  if (new Set(by.map(({ kind }) => kind)).size > 1)
    return `This is the crossover size: the IOPS limit and the throughput limit are reached together.${several}`;
  const at = crossover === undefined ? '' : ` of ${formatKib(crossover)}`;
  if (by[0]?.kind === 'throughput')
    return `Larger IOs move no more data, and fewer of them complete in a second. Below the crossover size${at} IOPS are the limit instead.${several}`;
  return crossover !== undefined && size > crossover && countsIoUnits(volume.disk)
    ? `Each of these IOs counts as several at the disk, so IOPS are the limit again above the crossover size${at}.${several}`
    : `Smaller IOs do not complete faster. Up to the crossover size${at} larger IOs move more data at the same rate.${several}`;
}
