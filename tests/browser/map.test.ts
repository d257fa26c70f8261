/** The map of VM sizes: printed without a script, and the input of the load with one, by key, by pointer, by touch and by text. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wrongWith } from './axe.ts';
import { shiftsOf } from './layout-shifts.ts';
import { addressOf, test } from './visit.ts';
import { budgets, weigh } from './weigh.ts';

const pages = ['', 'map/'] as const;

const live = (page: Page) => page.locator('#map[data-live]').waitFor();
const pointOf = (page: Page) => page.getByRole('slider', { name: 'Your load, on the map' });
const dotsOf = (page: Page) => page.getByRole('slider', { name: 'VM sizes by their limits' });
const told = (page: Page) => pointOf(page).getAttribute('aria-valuetext');
const sentenceOf = (page: Page) => page.locator('#map .sentence').innerText();
const box = (page: Page, label: string) =>
  page.locator('.map-needs').getByLabel(label, { exact: true });
const queryOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

async function placeOf(page: Page, part = '.point') {
  await pointOf(page).scrollIntoViewIfNeeded();
  const found = await page.locator(`.map-plot ${part}`).first().boundingBox();
  if (!found) throw new Error(`${part} is not on the screen.`);
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

describe.each(pages)('the map at /%s', (address) => {
  test('is whole without a script: the picture, the answer and where to go on', async ({
    openSite,
  }) => {
    const { page } = await openSite(address, { script: false });
    const picture = page.locator('#map').getByRole('img');
    expect(await picture.getAttribute('aria-label')).toMatch(
      /^1,\d{3} VM sizes by uncached limits.* carry 20,000 IOPS and 400 MB\/s\.$/,
    );
    expect(await page.locator('.map-plot .dot').count()).toBeGreaterThan(100);
    expect(await page.locator('.map-plot .dot.on').count()).toBeGreaterThan(50);
    expect(await page.locator('.map-plot .point').isVisible()).toBe(true);
    expect(await sentenceOf(page)).toBe(
      'F8als_v7 is the cheapest size that carries it: $427 a month.',
    );
    // Nothing that would do nothing.
    expect(await page.locator('.map-needs').isVisible()).toBe(false);
    const link = page.getByRole('link', { name: 'Find disks for it' });
    expect(await link.getAttribute('href')).toMatch(
      /calculators\/find\/index\.html\?target-iops=20000&(amp;)?target-throughput=400MB\/s$/,
    );
  });

  test('moves by arrow keys: sideways the IOPS, up and down the throughput; the answer follows', async ({
    openSite,
  }) => {
    const { page } = await openSite(address);
    await live(page);
    await pointOf(page).focus();
    expect(await told(page)).toBe('20,000 IOPS, 400 MB/s, 19.53 KiB an IO');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => told(page)).toBe('22,000 IOPS, 400 MB/s, 17.76 KiB an IO');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => told(page)).toBe('22,000 IOPS, 440 MB/s, 19.53 KiB an IO');
    await page.keyboard.press('End');
    await expect.poll(() => sentenceOf(page)).toBe('No single size carries it.');
    const link = page.getByRole('link', { name: 'Find local disks' });
    expect(await link.getAttribute('href')).toContain('local-data=yes');
  });

  test('is dragged by mouse without a shift of the page, and sizes light up', async ({
    openSite,
  }) => {
    const { page } = await openSite(address, {
      context: { viewport: { width: 1280, height: 900 } },
    });
    await live(page);
    const before = await page.locator('.map-plot .dot.on').count();
    const { x, y } = await placeOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 150, y - 100, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => page.locator('.map-plot .dot.on').count()).toBeLessThan(before);
    const { x: across, y: down } = await placeOf(page);
    // Two digits are within a few pixels of the pointer.
    expect(Math.abs(across - x - 150)).toBeLessThan(6);
    expect(Math.abs(down - y + 100)).toBeLessThan(6);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('is dragged by a finger that takes the point; beside it a finger scrolls the page, and nothing scrolls sideways', async ({
    openSite,
  }) => {
    const { page } = await openSite(address, {
      context: { hasTouch: true, viewport: { width: 360, height: 740 } },
    });
    await live(page);
    const { x, y } = await placeOf(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', { x, y });
    for (const down of [12, 24, 36]) await touch('touchMove', { x, y: y + down });
    await touch('touchEnd');
    await expect.poll(() => told(page)).toMatch(/^20,000 IOPS, 1\d0 MB\/s/);

    const now = await told(page);
    const before = await page.evaluate('scrollY');
    const { x: across, y: down } = await placeOf(page);
    const beside = { x: across + 60, y: down + 20 };
    await touch('touchStart', beside);
    for (const up of [15, 40, 80, 120]) await touch('touchMove', { ...beside, y: beside.y - up });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate('scrollY')).not.toBe(before);
    expect(await told(page)).toBe(now);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test('names the sizes of a dot under the pointer, and of one that keys go to', async ({
    openSite,
  }) => {
    const { page } = await openSite(address);
    await live(page);
    const tip = page.locator('.map-tip');
    expect(await tip.count()).toBe(0);
    const { x, y } = await placeOf(page, 'circle.best');
    await page.mouse.move(x, y);
    await expect.poll(() => tip.innerText()).toContain('32,000 IOPS and 936 MB/s');
    expect(await tip.innerText()).toContain('from $427 a month');
    expect(await tip.innerText()).toContain('F8als_v7');
    // Far from all dots there is none.
    await page.mouse.move(x - 150, y - 150);
    await expect.poll(() => tip.count()).toBe(0);
    await dotsOf(page).focus();
    await expect.poll(() => tip.innerText()).toContain('F8als_v7');
    const first = await dotsOf(page).getAttribute('aria-valuetext');
    expect(first).toContain('F8als_v7');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => dotsOf(page).getAttribute('aria-valuetext')).not.toBe(first);
    await page.keyboard.press('Home');
    await expect.poll(() => tip.innerText()).toContain('3,200 IOPS and 48 MB/s');
  });

  test('follows what is typed, at Enter, and says what it cannot read', async ({ openSite }) => {
    const { page } = await openSite(address);
    await live(page);
    await box(page, 'IOPS').fill('80k');
    await page.keyboard.press('Enter');
    await expect.poll(() => told(page)).toMatch(/^80,000 IOPS/);
    expect(await box(page, 'IOPS').inputValue()).toBe('80,000');
    await box(page, 'IOPS').fill('many');
    await page.keyboard.press('Enter');
    await page.locator('.map-needs .problem').waitFor();
    expect(await told(page)).toMatch(/^80,000 IOPS/);
    // Greyed like the line below it, since it is not the answer to that.
    const colourOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf('#map .sentence')).toBe(await colourOf('.map-answer .grounds'));
    await page.keyboard.press('Escape');
    await expect
      .poll(() => colourOf('#map .sentence'))
      .not.toBe(await colourOf('.map-answer .grounds'));
  });

  test('moves nothing below what is typed, whether it can be read or not, and has the answer below it', async ({
    openSite,
  }) => {
    for (const width of [1280, 360]) {
      const { page } = await openSite(address, { context: { viewport: { width, height: 900 } } });
      await live(page);
      // In the page, which may be scrolled to what is typed into.
      const topOf = (part: string) =>
        page
          .locator(part)
          .first()
          .evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
      const parts = ['#map-target-iops', '.map-plot', '.map-acts'];
      const before = await Promise.all(parts.map(topOf));
      // What is typed, then the answer, then where to go on; on a phone the map comes after them.
      const order = ['#map-target-iops', '#map .sentence', '.map-acts'];
      if (width === 360) order.push('.map-plot');
      const tops = await Promise.all(order.map(topOf));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      // Nothing, two readings, the longest answer, and no size at all.
      for (const text of ['many', '20.000', '450,000', '900,000']) {
        await box(page, 'IOPS').fill(text);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(50);
        expect(await Promise.all(parts.map(topOf)), text).toEqual(before);
      }
      await expect.poll(() => sentenceOf(page)).toBe('No single size carries it.');
      expect(await shiftsOf(page)).toEqual([]);
    }
  });

  test('breaks no rule of accessibility, in light and dark', async ({ openSite }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openSite(address, { context: { bypassCSP: true, colorScheme } });
      await live(page);
      expect(await wrongWith(page)).toEqual([]);
      await dotsOf(page).focus();
      await page.locator('.map-tip').waitFor();
      expect(await wrongWith(page)).toEqual([]);
    }
  });

  test('keeps the budgets of a page', async ({ browser }) => {
    const weight = await weigh(browser, addressOf('/', address));
    for (const part of [weight.html, weight.css, weight.script]) expect(part).toBeGreaterThan(500);
    expect(weight.total).toBeLessThanOrEqual(address === '' ? budgets.calculator : budgets.map);
    expect(weight.total + weight.later).toBeLessThanOrEqual(budgets.idle);
  });
});

test('the entrances and the questions of the first page stand in the same columns as the map', async ({
  openSite,
}) => {
  const { page } = await openSite('', { context: { viewport: { width: 1280, height: 900 } } });
  const leftsOf = (parts: string) =>
    page
      .locator(parts)
      .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().left)));
  const entrances = await leftsOf('.entrances > li');
  expect(new Set(entrances).size).toBe(3);
  expect((await leftsOf('.asked > li')).slice(0, 3)).toEqual(entrances);
  expect(await leftsOf('.map-ask, .map-figure')).toEqual(entrances.slice(0, 2));
});

describe('the page of the map', () => {
  test('sets the load, the region, the system and the series of its address, from a disk too', async ({
    openSite,
  }) => {
    for (const way of ['/', 'file://'] as const) {
      const { page } = await openSite('map/', {
        way,
        query:
          'target-iops=25600&target-throughput=600MB/s&region=northeurope&os=windows&series=Dsv5',
      });
      await live(page);
      // 1.592 an hour in North Europe with Windows, times 730.
      await expect
        .poll(() => sentenceOf(page))
        .toBe('D16s_v5 is the cheapest size of Dsv5 that carries it: $1,162 a month.');
      expect(await told(page)).toMatch(/^25,600 IOPS, 600 MB\/s/);
      const chosen = page.locator('.map-needs option:checked');
      expect(await chosen.allInnerTexts()).toEqual(['Dsv5', 'North Europe', 'Windows']);
    }
  });

  test('keeps what is set in its address, and nothing where that is the beginning', async ({
    openSite,
  }) => {
    const { page } = await openSite('map/');
    await live(page);
    await box(page, 'IO size').fill('16');
    await page.keyboard.press('Enter');
    await expect.poll(() => queryOf(page, 'io-size')).toBe('16KiB');
    expect(queryOf(page, 'target-iops')).toBe('20000');
    await box(page, 'Region').selectOption({ label: 'UK South' });
    await expect.poll(() => queryOf(page, 'region')).toBe('uksouth');
    await box(page, 'Series').selectOption('Esv5');
    await expect.poll(() => sentenceOf(page)).toContain('cheapest size of Esv5');
    expect(await page.locator('.map-plot .dot.off').count()).toBeGreaterThan(100);
    // An address that is opened again is the same case.
    const before = await told(page);
    await expect.poll(() => queryOf(page, 'series')).toBe('Esv5');
    await page.reload();
    await live(page);
    expect(await told(page)).toBe(before);
    expect(await sentenceOf(page)).toContain('cheapest size of Esv5');
  });

  test('where no size of a series carries the load it offers all of them', async ({ openSite }) => {
    const { page } = await openSite('map/', { query: 'target-iops=100000&series=Dsv5' });
    await live(page);
    expect(await sentenceOf(page)).toBe('No size of Dsv5 carries it.');
    await page.getByRole('button', { name: 'Try all series' }).click();
    await expect.poll(() => sentenceOf(page)).toContain('is the cheapest size that carries it');
  });

  test('names what it cannot read in its address', async ({ openSite }) => {
    const { page } = await openSite('map/', { query: 'target-iops=many&region=atlantis' });
    await live(page);
    const text = await page.locator('.map-answer').innerText();
    expect(text).toContain('“many”');
    expect(text).toContain('“atlantis”');
  });

  test('has every dot as a row of a table, the names of its sizes with it', async ({
    openSite,
  }) => {
    const { page } = await openSite('map/', { script: false });
    const dots = await page.locator('.map-plot .dot').count();
    expect(await page.locator('details .map-table tbody tr').count()).toBe(dots);
    expect(await page.locator('details .map-table').textContent()).toContain('E8bds_v5/nvme');
    // The list that says it otherwise is not there.
    expect(await page.locator('.map-figure .note').innerText()).toContain('West Europe, Linux');
    expect(await page.locator('.map-prose').innerText()).toContain(
      'sizes whose uncached limits are not published',
    );
  });

  test('has a picture to share', async ({ openSite }) => {
    const { page } = await openSite('map/');
    await page.locator('summary', { hasText: 'Share the picture' }).click();
    const png = page.getByRole('link', { name: 'PNG' });
    const href = await png.getAttribute('href');
    expect(href).toBe('../pictures/map.png');
  });
});
