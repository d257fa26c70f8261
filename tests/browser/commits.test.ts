/** Commits in slow motion: printed as a finished run, chosen by lane and by button, and moved by a script. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wrongWith } from './axe.ts';
import { alive, calculatorOf } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { readoutsOf } from './readouts.ts';
import { openStopped, test } from './visit.ts';

const path = 'calculators/commit/';
const figureIn = (page: Page) => calculatorOf(page).locator('.commits');
const lanesIn = (page: Page) => figureIn(page).locator('.lane');
const button = (page: Page, name: string) =>
  figureIn(page).getByRole('button', { name, exact: true });
const strokes = (page: Page) =>
  lanesIn(page)
    .locator('path:is(.down, .up)')
    .evaluateAll((paths) => paths.map((one) => one.getAttribute('d') ?? ''));
const lengthOf = (all: readonly string[]) => all.join('').length;
const inAddress = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const countIn = async (page: Page, lane: string) =>
  Number.parseInt(
    (await lanesIn(page).filter({ hasText: lane }).locator('.count').textContent()) ?? '',
    10,
  );

test('is printed as a finished run, with a lane of each kind of disk and the threshold through all', async ({
  openSite,
}) => {
  const { page } = await openSite(path, { script: false });
  expect(await lanesIn(page).locator('b:first-child').allTextContents()).toContain('Local NVMe');
  expect(await lanesIn(page).count()).toBe(6);
  for (const d of await strokes(page)) expect(d).toMatch(/^M0 \d|^M[\d.]+ 31/);
  expect(await lanesIn(page).locator('.threshold').count()).toBe(6);
  expect(await figureIn(page).locator('.times .first').textContent()).toBe(
    'etcd asks for p99 below 10 ms',
  );
  // The syncs of the disk of the case are in its lane alone: 3.08 and 7.77 ms.
  expect(await lanesIn(page).locator('path.heap').count()).toBe(1);
  const chosen = page.locator('.lane.chosen');
  expect(await chosen.locator('path.heap:not(.estimated)').count()).toBe(1);
  expect(await chosen.locator('svg text').allTextContents()).toEqual([
    'mean 3.08 ms',
    'p99 7.77 ms',
  ]);
  // A 99th percentile of each of 26 regions.
  expect((await chosen.locator('path.region').getAttribute('d'))?.split('M')).toHaveLength(27);
  // The rates of five kinds are estimates.
  expect(await figureIn(page).locator('.lane.about').count()).toBe(5);
  expect(await figureIn(page).locator('.player').isVisible()).toBe(false);
  expect(await countIn(page, 'Standard HDD')).toBeGreaterThan(0);
});

describe('a lane', () => {
  test('is chosen by pointer and by arrow keys, which set the disk', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    await lanesIn(page).filter({ hasText: 'Standard HDD' }).click();
    await expect.poll(() => inAddress(page, 'disk')).toBe('S30');
    await expect
      .poll(() => readoutsOf(calculatorOf(page)))
      .toEqual(numbersOf(screenOf('commit', 'disk=S30')));
    await figureIn(page).getByRole('listbox', { name: 'Kind of disk' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => inAddress(page, 'disk')).toBe('E30');
    await expect
      .poll(() => lanesIn(page).and(page.locator('[aria-selected=true]')).textContent())
      .toContain('Standard SSD');
    // A disk that is part of a VM cannot be chosen here.
    for (const label of ['Premium SSD', 'Premium SSD v2', 'Ultra Disk', 'Ultra Disk']) {
      await page.keyboard.press('ArrowUp');
      await expect
        .poll(() => lanesIn(page).and(page.locator('[aria-selected=true]')).textContent())
        .toContain(`${label} `);
    }
  });
});

describe('the buttons', () => {
  test('set committers, group commit and what is waited for', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    await button(page, '8 grouped').click();
    await expect.poll(() => inAddress(page, 'committers')).toBe('8');
    expect(await button(page, '8 grouped').getAttribute('aria-pressed')).toBe('true');
    await button(page, '8 sessions').click();
    await expect.poll(() => inAddress(page, 'group-commit')).toBe('no');
    await button(page, 'write only').click();
    await expect.poll(() => inAddress(page, 'write-latency')).toBe('1.3ms');
    await button(page, 'write and sync').click();
    await button(page, '1 session').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?group-commit=no');
  });

  test('“once” lets each press add one sync to each heap', async ({ openSite }) => {
    const { page } = await openSite(path, { context: { reducedMotion: 'reduce' } });
    await alive(page);
    await button(page, 'once').click();
    for (let press = 1; press <= 3; press++) {
      await button(page, 'Commit').click();
      await expect.poll(() => countIn(page, 'Ultra Disk')).toBe(press);
    }
    expect(await page.locator('.lane.chosen .landed').count()).toBe(3);
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the motion', () => {
  test('starts by “Play”, goes through the window in the time that the slider says, and ends as a finished run', async ({
    openSite,
  }) => {
    const { page } = await openStopped(openSite, path);
    const printed = await strokes(page);
    const speed = figureIn(page).getByRole('slider', { name: 'Slow motion' });
    expect(await speed.getAttribute('aria-valuetext')).toBe('1 ms = 1 s');
    await speed.fill('1');
    expect(await speed.getAttribute('aria-valuetext')).toBe('1 ms = 0.5 s');
    await button(page, 'Play').click();
    await page.clock.runFor(2000);
    const under = await strokes(page);
    expect(lengthOf(under)).toBeLessThan(lengthOf(printed) / 2);
    expect(await lanesIn(page).locator('.sweep').count()).toBe(6);
    // 12 ms at half a second each are 6 seconds.
    await page.clock.runFor(4500);
    expect(await lanesIn(page).locator('.sweep').count()).toBe(0);
    const done = await strokes(page);
    expect(lengthOf(done)).toBeGreaterThan(lengthOf(under));
    expect(done).not.toEqual(printed);
  });

  test('is a finished run at once where motion is reduced', async ({ openSite }) => {
    const { page } = await openSite(path, { context: { reducedMotion: 'reduce' } });
    await alive(page);
    const printed = await strokes(page);
    await button(page, 'Play').click();
    await expect.poll(() => strokes(page)).not.toEqual(printed);
    expect(await lanesIn(page).locator('.sweep').count()).toBe(0);
    expect(await button(page, 'Play').count()).toBe(1);
  });
});

describe.each([1280, 360])('at %i px', (width) => {
  test('it has nothing that axe finds, and shifts nothing as it comes to life', async ({
    openSite,
  }) => {
    const { page } = await openSite(path, {
      context: { bypassCSP: true, viewport: { width, height: 800 } },
    });
    await alive(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await wrongWith(page)).toEqual([]);
  });
});
