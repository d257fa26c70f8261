import type { Inputs } from '../../kit/index.ts';
import { accountingUnit } from '../../laws/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { type Bytes, printBytes, printIops, printKib, printThroughput } from '../../units/index.ts';
import { ruleNote, volumeNotes } from '../notes.ts';
import { type Remedy, remediesFor } from '../remedies.ts';
import type { Said } from '../said.ts';
import { strong } from '../say.ts';
import { countsInUnits, type Volume } from '../volume.ts';
import { fields } from './fields.ts';
import { model, type Result, usual } from './model.ts';

/** Which rules concern this volume at this IO size, and what would give more? */
export function counsel(
  inputs: Inputs<typeof fields>,
  volume: Volume,
  result: Result,
  catalogue: Catalogue,
): Said {
  const size = inputs['io-size'];
  const counted = countsInUnits(volume.disk) && size > accountingUnit;
  const unitRule = volume.disk.edition === 'current' ? 'io-unit' : 'io-unit-2018';
  return {
    why: why(volume, size, result),
    remedies: [...sizes(volume, size, result), ...remediesFor(volume, size, catalogue)],
    notes: [
      ...(counted ? [ruleNote(unitRule, catalogue)] : []),
      ...volumeNotes(volume, inputs.limits, inputs.cache, catalogue),
    ],
  };
}

/** The IO size itself is the cheapest thing to change, where the application lets you. */
function sizes(volume: Volume, size: Bytes, { by, knee }: Result): Remedy[] {
  const kinds = new Set(by.map(({ kind }) => kind));
  if (kinds.size !== 1) return [];
  const other = kinds.has('iops')
    ? usual.find((next) => next >= knee && next > size)
    : usual.findLast((next) => next <= knee && next < size);
  if (other === undefined) return [];
  const { iops, throughput } = model(volume, other);
  return [
    {
      text: [
        `IOs of ${printBytes(other)}, if the application lets you choose: `,
        strong(`${printIops(iops)}, ${printThroughput(throughput, volume.disk.unit)}`),
        '.',
      ],
      changes: { 'io-size': fields['io-size'].write(other) },
    },
  ];
}

function why(volume: Volume, size: Bytes, { by, knee }: Result): string {
  const several = by.length > 1 ? ' Raising one of them alone changes nothing.' : '';
  if (new Set(by.map(({ kind }) => kind)).size > 1)
    return `This is the knee: IOPS and throughput run out together.${several}`;
  if (by[0]?.kind === 'throughput')
    return `Larger IOs move no more data and complete less often. Below the knee at ${printKib(knee)} IOPS bind instead.${several}`;
  return size > knee && countsInUnits(volume.disk)
    ? `Here each IO counts as several, so IOPS bind again above the knee at ${printKib(knee)}.${several}`
    : `Smaller IOs are not completed faster. Up to the knee at ${printKib(knee)}, larger ones move more data at the same rate.${several}`;
}
