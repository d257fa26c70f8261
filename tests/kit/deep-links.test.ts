/** Links from one calculator to another leave out what the other starts with anyway. */
import { describe, expect, test } from 'vitest';
import { targets } from '../../src/calculators/deep-links.ts';
import { calculators } from '../../src/calculators/index.ts';

describe.each(Object.entries(targets))('a link to %s', (id, { takes }) => {
  test('sets only inputs that it has, and knows what they start with.', () => {
    const target = calculators.find((calculator) => calculator.id === id);
    for (const [name, initial] of Object.entries(takes)) {
      expect(target?.names).toContain(name);
      expect(target?.initial(name), name).toBe(initial);
    }
  });
});
