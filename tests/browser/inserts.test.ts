/** A calculator in a page of the guide: a card with its answer, and the calculator folded in it. */
import { describe, expect } from 'vitest';
import { alive, calculatorOf } from './calculator.ts';
import { test } from './visit.ts';

describe.each([true, false])('a calculator in a text, with script: %s', (script) => {
  test('says its case and its answer, leads to its page, and unfolds in its place', async ({
    openSite,
  }) => {
    const { page } = await openSite('optimise/io-size/', { script });
    const card = page.locator('.insert');
    // Figures do not part from their units there.
    const shown = (await card.locator('.reply p').innerText()).replaceAll('\u00a0', ' ');
    const headline = calculatorOf(page).locator('.headline');
    expect(shown).toContain((await headline.textContent())?.trim());
    expect(shown).toContain('P30, D16ds_v5, 64 KiB');
    const link = card.getByRole('link', { name: 'Open in IO size' });
    expect(await link.getAttribute('href')).toMatch(
      /calculators\/io-size\/index\.html\?vm=D16ds_v5&io-size=64KiB$/,
    );
    expect(await headline.isVisible()).toBe(false);
    await card.locator('> details > summary').click();
    expect(await headline.isVisible()).toBe(true);
    // The opened calculator has the answer itself.
    expect(await link.isVisible()).toBe(false);
  });
});

test('an option is applied in a calculator that was folded', async ({ openSite }) => {
  const { page } = await openSite('optimise/io-size/');
  await page.locator('.insert > details > summary').click();
  await alive(page);
  const calculator = calculatorOf(page);
  const before = await calculator.locator('.headline').textContent();
  await calculator
    .getByRole('link', { name: /^Apply: / })
    .first()
    .click();
  await expect.poll(() => calculator.locator('.headline').textContent()).not.toBe(before);
});

test('where a page explains answers, the calculator is unfolded', async ({ openSite }) => {
  const { page } = await openSite('start/how-to-read-an-answer/');
  expect(await calculatorOf(page).locator('.headline').isVisible()).toBe(true);
});

test('a closed card shows the verdict, so that what can lose data is not hidden', async ({
  openSite,
}) => {
  const { page } = await openSite('cases/ds13v2-laboratory/');
  const card = page.locator('.insert', { hasText: 'DS13_v2' }).first();
  await expect.poll(() => card.locator('.reply .badge').innerText()).toBe('Unsafe');
  expect(await card.locator('> details').getAttribute('open')).toBeNull();
});
