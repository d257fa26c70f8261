/** The limits explorer in the folder that ships: whole without script, quick and linkable with it. */
import { text as streamText } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { disks, vms } from '../../src/limits/index.ts';
import { all, shiftsOf, test, ways } from './visit.ts';

const of = <Row extends { readonly edition: string }>(rows: readonly Row[], edition: string) =>
  rows.filter((row) => row.edition === edition);
const now = of(vms, 'current');
const then = of(vms, '2018-09');

const rowsIn = (page: Page, edition = 'current', kind = 'sizes') =>
  page.locator(`table.${kind}[data-edition="${edition}"] tbody tr`);
/** The names that are shown, once every row has followed. */
const namesIn = (page: Page, edition = 'current') =>
  rowsIn(page, edition).evaluateAll((rows) =>
    rows.flatMap((row) =>
      (row as HTMLElement).hidden ? [] : (row.querySelector('th')?.textContent ?? ''),
    ),
  );
const counted = (page: Page) => page.locator('#count').textContent();
const live = (page: Page) =>
  page.locator('.sizes thead button').first().waitFor({ state: 'attached' });
const queryOf = (page: Page) => new URL(page.url()).search.slice(1);

/** What the figures of the dataset say. */
const fastest = now
  .filter(({ uncached }) => typeof uncached.iops === 'number' && uncached.iops >= 200_000)
  .map(({ name }) => name);

describe.each(all ? ways : (['/'] as const))('hosted at %s', (way) => {
  test('every disk and size is there without script', async ({ openSite }) => {
    const { page } = await openSite('limits/', { way, script: false });
    expect(await rowsIn(page).count()).toBe(now.length);
    expect(await rowsIn(page, '2018-09').count()).toBe(then.length);
    expect(await rowsIn(page, 'current', 'disks').count()).toBe(of(disks, 'current').length);
    expect(await rowsIn(page, '2018-09', 'disks').count()).toBe(of(disks, '2018-09').length);
    const row = rowsIn(page).filter({ hasText: /^E8bds_v5Ebdsv5/ });
    expect(await row.textContent()).toContain('24,200');
    expect(await row.locator('.source a').first().getAttribute('href')).toMatch(/^https:/);
    expect(await page.locator('#explorer').isVisible()).toBe(false);
    // No cell is blank, and every column is shown.
    const blank = await page
      .locator('.rows tbody :is(td, th)')
      .evaluateAll((cells) => cells.filter(({ textContent }) => !textContent?.trim()).length);
    expect(blank).toBe(0);
    expect(await page.locator('.sizes thead .extra').first().isVisible()).toBe(true);
  });
});

// A download is made from a blob, which has another address on a disk.
describe.each(all ? ways : (['/', 'file://'] as const))('hosted at %s', (way) => {
  test('downloads what is shown', async ({ openSite }) => {
    const { page } = await openSite('limits/', { way, query: 'q=e8bds_v5&cols=uncached-iops' });
    await live(page);
    await expect.poll(() => namesIn(page)).toEqual(['E8bds_v5', 'E8bds_v5/nvme']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('#csv').click(),
    ]);
    const text = await streamText(await download.createReadStream());
    const [head, first, ...rest] = text.trimEnd().split('\r\n');
    expect(head).toBe('Edition,Size,Series,Uncached IOPS,Source,Address');
    expect(first).toMatch(/^current,E8bds_v5,Ebdsv5,24200,"Ebdsv5 and Ebsv5 sizes.*https:/);
    expect(rest).toHaveLength(1);
  });
});

describe.each(ways)('hosted at %s', (way) => {
  test('finds, sorts, and the address carries it', async ({ openSite }) => {
    const { page } = await openSite('limits/', { way });
    await live(page);
    expect(await counted(page)).toBe(`All ${now.length} sizes.`);
    await page.locator('[name="min-uncached-iops"]').fill('200000');
    await expect.poll(() => namesIn(page)).toEqual(fastest);
    await page.getByTitle('Sort by Uncached IOPS').first().click();
    const heading = page.locator('.sizes [data-column="uncached-iops"]').first();
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => queryOf(page)).toBe('min-uncached-iops=200000&sort=-uncached-iops');
    const sorted = await namesIn(page);
    expect(sorted.toSorted()).toEqual(fastest.toSorted());
    expect(sorted).not.toEqual(fastest);
    // Said once, after the keys rest.
    await expect.poll(() => page.locator('#said').textContent()).toBe(await counted(page));

    await page.reload();
    await live(page);
    await expect.poll(() => namesIn(page)).toEqual(sorted);
    await page.locator('header .name').click();
    await page.goBack();
    await live(page);
    await expect.poll(() => namesIn(page)).toEqual(sorted);
  });
});

test('does not move when the script comes', async ({ openSite }) => {
  const { page } = await openSite('limits/');
  await live(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('an edition at a time, or both', async ({ openSite }) => {
  const { page } = await openSite('limits/', { query: 'edition=2018-09&q=ds15' });
  await live(page);
  await expect.poll(() => namesIn(page, '2018-09')).toEqual(['DS15_v2']);
  expect(await rowsIn(page).first().isVisible()).toBe(false);
  await page.locator('[name="edition"]').selectOption('both');
  await expect.poll(() => counted(page)).toBe(`2 of ${vms.length} sizes.`);
});

test('says what it cannot read, and filters nothing', async ({ openSite }) => {
  const { page } = await openSite('limits/');
  await live(page);
  const field = page.locator('[name="min-uncached-throughput"]');
  await field.fill('400M');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const said = await page.locator('#min-uncached-throughput-problem').textContent();
  expect(said).toMatch(/MB\/s.*MiB\/s/);
  expect(await counted(page)).toBe(`All ${now.length} sizes.`);
  await field.fill('400 MiB/s');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
  await expect.poll(() => counted(page)).toMatch(/^\d+ of /);
});

test('a click or Enter on a figure says where it was read', async ({ openSite }) => {
  const { page } = await openSite('limits/', { query: 'q=e8bds_v5' });
  await live(page);
  await expect.poll(() => namesIn(page)).toHaveLength(2);
  const line = page.locator('#from');
  const row = rowsIn(page).filter({ hasText: /^E8bds_v5Ebdsv5/ });
  await row.getByText('680', { exact: true }).click();
  await expect.poll(() => line.textContent()).toContain('E8bds_v5, Uncached throughput: 680 MB/s');
  expect(await line.textContent()).toContain('printed as MBps');
  expect(await line.locator('a').first().getAttribute('href')).toMatch(/^https:/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => line.textContent()).toContain('E8bds_v5/nvme, Uncached throughput: 930');
});

test('compares up to four, from both editions', async ({ openSite }) => {
  const { page } = await openSite('limits/', { query: 'compare=D8s_v3,D8s_v3@2018-09' });
  await live(page);
  const compared = page.locator('#compare table');
  await expect.poll(() => compared.locator('thead th').count()).toBe(2);
  const throughput = compared.locator('tr', { hasText: 'Uncached throughput' });
  expect(await throughput.textContent()).toMatch(/MB\/s.*MiB\/s/);
  for (const name of ['B2s', 'B2ms'])
    await page.getByLabel(`Compare ${name}`, { exact: true }).first().check();
  await expect.poll(() => compared.locator('thead th').count()).toBe(4);
  expect(await page.getByLabel('Compare B4ms', { exact: true }).first().isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Remove D8s_v3@2018-09' }).click();
  await expect.poll(() => queryOf(page)).toBe('compare=D8s_v3,B2s,B2ms');
});

test('shows the columns that are chosen', async ({ openSite }) => {
  const { page } = await openSite('limits/');
  await live(page);
  const heading = page.locator('.sizes [data-column="elastic-iops"]').first();
  expect(await heading.count()).toBe(0);
  await page.getByText('Columns', { exact: true }).click();
  await page.getByLabel('v2 and Ultra IOPS', { exact: true }).check();
  await expect.poll(() => heading.isVisible()).toBe(true);
  await expect.poll(() => queryOf(page)).toMatch(/^cols=.*elastic-iops/);
});

const markup = '"><img src=x onerror="globalThis.broken=1">';
const hostile: Readonly<Record<string, string>> = {
  'names of JavaScript’s own': '__proto__=1&constructor=2',
  'broken escapes': '%E0%A4%A&%&=&==&&?',
  'markup in names and texts': `q=${encodeURIComponent(markup)}&sort=${encodeURIComponent(markup)}&${encodeURIComponent(markup)}=1`,
  'thousands of sizes and columns': `compare=${'9,'.repeat(3000)}&cols=${'a,'.repeat(900)}`,
  'hundreds of names': Array.from({ length: 900 }, (_, at) => `n${at}=1`).join('&'),
};
test.for(Object.entries(hostile))(
  'a hostile link breaks nothing: %s',
  async ([, query], { openSite }) => {
    const { page } = await openSite('limits/', { query });
    await live(page);
    await expect.poll(() => counted(page)).toMatch(/sizes\.$/);
    expect(await page.locator('#ignored p').count()).toBeLessThan(5);
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.evaluate('globalThis.broken ?? ({}).broken ?? "whole"')).toBe('whole');
  },
);

test('the table scrolls inside its own place on a phone, its names stay', async ({ openSite }) => {
  const { page } = await openSite('limits/', {
    context: { viewport: { width: 360, height: 740 } },
  });
  await live(page);
  const region = page.locator('.rows').first();
  await region.evaluate((element) => element.scrollTo(300, 200));
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  const at = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
  };
  const place = await at('.rows');
  expect((await at('.sizes tbody th')).x).toBe(place.x);
  expect(await at('.sizes thead th')).toEqual(place);
});
