/** A view model without the recommendations that take longer, for tests that ask many times and do not look at them. */
import type { CalculatorContext } from '../src/calculators/dataset.ts';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import {
  type Calculator,
  type Headline,
  type InputLookup,
  toEnd,
  type ViewModel,
} from '../src/kit/index.ts';
import { detailed } from '../src/ui/view/quick.ts';

/** A shorter simulation where a test does not set its time: eight seconds, in which loads begin that start after seven. */
export const soon =
  (lookup: InputLookup): InputLookup =>
  (name) =>
    lookup(name) ?? (name === 'seconds' ? '8' : undefined);

type Asked = readonly [lookup: InputLookup, given?: readonly string[]];

export const shownOf = (
  { start }: Calculator<CalculatorContext>,
  ...[lookup, given]: Asked
): ViewModel => toEnd(detailed(toEnd(start(lookup, fullDataset, given))));

/** The same with no more than what an answer says at once. */
export const saidOf = (
  { start }: Calculator<CalculatorContext>,
  ...[lookup, given]: Asked
): ViewModel<Headline> => toEnd(start(lookup, fullDataset, given)).screen();
