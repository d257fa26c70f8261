/** Opening pages of the built folder, and hearing every complaint the browser has about them. */
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import type { Way } from './setup.ts';
import { type Tab, type Tabs, tabsOf } from './tabs.ts';

export { all } from '../chosen.ts';
export { readoutsOf } from './readouts.ts';

export const ways = ['/', '/a/b/', 'file://'] as const satisfies readonly Way[];

/** A file of the site that shows next to nothing, for tests that go on to a page of their own. */
export const nowhere = 'robots.txt';

/** The address of a page; on a disk a folder has no page of its own, so its index is named. */
export function addressOf(way: Way, page: string, query = ''): string {
  const file = way === 'file://' && /(^|\/)$/.test(page) ? `${page}index.html` : page;
  return inject('homes')[way] + file + (query && `?${query}`);
}

export type Visit = {
  readonly page: Page;
  /** What the browser said against the page so far. The test fails if anything stands here at its end. */
  readonly complaints: string[];
};
export type Options = {
  readonly way?: Way;
  readonly query?: string;
  readonly script?: boolean;
  readonly context?: BrowserContextOptions;
};

/** Opens a page in a tab of its own. Nothing it does may give the browser reason to complain. */
export type OpenSite = (page: string, options?: Options) => Promise<Visit>;

/** @returns what the browser says against the page from now on */
function listen(page: Page, home: string) {
  const complaints: string[] = [];
  const own = (request: Request) =>
    /^(data|blob):/.test(request.url()) || request.url().startsWith(home);
  page.context().on('request', (request) => {
    if (!own(request)) complaints.push(`asks another host: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A page that is left, or loaded again, gives up what it was waiting for.
    if (why !== 'net::ERR_ABORTED') complaints.push(`cannot load ${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return complaints;
}

/** Nobody listens to a page any more, the test itself included. */
function hush(page: Page) {
  page.context().removeAllListeners('request');
  for (const event of ['request', 'requestfailed', 'response', 'console', 'pageerror', 'dialog'])
    page.removeAllListeners(event);
}

/** A visit sees what the host sends. What the site keeps for reading offline has tests of its own. */
const withoutWorker = 'delete Navigator.prototype.serviceWorker';

/** A page is patient for ten seconds and more, and a busy machine takes longer. A test of that patience sets the clock. */
const withPatience = `{
  const wait = setTimeout;
  globalThis.setTimeout = (run, pause, ...given) => wait(run, pause >= 10_000 ? 2 ** 31 - 1 : pause, ...given);
}`;

/** Sums up every layout shift that no person caused. */
export const countShifts = `
  globalThis.shifted = [];
  new PerformanceObserver((list) => {
    const place = ({ x, y, width, height }) => [x, y, width, height].join(' ');
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput)
        shifted.push(value + ': ' + sources.map(({ node, previousRect, currentRect }) =>
          (node?.nodeName ?? 'in a shadow root') + ' from ' + place(previousRect) + ' to ' + place(currentRect)).join());
  }).observe({ type: 'layout-shift', buffered: true });
`;

export const test = base.extend<{ browser: Browser; tabs: Tabs; openSite: OpenSite }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are wanted, and these are none.
    async ({}, use) => {
      const browser = await chromium.connect(inject('browser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tabs: [
    async ({ browser }, use) => {
      await use(
        tabsOf(browser, async ({ page, settings }) => {
          if (settings.javaScriptEnabled)
            await page.addInitScript(`${withoutWorker};${withPatience};${countShifts}`);
        }),
      );
    },
    { scope: 'worker' },
  ],
  openSite: async ({ tabs }, use) => {
    const visits: (Visit & { readonly tab: Tab; readonly plain: string })[] = [];
    await use(async (address, { way = '/', query = '', script = true, context = {} } = {}) => {
      const tab = await tabs.take({ ...context, javaScriptEnabled: script });
      const { page } = tab;
      const complaints = listen(page, inject('homes')[way]);
      const visit = { tab, page, complaints, plain: addressOf(way, nowhere) };
      visits.push(visit);
      await page.goto(addressOf(way, address, query));
      return visit;
    });
    const complaints = visits.flatMap((visit) => visit.complaints);
    for (const { page } of visits) hush(page);
    for (const { tab, plain } of visits) tabs.giveBack(tab, plain);
    expect(complaints).toEqual([]);
  },
});

/** The page's own calculator: the one that its address speaks of. */
export const calculatorOf = (page: Page): Locator => page.locator('headroom-calculator').first();

/** Waits until the script has taken the page's calculator over: it does so once somebody comes to it. */
export async function alive(page: Page) {
  const calculator = calculatorOf(page);
  await calculator.locator('.root').dispatchEvent('pointerover', { bubbles: true });
  await calculator
    .locator('[data-live]')
    .waitFor({ state: 'attached' })
    .catch(async (late) => {
      // An error of the page is the cause, and says more than that nothing came.
      const [error = late] = await page.pageErrors();
      throw error;
    });
}

/** Comes to the calculator again and again: a use that meets a script which is just failing is in vain. */
export async function useUntilAlive(page: Page) {
  const input = calculatorOf(page).locator('.controls summary').first();
  const used = async () => {
    await input.blur();
    await input.focus();
    return calculatorOf(page).locator('[data-live]').count();
  };
  await expect.poll(used, { interval: 500 }).toBe(1);
}

/** Opens a page with its script in charge, and stops its clock: whatever was due by then has happened. */
export async function openStopped(openSite: OpenSite, address: string, options: Options = {}) {
  const visit = await openSite(nowhere, options);
  const { page } = visit;
  await page.clock.install();
  await page.goto(addressOf(options.way ?? '/', address, options.query));
  await alive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return visit;
}

/** The layout shifts so far, after everything that comes late has come. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(100);
  return page.evaluate('shifted');
}

/** Opens the cell of an input, unless it is typed in the strip itself. */
export async function unfold(page: Page | FrameLocator, field: string) {
  const input = `:is([name="${field}"]:not([type="hidden"]), fieldset[id="${field}"])`;
  const strip = page.locator('headroom-calculator .controls:not(.other)').first();
  await strip.hover();
  await strip.locator(input).first().waitFor({ state: 'attached' });
  if (!(await strip.locator(input).first().isVisible()))
    await strip
      .locator('.group')
      .filter({ has: page.locator(input) })
      .locator('> summary')
      .click();
}
