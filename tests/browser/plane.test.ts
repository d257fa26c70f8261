/** The plane: printed without a script, and the input of the load with one, by key, by pointer and by touch. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wrongWith } from './axe.ts';
import { alive, calculatorOf } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { readoutsOf } from './readouts.ts';
import { test } from './visit.ts';

const setUp = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly';
const query = `${setUp}&io-size=64KiB&target-iops=12000`;
const planeIn = (page: Page) => calculatorOf(page).locator('.plane-figure');
const pointOf = (page: Page) =>
  planeIn(page).getByRole('slider', { name: 'Your load, on the plane' });
const told = (page: Page) => pointOf(page).getAttribute('aria-valuetext');
const answered = (io: string, rate: number) =>
  numbersOf(screenOf('cap-check', `${setUp}&io-size=${io}&target-iops=${rate}`));

async function placeOf(page: Page) {
  await pointOf(page).scrollIntoViewIfNeeded();
  const box = await planeIn(page).locator('.point').boundingBox();
  if (!box) throw new Error('The point is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('is printed with its boxes and its point, and has a name', async ({ openSite }) => {
  const { page } = await openSite('calculators/cap-check/', { script: false });
  const picture = planeIn(page).getByRole('img');
  expect(await picture.getAttribute('aria-label')).toContain('VM uncached 600 MB/s');
  expect(await picture.locator('path.first').count()).toBe(1);
  expect(await picture.locator('path.other').count()).toBeGreaterThan(0);
  expect(await picture.locator('.point').isVisible()).toBe(true);
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(box?.height).toBeGreaterThan(300);
});

describe('the point of the plane', () => {
  test('goes by arrow keys: sideways the rate, up and down the IO size; the answer and the address follow', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', { query });
    await alive(page);
    await pointOf(page).focus();
    expect(await told(page)).toBe('12,000 IOPS of 64 KiB, 786.4 MB/s, achievable 9,155 IOPS');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(answered('32KiB', 12_000));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(answered('32KiB', 11_000));
    await expect.poll(() => told(page)).toBe('11,000 IOPS of 32 KiB, 360.4 MB/s');
    await expect.poll(() => new URL(page.url()).searchParams.get('target-iops')).toBe('11000');
    expect(await calculatorOf(page).getByLabel('IO size', { exact: true }).inputValue()).toBe('32');
  });

  test('is dragged by mouse, and the answer follows without a shift of the page', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', { query });
    await alive(page);
    const { x, y } = await placeOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const box = await pointOf(page).boundingBox();
    await page.mouse.move(x, y + (box?.height ?? 0) / 4, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => told(page)).toMatch(/^12,000 IOPS of (8|16|32) KiB/);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('is dragged by a finger that takes it, in any direction; beside it a finger scrolls the page', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', {
      query,
      context: { hasTouch: true, viewport: { width: 360, height: 740 } },
    });
    await alive(page);
    const { x, y } = await placeOf(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', { x, y });
    for (const down of [20, 50, 80]) await touch('touchMove', { x, y: y + down });
    await touch('touchEnd');
    await expect.poll(() => told(page)).toMatch(/^12,000 IOPS of (8|16|32) KiB/);

    const now = await told(page);
    const { x: across, y: down } = await placeOf(page);
    const before = await page.evaluate('scrollY');
    const beside = { x: across - 80, y: down + 100 };
    await touch('touchStart', beside);
    for (const up of [15, 40, 80, 120]) await touch('touchMove', { ...beside, y: beside.y - up });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate('scrollY')).not.toBe(before);
    expect(await told(page)).toBe(now);
  });

  test('breaks no rule of accessibility, in light and dark', async ({ openSite }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openSite('calculators/cap-check/', {
        query,
        context: { bypassCSP: true, colorScheme },
      });
      await alive(page);
      await pointOf(page).focus();
      expect(await wrongWith(page)).toEqual([]);
    }
  });
});

test('the point of what is provisioned goes by arrow keys: sideways IOPS, up and down throughput', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/provision/');
  await alive(page);
  await pointOf(page).focus();
  expect(await told(page)).toBe('20,000 IOPS, 400 MB/s, $210 a month');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const moved = numbersOf(screenOf('provision', 'target-iops=21000&target-throughput=390MB/s'));
  await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(moved);
  await expect
    .poll(() => new URL(page.url()).searchParams.get('target-throughput'))
    .toBe('390MB/s');
  expect(await shiftsOf(page)).toEqual([]);
});
