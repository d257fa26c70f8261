/** An embed in somebody else's page, which may hold it at arm's length. */
import { describe, expect } from 'vitest';
import { cases, numbersOf, screenOf } from './cases.ts';
import { addressOf, readoutsOf, test, ways } from './visit.ts';

describe.each(ways.filter((way) => way !== 'file://'))('hosted at %s', (way) => {
  test.for(cases)(
    'the embed of $id works in a frame that gives it scripts and nothing else',
    async ({ id, field, typed, query }, { openSite }) => {
      // The home page stands for somebody's page: a frame of an opaque origin has nothing in common with it.
      const { page } = await openSite('', { way });
      await page.evaluate(
        (address) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.name = 'embed';
          frame.src = address;
          document.body.append(frame);
        },
        addressOf(way, `embed/${id}/`),
      );

      const frame = page.frameLocator('iframe[name="embed"]');
      const calculator = frame.locator('headroom-calculator');
      await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf(id)));
      await calculator.locator(`[name="${field}"]`).fill(typed);
      await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf(id, query)));
      await calculator.locator(`[name="${field}"]`).press('Tab');
      expect(await page.evaluate('location.search')).toBe('');
    },
  );
});
