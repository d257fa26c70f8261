/** How much of a limit is used, as text: the verdict beside it is of the exact figure. */
import { expect, test } from 'vitest';
import { formatUtilisation } from '../../src/kit/index.ts';

test.each([
  [0.8, '80 %'],
  // What is tight does not read as what fits: 80.3 %.
  [0.803, '81 %'],
  [0.8000001, '81 %'],
  [0.814, '81 %'],
  [1, '100 %'],
  [1.003, 'over 100 %'],
])('%f of a limit is “%s”', (used, text) => {
  expect(formatUtilisation(used)).toBe(text);
});
