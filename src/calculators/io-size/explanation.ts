import type { Inputs } from '../../kit/index.ts';
import { accountingUnit } from '../../laws/index.ts';
import type { Burst } from '../../storage/path/burst.ts';
import { countsIoUnits } from '../../storage/path/path.ts';
import { unpublishedOf, type Volume } from '../../storage/set-up/volume.ts';
import type { Bytes } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { burstNotes, formatBurst } from '../shared/set-up/burst-figures.ts';
import { expectationNotes } from '../shared/volume/expectation-notes.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { formatCrossover } from '../shared/volume/rates.ts';
import { sectorNotes } from '../shared/volume/sector-notes.ts';
import type { fields } from './fields.ts';
import type { Result } from './model.ts';

/** Why it is so, and which rules concern this volume at this IO size? */
export function explain(
  inputs: Inputs<typeof fields>,
  volume: Volume,
  result: Result,
  burst: Burst | undefined,
  { catalogue }: CalculatorContext,
): Omit<Explanation, 'recommendations'> {
  const size = inputs['io-size'];
  const atMost = unpublishedOf(volume).length > 0;
  const counted = countsIoUnits(volume.disk) && size > accountingUnit;
  const unitRule = volume.disk.edition === 'current' ? 'io-unit' : 'io-unit-2018';
  return {
    why: [why(volume, size, result), formatBurst(burst, volume.disk.unit, atMost)]
      .filter(Boolean)
      .join(' '),
    checks: [
      ...sectorNotes(volume.disk, size),
      ...(counted ? [ruleNote(unitRule, catalogue)] : []),
      ...burstNotes(burst, volume.vm, 'each limit at its burst', catalogue),
      ...volumeNotes(volume, inputs.limits, inputs.cache, catalogue, ['burst apart']),
      ...expectationNotes(volume.disk, inputs.limits, catalogue),
    ],
  };
}

function why(volume: Volume, size: Bytes, { by, crossover }: Result): string {
  const several = by.length > 1 ? ' Raising one of them alone changes nothing.' : '';
  if (new Set(by.map(({ kind }) => kind)).size > 1)
    return `This is the crossover size: the IOPS limit and the throughput limit are reached together.${several}`;
  const at = crossover === undefined ? '' : ` of ${formatCrossover(crossover)}`;
  if (by[0]?.kind === 'throughput')
    return `Larger IOs move no more data, and fewer of them complete in a second. Below the crossover size${at} IOPS are the limit instead.${several}`;
  return crossover !== undefined && size > crossover && countsIoUnits(volume.disk)
    ? `Each of these IOs counts as several at the disk, so IOPS are the limit again above the crossover size${at}.${several}`
    : `Larger IOs move more data at the same rate${crossover === undefined ? '' : `, up to ${formatCrossover(crossover)}`}.${several}`;
}
