/** How many IOs are outstanding: the calculators of one volume ask for it. */
import { textField } from '../../../kit/index.ts';
import {
  isOk,
  type Outstanding,
  ok,
  outstanding,
  parseCount,
  serializeCount,
} from '../../../units/index.ts';
import type { CalculatorContext } from '../../context.ts';

export const outstandingField = (initial: string) =>
  textField<Outstanding, CalculatorContext>({
    label: 'Queue depth',
    hint: 'Outstanding IOs: issued and not yet completed.',
    initial,
    brief: (count) => `QD ${serializeCount(count)}`,
    parse: (text) => {
      const count = parseCount(text, { min: 1, max: 100_000 }, 'outstanding IOs');
      return isOk(count) ? ok(outstanding(count.value)) : count;
    },
    serialize: serializeCount,
  });
