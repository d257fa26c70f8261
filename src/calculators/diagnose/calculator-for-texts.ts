import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { definitionWith } from './calculator.ts';
import { ofTexts } from './loaded-with-texts.ts';

/** Of any text, without its options, whose code a page loads later. */
export const diagnose = defineCalculator<CalculatorContext>()(definitionWith(ofTexts));
