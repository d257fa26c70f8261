/** What a first visit costs: the gzip bytes of everything that a page loads, as a host would send it. */
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { timeouts } from '../timeouts.ts';

export type Weight = {
  readonly requests: number;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly other: number;
  readonly total: number;
  /** What the page asked for after it had loaded, without being touched. */
  readonly later: number;
  /** What a calculator asked for when somebody came to it. */
  readonly used: number;
};

/** Images and fonts are compressed already, and hosts send them as they are. */
const compresses = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;

async function weightOf(response: Response): Promise<readonly [kind: string, bytes: number]> {
  const body = await response.body();
  const type = response.headers()['content-type'] ?? '';
  const bytes = compresses.test(type) ? gzipSync(body).length : body.length;
  if (type.startsWith('text/html')) return ['html', bytes];
  if (type.startsWith('text/css')) return ['css', bytes];
  return [/javascript/.test(type) ? 'script' : 'other', bytes];
}

/**
 * Visits a page with nothing in the cache. What is asked for before `load` counts; what the page asks for later stands apart.
 * @param calculator what the page does with a calculator without being touched: nothing at all, or it
 *   `prepares` the code for the first use, or it `answers` the case in its address
 */
export async function weigh(
  browser: Browser,
  address: string,
  calculator?: 'prepares' | 'answers',
): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    context.setDefaultTimeout(timeouts.page);
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${address} cannot be visited.`);
    const first = [...responses];
    const isLive = () => page.locator('.root[data-live]').first().waitFor({ state: 'attached' });
    // A quiet network alone says little: the browser may not have been idle yet.
    if (calculator === 'answers') await isLive();
    if (calculator === 'prepares')
      await page.waitForFunction(
        () =>
          './headroom-answer.js' in
          ((globalThis as { headroomScripts?: object }).headroomScripts ?? {}),
      );
    // What keeps the site for reading offline comes last.
    if (calculator === 'prepares')
      while (!responses.some((response) => response.url().endsWith('/offline.js')))
        await page.waitForEvent('response');
    await page.waitForLoadState('networkidle');
    const untouched = [...responses];
    if (calculator === 'prepares') {
      await page.locator('headroom-calculator .root').first().dispatchEvent('pointerover');
      await isLive();
    }

    const sum = { html: 0, css: 0, script: 0, other: 0 };
    for (const response of first) {
      const [kind, bytes] = await weightOf(response);
      sum[kind as keyof typeof sum] += bytes;
    }
    const bytesOf = async (some: readonly Response[]) => {
      let bytes = 0;
      for (const response of some) bytes += (await weightOf(response))[1];
      return bytes;
    };
    const later = await bytesOf(untouched.slice(first.length));
    const used = await bytesOf(responses.slice(untouched.length));
    const total = sum.html + sum.css + sum.script + sum.other;
    return { requests: first.length, ...sum, total, later, used };
  } finally {
    await context.close();
  }
}

/** The budgets, in bytes: a kB is 1000 of them. */
export const budgets = {
  /** `headroom.js` and `site.js`, which every page with a calculator starts with. */
  start: 11_000,
  script: 25_000,
  /** A calculator's page until it has loaded. */
  calculator: 45_000,
  /** The same with what comes after it without any input. */
  idle: 95_000,
  /** The same of the calculators that compare all there is, read what tools print, or have the most limits. */
  idleOf: { find: 120_000, diagnose: 120_000, 'cap-check': 95_400 } as Readonly<
    Record<string, number>
  >,
  /** An embed with a case in its address, until it is answered. */
  answering: 90_800,
  /** The search compares all VM sizes, so that their data come before its answer; the readers of a diagnosis are a third of its code. */
  answeringOf: { find: 124_500, diagnose: 105_000 } as Readonly<Record<string, number>>,
  /** What comes once somebody uses a calculator. */
  firstUse: 70_000,
  /** Whatever comes before somebody uses it: a wiki page may hold many. */
  embed: 32_000,
  explorer: 120_000,
  /** The page of the map until it has loaded, with a row of a table for each dot. */
  map: 60_000,
};
