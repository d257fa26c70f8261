/** The page for addresses that do not exist has its styles and its links, at whatever depth a host shows it. */
import { describe, expect } from 'vitest';
import { shiftsOf } from './layout-shifts.ts';
import { addressOf, test } from './visit.ts';

const addresses = ['nope', 'nope/', 'calculators/nope/', 'optimise/nope/x/', 'a/b/c/nope/'];

describe.each(['/', '/a/b/'] as const)('at %s', (way) => {
  test.for(addresses)('/%s is styled, and its links lead on', async (address, { openSite }) => {
    const { page, complaints } = await openSite(address, { way });
    await page.waitForLoadState('networkidle');
    const styles = await page.evaluate(() => {
      const { display } = getComputedStyle(document.querySelector('.top') ?? document.body);
      const { margin } = getComputedStyle(document.body);
      return { display, margin };
    });
    expect(styles).toEqual({ display: 'flex', margin: '0px' });
    const home = addressOf(way, '');
    const link = page.getByRole('link', { name: 'home page' });
    expect(await link.evaluate((one: HTMLAnchorElement) => one.href)).toBe(home);
    const limits = page.locator('main').getByRole('link', { name: 'limits' }).first();
    await limits.click();
    expect(page.url()).toBe(`${home}limits/`);
    expect(await page.locator('h1').innerText()).not.toContain('no page');
    // The page itself was not found, nor its files at the addresses that are not right here.
    const others = complaints.filter((one) => !/404|MIME type|headroom-lost/.test(one));
    complaints.length = 0;
    expect(others).toEqual([]);
  });
});

test('by double click it is styled too, and stays where it is', async ({ openSite }) => {
  const { page, complaints } = await openSite('404.html', { way: 'file://' });
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.locator('.top').evaluate((header) => getComputedStyle(header).display)).toBe(
    'flex',
  );
  const others = complaints.filter((one) => !/headroom-lost|ERR_FILE_NOT_FOUND/.test(one));
  complaints.length = 0;
  expect(others).toEqual([]);
});

test('without a script it is styled too, and leads on from the root of a host', async ({
  openSite,
}) => {
  const { page, complaints } = await openSite('calculators/nope/', { script: false });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.top').evaluate((header) => getComputedStyle(header).display)).toBe(
    'flex',
  );
  await page.getByRole('link', { name: 'home page' }).click();
  expect(page.url()).toBe(addressOf('/', ''));
  complaints.length = 0;
});
