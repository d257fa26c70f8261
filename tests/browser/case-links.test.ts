/** A link carries a case: while it is being set nothing else is shown for it, and what can't be set is said. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive, calculatorOf, unfold, useUntilAlive } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { readoutsOf } from './readouts.ts';
import { sampledCases } from './sampled-cases.ts';
import { addressOf, nowhere, type OpenSite, openStopped, test } from './visit.ts';

const places = [
  ...sampledCases.map(({ id, query }) => ({
    path: `calculators/${id}/`,
    script: `headroom-${id}`,
    query,
  })),
  { path: 'limits/', script: 'explorer', query: 'q=DS13' },
];
const notSet = (page: Page) => page.locator('.not-restored');
const shown = (page: Page) => page.locator('headroom-calculator, main .rows').first().isVisible();

/** Opens a link with its clock stopped, so that a slow machine takes none of its patience, and a script of it answered as we say. */
async function openLink(openSite: OpenSite, { path, script, query }: (typeof places)[number]) {
  const visit = await openSite(nowhere);
  const { page } = visit;
  let answer = (_: 'come' | 'fail') => {};
  const answered = new Promise<'come' | 'fail'>((resolve) => {
    answer = resolve;
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.route(`**/${script}.js`, async (route) => {
    await ((await answered) === 'come' ? route.continue() : route.abort());
  });
  await page.goto(addressOf('/', path, query), { waitUntil: 'commit' });
  await page.locator('footer, .embed main').first().waitFor({ state: 'attached' });
  // What is hidden is hidden by the styles, which may come after the text.
  await expect.poll(() => shown(page)).toBe(false);
  return { ...visit, answer };
}

describe.for(places)('a link to $path', (place) => {
  test('is not said to have failed while its script is on its way', async ({ openSite }) => {
    const { page, answer } = await openLink(openSite, place);
    await page.clock.fastForward(9500);
    expect(await notSet(page).isVisible()).toBe(false);
    expect(await shown(page)).toBe(false);
    const come = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith(`/${place.script}.js`),
    );
    answer('come');
    await come;
    const aFrameLater = async () => {
      await page.clock.runFor(16);
      return shown(page);
    };
    await expect.poll(aFrameLater).toBe(true);
    expect(await notSet(page).isVisible()).toBe(false);
  });

  test('says so where nothing comes for long, and no longer once it has come', async ({
    openSite,
  }) => {
    const { page, answer } = await openLink(openSite, place);
    await page.clock.fastForward(10_100);
    await notSet(page).waitFor();
    expect(await shown(page)).toBe(true);
    await page.clock.resume();
    answer('come');
    await notSet(page).waitFor({ state: 'hidden' });
  });

  test('says so at once where its script fails', async ({ openSite }) => {
    const { page, answer, complaints } = await openLink(openSite, place);
    answer('fail');
    await notSet(page).waitFor();
    expect(await shown(page)).toBe(true);
    expect(complaints.every((each) => /ERR_FAILED/.test(each))).toBe(true);
    complaints.length = 0;
  });
});

test.for(sampledCases)(
  '$id: a use brings what a link carries, although it failed at first',
  async (one, { openSite }) => {
    const { id, query } = one;
    const path = `calculators/${id}/`;
    const { page, answer, complaints } = await openLink(openSite, {
      path,
      script: `headroom-${id}`,
      query,
    });
    answer('fail');
    await notSet(page).waitFor();
    const calculator = calculatorOf(page);
    expect(await readoutsOf(calculator)).toEqual(numbersOf(screenOf(id)));
    complaints.length = 0;
    await page.clock.resume();
    await page.unroute(`**/headroom-${id}.js`);
    await useUntilAlive(page);
    await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf(id, query)));
    expect(await notSet(page).isVisible()).toBe(false);
  },
);

test('who comes to a calculator while its link is being set is not shown the answer it was printed with', async ({
  openSite,
}) => {
  const query = 'window=20ms';
  const place = { path: 'embed/throttle/', script: 'headroom-throttle', query };
  const { page, answer } = await openLink(openSite, place);
  let bringForm = () => {};
  const isWaited = new Promise<void>((resolve) => {
    bringForm = resolve;
  });
  await page.route('**/headroom-form.js', async (route) => {
    await isWaited;
    await route.continue();
  });
  const calculator = calculatorOf(page);
  // As soon as the script has taken over, before anything is computed.
  await calculator.locator('.root').evaluate((root) => {
    const come = () => root.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    new MutationObserver(come).observe(root, { attributeFilter: ['data-live'] });
  });
  const asked = page.waitForRequest('**/headroom-form.js');
  answer('come');
  const aFrameLater = async () => {
    await page.clock.runFor(16);
    return calculator.locator('[data-live]').count();
  };
  await expect.poll(aFrameLater).toBe(1);
  await asked;
  await page.clock.runFor(2000);
  expect(await shown(page)).toBe(false);
  bringForm();
  await page.clock.resume();
  await expect.poll(() => shown(page)).toBe(true);
  expect(await readoutsOf(calculator)).toEqual(numbersOf(screenOf('throttle', query)));
});

test('what stands below a calculator does not move while the answer to a link is computed', async ({
  openSite,
}) => {
  const { page } = await openSite(nowhere);
  // So that it takes longer than a tenth of a second, after which progress is drawn.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.goto(addressOf('/', 'embed/throttle/', 'window=20ms'));
  await alive(page);
  await expect.poll(() => shown(page)).toBe(true);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await shiftsOf(page)).toEqual([]);
});

test('what was typed is not written into the address that the reader has gone back to, while that is simulated', async ({
  openSite,
}) => {
  const { page } = await openStopped(openSite, 'calculators/throttle/', { query: 'seconds=2.0' });
  // The state that the page was opened with writes its address first.
  const address = async () => {
    await page.clock.runFor(25);
    return new URL(page.url()).search;
  };
  await expect.poll(address).toBe('?seconds=2');
  await page.evaluate("history.pushState(null, '', '?seconds=3')");
  const seconds = calculatorOf(page).locator('#seconds');
  await unfold(page, 'seconds');
  await seconds.fill('4');
  // By now the answer is complete, and its query is about to be written into the address.
  await page.clock.runFor(300);
  await page.goBack();
  await expect.poll(() => seconds.inputValue()).toBe('2');
  for (let step = 0; step < 40; step++) {
    await page.clock.runFor(25);
    expect(new URL(page.url()).search).toBe('?seconds=2');
  }
  await page.goForward();
  await expect.poll(() => seconds.inputValue()).toBe('3');
});

test('a link to an empty diagnosis is taken over every time, whichever of its scripts comes first', async ({
  openSite,
}) => {
  for (let time = 0; time < 6; time++) {
    const { page } = await openSite('calculators/diagnose/', { query: 'text=&vm=&disks=' });
    await expect
      .poll(() => page.locator('headroom-calculator .headline').innerText())
      .toBe('Paste what your tool printed, or enter numbers.');
    expect(await page.evaluate('document.documentElement.dataset.restoring')).toBeUndefined();
    await page.goto('about:blank');
  }
});
