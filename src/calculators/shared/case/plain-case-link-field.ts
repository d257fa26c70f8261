/** A second case as an input before what reads it is loaded: the page loads that once the input is set. */
import { textField } from '../../../kit/index.ts';
import { ok } from '../../../units/index.ts';
import type { CalculatorContext } from '../../context.ts';
import type { OtherCase } from './case-link-field.ts';

export const plainCaseField = (label: string, hint: string) =>
  textField<OtherCase | undefined, CalculatorContext>({
    label,
    hint,
    initial: '',
    group: 'more',
    parse: () => ok(undefined),
    serialize: (value) => value?.query ?? '',
  });
