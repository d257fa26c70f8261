/** The clipboard of a page in a test. Pages of one browser share the real one, and files of tests run side by side. */
import type { Page } from 'playwright-core';

/** From now on the page copies into a place of its own. What it returns reads the text that was copied last. */
export async function keepCopies(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(globalThis, { copied: text }) },
    });
  });
  return () => page.evaluate(() => (globalThis as { copied?: string }).copied ?? '');
}
