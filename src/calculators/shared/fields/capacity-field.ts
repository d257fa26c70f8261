/** What a volume has to hold, as an input. */
import { type Field, textField } from '../../../kit/index.ts';
import {
  type Bytes,
  err,
  formatBytes,
  gib,
  isOk,
  ok,
  parseMeasuredBytes,
  serializeBytes,
} from '../../../units/index.ts';
import type { CalculatorContext } from '../../context.ts';
import { maxDisks } from './disk-parts.ts';

/** What the largest number of the largest disks holds. */
const capacityRange = { min: gib(1) as Bytes, max: gib(maxDisks * 65_536) };

export const capacityField = (initial: string): Field<Bytes, CalculatorContext> =>
  textField<Bytes, CalculatorContext>({
    label: 'Capacity',
    hint: 'Of all disks together, rounded up to whole GiB.',
    initial,
    unit: 'GiB',
    brief: formatBytes,
    parse: (text) => {
      // Half a GiB is less than the smallest disk holds, and no reason to refuse an answer.
      const size = parseMeasuredBytes(text, { ...capacityRange, min: 1 as Bytes }, 'GiB');
      if (isOk(size)) return ok(gib(Math.ceil(size.value / gib(1))));
      return size.readings
        ? size
        : err('Type a capacity such as 512 GiB or 4 TiB, more than 0 and up to 4,096 TiB.');
    },
    serialize: serializeBytes,
  });
