/** Everything without a mouse: reached in the order of the page, seen where it is, never held. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { focusedClass, unseen, walk } from './focus.ts';
import { states } from './page-states.ts';
import { sampledCases } from './sampled-cases.ts';
import { test } from './visit.ts';

const walked = [
  'home',
  'the map',
  ...sampledCases.map(({ id }) => `${id} as it opens`),
  'problems, the answer withheld',
  'io-size in a frame',
  'the explorer, filtered, sorted and compared',
  'a guide page',
  'the checklist, filled in',
  'the menu, open',
  'no page',
];

/** What moves gets its buttons when it is first in sight. */
async function startMoving(page: Page) {
  for (const [part, key] of [
    ['.flow-example', '.flow-example[data-live]'],
    ['.player', '.playhead-layer'],
  ] as const) {
    if ((await page.locator(part).count()) === 0) continue;
    // At once: what draws the part may put another element in its place while one waits for it to be still.
    await page
      .locator(part)
      .first()
      .evaluate((element) => element.scrollIntoView());
    await page.locator(key).waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

describe.each(states.filter(({ name }) => walked.includes(name)))(
  '$name',
  ({ page: address, query = '', width = 1280, act }) => {
    test('each stop of the Tab key comes in the order of the page and is seen, in forced colours too', async ({
      openSite,
    }) => {
      const context = { viewport: { width, height: 900 } };
      const { page } = await openSite(address, { query, context });
      await act?.(page);
      await startMoving(page);
      const { stops, count } = await walk(page);
      expect(stops.filter(({ seen }) => !seen)).toEqual([]);
      expect(stops.filter(({ at }) => at < 0)).toEqual([]);
      expect(stops.map(({ at }) => at)).toEqual(Array.from({ length: count }, (_, at) => at));
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await unseen(page)).toEqual([]);
    });
  },
);

test('all states that are walked exist', () => {
  const names = states.map(({ name }) => name);
  expect(walked.filter((name) => !names.includes(name))).toEqual([]);
});

test('a stop that nobody sees is noticed', async ({ openSite }) => {
  const { page } = await openSite('404.html');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'unlined';
    button.style.outline = 'none';
    document.querySelector('main')?.append(button);
  });
  const { stops } = await walk(page);
  expect(stops.filter(({ seen }) => !seen).map(({ what }) => what)).toEqual(['button#unlined. ']);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await unseen(page)).toEqual(['button, button#unlined. ']);
});

test('the first stop leads past the header to the content', async ({ openSite }) => {
  const { page } = await openSite('optimise/io-size/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content');
});

describe('what is tried', () => {
  test('is where reading goes on, and is said once', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/');
    await alive(page);
    const calculator = calculatorOf(page);
    const link = calculator.getByRole('link', { name: /^Apply: / }).first();
    const before = await calculator.locator('.headline').textContent();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => calculator.locator('.headline').textContent()).not.toBe(before);
    await expect.poll(() => focusedClass(page)).toBe('headline');
    // The focus makes a screen reader read it, so nothing is announced beside that.
    await page.waitForTimeout(500);
    expect(await calculator.locator('[role="status"]').textContent()).toBe('');
  });

  test('a group that is removed leaves the focus beside where it stood', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/?vm=D16ds_v5');
    await alive(page);
    await unfold(page, 'disks.1.count');
    await calculatorOf(page).locator('.item > summary').nth(2).focus();
    await page.keyboard.press('Enter');
    await calculatorOf(page).getByRole('button', { name: 'Remove group 3' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => calculatorOf(page).locator('.row').count()).toBe(2);
    await expect.poll(() => focusedClass(page)).toBe('add');
  });
});
