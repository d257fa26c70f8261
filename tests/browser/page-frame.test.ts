/** What is around the matter of a page: header, title row, cards. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cases } from './cases.ts';
import { test } from './visit.ts';

const themeOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['theme'] ?? 'auto');

test('the theme has three states, and the button says which', async ({ openSite }) => {
  const { page } = await openSite('concepts/units/');
  const button = page.locator('.theme');
  for (const theme of ['auto', 'light', 'dark']) {
    expect(await button.getAttribute('aria-label')).toBe(`Theme: ${theme}`);
    expect(await themeOf(page)).toBe(theme);
    // One sign is shown, its own.
    const signs = await button
      .locator('[class]:visible')
      .evaluateAll((all) => all.map((sign) => sign.getAttribute('class')));
    expect(signs.filter((sign) => sign !== 'full')).toEqual([theme]);
    await button.press('Enter');
  }
  expect(await themeOf(page)).toBe('auto');
  await button.click();
  await page.reload();
  expect(await themeOf(page)).toBe('light');
  expect(await button.getAttribute('aria-label')).toBe('Theme: light');
});

test('without script there is no switch that does nothing', async ({ openSite }) => {
  const { page } = await openSite('concepts/units/', { script: false });
  expect(await page.locator('.theme').isVisible()).toBe(false);
});

test('a phone has search, theme and menu side by side, each large enough for a finger', async ({
  openSite,
}) => {
  const { page } = await openSite('concepts/units/', {
    context: { viewport: { width: 320, height: 640 } },
  });
  const boxes = await Promise.all(
    ['.search-box', '.theme', '.menu > summary'].map((one) => page.locator(one).boundingBox()),
  );
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBe(boxes[0]?.y);
  }
  await page.locator('.menu > summary').click();
  const entries = await page.locator('.menu nav > p').allTextContents();
  expect(entries).toEqual(['Diagnose', 'Find', 'Check', 'Simulate', 'Limits']);
});

test('on a phone the menu and what search finds are never open together, and Esc closes each', async ({
  openSite,
}) => {
  const { page } = await openSite('concepts/units/', {
    context: { viewport: { width: 360, height: 740 } },
  });
  const menu = page.locator('.menu nav');
  const found = page.locator('#found');
  const open = () => page.locator('.menu > summary').click();
  await open();
  await menu.waitFor();
  await menu.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await page.locator('.menu > summary:focus').count()).toBe(1);
  await open();
  await page.getByRole('searchbox').click();
  await page.keyboard.insertText('queue depth');
  await found.locator('a').first().waitFor();
  await menu.waitFor({ state: 'hidden' });
  // While something is typed, the box lies over the button.
  await page.locator('.menu > summary').press('Enter');
  await found.waitFor({ state: 'hidden' });
  expect(await menu.isVisible()).toBe(true);
  await page.getByRole('searchbox').click();
  await found.waitFor();
  expect(await menu.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await found.waitFor({ state: 'hidden' });
});

test.for(cases)(
  '$id: the strip begins at most 200 px from the top of a desk',
  async ({ id }, { openSite }) => {
    const { page } = await openSite(`calculators/${id}/`, {
      context: { viewport: { width: 1280, height: 800 } },
    });
    const field = await page
      .locator('headroom-calculator .controls :is(summary, input)')
      .first()
      .boundingBox();
    expect(
      field?.y,
      `The question in src/calculators/${id}/about.ts takes more than one line.`,
    ).toBeLessThanOrEqual(200);
    expect(await page.locator('.related li').count()).toBeLessThanOrEqual(5);
    expect(await page.locator('.cases tbody').count()).toBeGreaterThan(0);
  },
);

describe.each([360, 768, 1280, 1920])('the gallery, %i px wide', (width) => {
  test('has no holes, and every card is a link', async ({ openSite }) => {
    const { page } = await openSite('calculators/', {
      context: { viewport: { width, height: 900 } },
    });
    const lists = await page.locator('.questions').evaluateAll((all) =>
      all.map((list) => {
        const box = (element: Element) => {
          const { right, y } = element.getBoundingClientRect();
          return { right, y: Math.round(y) };
        };
        return { ...box(list), cards: [...list.children].map(box) };
      }),
    );
    expect(lists.length).toBeGreaterThan(1);
    for (const { right, cards } of lists) {
      const rows = Map.groupBy(cards, ({ y }) => y);
      for (const row of rows.values())
        expect(Math.max(...row.map((card) => card.right))).toBeCloseTo(right, 0);
    }
    const cards = lists.flatMap((list) => list.cards);
    expect(await page.locator('.questions > li a').count()).toBe(cards.length);
  });
});
