/** A day that is painted: printed without a script, and the input of the steps with one, by pointer, by finger and by key. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wrongWith } from './axe.ts';
import { alive, calculatorOf } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { readoutsOf } from './readouts.ts';
import { test } from './visit.ts';

const path = 'calculators/burst/';
const figureIn = (page: Page) => calculatorOf(page).locator('.painted');
const sliderOf = (page: Page) =>
  figureIn(page).getByRole('slider', { name: 'Load in quarter hours' });
const told = (page: Page) => sliderOf(page).getAttribute('aria-valuetext');
const stepsIn = (page: Page) => new URL(page.url()).searchParams.get('steps');
const drawnIn = (page: Page) => figureIn(page).locator('path.delivered').getAttribute('d');

const whole = (page: Page) => figureIn(page).getByRole('button', { name: 'Show 24 h' });

/** Where a quarter hour and a rate are on the screen: 4,200 IOPS are over the 250 px of the plot. @param shown how many quarter hours there are */
async function placeIn(page: Page, shown = 96) {
  await sliderOf(page).scrollIntoViewIfNeeded();
  const box = await sliderOf(page).boundingBox();
  if (!box) throw new Error('The day is not on the screen.');
  return (bar: number, rate: number) =>
    [box.x + ((bar + 0.5) / shown) * box.width, box.y + 276 - (rate / 4200) * 250] as const;
}

const timesIn = (page: Page) => figureIn(page).locator('text.tick').allTextContents();
const wholeDay = Array.from({ length: 9 }, (_, at) => `${3 * at}:00`);

test('is printed with its bars, its limits and its credits, and has a name', async ({
  openSite,
}) => {
  const { page } = await openSite(path, { script: false });
  const picture = figureIn(page).getByRole('img');
  expect(await picture.getAttribute('aria-label')).toBe(
    'Load in quarter hours: after 30 min the credits are used up.',
  );
  for (const part of ['path.delivered', 'path.lost', 'path.credits.area', 'line.sustained'])
    expect(await picture.locator(part).count(), part).toBe(1);
  expect(await picture.locator('text.out').textContent()).toBe('credits used up 0:30');
  expect(await figureIn(page).locator('.starts').isVisible()).toBe(false);
});

describe('painting', () => {
  test('by mouse is followed by the picture at once, by answer and address at its end, and one Undo takes all of it back', async ({
    openSite,
  }) => {
    const { page } = await openSite(path);
    await alive(page);
    await whole(page).click();
    const place = await placeIn(page);
    const before = await drawnIn(page);
    await page.mouse.move(...place(8, 1000));
    await page.mouse.down();
    await expect.poll(() => told(page)).toMatch(/^2:00, 1,000 IOPS/);
    await page.mouse.move(...place(10, 3000), { steps: 4 });
    await expect.poll(() => told(page)).toMatch(/^2:30, 3,000 IOPS/);
    expect(await drawnIn(page)).not.toBe(before);
    expect(stepsIn(page)).toBeNull();
    await page.mouse.up();
    const steps = '1h:3500IOPS,1h:0IOPS,15min:1000IOPS,15min:2000IOPS,15min:3000IOPS';
    await expect.poll(() => stepsIn(page)).toBe(steps);
    await expect
      .poll(() => readoutsOf(calculatorOf(page)))
      .toEqual(numbersOf(screenOf('burst', `steps=${steps}`)));
    await page.mouse.move(...place(40, 500));
    await page.mouse.down();
    await page.mouse.move(...place(41, 500), { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => stepsIn(page)).toBe(`${steps},435min:0IOPS,30min:500IOPS`);
    await calculatorOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stepsIn(page)).toBe(steps);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('fills the bars that a quick pointer has passed', async ({ openSite }) => {
    const { page } = await openSite(path, { query: 'steps=1d:500IOPS' });
    await alive(page);
    const place = await placeIn(page);
    await page.mouse.move(...place(20, 2000));
    await page.mouse.down();
    await page.mouse.move(...place(23, 2000));
    await page.mouse.up();
    await expect.poll(() => stepsIn(page)).toBe('5h:500IOPS,1h:2000IOPS,18h:500IOPS');
  });

  test('by finger does not scroll the page', async ({ openSite }) => {
    const { page } = await openSite(path, {
      context: { viewport: { width: 360, height: 740 }, hasTouch: true },
    });
    await alive(page);
    await whole(page).click();
    const place = await placeIn(page);
    const touch = (type: string, points: readonly (readonly [number, number])[]) =>
      session.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([x, y]) => ({ x, y })),
      });
    const session = await page.context().newCDPSession(page);
    const from = await page.evaluate('scrollY');
    await touch('touchStart', [place(8, 3000)]);
    for (const rate of [2500, 2000, 1500, 1000]) await touch('touchMove', [place(8, rate)]);
    await touch('touchEnd', []);
    await expect.poll(() => stepsIn(page)).toBe('1h:3500IOPS,1h:0IOPS,15min:1000IOPS');
    expect(await page.evaluate('scrollY')).toBe(from);
  });

  test('by arrow keys goes sideways to a quarter hour, and changes it up and down', async ({
    openSite,
  }) => {
    const { page } = await openSite(path);
    await alive(page);
    await sliderOf(page).focus();
    expect(await told(page)).toBe('0:00, 3,500 IOPS, credits 50 %');
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => told(page)).toBe('0:30, 3,500 IOPS, 2,300 delivered, credits 0 %');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    await expect.poll(() => stepsIn(page)).toBe('30min:3500IOPS,15min:2950IOPS,15min:3500IOPS');
    await page.keyboard.press('End');
    await expect.poll(() => told(page)).toBe('23:45, no load, credits 100 %');
    expect(await figureIn(page).locator('rect.chosen').count()).toBe(1);
    expect(await timesIn(page)).toEqual(wholeDay);
  });
});

describe('a short load', () => {
  const short = ['0:00', '0:15', '0:30', '0:45', '1:00', '1:15', '1:30'];

  test('has as much of the day as it takes, printed and alive, and “Show 24 h” shows and hides the rest', async ({
    openSite,
  }) => {
    const printed = await openSite(path, { script: false });
    expect(await timesIn(printed.page)).toEqual(short);
    const { page } = await openSite(path);
    await alive(page);
    expect(await timesIn(page)).toEqual(short);
    expect(await whole(page).getAttribute('aria-pressed')).toBe('false');
    await whole(page).click();
    await expect.poll(() => timesIn(page)).toEqual(wholeDay);
    expect(await whole(page).getAttribute('aria-pressed')).toBe('true');
    await whole(page).click();
    await expect.poll(() => timesIn(page)).toEqual(short);
    expect(new URL(page.url()).search).toBe('');
    // A day is whole by itself.
    await figureIn(page).getByRole('button', { name: 'Flat load' }).click();
    await expect.poll(() => timesIn(page)).toEqual(wholeDay);
    await expect.poll(() => whole(page).count()).toBe(0);
  });

  test('is painted by mouse at the times that are shown, which stay until it is let go', async ({
    openSite,
  }) => {
    const { page } = await openSite(path);
    await alive(page);
    const place = await placeIn(page, 6);
    await page.mouse.move(...place(4, 3000));
    await page.mouse.down();
    await expect.poll(() => told(page)).toMatch(/^1:00, 3,000 IOPS/);
    await page.mouse.move(...place(7, 3000), { steps: 3 });
    await expect.poll(() => told(page)).toMatch(/^1:15, 3,000 IOPS/);
    expect(await timesIn(page)).toEqual(short);
    await page.mouse.up();
    await expect.poll(() => stepsIn(page)).toBe('1h:3500IOPS,30min:3000IOPS');
    // Its credits are back later than that.
    await expect.poll(async () => (await timesIn(page)).at(-1)).toMatch(/^[2-9]:/);
  });

  test('is gone beyond by keys', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    await sliderOf(page).focus();
    for (let at = 0; at < 6; at++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => told(page)).toMatch(/^1:30, no load/);
    expect((await timesIn(page)).at(-1)).toMatch(/^[2-9]:/);
    await page.keyboard.press('Home');
    await expect.poll(() => timesIn(page)).toEqual(short);
  });
});

test('chips set the load and whether it repeats', async ({ openSite }) => {
  const { page } = await openSite(path);
  await alive(page);
  const chip = (name: string) => figureIn(page).getByRole('button', { name });
  await chip('Hourly batch').click();
  await expect.poll(() => stepsIn(page)).toBe('15min:3500IOPS,45min:900IOPS');
  expect(new URL(page.url()).searchParams.get('repeat')).toBe('yes');
  await expect.poll(() => chip('Hourly batch').getAttribute('aria-pressed')).toBe('true');
  await chip('Flat load').click();
  await expect.poll(() => stepsIn(page)).toBe('1d:2400IOPS');
  expect(new URL(page.url()).searchParams.get('repeat')).toBeNull();
});

describe.each([1280, 360])('at %i px', (width) => {
  test('it has nothing that axe finds, and shifts nothing as it comes to life', async ({
    openSite,
  }) => {
    const { page } = await openSite(path, {
      context: { bypassCSP: true, viewport: { width, height: 800 } },
    });
    await alive(page);
    await sliderOf(page).focus();
    expect(await shiftsOf(page)).toEqual([]);
    expect(await wrongWith(page)).toEqual([]);
  });
});
