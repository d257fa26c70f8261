/** What the workload needs: the inputs that the checklist sets too. */

import { type Field, textField } from '../../kit/index.ts';
import { type BytesPerSecond, type Iops, ok } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { capacityField } from '../shared/fields/capacity-field.ts';
import {
  inIops,
  inMbPerSecond,
  ioSizeField,
  type QuantityInput,
  readField,
} from '../shared/fields/fields.ts';

/** A target that may be left out: it is then empty or 0. */
const targetField = <T>(
  label: string,
  hint: string,
  initial: string,
  { parse, serialize, unit, brief }: QuantityInput<T>,
): Field<T | undefined, CalculatorContext> =>
  textField<T | undefined, CalculatorContext>({
    label,
    hint,
    initial,
    group: 'targets',
    ...defined({ unit: unit || undefined }),
    ...(brief ? { brief: (value) => (value === undefined ? '' : brief(value)) } : {}),
    parse: (text) => (/^\s*(0+\s*[a-z/]*)?\s*$/i.test(text) ? ok(undefined) : parse(text)),
    serialize: (value) => (value === undefined ? '0' : serialize(value)),
  });

export const loadFields = {
  'target-iops': targetField<Iops>(
    'Target IOPS',
    'Of all data disks; 0: throughput alone.',
    '20000',
    inIops,
  ),
  'target-throughput': targetField<BytesPerSecond>(
    'Target throughput',
    'In MB/s; 0 where it is IOPS × IO size.',
    '400MB/s',
    inMbPerSecond,
  ),
  capacity: { ...capacityField('4TiB'), group: 'targets' as const },
  'io-size': ioSizeField('8KiB'),
  read: readField('70%'),
};
