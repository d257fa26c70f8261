/** The line that the limits of two cases are folded into. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { ComparedRow } from '../../calculators/shared/compare/compare.ts';
import { LimitsOfBoth } from './TwoColumns.tsx';

const row = (isSame: boolean): ComparedRow => ({ label: 'VM cached', texts: ['', ''], isSame });

test.each([
  [[true, true], 'none differs'],
  [[false, false], '2 of 2 differ'],
  [[false, true, true], '1 of 3 differ'],
])('says how many of them differ as a person would: %s.', (same, words) => {
  const html = renderToString(<LimitsOfBoth limits={same.map(row)} />);
  expect(html).toContain(`<span>${words}</span>`);
  expect(html).not.toContain('0 differ');
});
