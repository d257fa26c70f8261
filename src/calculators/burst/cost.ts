/** What the disks of a load cost a month, with the VM and what on-demand bursting bills. */
import type { Inputs } from '../../kit/index.ts';
import { hoursAMonth } from '../../limits/prices/region-prices.ts';
import type { CalculatorContext } from '../context.ts';
import { type Priced, priced } from '../shared/set-up/cost.ts';
import type { fields } from './fields.ts';
import { type Case, lengthOf, type Result } from './model.ts';

/**
 * The burst IOs that a month bills: of steps that repeat, as often as they fit into 730 hours; of
 * others once.
 */
const iosAMonth = ({ steps, repeats }: Case, { transactions = 0 }: Result): number =>
  repeats ? (transactions * hoursAMonth * 3600) / lengthOf(steps) : transactions;

/** The disks at the prices that the reader chose. */
export function pricedLoad(
  given: Case,
  result: Result,
  inputs: Inputs<typeof fields>,
  context: CalculatorContext,
): Priced {
  const { disk, disks: count, vm } = given.volume;
  const group = { role: 'data', disk, count, cache: inputs.cache } as const;
  const setUp = { vm, groups: [group], edition: inputs.limits };
  const isBilled = given.mode === 'on-demand';
  return priced(
    setUp,
    inputs,
    context,
    isBilled ? { onDemand: { group, ios: iosAMonth(given, result) } } : {},
  );
}
