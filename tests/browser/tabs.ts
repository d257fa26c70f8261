/**
 * The tabs in which pages are opened. Tests use them one after the other, since a new tab costs more
 * than the visit itself.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { timeouts } from '../timeouts.ts';

export type Tab = {
  readonly page: Page;
  readonly settings: BrowserContextOptions;
  /** Something was done to it that the next visit would notice. */
  spoilt: boolean;
};

export type Tabs = {
  /** A tab with these settings, in which nothing is stored and which nobody else uses. */
  readonly take: (settings: BrowserContextOptions) => Promise<Tab>;
  /** @param plain a page of the same origin that does nothing, which ends the life of the one that is shown */
  readonly giveBack: (tab: Tab, plain: string) => Promise<void>;
};

/** The window of a tab for which none is chosen. */
const desk = { width: 1280, height: 720 };

/** What outlasts the page that is shown, and cannot be undone. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;

/** Notes on the tab when something is done to it that cannot be undone. */
function watch(tab: Tab): Tab {
  const { page } = tab;
  const noting = <Did extends (...given: never[]) => unknown>(did: Did) =>
    ((...given) => {
      tab.spoilt = true;
      return did(...given);
    }) as Did;
  for (const name of lasting) Object.assign(page, { [name]: noting(page[name].bind(page)) });
  page.clock.install = noting(page.clock.install.bind(page.clock));
  return tab;
}

/** Leaves a tab as if it were new, but for the page that it shows. @throws where that is not possible */
async function reset({ page, settings }: Tab, plain: string) {
  const { colorScheme, forcedColors, reducedMotion, viewport } = settings;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(plain);
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  await page.mouse.move(-1, -1);
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: reducedMotion ?? 'no-preference',
  });
  const { width, height } = viewport ?? desk;
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  await page.clearPageErrors();
}

/** @param prepare what every page that is opened in a new tab has */
export function tabsOf(browser: Browser, prepare: (tab: Tab) => Promise<unknown>): Tabs {
  const idle: Tab[] = [];
  return {
    take: async (settings) => {
      const found = idle.findIndex(
        (tab) => JSON.stringify(tab.settings) === JSON.stringify(settings),
      );
      const [used] = found < 0 ? [] : idle.splice(found, 1);
      if (used) return used;
      const context = await browser.newContext(settings);
      context.setDefaultTimeout(timeouts.page);
      const tab = { page: await context.newPage(), settings, spoilt: false };
      await prepare(tab);
      return watch(tab);
    },
    giveBack: async (tab, plain) => {
      const context = tab.page.context();
      const isClean =
        !tab.spoilt &&
        context.pages().length === 1 &&
        (await reset(tab, plain).then(
          () => true,
          () => false,
        ));
      if (isClean) idle.push(tab);
      else await context.close();
    },
  };
}
