/** Where cases are kept. */
import { isOwnPage } from '../scripts.ts';
import { KeptCases } from './store.ts';

export const browserCases = (calculator: Element): KeptCases =>
  new KeptCases(
    () => (isOwnPage() ? localStorage : undefined),
    calculator.getAttribute('of') ?? '',
  );
