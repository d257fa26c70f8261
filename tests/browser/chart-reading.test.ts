/** Charts read value by value, and their markers moved: by arrow key, by ear, by pointer and by touch. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleText } from '../../src/ui/charts/reading.ts';
import { all } from '../sampled-calculators.ts';
import { wrongWith } from './axe.ts';
import { alive, calculatorOf } from './calculator.ts';
import { cases, numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { readoutsOf } from './readouts.ts';
import { test } from './visit.ts';

const sliderOf = (page: Page) => calculatorOf(page).locator('.chart').getByRole('slider');
/** Beside a plane a chart is folded. */
async function unfold(page: Page) {
  await alive(page);
  for (const line of await calculatorOf(page).locator('.folded:has(.chart) > summary').all())
    await line.click();
}
const told = (page: Page) => sliderOf(page).getAttribute('aria-valuetext');
const readOut = (page: Page) => calculatorOf(page).locator('.reading');
const charts = cases.flatMap(({ id }) => {
  const chart = screenOf(id).answer?.chart;
  return chart ? [{ id, chart }] : [];
});
/** All charts are drawn and read by the same code, so every run reads one of each kind. */
const some = <T>(list: readonly T[]) => list.slice(0, all ? undefined : 1);
const read = some(charts.filter(({ chart }) => !chart.input));
const moved = some(charts.filter(({ chart }) => chart.input));

test('there are charts to read, and charts with a marker to move', () => {
  expect(read).not.toEqual([]);
  expect(moved).not.toEqual([]);
});

/** Where a slider is on the screen, once it has been drawn. */
async function placeOf(page: Page) {
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  return { left: box.x, width: box.width, y: box.y + 60 };
}

test('at 16 KiB a P30 does 5,000 IOPS and 5,000 × 16 KiB a second: the marker goes there by key, and the answer follows', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/io-size/');
  await unfold(page);
  await sliderOf(page).focus();
  // It starts at the answer, and goes from power of two to power of two.
  expect(await told(page)).toBe('8 KiB: 5,000 IOPS, 40.96 MB/s');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => told(page)).toBe('16 KiB: 5,000 IOPS, 81.92 MB/s');
  await expect
    .poll(() => readoutsOf(calculatorOf(page)))
    .toEqual(numbersOf(screenOf('io-size', 'io-size=16KiB')));
  expect(await calculatorOf(page).getByLabel('IO size', { exact: true }).inputValue()).toBe('16');
  await expect.poll(() => readOut(page).textContent()).toBe('16 KiB5,000 IOPS81.92 MB/s');
  await page.keyboard.press('End');
  await expect.poll(() => told(page)).toMatch(/^2 MiB: /);
  await page.keyboard.press('PageDown');
  await expect.poll(() => told(page)).toMatch(/^512 KiB: /);
  await page.keyboard.press('Home');
  await expect.poll(() => told(page)).toMatch(/^2 KiB: /);
  await expect.poll(() => new URL(page.url()).search).toBe('?io-size=2KiB');
});

describe.each(moved)('the marker of $id', ({ id, chart }) => {
  const { values, name } = chart.input ?? { values: [], name: '' };
  const first = { [name]: values[0]?.text ?? '' };
  const last = { [name]: values.at(-1)?.text ?? '' };
  const answered = (given: Readonly<Record<string, string>>) =>
    numbersOf(screenOf(id, new URLSearchParams(given).toString()));

  test('is dragged by mouse, and the answer follows without a shift of the page', async ({
    openSite,
  }) => {
    const { page } = await openSite(`calculators/${id}/`);
    await unfold(page);
    const { left, width, y } = await placeOf(page);
    await page.mouse.move(left + width / 2, y);
    await expect.poll(() => readOut(page).count()).toBe(1);
    // Nothing is set until a button is down.
    expect(await readoutsOf(calculatorOf(page))).toEqual(numbersOf(screenOf(id)));
    await page.mouse.down();
    await page.mouse.move(left + width - 1, y, { steps: 4 });
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(answered(last));
    await page.mouse.up();
    await page.mouse.move(left + width / 3, y);
    expect(await readoutsOf(calculatorOf(page))).toEqual(answered(last));
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('is put by a tap, and dragged by a finger that goes across', async ({ openSite }) => {
    const { page } = await openSite(`calculators/${id}/`, {
      context: { hasTouch: true, viewport: { width: 360, height: 740 } },
    });
    await unfold(page);
    const { left, width, y } = await placeOf(page);
    await page.touchscreen.tap(left + 1, y);
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(answered(first));
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, at = y) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: at }],
      });
    await touch('touchStart', left + 20);
    for (const part of [0.3, 0.6, 0.8]) await touch('touchMove', left + width * part);
    await touch('touchMove', left + width - 1);
    await touch('touchEnd');
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(answered(last));

    // A finger that goes up scrolls the page, and sets nothing.
    const before = await page.evaluate('scrollY');
    await touch('touchStart', left + width / 2, y);
    for (const up of [15, 40, 80]) await touch('touchMove', left + width / 2, y - up);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate('scrollY')).not.toBe(before);
    expect(await readoutsOf(calculatorOf(page))).toEqual(answered(last));
  });

  test('has a name, and breaks no rule of accessibility while it is moved', async ({
    openSite,
  }) => {
    const { page } = await openSite(`calculators/${id}/`, { context: { bypassCSP: true } });
    await unfold(page);
    await sliderOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readOut(page).count()).toBe(1);
    expect(await sliderOf(page).getAttribute('aria-label')).toMatch(/, on the chart$/);
    expect(await wrongWith(page)).toEqual([]);
  });
});

describe.each(read)('$id', ({ id, chart }) => {
  const samples = chart.samples.map(sampleText);

  test('is read from its first value to its last, each once, and nothing moves', async ({
    openSite,
  }) => {
    const { page } = await openSite(`calculators/${id}/`);
    await unfold(page);
    const height = () => calculatorOf(page).evaluate(({ scrollHeight }) => scrollHeight);
    const before = await height();
    await sliderOf(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => told(page)).toBe(samples[0]);
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
    expect(await readoutsOf(calculatorOf(page))).toEqual(numbersOf(screenOf(id)));
    expect(await height()).toBe(before);
    expect(await shiftsOf(page)).toEqual([]);
    // It is no trap, and reading ends with the focus.
    await page.keyboard.press('Tab');
    expect(await calculatorOf(page).locator('.cursor, .reading').count()).toBe(0);
  });

  test('is read by pointer and by touch where they are', async ({ openSite }) => {
    const { page } = await openSite(`calculators/${id}/`, { context: { hasTouch: true } });
    await unfold(page);
    const { left, width, y } = await placeOf(page);
    await page.mouse.move(left + 1, y);
    await expect.poll(() => told(page)).toBe(samples[0]);
    await page.mouse.move(left + width - 1, y);
    await expect.poll(() => told(page)).toBe(samples.at(-1));
    // The box is inside the plot.
    const box = await readOut(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(left);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left + width);
    await page.mouse.move(left + 1, 0);
    await expect.poll(() => calculatorOf(page).locator('.cursor').count()).toBe(0);
    await page.touchscreen.tap(left + 1, y);
    await expect.poll(() => told(page)).toBe(samples[0]);
  });
});

test.for(some(charts))(
  '$id is an image with a name and no more without script',
  async ({ id, chart }, { openSite }) => {
    const { page } = await openSite(`calculators/${id}/`, { script: false });
    expect(await sliderOf(page).count()).toBe(0);
    const picture = calculatorOf(page).locator('.chart [role="img"]');
    expect(await picture.getAttribute('aria-label')).toBe(chart.summary);
  },
);

test('what reads a chart is loaded when it is first used', async ({ openSite }) => {
  const { page } = await openSite('calculators/io-size/');
  await unfold(page);
  await page.waitForLoadState('networkidle');
  const isThere = () => page.evaluate(`'./headroom-tools.js' in headroomScripts`);
  expect(await isThere()).toBe(false);
  const { left, y } = await placeOf(page);
  await page.mouse.move(left + 9, y);
  await expect.poll(isThere).toBe(true);
});

test('a key pressed before what reads a chart has come is not lost, and the page does not scroll', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/burst/');
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    page.route('**/headroom-tools.js', (route) => {
      resolve();
      send = () => void route.continue();
    });
  });
  await unfold(page);
  const { left, width, y } = await placeOf(page);
  await page.mouse.move(left + width / 2, y);
  await sliderOf(page).focus();
  const before = await page.evaluate('scrollY');
  await page.keyboard.press('Home');
  // The pointer leaves what the key was meant for.
  await page.mouse.move(left + width / 2, 0);
  await asked;
  send();
  await expect.poll(() => told(page)).toMatch(/^at the start: /);
  expect(await page.evaluate('scrollY')).toBe(before);
});
