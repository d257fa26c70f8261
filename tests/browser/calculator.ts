/** The calculator of a page: waiting until its script has taken it over, and opening its inputs. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page's own calculator: the one that its address speaks of. */
export const calculatorOf = (page: Page): Locator => page.locator('headroom-calculator').first();

/** Waits until the script has taken the page's calculator over: it does so once somebody comes to it. */
export async function alive(page: Page) {
  const calculator = calculatorOf(page);
  await calculator.locator('.root').dispatchEvent('pointerover', { bubbles: true });
  await calculator
    .locator('[data-live]')
    .waitFor({ state: 'attached' })
    .catch(async (late) => {
      // An error of the page is the cause, and says more than that nothing came.
      const [error = late] = await page.pageErrors();
      throw error;
    });
}

/** Comes to the calculator again and again: a use that meets a script which is just failing is in vain. */
export async function useUntilAlive(page: Page) {
  const input = calculatorOf(page).locator('.controls summary').first();
  const used = async () => {
    await input.blur();
    await input.focus();
    return calculatorOf(page).locator('[data-live]').count();
  };
  await expect.poll(used, { interval: 500 }).toBe(1);
}

/** Opens the cell of an input, unless it is typed in the strip itself. */
export async function unfold(page: Page | FrameLocator, field: string) {
  const input = `:is([name="${field}"]:not([type="hidden"]), fieldset[id="${field}"])`;
  const strip = page.locator('headroom-calculator .controls:not(.other)').first();
  await strip.hover();
  await strip.locator(input).first().waitFor({ state: 'attached' });
  if (!(await strip.locator(input).first().isVisible()))
    await strip
      .locator('.group')
      .filter({ has: page.locator(input) })
      .locator('> summary')
      .click();
}
