/** Options that are computed apart: loaded with the first use, applied, and taken back. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { test } from './visit.ts';

const target =
  'vm=D16ds_v5&disks=os:P10x1:ReadOnly:200,data:P30x4:ReadOnly:10000,log:P30x1:None:1500&io-size=64KiB&read=80%25';

describe('The options of the cap check', () => {
  test('replace those that are printed, are applied in the page, and Back returns to the case', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', { query: target });
    await alive(page);
    const calculator = calculatorOf(page);
    const rows = calculator.locator('.options tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    await expect.poll(() => rows.first().locator('th').innerText()).toContain('E16bds_v5');
    await rows.first().locator('.try').click();
    const answer = calculator.locator('.answer');
    await expect.poll(() => answer.getAttribute('data-verdict')).toBe('fits');
    expect(page.url()).toContain('vm=E16bds_v5');
    await page.goBack();
    await expect.poll(() => answer.getAttribute('data-verdict')).toBe('throttled');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
  });

  test('are not loaded by a frame that only shows its case, and are by a use of it', async ({
    openSite,
  }) => {
    const { page } = await openSite('embed/cap-check/', {
      query: target,
      // A window of its own: the pointer is nowhere.
      context: { viewport: { width: 1000, height: 700 } },
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await calculatorOf(page).locator('.root[data-live]').waitFor();
    await page.waitForLoadState('networkidle');
    const isOptions = (url: string) => url.includes('headroom-cap-check-options');
    expect(asked.some(isOptions)).toBe(false);
    await calculatorOf(page).locator('.headline').dispatchEvent('pointerover');
    await expect.poll(() => asked.some(isOptions)).toBe(true);
    await expect
      .poll(() => calculatorOf(page).locator('.options tbody tr').count())
      .toBeGreaterThan(2);
  });

  test('move nothing above them while they are computed for what is typed', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', { query: target });
    await alive(page);
    const calculator = calculatorOf(page);
    const rows = calculator.locator('.options tbody tr');
    const part = calculator.locator('.recommendations');
    // Those that the page has printed are of its example and make room for those of the address.
    await expect.poll(() => rows.first().locator('th').innerText()).toContain('E16bds_v5');
    await expect.poll(() => part.getAttribute('aria-busy')).not.toBe('true');
    const table = calculator.locator('table.limits');
    // Within the page: coming to a field may scroll.
    const place = () => table.evaluate((one) => one.getBoundingClientRect().top + scrollY);
    await unfold(page, 'io-size');
    const before = await place();
    await calculator.locator('input[name="io-size"], #io-size').first().fill('65KiB');
    await expect.poll(() => part.getAttribute('aria-busy')).not.toBe('true');
    expect(await place()).toBe(before);
  });
});

describe('Without a target', () => {
  test.for([1280, 360])(
    'what asks for one leads to its field at %d px, by keyboard too, and moves nothing above it',
    async (width, { openSite }) => {
      const { page } = await openSite('calculators/cap-check/', {
        query: 'vm=D4s_v5',
        context: { viewport: { width, height: 800 } },
      });
      await alive(page);
      const calculator = calculatorOf(page);
      const link = calculator.getByRole('link', { name: 'Enter IOPS or MB/s' });
      const field = calculator.locator('[name="target-iops"]');
      await link.waitFor();
      expect(await field.isVisible()).toBe(false);
      const address = page.url();
      await link.focus();
      // What follows the link is loaded by then; nobody presses a key in the same instant.
      await calculator.locator('.phone-bar').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await expect.poll(() => field.isVisible()).toBe(true);
      expect(
        await field.evaluate((one) => one === (one.getRootNode() as ShadowRoot).activeElement),
      ).toBe(true);
      expect(page.url()).toBe(address);
      await page.keyboard.type('5000');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).toContain('target-iops=5000');
    },
  );

  test('buttons end where their table does, and what limits is on one line', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', { query: 'vm=D4s_v5' });
    await alive(page);
    const calculator = calculatorOf(page);
    const rightOf = (which: string) =>
      calculator
        .locator(which)
        .first()
        .evaluate((one) => one.getBoundingClientRect().right);
    await calculator.locator('.options .try').first().waitFor();
    expect(await rightOf('.options .try')).toBeCloseTo(await rightOf('.options'), 0);
    const status = await calculator.locator('.status').boundingBox();
    expect(status?.height).toBeLessThan(40);
  });
});

test('Three options are compared at first sight, and the line of the others says what they cost', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/cap-check/');
  await alive(page);
  const options = calculatorOf(page).locator('.recommendations');
  const fold = options.locator('.folded');
  await expect.poll(() => options.locator('.options tbody tr').count()).toBe(6);
  expect(await options.locator('.options tbody tr:visible').count()).toBe(3);
  // Those that fit come first, the smaller E8bs_v5 among them: these are the tight D16as_v7 and D16s_v7, and the E16bds_v5.
  expect(await fold.locator('summary').first().innerText()).toMatch(
    /^3 more\s+\$ a month: 1,257 · 1,556 · 1,779$/,
  );
  await fold.locator('summary').first().click();
  expect(await options.locator('.options tbody tr:visible').count()).toBe(6);
});

test('On a phone a card has what an option gives and costs before how it is made', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/cap-check/', {
    context: { viewport: { width: 360, height: 740 } },
  });
  await alive(page);
  const card = calculatorOf(page).locator('.options tbody tr').first();
  const tops = await card
    .locator('b:first-child, td:nth-child(2), td:nth-child(5), summary, .try')
    .evaluateAll((all) =>
      all.map((one) => [one.getBoundingClientRect().top, one.textContent] as const),
    );
  const inSight = tops.toSorted(([a], [b]) => a - b).map(([, text]) => text);
  expect(inSight[0]).toBe('D16as_v7, 4 × Premium SSD v2 for data');
  expect(inSight[1]).toMatch(/^15,000 IOPS/);
  const detail = inSight.findIndex((text) => text?.startsWith('A new VM'));
  expect(detail).toBeGreaterThan(inSight.indexOf('1,092'));
});

describe('Options of a calculator whose answer has no cost', () => {
  test('bring the prices of their region with them, and nothing before does', async ({
    openSite,
  }) => {
    const { page } = await openSite('embed/io-size/', {
      query: 'io-size=16KiB',
      context: { viewport: { width: 1000, height: 700 } },
    });
    const calculator = calculatorOf(page);
    await calculator.locator('.root[data-live]').waitFor();
    await page.waitForLoadState('networkidle');
    // The browser lists what it takes from its memory too, for which it sends no request.
    const later = async () =>
      (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
        .map((url) => url.split('/').at(-1) ?? '')
        .filter((name) => /^headroom-(io-size-options|prices)/.test(name))
        .toSorted();
    expect(await later()).toEqual([]);
    await calculator.locator('.headline').dispatchEvent('pointerover');
    // What the page has printed shows costs already, so the texts alone do not tell.
    await expect
      .poll(later)
      .toEqual(['headroom-io-size-options.js', 'headroom-prices-westeurope.js']);
    // A P40 is 284.94 USD a month, a P30 148.68.
    await expect
      .poll(() => calculator.locator('.recommendations li').allTextContents())
      .toContainEqual(expect.stringContaining('$285 a month, $136 more.'));
  });

  /** Also what is folded. */
  const texts = async (page: Page) =>
    (await calculatorOf(page).locator('.recommendations').allTextContents()).join();
  // P30 and P40 in Belgium Central and France Central: 148.66 and 284.94, 163.55 and 313.43 USD a month, each as it is printed.
  const belgian = '$285 a month, $136 more.';
  const french = '$313 a month, $149 more.';

  // E8bs_v5, which is deallocated for, is in another file of sizes than D8s_v5 and D16s_v5.
  test.for([
    ['io-size', 'disk=P30&disks=4&vm=D8s_v5'],
    ['queue-depth', 'disk=P30&disks=4&vm=D8s_v5&outstanding=64'],
    ['provision', 'vm=D8s_v5'],
  ] as const)(
    'have sizes of all series in %s, with those of the VM alone loaded before',
    async ([id, query], { openSite }) => {
      const { page } = await openSite(`embed/${id}/`, { query });
      await alive(page);
      await calculatorOf(page).locator('.headline').dispatchEvent('pointerover');
      await expect.poll(() => texts(page)).toContain('E8bs_v5');
    },
  );

  test('follow the region that is chosen, and keep it', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/', { query: 'vm=D8s_v5' });
    await alive(page);
    await expect.poll(() => texts(page)).toContain('Premium SSD v2 of 1,024 GiB');
    await unfold(page, 'region');
    const chosen = (name: string, value: string) =>
      calculatorOf(page).locator(`select[name="${name}"]`).selectOption(value);
    await chosen('region', 'belgiumcentral');
    await expect.poll(() => texts(page)).toContain('Costs in Belgium Central, prices of');
    expect(await texts(page)).not.toContain('Premium SSD v2');
    const links = calculatorOf(page).locator('.recommendations .try');
    for (const link of await links.all())
      expect(await link.getAttribute('href')).toContain('region=belgiumcentral');
    await chosen('region', 'westeurope');
    await expect.poll(() => texts(page)).toContain('Premium SSD v2 of 1,024 GiB');
  });

  test.for(['embed/io-size/', 'single/io-size.html'])(
    'are of the region in the address of %s, from a disk too',
    async (address, { openSite }) => {
      for (const [region, words] of [
        ['belgiumcentral', belgian],
        ['francecentral', french],
      ] as const) {
        const { page } = await openSite(address, { way: 'file://', query: `region=${region}` });
        await alive(page);
        await calculatorOf(page).locator('.headline').dispatchEvent('pointerover');
        await expect.poll(() => texts(page), { message: region }).toContain(words);
      }
    },
  );
});
