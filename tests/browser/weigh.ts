/** What a first visit costs: the gzip bytes of everything that a page loads, as a host would send it. */
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';

export type Weight = {
  readonly requests: number;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly other: number;
  readonly total: number;
  /** What the page asked for after it had loaded: data scripts. */
  readonly later: number;
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
 * @param answers whether the page brings a calculator to life without being touched: that is waited for
 */
export async function weigh(browser: Browser, address: string, answers = false): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${address} cannot be visited.`);
    const first = [...responses];
    // A quiet network alone says little: the browser may not have been idle yet.
    if (answers) await page.locator('.root[data-live]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');

    const sum = { html: 0, css: 0, script: 0, other: 0 };
    for (const response of first) {
      const [kind, bytes] = await weightOf(response);
      sum[kind as keyof typeof sum] += bytes;
    }
    let later = 0;
    for (const response of responses.slice(first.length)) later += (await weightOf(response))[1];
    const total = sum.html + sum.css + sum.script + sum.other;
    return { requests: first.length, ...sum, total, later };
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
  /** The same with what comes after it without any input, until an answer follows each key. */
  answering: 80_000,
  /** Whatever comes before somebody uses it: a wiki page may hold many. */
  embed: 32_000,
  explorer: 120_000,
};
