/**
 * The tabs in which pages are opened. Tests use them one after the other, since a new tab costs more
 * than the visit itself. Each is cleared while the next test has another one.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { timeouts } from '../timeouts.ts';

export type Tab = {
  readonly page: Page;
  readonly settings: BrowserContextOptions;
  /** What was done to it that outlasts the page that is shown. */
  readonly done: Set<(typeof lasting | typeof undone)[number]>;
};

export type Tabs = {
  /** A tab with these settings, in which nothing is stored and which nobody else uses. */
  readonly take: (settings: BrowserContextOptions) => Promise<Tab>;
  /** @param plain a page of the same origin that does nothing, which ends the life of the one that is shown */
  readonly giveBack: (tab: Tab, plain: string) => void;
};

/** The window of a tab until a test resizes it. */
const desk = { width: 1280, height: 720 };

/** What cannot be undone, and what can. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'clock'] as const;
const undone = ['route', 'emulateMedia'] as const;

/** Notes on the tab what is done to it. */
function watch(tab: Tab): Tab {
  const { page, done } = tab;
  const noting = <Did extends (...given: never[]) => unknown>(
    name: (typeof lasting | typeof undone)[number],
    did: Did,
  ) =>
    ((...given) => {
      done.add(name);
      return did(...given);
    }) as Did;
  page.clock.install = noting('clock', page.clock.install.bind(page.clock));
  for (const name of [...lasting, ...undone])
    if (name !== 'clock') Object.assign(page, { [name]: noting(name, page[name].bind(page)) });
  return tab;
}

/** Leaves a tab as if it were new, but for the page that it shows. @throws where that is not possible */
async function reset({ page, done }: Tab, plain: string) {
  const now = page.viewportSize();
  if (done.has('route')) await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Most of the time goes into waiting for the browser, which can be told everything at once.
  await page.goto(plain, { waitUntil: 'commit' });
  await Promise.all([
    page.evaluate('localStorage.clear(), sessionStorage.clear()'),
    page.mouse.move(-1, -1),
    page.clearPageErrors(),
    (now?.width !== desk.width || now.height !== desk.height) && page.setViewportSize(desk),
    done.has('emulateMedia') &&
      page.emulateMedia({
        media: null,
        colorScheme: 'light',
        forcedColors: 'none',
        reducedMotion: 'no-preference',
      }),
  ]);
  done.clear();
}

/** @param prepare what every page that is opened in a new tab has */
export function tabsOf(browser: Browser, prepare: (tab: Tab) => Promise<unknown>): Tabs {
  const idle: Tab[] = [];
  /** Tabs that are being cleared, each with what comes of it. */
  const clearing = new Map<Tab, Promise<unknown>>();

  async function open(settings: BrowserContextOptions) {
    const context = await browser.newContext(settings);
    context.setDefaultTimeout(timeouts.page);
    const tab: Tab = { page: await context.newPage(), settings, done: new Set() };
    await prepare(tab);
    return watch(tab);
  }

  async function clear(tab: Tab, plain: string) {
    const context = tab.page.context();
    const isClean =
      !lasting.some((name) => tab.done.has(name)) &&
      context.pages().length === 1 &&
      (await reset(tab, plain).then(
        () => true,
        () => false,
      ));
    if (isClean) idle.push(tab);
    // At the end of a run the browser may have been closed before.
    else await context.close().catch(() => {});
    clearing.delete(tab);
  }

  return {
    take: async (settings) => {
      const is = (tab: Tab) => JSON.stringify(tab.settings) === JSON.stringify(settings);
      for (;;) {
        const found = idle.findIndex(is);
        const [used] = found < 0 ? [] : idle.splice(found, 1);
        if (used) return used;
        const coming = [...clearing.keys()].filter(is);
        const [first] = coming;
        // Two are enough for one test after the other.
        if (!first || coming.length < 2) return open(settings);
        await clearing.get(first);
      }
    },
    giveBack: (tab, plain) => {
      clearing.set(tab, clear(tab, plain));
    },
  };
}
