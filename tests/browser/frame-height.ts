import type { Browser } from 'playwright-core';
import type { Shown } from '../../src/embed/heights.ts';
import { timeouts } from '../timeouts.ts';

/** The widths that a frame has on a phone, in a wiki with a side bar, and in one without. */
export const widths = [360, 640, 800] as const;

/** What an embed shows, and the query that says so. */
export const forms = [
  ['whole', ''],
  ['answer', '?show=answer'],
] as const satisfies readonly (readonly [Shown, string])[];

/** How high is a page once everything has come, in pixels? */
export async function heightOf(browser: Browser, address: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 600 } });
  page.setDefaultTimeout(timeouts.page);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    // The height of a page whose script failed is not the one that readers see.
    const [error] = await page.pageErrors();
    if (error) throw error;
    return Math.ceil(await page.evaluate(() => document.body.getBoundingClientRect().height));
  } finally {
    await page.close();
  }
}
