/** A text with two readings: both stand as buttons beside the problem, and one press settles it. */
import { describe, expect } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { readoutsOf } from './readouts.ts';
import { test } from './visit.ts';

describe('a text that can mean two things', () => {
  test('is settled by key, the focus returns to the input, and the address follows', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/sync-io/');
    await alive(page);
    const calculator = calculatorOf(page);
    const input = calculator.locator('[name="io-size"]');
    await unfold(page, 'io-size');
    await input.fill('1.024 KiB');
    await input.press('Enter');
    await expect
      .poll(() => calculator.locator('.readings button').allTextContents())
      .toEqual(['1024 KiB', '1.0240 KiB']);

    await input.press('Tab');
    await page.keyboard.press('Enter');
    // The form follows the figures, which come first.
    await expect.poll(() => input.inputValue()).toBe('1024');
    expect(await calculator.locator('#io-size + .unit').textContent()).toBe('KiB');
    await expect.poll(() => calculator.locator('.readings').count()).toBe(0);
    expect(await input.evaluate((element) => element.matches(':focus'))).toBe(true);
    await expect
      .poll(() => readoutsOf(calculator))
      .toEqual(numbersOf(screenOf('sync-io', 'io-size=1MiB')));
    expect(await calculator.locator('#io-size-hint').textContent()).toBe('Read as 1MiB.');
    await expect.poll(() => new URL(page.url()).search).toBe('?io-size=1MiB');
  });

  test('has names that may have been meant as buttons too', async ({ openSite }) => {
    const { page } = await openSite('calculators/sync-io/', { query: 'vm=D8' });
    await alive(page);
    const calculator = calculatorOf(page);
    const group = calculator.getByRole('group', { name: 'VM size: what did you mean?' });
    await group.getByRole('button', { name: 'D8s_v5', exact: true }).click();
    await expect
      .poll(() => readoutsOf(calculator))
      .toEqual(numbersOf(screenOf('sync-io', 'vm=D8s_v5')));
  });

  test('has no buttons where there is no script', async ({ openSite }) => {
    const { page } = await openSite('calculators/sync-io/', { query: 'vm=D8', script: false });
    expect(await calculatorOf(page).locator('.readings').count()).toBe(0);
  });
});
