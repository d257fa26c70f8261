/** Reading without a network: what one visit leaves behind, and how a new version comes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { keptOf, workerOf } from '../../src/site/build/offline.ts';
import { type Serving, serve } from '../../src/site/serve/serve.ts';
import { all } from '../sampled-calculators.ts';
import { timeouts } from '../timeouts.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { files, read } from './markup.ts';
import { readoutsOf } from './readouts.ts';
import { dist } from './setup.ts';
import { test as base } from './visit.ts';

type Host = {
  readonly address: string;
  readonly folder: string;
  readonly page: Page;
  readonly stop: () => Promise<void>;
  /** Starts it again, since a host remembers its files. */
  readonly start: () => Promise<void>;
};
type Options = {
  readonly at?: string;
  readonly before?: string;
  /** With no more pages than tests open that are about something else than how many there are. */
  readonly few?: boolean;
};

/** The pages of single series are many and alike: only a run of everything has them kept and opened offline. */
const isCopied = (file: string) =>
  all ||
  !/^limits\/(?!(data|errata)\/)[^/]+\//.test(
    path.relative(dist, `${file}/`).replaceAll('\\', '/'),
  );

const few = [
  ...['_astro', 'concepts/units', 'embed/io-size', 'limits/data', 'limits/errata'],
  ...['index.html', 'io-size', 'queue-depth'].map((each) => `calculators/${each}`),
  'limits/index.html',
];

/** Scripts and styles, and a few pages. */
function isOneOfFew(file: string) {
  const name = path.relative(dist, file).replaceAll('\\', '/');
  const isTop = !name.includes('/') && (name === '' || name.includes('.'));
  return (
    isTop || few.some((one) => `${one}/`.startsWith(`${name}/`) || `${name}/`.startsWith(`${one}/`))
  );
}

/** A host of its own, with a copy of the built folder that a test may change, and a browser that has never been there. */
const test = base.extend<{ openHost: (options?: Options) => Promise<Host> }>({
  openHost: async ({ browser }, use) => {
    const ends: (() => unknown)[] = [];
    const said: string[] = [];
    await use(async ({ at = '/', before, few = false } = {}) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'headroom-'));
      ends.push(() => rmSync(folder, { recursive: true }));
      cpSync(dist, folder, { recursive: true, filter: few ? isOneOfFew : isCopied });
      writeFileSync(path.join(folder, 'sw.js'), await workerOf(await keptOf(folder)));
      let serving: Serving | undefined = await serve({ folder, base: at });
      const { address } = serving;
      const stop = async () => {
        await serving?.close();
        serving = undefined;
      };
      const start = async () => {
        serving = await serve({ folder, base: at, port: Number(new URL(address).port) });
      };
      const context = await browser.newContext();
      ends.push(stop, () => context.close());
      context.setDefaultTimeout(timeouts.page);
      if (before) await context.addInitScript(before);
      const page = await context.newPage();
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      await page.goto(address);
      return { address, folder, page, stop, start };
    });
    for (const end of ends.reverse()) await end();
    expect(said).toEqual([]);
  },
});

/** Waits until everything is kept. */
const allKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
/** Goes somewhere, waits until the script that would ask for it has run, and a while longer. */
async function afterScript(page: Page, go: () => Promise<unknown>) {
  const asked = page.waitForRequest(/\/offline\.js$/);
  await go();
  await asked;
  await page.waitForTimeout(700);
}
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const changed = 'concepts/units/index.html';
const title = 'MB, MiB and Mb';
const heading = (page: Page) => page.locator('h1').textContent();
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /new version/ });
/** Waits for the notice, which comes when everything of the next edition is kept. */
const told = (page: Page) => notice(page).waitFor();

/** Puts the next edition in place: one page has another heading. */
async function update({ folder, stop, start }: Host, { halfway = false } = {}) {
  await stop();
  const file = path.join(folder, changed);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(<h1[^>]*>).*?(?=<\/h1>)/s, '$1Of the next edition'));
  writeFileSync(path.join(folder, 'sw.js'), await workerOf(await keptOf(folder)));
  if (halfway) writeFileSync(file, text);
  await start();
}

describe('the worker', () => {
  test('is made of the folder as it ships', async () => {
    expect(read('sw.js')).toBe(await workerOf(await keptOf(dist)));
  });

  test('keeps every page, script and style, and leaves out what is made for other places', async () => {
    const kept = new Set((await keptOf(dist)).map(([file]) => file));
    expect(kept.size).toBeGreaterThan(100);
    const out = files.filter((file) => !kept.has(file));
    expect(out).toContain('pictures/cap-check.png');
    for (const file of out)
      expect(file).toMatch(
        /\.(png|txt|md)$|^(single|oembed|plugins)\/|^(404\.html|headroom-lost\.(js|css)|sw\.js)$/,
      );
  });
});

describe.each(['/', '/a/b/'])('at %s, after one visit', (at) => {
  test('pages come from what is kept; with the host gone, those that nobody opened, calculators, search and the explorer work', async ({
    openHost,
  }) => {
    const { page, address, stop } = await openHost({ at, few: !all && at !== '/' });
    await allKept(page);
    // With the host there too, pages come from what is kept.
    const answer = await page.goto(`${address}${changed}?a=1#b`);
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    await stop();

    await page.goto(`${address}${changed}`);
    expect(await heading(page)).toBe(title);
    await page.goto(`${address}calculators`);
    expect(new URL(page.url()).pathname).toBe(`${at}calculators/`);

    await page.goto(`${address}calculators/io-size/?io-size=64KiB`);
    await alive(page);
    const calculator = calculatorOf(page);
    const numbers = (query: string) => numbersOf(screenOf('io-size', query));
    await expect.poll(() => readoutsOf(calculator)).toEqual(numbers('io-size=64KiB'));
    await unfold(page, 'io-size');
    await calculator.locator('[name="io-size"]').fill('1 MiB');
    await expect.poll(() => readoutsOf(calculator)).toEqual(numbers('io-size=1MiB'));
    // VM sizes come with a script that is asked for on first use.
    await unfold(page, 'vm');
    await calculator.locator('[name="vm"]').fill('D2s_v3');
    const withVm = numbers('io-size=1MiB&vm=D2s_v3');
    expect(withVm).not.toEqual(numbers('io-size=1MiB'));
    await expect.poll(() => readoutsOf(calculator)).toEqual(withVm);

    await page.locator('#search').fill('qeue depth');
    await page.locator('#found a').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/calculators\/queue-depth\//);

    await page.goto(`${address}limits/?q=ds15&edition=2018-09`);
    await expect.poll(() => page.locator('#count').textContent()).toMatch(/^1 of /);
    await page.getByRole('link', { name: 'Data', exact: true }).last().click();
    await page.waitForURL(/limits\/data\/index\.html$/);
    expect(await heading(page)).not.toBe('');
  });
});

describe('a new version', () => {
  test('is told once it is complete, and taken when the reader asks', async ({ openHost }) => {
    const host = await openHost({ few: true });
    const { page, address } = host;
    await allKept(page);
    await update(host);

    await page.goto(`${address}calculators/io-size/`);
    await alive(page);
    await calculatorOf(page).locator('[name="io-size"]').pressSequentially('1');
    await page.evaluate('globalThis.here = true');
    await told(page);
    expect(await notice(page).count()).toBe(1);
    // Nothing has been taken away from whoever is typing, and other pages are still of this edition.
    expect(await page.evaluate('globalThis.here')).toBe(true);
    const units = await page.context().newPage();
    await units.goto(`${address}${changed}`);
    expect(await heading(units)).toBe(title);
    // That window is told as well, and will be left alone.
    await told(units);
    await units.evaluate('globalThis.here = true');

    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    expect(await page.evaluate('globalThis.here')).toBe(undefined);
    expect(await units.evaluate('globalThis.here')).toBe(true);
    await units.reload();
    expect(await heading(units)).toBe('Of the next edition');
    await host.stop();
    await page.goto(`${address}${changed}`);
    expect(await heading(page)).toBe('Of the next edition');
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });

  test('is not told again to a reader who said later', async ({ openHost }) => {
    const host = await openHost({ few: true });
    const { page, address } = host;
    await allKept(page);
    await update(host);
    await page.goto(`${address}${changed}`);
    await told(page);
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await notice(page).count()).toBe(0);
    await afterScript(page, () => page.goto(`${address}limits/errata/`));
    expect(await notice(page).count()).toBe(0);
  });

  test('is not taken in halves while a host is being updated', async ({ openHost }) => {
    const host = await openHost({ few: true });
    const { page, address } = host;
    await allKept(page);
    await update(host, { halfway: true });
    await afterScript(page, () => page.goto(`${address}${changed}`));
    expect(await notice(page).count()).toBe(0);
    expect(await heading(page)).toBe(title);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  });
});

describe('nothing is kept and nothing throws', () => {
  test('for a reader who saves data', async ({ openHost }) => {
    const saving = `Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })`;
    const { page } = await openHost({ before: saving, few: true });
    await afterScript(page, () => page.reload());
    expect(await registrations(page)).toBe(0);
  });

  test.for(['allow-scripts', undefined])(
    'in a frame with sandbox %s',
    async (sandbox, { openHost }) => {
      const { page, address } = await openHost({ few: true });
      // A page without the script, so that what happens comes from the frame.
      await page.goto(`${address}embed/io-size/`);
      await afterScript(page, () =>
        page.evaluate(
          ([src = '', only]) => {
            const frame = document.createElement('iframe');
            if (only) frame.setAttribute('sandbox', only);
            frame.src = src;
            document.body.append(frame);
          },
          [`${address}${changed}`, sandbox],
        ),
      );
      expect(await registrations(page)).toBe(0);
    },
  );

  test('on a disk', async ({ openHost }) => {
    const { page } = await openHost({ few: true });
    await afterScript(page, () => page.goto(inject('homes')['file://'] + changed));
    expect(await heading(page)).toBe(title);
  });
});
