/** Scripts come late, long after what was pressed: nothing of the page moves then. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive, calculatorOf } from './calculator.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';
import { addressOf, test } from './visit.ts';

/** Longer than a browser takes for the response to a press, in ms: what moves later counts as a shift. */
const late = 900;

/** Everything that is loaded from now on comes late. */
const delay = (page: Page, files = '**/*.js') =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });

/** Stops what is computed between frames until it may go on. */
const holdWork = `
  const post = MessagePort.prototype.postMessage;
  const held = [];
  MessagePort.prototype.postMessage = function (...message) {
    held.push(() => post.apply(this, message));
  };
  globalThis.goOn = () => {
    MessagePort.prototype.postMessage = post;
    for (const one of held) one();
  };
`;

describe('scripts that come late move nothing', () => {
  test.for(['calculators/cap-check/', 'calculators/throttle/', 'limits/', 'start/checklist/'])(
    '/%s',
    async (address, { openSite }) => {
      const { page } = await openSite('robots.txt');
      await delay(page);
      await page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
      if (address.startsWith('calculators/')) {
        await calculatorOf(page).locator('[data-scripted]').waitFor();
        await alive(page);
      }
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test('the player of a simulation is not seen before the answer that a link asks for', async ({
    openSite,
    expect,
  }) => {
    const { page } = await openSite('robots.txt');
    await page.addInitScript(holdWork);
    await page.goto(new URL('calculators/throttle/?window=20ms', page.url()).href);
    await calculatorOf(page).locator('[data-scripted]').waitFor({ state: 'attached' });
    const player = calculatorOf(page).locator('.player:has(input)');
    expect(await player.isVisible()).toBe(false);
    await page.evaluate('goOn()');
    await player.waitFor();
    expect(await player.locator('input').getAttribute('style')).toBe('--samples: 25;');
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('the player of a simulation, pressed before its script is there', async ({ openSite }) => {
    const { page } = await openSite('calculators/throttle/');
    await delay(page, '**/headroom-flow.js');
    await calculatorOf(page).getByRole('button', { name: 'Play' }).click();
    await calculatorOf(page).getByRole('button', { name: 'Pause' }).waitFor();
    await page.waitForTimeout(late);
    await calculatorOf(page).getByRole('button', { name: 'Pause' }).click();
    expect(await page.evaluate('shifted')).toEqual([]);
  });

  test('the verdict at the foot of a phone begins at the same place, whatever it says', async ({
    openSite,
  }) => {
    const context = { viewport: { width: 360, height: 740 } };
    const { page } = await openSite('calculators/cap-check/?vm=D16ds_v5', { context });
    await alive(page);
    await calculatorOf(page).locator('.group.disks > summary').click();
    const field = calculatorOf(page).locator('[name="disks.1.iops"]');
    await field.focus();
    const bar = calculatorOf(page).locator('.phone-bar');
    await expect.poll(() => bar.innerText()).toContain('Oversubscribed');
    const places = () =>
      bar.evaluate((one) =>
        [...one.children].map((child) => {
          const range = document.createRange();
          range.selectNodeContents(child);
          return range.getBoundingClientRect().left;
        }),
      );
    const [before, words] = [await places(), await bar.innerText()];
    for (const target of ['20001', '100']) {
      await field.fill(target);
      await expect.poll(() => bar.innerText()).not.toBe(words);
      expect(await places(), target).toEqual(before);
    }
  });
});

/** A line that brings a page in forty pieces, with a pause after each, and all other files at once. */
function slowLine() {
  const server = createServer(async ({ url = '/' }, response) => {
    const whole = await fetch(new URL(url, addressOf('/', '')));
    const bytes = Buffer.from(await whole.arrayBuffer());
    response.setHeader('content-type', whole.headers.get('content-type') ?? '');
    const size = url.endsWith('/') ? Math.ceil(bytes.length / 40) : bytes.length;
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    response.end();
  });
  return new Promise<{ readonly home: string; readonly close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      resolve({ home, close: () => void server.close().closeAllConnections() });
    });
  });
}

describe('a page that comes in pieces is drawn when its answer is whole, and moves nothing', () => {
  test.for(['embed/throttle/', 'embed/cap-check/', 'calculators/io-size/'])(
    '/%s',
    async (address, { browser, onTestFinished }) => {
      const { home, close } = await slowLine();
      onTestFinished(close);
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      await page.addInitScript(countShifts);
      await page.goto(home + address);
      expect(await calculatorOf(page).locator('[data-answer]').count()).toBe(1);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
});
