/**
 * The script of what every answer needs: the dataset, what the calculators share, and what draws them.
 * The main script loads it when an answer is first computed; a page that is only read never does.
 */

export * from '../data/limits-script.ts';
export { CalculatorScreen } from './CalculatorScreen.tsx';
