/** What a screen reader is told while somebody types: the answer, once, when the keys rest. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { plainText } from '../../src/kit/view-model.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { screenOf } from './cases.ts';
import { sampledCases } from './sampled-cases.ts';
import { openStopped, test } from './visit.ts';

/** Writes down whatever any live region of the page's calculator says from now on. */
const listen = (page: Page) =>
  calculatorOf(page).evaluate((element) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const live = '[role="status"], [role="alert"], [aria-live="polite"], output:not([role])';
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(live),
      );
      for (const region of new Set(regions)) if (region?.textContent) said.push(region.textContent);
    }).observe(element.shadowRoot ?? element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
const said = (page: Page) => page.evaluate('said');

const headline = (id: string, query: string) => {
  const { answer } = screenOf(id, query);
  return answer ? plainText(answer.headline) : 'No answer yet.';
};

describe.each(sampledCases)('$id', ({ id, field, typed, query, unreadable }) => {
  test('says the answer once, not on each key', async ({ openSite }) => {
    const { page } = await openStopped(openSite, `calculators/${id}/`);
    await listen(page);
    const input = calculatorOf(page).locator(`[name="${field}"]`);
    await unfold(page, field);
    await input.fill('');
    for (const key of typed) {
      await input.pressSequentially(key);
      await page.clock.runFor(30);
    }
    const aWhileLater = async () => {
      await page.clock.runFor(400);
      return said(page);
    };
    await expect.poll(aWhileLater).toEqual([headline(id, query)]);
    expect(await aWhileLater()).toEqual([headline(id, query)]);
    await page.clock.resume();

    await input.fill(unreadable);
    await input.blur();
    await expect.poll(() => said(page)).toEqual([headline(id, query), 'No answer yet.']);
  });

  test('says the first answer too, typed before the script was there', async ({ openSite }) => {
    const { page } = await openSite(`calculators/${id}/`);
    await listen(page);
    await unfold(page, field);
    await calculatorOf(page).locator(`[name="${field}"]`).fill(typed);
    await expect.poll(() => said(page)).toEqual([headline(id, query)]);
  });

  test.for(['', query])(
    'says nothing to somebody who has just come: ?%s',
    async (link, { openSite }) => {
      const { page } = await openSite(`calculators/${id}/`, { query: link });
      await listen(page);
      await alive(page);
      await page.waitForTimeout(500);
      expect(await said(page)).toEqual([]);
    },
  );
});
