import { textField } from '../../kit/index.ts';
import { type Bytes, gib, parseBytes, serializeBytes } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { disksField, limitsField } from '../shared/fields/fields.ts';
import { diskField, optionalVmField } from '../shared/fields/name-fields.ts';

const range = { min: gib(1), max: gib(1_048_576) };

export const fields = {
  amount: textField<Bytes, CalculatorContext>({
    label: 'Amount',
    hint: 'What is read or written; a bare number is in GiB.',
    initial: '1TiB',
    unit: 'GiB',
    parse: (text) => parseBytes(text, range, 'GiB'),
    serialize: serializeBytes,
  }),
  disk: diskField('P30'),
  disks: disksField('1'),
  vm: optionalVmField,
  limits: limitsField,
};
