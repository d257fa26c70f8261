/** The inputs of every calculator with a cost. */
import { choiceField } from '../../../kit/index.ts';
import {
  type Os,
  type Payment,
  payments,
  type Region,
  regions,
  systems,
} from '../../../limits/prices/regions.ts';
import type { CalculatorContext } from '../../context.ts';

/** A choice of what a price list has; its first is what most readers have. */
const priceField = <T extends string>(
  label: string,
  hint: string,
  named: readonly [{ readonly id: T; readonly label: string }, ...{ id: T; label: string }[]],
) =>
  choiceField<T, CalculatorContext>({
    label,
    hint,
    initial: named[0].id,
    group: 'more',
    choices: named.map(({ id: value, label }) => ({ value, label })),
  });

export const regionField = priceField<Region>('Region', 'For prices.', regions);
export const osField = priceField<Os>('Operating system', 'For prices.', systems);
export const paymentField = priceField<Payment>(
  'Payment of the VM',
  'Disks are paid as you go.',
  payments,
);
