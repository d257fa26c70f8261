/** Charts read value by value: by arrow key, by ear, by pointer and by touch. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleText } from '../../src/ui/charts/ChartCursor.tsx';
import { cases, screenOf } from './cases.ts';
import { alive, all, calculatorOf, shiftsOf, test } from './visit.ts';

const readerOf = (page: Page) => calculatorOf(page).getByRole('slider');
const told = (page: Page) => readerOf(page).getAttribute('aria-valuetext');
/** All of these charts are drawn and read by the same code, so every run reads one. */
const charted = cases.filter(({ id }) => screenOf(id).answer?.chart).slice(0, all ? undefined : 1);

test('there is a chart to read', () => expect(charted).not.toEqual([]));

test('16 KiB on a P30 is 5,000 IOPS and 5,000 × 16 KiB a second, in both panels at once', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/io-size/');
  await alive(page);
  await readerOf(page).focus();
  // It starts at the answer, and goes from power of two to power of two.
  expect(await told(page)).toBe('8 KiB: 5,000 IOPS, 40.96 MB/s');
  await page.keyboard.press('ArrowRight');
  expect(await told(page)).toBe('16 KiB: 5,000 IOPS, 81.92 MB/s');
  expect(await calculatorOf(page).locator('.panel .cursor circle').count()).toBe(2);
  expect(await calculatorOf(page).locator('.reading').textContent()).toBe(await told(page));
});

describe.each(charted)('$id', ({ id }) => {
  const samples = screenOf(id).answer?.chart?.samples.map(sampleText) ?? [];

  test('is read from its first value to its last, each once, and nothing moves', async ({
    openSite,
  }) => {
    const { page } = await openSite(`calculators/${id}/`);
    await alive(page);
    const height = () => calculatorOf(page).evaluate(({ scrollHeight }) => scrollHeight);
    const before = await height();
    await readerOf(page).focus();
    await page.keyboard.press('Home');
    const heard = [await told(page)];
    while (heard.length < samples.length) {
      await page.keyboard.press('ArrowRight');
      heard.push(await told(page));
    }
    expect(heard).toEqual(samples);
    expect(new Set(heard).size).toBe(heard.length);
    await page.keyboard.press('ArrowRight');
    expect(await told(page)).toBe(samples.at(-1));
    await page.keyboard.press('ArrowLeft');
    expect(await told(page)).toBe(samples.at(-2));
    await page.keyboard.press('End');
    expect(await told(page)).toBe(samples.at(-1));
    expect(await height()).toBe(before);
    expect(await shiftsOf(page)).toEqual([]);
    // It is no trap, and reading ends with the focus.
    await page.keyboard.press('Tab');
    expect(await calculatorOf(page).locator('.cursor, .reading').count()).toBe(0);
  });

  test('is read by pointer and by touch where they are', async ({ openSite }) => {
    const { page } = await openSite(`calculators/${id}/`, { context: { hasTouch: true } });
    await alive(page);
    const reader = readerOf(page);
    await reader.scrollIntoViewIfNeeded();
    const box = await reader.boundingBox();
    const [left, width, y] = [box?.x ?? 0, box?.width ?? 0, (box?.y ?? 0) + 40];
    await page.mouse.move(left + 1, y);
    await expect.poll(() => told(page)).toBe(samples[0]);
    await page.mouse.move(left + width - 1, y);
    await expect.poll(() => told(page)).toBe(samples.at(-1));
    await page.mouse.move(left + 1, 0);
    await expect.poll(() => calculatorOf(page).locator('.cursor').count()).toBe(0);
    await page.touchscreen.tap(left + 1, y);
    await expect.poll(() => told(page)).toBe(samples[0]);
  });

  test('is an image with a name and no more without script', async ({ openSite }) => {
    const { page } = await openSite(`calculators/${id}/`, { script: false });
    expect(await readerOf(page).count()).toBe(0);
    const summary = screenOf(id).answer?.chart?.summary ?? '';
    expect(await page.getByRole('img', { name: summary }).count()).toBe(1);
  });
});
