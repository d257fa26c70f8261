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

test('the link to the full page carries the case that is shown', async ({ openSite }) => {
  const { page } = await openSite('embed/io-size/', { query: 'disk=P40&theme=dark' });
  const full = page.getByRole('link', { name: 'Open the full page' });
  await full.focus();
  expect(new URL((await full.getAttribute('href')) ?? '', page.url()).search).toBe('?disk=P40');
  const calculator = page.locator('headroom-calculator');
  await calculator.locator('[name="io-size"]').fill('64k');
  await expect
    .poll(() => readoutsOf(calculator))
    .toEqual(numbersOf(screenOf('io-size', 'disk=P40&io-size=64KiB')));
  await full.focus();
  const address = new URL((await full.getAttribute('href')) ?? '', page.url());
  expect(address.pathname).toBe('/calculators/io-size/index.html');
  expect(address.search).toBe('?disk=P40&io-size=64KiB');
});
