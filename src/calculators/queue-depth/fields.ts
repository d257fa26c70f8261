import { textField } from '../../kit/index.ts';
import { type Bytes, kib, mib, parseBytes, serializeBytes } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { placeFields } from '../shared/fields/cost-fields.ts';
import {
  cacheField,
  disksField,
  hitField,
  ioSizeField,
  latencyField,
  limitsField,
  readField,
} from '../shared/fields/fields.ts';
import { optionalVmField, volumeDiskField } from '../shared/fields/name-fields.ts';
import { outstandingField } from '../shared/fields/outstanding-field.ts';

export const fields = {
  disk: volumeDiskField('P30'),
  disks: disksField('4'),
  vm: optionalVmField,
  latency: latencyField,
  outstanding: outstandingField('8'),
  'io-size': ioSizeField('8KiB'),
  read: readField('100%'),
  cache: cacheField('None'),
  hit: hitField('0%'),
  'stripe-unit': textField<Bytes, CalculatorContext>({
    label: 'Stripe unit',
    hint: 'Chunk or interleave size of one disk, in KiB.',
    initial: '64KiB',
    unit: 'KiB',
    group: 'disks',
    parse: (text) => parseBytes(text, { min: kib(4), max: mib(16) }, 'KiB'),
    serialize: serializeBytes,
  }),
  ...placeFields('vm'),
  limits: limitsField,
};
