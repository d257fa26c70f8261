/** An embed in somebody else's page, which may hold it at arm's length. */
import { describe, expect } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { cases, numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { readoutsOf } from './readouts.ts';
import { sampledCases } from './sampled-cases.ts';
import { addressOf, nowhere, test, ways } from './visit.ts';

describe.each(ways.filter((way) => way !== 'file://'))('hosted at %s', (way) => {
  test.for(sampledCases)(
    'the embed of $id works in a frame that gives it scripts and nothing else',
    async ({ id, field, typed, query }, { openSite }) => {
      // The home page stands for somebody's page: a frame of an opaque origin has nothing in common with it.
      const { page } = await openSite('', { way });
      await page.evaluate(
        (address) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.name = 'embed';
          frame.src = address;
          document.body.append(frame);
        },
        addressOf(way, `embed/${id}/`),
      );

      const frame = page.frameLocator('iframe[name="embed"]');
      const calculator = frame.locator('headroom-calculator');
      await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf(id)));
      await unfold(frame, field);
      await calculator.locator(`[name="${field}"]`).fill(typed);
      await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf(id, query)));
      await calculator.locator(`[name="${field}"]`).press('Tab');
      expect(await page.evaluate('location.search')).toBe('');
    },
  );
});

test.for(sampledCases)(
  'the embed of $id brings nothing that computes before somebody comes to it',
  async ({ id, field, typed, query }, { openSite }) => {
    const { page } = await openSite(nowhere);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(addressOf('/', `embed/${id}/`), { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    expect(asked.filter((file) => /headroom-/.test(file))).toEqual([]);
    await unfold(page, field);
    await calculatorOf(page).locator(`[name="${field}"]`).fill(typed);
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(numbersOf(screenOf(id, query)));
    expect(asked.some((file) => file.endsWith('/headroom-answer.js'))).toBe(true);
  },
);

test('a pointer over an embed is somebody who has come', async ({ openSite }) => {
  const { page } = await openSite('embed/io-size/');
  const live = calculatorOf(page).locator('[data-live]');
  expect(await live.count()).toBe(0);
  await calculatorOf(page).locator('.headline').hover();
  await live.waitFor({ state: 'attached' });
});

for (const address of ['embed/io-size/', 'calculators/cap-check/'])
  test(`a button of ${address} that is pressed before its script is there does what it says`, async ({
    openSite,
  }) => {
    const { page } = await openSite(address);
    const share = calculatorOf(page).getByRole('button', { name: 'Share', exact: true });
    // The page hears one event after the other, as from a finger.
    await share.dispatchEvent('pointerover');
    await share.dispatchEvent('click');
    await calculatorOf(page).locator('#share textarea').first().waitFor();
  });

test('an option applied before the script is there can be undone, and comes as a page without it', async ({
  openSite,
}) => {
  const { page, complaints } = await openSite('calculators/throttle/');
  const apply = () => calculatorOf(page).locator('a.try').first();
  // The page hears one event after the other, as from a finger.
  await apply().dispatchEvent('pointerover');
  await apply().dispatchEvent('click');
  const undo = calculatorOf(page).getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.isEnabled()).toBe(true);
  expect(new URL(page.url()).search).not.toBe('');
  await undo.click();
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await page.route('**/headroom-answer.js', (route) => route.abort());
  await page.reload();
  await apply().click();
  await page.waitForURL(/throttle\/index\.html\?/);
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  for (const each of complaints) expect(each).toMatch(/headroom-answer|Failed to load/);
  complaints.length = 0;
});

test('a link that was escaped for HTML on its way shows its case', async ({ openSite }) => {
  const query = 'disk=P40&amp;disks=2&amp;vm=D16ds_v5&amp;theme=dark';
  const { page } = await openSite('embed/io-size/', { query });
  await expect
    .poll(() => readoutsOf(calculatorOf(page)))
    .toEqual(numbersOf(screenOf('io-size', 'disk=P40&disks=2&vm=D16ds_v5')));
  expect(await calculatorOf(page).locator('.ignored').count()).toBe(0);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('the address keeps the theme that it was given, whatever the case becomes', async ({
  openSite,
}) => {
  const { page } = await openSite('embed/io-size/', { query: 'theme=dark&disk=P40' });
  await alive(page);
  await unfold(page, 'io-size');
  await calculatorOf(page).locator('[name="io-size"]').fill('64k');
  const search = () => new URL(page.url()).search;
  await expect.poll(search).toBe('?disk=P40&io-size=64KiB&theme=dark');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

describe('the answer alone', () => {
  test('is drawn from the start, and nothing jumps', async ({ openSite }) => {
    const { page } = await openSite('embed/cap-check/', { query: 'show=answer' });
    const calculator = calculatorOf(page);
    expect(await calculator.locator('form').isVisible()).toBe(false);
    const change = calculator.getByRole('link', { name: 'Change the inputs' });
    expect(new URL((await change.getAttribute('href')) ?? '', page.url()).pathname).toBe(
      '/calculators/cap-check/index.html',
    );
    expect(await shiftsOf(page)).toEqual([]);
    // Taken over by its script it is the same.
    const height = () => page.evaluate(() => document.body.getBoundingClientRect().height);
    const before = await height();
    await alive(page);
    expect(await height()).toBe(before);
  });

  test('has the case, keeps what it shows in its address, and leads to the inputs', async ({
    openSite,
  }) => {
    const { page } = await openSite('embed/io-size/', {
      query: 'disk=P40&show=answer&io-size=64k',
    });
    const calculator = calculatorOf(page);
    await expect
      .poll(() => readoutsOf(calculator))
      .toEqual(numbersOf(screenOf('io-size', 'disk=P40&io-size=64KiB')));
    expect(await calculator.locator('.ignored').count()).toBe(0);
    // Nothing is edited in it, so its address stays as it was given.
    expect(new URL(page.url()).search).toBe('?disk=P40&show=answer&io-size=64k');
    const change = calculator.getByRole('link', { name: 'Change the inputs' });
    const address = new URL((await change.getAttribute('href')) ?? '', page.url());
    expect([address.pathname, address.search, await change.getAttribute('target')]).toEqual([
      '/calculators/io-size/index.html',
      '?disk=P40&io-size=64KiB',
      '_blank',
    ]);
    await page.reload();
    await expect.poll(() => calculator.locator('.headline').isVisible()).toBe(true);
    expect(await calculator.locator('form').isVisible()).toBe(false);
  });

  test('of many disks stays low, and scrolls', async ({ openSite }) => {
    const disks = Array.from({ length: 12 }, (_, at) => `data:P${10 + (at % 2) * 5}x1:None`);
    const { page } = await openSite('embed/cap-check/', {
      query: `disks=${disks.join(',')}&show=answer`,
      context: { viewport: { width: 680, height: 700 } },
    });
    await alive(page);
    await calculatorOf(page).locator('[data-settled]').waitFor();
    expect(
      await page.evaluate(() => document.body.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(800);
  });
});

test('the link to the full page carries the case that is shown', async ({ openSite }) => {
  const { page } = await openSite('embed/io-size/', { query: 'disk=P40&theme=dark' });
  const full = page.getByRole('link', { name: 'Open in Headroom' });
  await full.focus();
  expect(new URL((await full.getAttribute('href')) ?? '', page.url()).search).toBe('?disk=P40');
  const calculator = page.locator('headroom-calculator');
  await unfold(page, 'io-size');
  await calculator.locator('[name="io-size"]').fill('64k');
  await expect
    .poll(() => readoutsOf(calculator))
    .toEqual(numbersOf(screenOf('io-size', 'disk=P40&io-size=64KiB')));
  await full.focus();
  const address = new URL((await full.getAttribute('href')) ?? '', page.url());
  expect(address.pathname).toBe('/calculators/io-size/index.html');
  expect(address.search).toBe('?disk=P40&io-size=64KiB');
});

test.for(cases)(
  'the embed of $id is no wider than a phone',
  async ({ id, query }, { openSite }) => {
    const { page } = await openSite(`embed/${id}/`, {
      query,
      context: { viewport: { width: 360, height: 740 } },
    });
    await alive(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  },
);
