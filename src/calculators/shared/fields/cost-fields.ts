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
import type { CalculatorContext } from '../../dataset.ts';

const choicesOf = <T extends string>(
  named: readonly { readonly id: T; readonly label: string }[],
) => named.map(({ id: value, label }) => ({ value, label }));

export const regionField = choiceField<Region, CalculatorContext>({
  label: 'Region',
  hint: 'For prices.',
  initial: regions[0].id,
  choices: choicesOf(regions),
  group: 'more',
});

export const osField = choiceField<Os, CalculatorContext>({
  label: 'Operating system',
  hint: 'For prices.',
  initial: systems[0].id,
  choices: choicesOf(systems),
  group: 'more',
});

export const paymentField = choiceField<Payment, CalculatorContext>({
  label: 'Payment of the VM',
  hint: 'Disks are paid as you go.',
  initial: payments[0].id,
  choices: choicesOf(payments),
  group: 'more',
});
