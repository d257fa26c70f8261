/** The pictures by which a change of looks is noticed: home, each calculator and the explorer, wide and light, narrow and dark. */
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { calculators } from '../../src/calculators/index.ts';
import { timeouts } from '../timeouts.ts';

export const folder = path.join(import.meta.dirname, 'pictures');

const pages = [
  { name: 'home', address: '', drawn: 'main' },
  // Its heads sort, once its script has come.
  { name: 'explorer', address: 'limits/', drawn: '.sizes thead button' },
  ...calculators.map(({ id }) => ({ name: id, address: `calculators/${id}/`, drawn: 'main' })),
];
const looks = [
  { look: 'wide', viewport: { width: 1280, height: 640 }, colorScheme: 'light' },
  { look: 'narrow', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

export const views = pages.flatMap(({ name, address, drawn }) =>
  looks.map(({ look, ...context }) => ({
    name,
    file: `${name}-${look}.png`,
    address,
    drawn,
    context,
  })),
);

/** What stands in the window when a page is opened and everything that comes late has come. */
export async function take(
  browser: Browser,
  home: string,
  { address, drawn, context }: (typeof views)[number],
): Promise<Buffer> {
  // What moves is drawn as a still: each run would catch it at another moment.
  const fresh = await browser.newContext({
    ...context,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    fresh.setDefaultTimeout(timeouts.page);
    const page = await fresh.newPage();
    // Pages say how old their prices are.
    await page.clock.setFixedTime('2026-11-23');
    await page.goto(home + address, { waitUntil: 'networkidle' });
    await page.locator(drawn).first().waitFor();
    const [error] = await page.pageErrors();
    if (error) throw error;
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await fresh.close();
  }
}
