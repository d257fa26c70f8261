/** Scripts come late, long after what was pressed: nothing of the page moves then. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive, calculatorOf, shiftsOf, test } from './visit.ts';

/** Longer than a browser takes for the response to a press, in ms: what moves later counts as a shift. */
const late = 900;

/** Everything that is loaded from now on comes late. */
const delay = (page: Page, files = '**/*.js') =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });

describe('scripts that come late move nothing', () => {
  test.for(['calculators/cap-check/', 'calculators/throttle/', 'limits/', 'start/checklist/'])(
    '/%s',
    async (address, { openSite }) => {
      const { page } = await openSite('robots.txt');
      await delay(page);
      await page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
      if (address.startsWith('calculators/')) {
        await calculatorOf(page).locator('[data-scripted]').waitFor();
        await alive(page);
      }
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test('the player of a simulation, pressed before its script is there', async ({ openSite }) => {
    const { page } = await openSite('calculators/throttle/');
    await delay(page, '**/headroom-flow.js');
    await calculatorOf(page).getByRole('button', { name: 'Play' }).click();
    await calculatorOf(page).getByRole('button', { name: 'Pause' }).waitFor();
    await page.waitForTimeout(late);
    await calculatorOf(page).getByRole('button', { name: 'Pause' }).click();
    expect(await page.evaluate('shifted')).toEqual([]);
  });

  test('the verdict at the foot of a phone begins at the same place, whatever it says', async ({
    openSite,
  }) => {
    const context = { viewport: { width: 360, height: 740 } };
    const { page } = await openSite('calculators/cap-check/', { context });
    await alive(page);
    await calculatorOf(page).locator('.group.disks > summary').click();
    const field = calculatorOf(page).locator('[name="disks.1.iops"]');
    await field.focus();
    const bar = calculatorOf(page).locator('.phone-bar');
    await expect.poll(() => bar.innerText()).toContain('Oversubscribed');
    const places = () =>
      bar.evaluate((one) =>
        [...one.children].map((child) => {
          const range = document.createRange();
          range.selectNodeContents(child);
          return range.getBoundingClientRect().left;
        }),
      );
    const [before, words] = [await places(), await bar.innerText()];
    for (const target of ['20001', '100']) {
      await field.fill(target);
      await expect.poll(() => bar.innerText()).not.toBe(words);
      expect(await places(), target).toEqual(before);
    }
  });

  test('the buttons of a case stay where they are while one says that the link is copied', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/');
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await alive(page);
    const share = calculatorOf(page).getByRole('button', { name: 'Share', exact: true });
    const before = await share.boundingBox();
    await calculatorOf(page).getByRole('button', { name: 'Copy link' }).click();
    await calculatorOf(page).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await share.boundingBox()).toEqual(before);
    await page.context().clearPermissions();
  });
});
