/** Opens pages of the built folder, in each way in which they are hosted, and hears every complaint of the browser about them. */
import type {
  Browser,
  BrowserContextOptions,
  ConsoleMessage,
  Dialog,
  Page,
  Request,
  Response,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { alive } from './calculator.ts';
import { launchChromium } from './chromium.ts';
import { countShifts } from './layout-shifts.ts';
import type { Way } from './setup.ts';
import { type Tab, type Tabs, tabsOf } from './tabs.ts';

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

/** Opens a page in a tab that no other test uses meanwhile. Nothing it does may give the browser reason to complain. */
export type OpenSite = (page: string, options?: Options) => Promise<Visit>;

/** Hears what the browser says against the page from now on, until it is stopped. */
function listen(page: Page, home: string) {
  const complaints: string[] = [];
  const isOwn = (url: string) => /^(data|blob):/.test(url) || url.startsWith(home);
  // Of the whole context, since a page may open others.
  page.context().on('request', (request) => {
    if (!isOwn(request.url())) complaints.push(`asks another host: ${request.url()}`);
  });
  const heard = {
    requestfailed: (request: Request) => {
      const why = request.failure()?.errorText;
      // A page that is left, or loaded again, gives up what it was waiting for.
      if (why !== 'net::ERR_ABORTED') complaints.push(`cannot load ${request.url()}: ${why}`);
    },
    response: (response: Response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    },
    console: (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    },
    pageerror: (error: Error) => complaints.push(String(error)),
    dialog: (dialog: Dialog) => {
      complaints.push(`opens a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    },
  };
  const events = Object.keys(heard) as (keyof typeof heard)[];
  // Each event has its own type, which a loop over them does not keep.
  for (const event of events) page.on(event as 'console', heard[event] as (said: object) => void);
  return {
    complaints,
    /** Nobody listens to the page any more, the test itself included. */
    stop: () => {
      page.context().removeAllListeners('request');
      for (const event of ['request', ...events]) page.removeAllListeners(event);
    },
  };
}

/** A visit sees what the host sends. What the site keeps for reading offline has tests of its own. */
const withoutWorker = 'delete Navigator.prototype.serviceWorker';

/** A page gives up a case after ten seconds (`src/site/begin.ts`), and a busy machine takes longer. A test of that patience sets the clock. */
const withPatience = `{
  const wait = setTimeout;
  globalThis.setTimeout = (run, pause, ...given) => wait(run, pause >= 10_000 ? 2 ** 31 - 1 : pause, ...given);
}`;

export const test = base.extend<{ browser: Browser; tabs: Tabs; openSite: OpenSite }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are wanted, and these are none.
    async ({}, use) => {
      // One for each worker: a browser that all share has every word to it and from it go through one more process.
      const browser = await launchChromium();
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
    const visits: (Visit & { tab: Tab; plain: string; stop: () => void })[] = [];
    await use(async (address, { way = '/', query = '', script = true, context = {} } = {}) => {
      // What an open tab can be told needs no tab of its own, which would be one more process.
      const { viewport, colorScheme, forcedColors, reducedMotion, ...settings } = context;
      const tab = await tabs.take({ ...settings, javaScriptEnabled: script });
      const { page } = tab;
      const media = Object.entries({ colorScheme, forcedColors, reducedMotion });
      const told = media.filter(([, value]) => value !== undefined);
      if (told.length > 0) await page.emulateMedia(Object.fromEntries(told));
      if (viewport) await page.setViewportSize(viewport);
      const heard = listen(page, inject('homes')[way]);
      const visit = { ...heard, tab, page, plain: addressOf(way, nowhere) };
      visits.push(visit);
      await page.goto(addressOf(way, address, query));
      return visit;
    });
    const complaints = visits.flatMap((visit) => visit.complaints);
    for (const { stop } of visits) stop();
    for (const { tab, plain } of visits) tabs.giveBack(tab, plain);
    expect(complaints).toEqual([]);
  },
});

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
