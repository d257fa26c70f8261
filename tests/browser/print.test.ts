/** Pages on paper: a clean document, in black on white, with nothing cut off and nothing folded away. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './visit.ts';

/** A4 less its margins of 15 mm, in CSS pixels: 180 mm. */
const paper = { width: 680, height: 1000 };
const context = { viewport: paper, colorScheme: 'dark' } as const;

/** One page of each kind. */
const pages = [
  '',
  'map/',
  'optimise/io-size/',
  'calculators/cap-check/',
  'calculators/throttle/',
  'limits/',
  'limits/ebdsv5/',
  'limits/errata/',
];

/** Only a person in front of a screen needs these. */
const chrome = [
  '.top, nav, .theme, .pager, .bottom, .skip, .crumb, .notice',
  '.tools, .related-calculators, .hint, .remove, .add, .recommendations a, .explorer-form',
  '.moved, .next-steps, .options u, .area p',
  'main button:not(thead button), .rows input',
].join();

async function fitsTheSheet(page: Page) {
  const wide = await page.locator('html').evaluate((html) => html.scrollWidth);
  expect(wide).toBeLessThanOrEqual(paper.width);
  // What scrolls by itself on a screen would be cut off here.
  const cut = await page
    .locator('main :is(.wide, .rows, .table, pre)')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
}

const visible = (page: Page, selector: string) =>
  page.locator(`:is(${selector}):visible`).allInnerTexts();

describe.each(pages)('/%s on paper', (address) => {
  test('shows no chrome, is not wider than the sheet, and black on white on a dark screen too', async ({
    openSite,
  }) => {
    const { page } = await openSite(address, { context });
    await page.waitForLoadState('networkidle');
    expect(await visible(page, chrome)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await visible(page, chrome)).toEqual([]);
    expect(await visible(page, 'h1')).toHaveLength(1);
    await fitsTheSheet(page);
    const colours = await page
      .locator('body, headroom-calculator .headline')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
    const ground = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  });

  test('is not wider than the sheet without script', async ({ openSite }) => {
    const { page } = await openSite(address, { context, script: false });
    await page.emulateMedia({ media: 'print' });
    await page.waitForLoadState('networkidle');
    await fitsTheSheet(page);
  });
});

describe('a calculator on paper', () => {
  test('is its case, its answer and its grounds, folded or not', async ({ openSite }) => {
    const { page } = await openSite('optimise/io-size/', { context });
    const calculator = page.locator('headroom-calculator').first();
    const table = calculator.locator('details table');
    expect(await table.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await table.isVisible()).toBe(true);
    for (const part of [
      '.headline',
      '.lead > .readouts',
      '.chart',
      '.steps',
      '.checks',
      '.sources',
    ])
      expect(await calculator.locator(part).isVisible(), part).toBe(true);
  });

  test('tells its case in words, and leaves out what was left empty', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/', { context, query: 'io-size=64KiB' });
    const size = page.locator('#io-size');
    await expect.poll(() => size.inputValue()).toBe('64');
    await page.emulateMedia({ media: 'print' });
    expect(await size.evaluate((input) => getComputedStyle(input).borderTopWidth)).toBe('0px');
    expect(await size.isVisible()).toBe(true);
    expect(await page.locator('#vm').isVisible()).toBe(false);
  });
});

describe('a calculator with disks on paper', () => {
  test.for([true, false])(
    'has them, each word apart from the next, with script: %s',
    async (script, { openSite }) => {
      const { page } = await openSite('calculators/cap-check/', { context, script });
      await page.emulateMedia({ media: 'print' });
      const text = await page.locator('headroom-calculator form').innerText();
      for (const group of ['1 × P10', '4 × P30']) expect(text).toContain(group);
      const boxes = await page
        .locator('headroom-calculator form :is(.control:not(.list, .parts))')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .map(({ left, right, top }) => ({ left, right, top })),
        );
      expect(boxes.length).toBeGreaterThan(5);
      for (const [at, { left, top }] of boxes.entries()) {
        const before = boxes[at - 1];
        if (before && Math.abs(before.top - top) < 8)
          expect(left - before.right).toBeGreaterThan(10);
      }
    },
  );

  test('leaves out a long table that was not opened', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/', { context });
    const table = page.locator('table.cases');
    await page.emulateMedia({ media: 'print' });
    expect(await table.isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.locator('.lines summary').first().click();
    await page.emulateMedia({ media: 'print' });
    expect(await table.isVisible()).toBe(true);
  });
});

test('the address of a source stands after it', async ({ openSite }) => {
  const { page } = await openSite('optimise/io-size/', { context });
  const link = page.locator('main > article > .sources a[href^="http"]').first();
  const after = () => link.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(await after()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await after()).toContain(await link.getAttribute('href'));
});

test('the explorer, all its rows, fits on forty-five sheets', async ({ openSite }) => {
  const { page } = await openSite('limits/', { context });
  // What retires is hidden after the rows in view.
  const retiring = page.locator('.sizes[data-edition="current"] tbody:not([hidden]) .of .badge');
  await expect.poll(() => retiring.count()).toBe(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  // 1,400 rows and their notes cannot fit on fewer than ten; 33 rows a sheet are 43 sheets.
  expect(sheets).toBeGreaterThan(10);
  expect(sheets).toBeLessThanOrEqual(45);
});
