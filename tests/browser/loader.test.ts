/** Frames on somebody else's page: made of plain content, as high as they need, in the page's own theme. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { policy } from '../../src/site/serve/policy.ts';
import { root } from '../architecture/sources.ts';
import { numbersOf, screenOf } from './cases.ts';
import { openForeign, script } from './other-site.ts';
import { readoutsOf } from './readouts.ts';
import { type OpenSite, test } from './visit.ts';

const embed = '/embed/io-size/';
const link = `<p><a href="${embed}?io-size=64KiB#embed">IO size</a></p>`;
const box = `<div class="headroom" data-src="${embed}?io-size=64KiB"><a href="/calculators/io-size/">IO size</a></div>`;
const frame = (name: string, address = embed) =>
  `<iframe name="${name}" src="${address}" width="640" height="300" title="IO size"></iframe>`;

/** A page of somebody's may run what its author wrote. */
const loose = policy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace(/; require.*/, '');

/** A page of somebody's has styles of its own. */
const styled = policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/** How high a frame is, and how high what stands in it. */
const heights = (page: Page, selector = 'iframe') =>
  page.locator(selector).evaluateAll((frames) => frames.map((each) => each.clientHeight));
const inside = (page: Page, selector = 'iframe') => page.frameLocator(selector);
const needed = async (page: Page, selector = 'iframe') =>
  Math.ceil(
    await inside(page, selector)
      .locator('body')
      .evaluate((body) => body.getBoundingClientRect().height),
  );
const fits = (page: Page, selector = 'iframe') =>
  expect
    .poll(async () =>
      Math.abs(((await heights(page, selector))[0] ?? 0) - (await needed(page, selector))),
    )
    .toBeLessThan(2);

describe.each([
  ['a link that ends in #embed', link],
  ['an element written for it', box],
])('%s', (_, body) => {
  test('becomes a frame with its case, as high as it needs', async ({ openSite }) => {
    const { page } = await openForeign(openSite, body + script('headroom') + script('headroom'));
    const calculator = inside(page).locator('headroom-calculator');
    await expect
      .poll(() => readoutsOf(calculator))
      .toEqual(numbersOf(screenOf('io-size', 'io-size=64KiB')));
    await fits(page);
    // It grows with what is opened in it, and shrinks again.
    const before = await needed(page);
    await calculator.locator('summary', { hasText: /^More/ }).click();
    await expect.poll(() => needed(page)).toBeGreaterThan(before + 200);
    await fits(page);
    await calculator.locator('summary', { hasText: /^More/ }).click();
    await expect.poll(() => needed(page)).toBe(before);
    await fits(page);
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await page.locator('iframe').getAttribute('title')).toBe('IO size');
  });

  test('stays in the page, whose own script may still count on it', async ({ openSite }) => {
    const { page } = await openForeign(openSite, body + script('headroom'));
    await page.locator('iframe').waitFor();
    const anchor = page.locator('a');
    expect(await anchor.count()).toBe(1);
    expect(await anchor.isVisible()).toBe(false);
    // Taken out by the page, its frame goes with it.
    await anchor.evaluate((element) => (element.closest('.headroom') ?? element).remove());
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  });

  test('taken out for a while and put back, has a frame again', async ({ openSite }) => {
    const { page } = await openForeign(openSite, body + script('headroom'));
    await fits(page);
    const element = await page.evaluateHandle(() => document.body.firstElementChild);
    await element.evaluate((each) => each?.remove());
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await page.waitForTimeout(400);
    await element.evaluate((each) => each && document.body.append(each));
    await fits(page);
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await page.locator('a').isVisible()).toBe(false);
  });

  test('comes back as it was written where the page lets no frame in', async ({ openSite }) => {
    const { page, complaints } = await openForeign(
      openSite,
      body + script('headroom'),
      policy.replace("frame-src 'self'", "frame-src 'none'"),
    );
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.locator('a').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    // It is not tried again and again.
    await page.evaluate(() => document.body.append('More words.'));
    await page.waitForTimeout(400);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(complaints.every((each) => /frame-src|ERR_BLOCKED_BY_CSP|cannot load/.test(each))).toBe(
      true,
    );
    complaints.length = 0;
  });

  test('is found when it comes later', async ({ openSite }) => {
    const { page, asked } = await openForeign(openSite, `<p>Nothing yet.</p>${script('headroom')}`);
    await page.waitForTimeout(800);
    expect(asked).toEqual(['headroom']);
    await page.evaluate((isLink) => {
      const element = document.createElement(isLink ? 'a' : 'div');
      element.textContent = 'IO size';
      if (element instanceof HTMLAnchorElement) element.href = '/embed/io-size/#embed';
      else {
        element.className = 'headroom';
        element.dataset['src'] = '/embed/io-size/';
      }
      document.body.append(element);
    }, body === link);
    await fits(page);
  });
});

test('the answer alone is asked for in an address, and has its own height', async ({
  openSite,
}) => {
  const address = '/calculators/io-size/?disk=P40&show=answer';
  const { page } = await openForeign(
    openSite,
    `<div class="headroom" data-src="${address}">Words</div>${script('headroom')}`,
  );
  const calculator = inside(page).locator('headroom-calculator');
  await expect
    .poll(() => readoutsOf(calculator))
    .toEqual(numbersOf(screenOf('io-size', 'disk=P40')));
  expect(await calculator.locator('form').isVisible()).toBe(false);
  await fits(page);
  expect((await heights(page))[0]).toBeLessThan(850);
});

test('nothing is touched until the page has had time to take its nodes over', async ({
  openSite,
}) => {
  const { page } = await openForeign(
    openSite,
    `${link}<script>
      addEventListener('load', () => { globalThis.loaded = performance.now(); });
      new MutationObserver(() => { globalThis.touched ??= performance.now(); })
        .observe(document.querySelector('p'), { subtree: true, childList: true, attributes: true });
    </script>${script('headroom')}`,
    loose,
  );
  await page.locator('iframe').waitFor();
  expect(await page.evaluate('touched - loaded')).toBeGreaterThanOrEqual(299);
});

describe('before the page has loaded', () => {
  /** A page whose picture is long in coming, and with it the end of its loading. */
  async function openSlow(openSite: OpenSite, body: string) {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    const visit = await openForeign(openSite, '<p>Words</p>');
    await visit.page.route('**/slow.svg', async (route) => {
      await coming;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await visit.page.route(visit.page.url(), (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Somebody</title><link rel="icon" href="/favicon.svg">${body}<img src="/slow.svg" alt="">${script('headroom')}</html>`,
      }),
    );
    await visit.page.goto(visit.page.url(), { waitUntil: 'commit' });
    return { ...visit, come };
  }

  test.for([
    ['an element written for it', box],
    [
      'a link in a wiki that sends its pages finished',
      `<meta name="generator" content="DokuWiki">${link}`,
    ],
  ] as const)('%s has its frame already', async ([, body], { openSite }) => {
    const { page, come } = await openSlow(openSite, body);
    await page.locator('iframe').waitFor();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    come();
    await fits(page);
    expect(await page.locator('iframe').count()).toBe(1);
  });
});

test('the height that is kept for a frame is the frame’s first, and given up for its own', async ({
  openSite,
}) => {
  const kept = box.replace('<div ', '<div style="min-height:4321px" ');
  // The page notes the height as the frame comes: a moment later the frame may have asked for its own.
  const note = `<script>
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      const shadow = attachShadow.call(this, options);
      const see = () => { globalThis.first ??= shadow.querySelector('iframe')?.style.height; };
      new MutationObserver(see).observe(shadow, { childList: true, subtree: true });
      return shadow;
    };
  </script>`;
  const { page } = await openForeign(
    openSite,
    note + kept + script('headroom'),
    loose.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  );
  await page.locator('iframe').waitFor();
  expect(await page.evaluate('first')).toBe('4321px');
  await fits(page);
  const held = () => page.locator('.headroom').evaluate((element) => element.clientHeight);
  await expect.poll(held).toBeLessThan(4000);
});

describe.each(['dokuwiki/headroom/script.js', 'mediawiki/Headroom/resources/frames.js'])(
  'the script of %s',
  (file) => {
    const code = readFileSync(path.join(root, 'integrations', file), 'utf8');
    const sealed = frame('own', `${embed}?io-size=64KiB`)
      .replace('<iframe ', '<iframe class="headroom-frame" sandbox="allow-scripts" ')
      .concat('<iframe name="other" srcdoc="<p>Words</p>" height="200"></iframe>');

    test('fits a frame to its calculator, and tells it the wiki’s theme', async ({ openSite }) => {
      const { page } = await openForeign(
        openSite,
        `${sealed}<script>${code}</script>`,
        loose.replace("frame-src 'self'", "frame-src 'self' about:"),
      );
      await fits(page, '[name=own]');
      const theme = () => inside(page, '[name=own]').locator('html').getAttribute('data-theme');
      await expect.poll(theme).toBe('light');
      await page.evaluate(() => {
        document.body.style.color = 'rgb(230 230 230)';
      });
      await expect.poll(theme).toBe('dark');
      const paper = () =>
        inside(page, '[name=own]')
          .locator('body')
          .evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(await paper()).toBe('rgba(0, 0, 0, 0)');
      // On a white column of a dark page the frame has its own paper.
      await page.evaluate(() => {
        document.body.style.background = 'white';
        document.querySelector('iframe')?.dispatchEvent(new Event('load'));
      });
      await expect.poll(paper).toBe('rgb(18, 20, 23)');
      // A stranger's frame moves nothing, and neither does a height that is none.
      const say = (name: string, height: unknown) =>
        page.frame({ name })?.evaluate((value) => {
          window.parent.postMessage({ type: 'headroom:height', height: value }, '*');
        }, height);
      const before = await heights(page, '[name=own]');
      await say('other', 999);
      for (const height of [-1, 0, 20_001, '999', null]) await say('own', height);
      await page.waitForTimeout(200);
      expect(await heights(page, '[name=own]')).toEqual(before);
      expect(await heights(page, '[name=other]')).toEqual([200]);
    });
  },
);

test('a frame that the page has by itself gets its height, in a sandbox too', async ({
  openSite,
}) => {
  const { page } = await openForeign(
    openSite,
    frame('plain') +
      frame('sealed').replace('name=', 'sandbox="allow-scripts" name=') +
      script('headroom'),
  );
  await fits(page, '[name=plain]');
  await fits(page, '[name=sealed]');
});

test.for([
  'https://stranger.example/embed/io-size/#embed',
  '/embed/nothing/#embed',
  '/limits/#embed',
  '/embed/../embed/__proto__/#embed',
  'javascript:alert(1)//embed/io-size/#embed',
  'data:text/html,/embed/io-size/#embed',
  'http://[/embed/io-size/#embed',
])('the link %s is nobody’s calculator and stays a link', async (address, { openSite }) => {
  const { page } = await openForeign(openSite, link + script('headroom'));
  await page.evaluate((href) => {
    const other = document.createElement('a');
    other.href = href;
    other.textContent = 'other';
    const element = document.createElement('div');
    element.className = 'headroom';
    element.dataset['src'] = href;
    element.textContent = 'words';
    document.body.append(other, element);
  }, address);
  await fits(page);
  expect(await page.locator('iframe').count()).toBe(1);
  expect(await page.getByText('other').isVisible()).toBe(true);
  expect(await page.getByText('words').isVisible()).toBe(true);
});

describe('messages', () => {
  test('of strangers change no height, and neither do heights that are none', async ({
    openSite,
  }) => {
    const { page } = await openForeign(
      openSite,
      `${frame('own')}<iframe name="stranger" height="200" srcdoc="<p>A stranger</p>"></iframe>${script('headroom')}`,
      loose.replace("frame-src 'self'", "frame-src 'self' about:"),
    );
    await fits(page, '[name=own]');
    const [own] = await heights(page, '[name=own]');
    const say = async (from: string, message: unknown) =>
      page.frame({ name: from })?.evaluate((text) => {
        const heard = JSON.parse(text, (_, value) =>
          value === 'NaN' ? Number.NaN : value === 'Infinity' ? Number.POSITIVE_INFINITY : value,
        );
        window.parent.postMessage(heard, '*');
      }, JSON.stringify(message));
    const height = (value: unknown) => ({ type: 'headroom:height', height: value });
    await say('stranger', height(999));
    await page.evaluate((message) => window.postMessage(message, '*'), height(999));
    for (const value of ['NaN', 'Infinity', -1, 0, 20_001, '999', null, [999], {}])
      await say('own', height(value));
    for (const value of [
      null,
      'headroom:height',
      5,
      [],
      { height: 999 },
      { type: 'height', height: 999 },
    ])
      await say('own', value);
    await page.waitForTimeout(200);
    expect(await heights(page, '[name=own]')).toEqual([own]);
    expect(await heights(page, '[name=stranger]')).toEqual([200]);
    // The frame itself is believed.
    await say('own', height(777));
    await expect.poll(() => heights(page, '[name=own]')).toEqual([777]);
  });

  test('to a frame count from the page around it alone', async ({ openSite }) => {
    const { page } = await openForeign(
      openSite,
      `${frame('own')}<iframe name="stranger" srcdoc="<p>A stranger</p>"></iframe>${script('headroom')}`,
      loose.replace("frame-src 'self'", "frame-src 'self' about:"),
    );
    await fits(page, '[name=own]');
    const theme = () => inside(page, '[name=own]').locator('html').getAttribute('data-theme');
    await expect.poll(theme).toBe('light');
    await page.frame({ name: 'stranger' })?.evaluate(() => {
      window.parent.frames[0]?.postMessage({ type: 'headroom:theme', theme: 'dark' }, '*');
    });
    await page.evaluate(() => {
      for (const value of ['blue', '"><script>', null, 5])
        window.frames[0]?.postMessage({ type: 'headroom:theme', theme: value }, '*');
    });
    await page.waitForTimeout(200);
    expect(await theme()).toBe('light');
  });
});

describe('the theme', () => {
  const dark = [
    ['a colour scheme', `document.documentElement.style.colorScheme = 'dark'`],
    ['bright text', `document.body.style.color = 'rgb(230 230 230)'`],
  ] as const;
  test.for(dark)('of a page with %s is the frame’s', async ([, turn], { openSite }) => {
    const { page } = await openForeign(openSite, frame('own') + script('headroom'));
    const theme = () => inside(page).locator('html').getAttribute('data-theme');
    await expect.poll(theme).toBe('light');
    await page.evaluate(turn);
    await expect.poll(theme).toBe('dark');
    expect(
      await inside(page)
        .locator('body')
        .evaluate((body) => getComputedStyle(body).color),
    ).toBe('rgb(233, 230, 224)');
  });

  const grounds = [
    ['white', '', 'rgba(0, 0, 0, 0)'],
    ['dark', 'body { background: #1b1b1d; color: #e3e3e3; }', 'rgba(0, 0, 0, 0)'],
    // Its text could not be read on these.
    [
      'a white column of a dark page',
      'body { background: #111; color: #eee; } p { background: #fff; }',
      'rgb(18, 20, 23)',
    ],
    ['a middle grey', 'body { background: #888; }', 'rgb(253, 252, 250)'],
    ['a picture', 'body { background: linear-gradient(#fff, #000); }', 'rgb(253, 252, 250)'],
    ['half see-through', 'p { background: rgb(0 0 0 / 50%); }', 'rgb(253, 252, 250)'],
  ] as const;
  test.for(grounds)(
    'on a ground that is %s has paper where it needs that',
    async ([, css, paper], { openSite }) => {
      const { page } = await openForeign(
        openSite,
        `<style>${css}</style><p>${frame('own')}</p>${script('headroom')}`,
        styled,
      );
      await expect
        .poll(() =>
          inside(page)
            .locator('body')
            .evaluate((body) => getComputedStyle(body).backgroundColor),
        )
        .toBe(paper);
    },
  );

  test('that an address asks for stands above the page’s', async ({ openSite }) => {
    const { page } = await openForeign(
      openSite,
      frame('own', `${embed}?theme=dark`) + script('headroom'),
    );
    await fits(page);
    expect(await inside(page).locator('html').getAttribute('data-theme')).toBe('dark');
  });
});
