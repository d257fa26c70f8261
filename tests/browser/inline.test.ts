/** A calculator drawn into somebody else's page, whose styles, policies and scripts are none of ours. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { policy } from '../../src/site/serve/policy.ts';
import { calculatorOf } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { openForeign, script } from './other-site.ts';
import { readoutsOf } from './readouts.ts';
import { type OpenSite, test } from './visit.ts';

const link = '<a href="/calculators/cap-check/">The cap check</a>';
const tag = (attributes = '') =>
  `<headroom-calculator of="cap-check" ${attributes}>${link}</headroom-calculator>`;

/** A page of somebody's has styles of its own. */
const styled = policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
const unstyled = policy.replace("style-src 'self'", "style-src 'none'");

async function opened(openSite: OpenSite, body: string, allow = styled) {
  const visit = await openForeign(openSite, body, allow);
  await drawn(visit.page);
  return visit;
}
const drawn = (page: Page) =>
  expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(numbersOf(screenOf('cap-check')));
const headline = (page: Page) => calculatorOf(page).locator('.headline');
const style = (page: Page, name: string, selector = '.headline') =>
  calculatorOf(page)
    .locator(selector)
    .first()
    .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);

/** By the tokens of the site: ink on a light page and on a dark one. */
const ink = { light: 'rgb(26, 28, 31)', dark: 'rgb(233, 230, 224)' };

describe('the theme of the page around', () => {
  test('is followed where the page says it by its text alone, and when it turns', async ({
    openSite,
  }) => {
    const { page } = await opened(
      openSite,
      `<style>body { background: #1b1b1d; color: #e3e3e3; } .light { background: #fff; color: #222; }</style>${tag()}${script('headroom')}`,
    );
    expect(await style(page, 'color')).toBe(ink.dark);
    await page.evaluate(() => document.body.classList.add('light'));
    await expect.poll(() => style(page, 'color')).toBe(ink.light);
    // Taken out and put back it follows still.
    await page.evaluate(() => {
      const calculator = document.querySelector('headroom-calculator');
      calculator?.remove();
      document.body.classList.remove('light');
      if (calculator) document.body.append(calculator);
    });
    await expect.poll(() => style(page, 'color')).toBe(ink.dark);
  });

  test('is light on a white page, whatever the reader’s system', async ({ openSite }) => {
    const { page } = await opened(openSite, tag() + script('headroom'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => style(page, 'color')).toBe(ink.light);
  });

  test('ends on paper', async ({ openSite }) => {
    const { page } = await opened(
      openSite,
      `<style>body { background: #111; color: #eee; }</style>${tag()}${script('headroom')}`,
    );
    await page.emulateMedia({ media: 'print' });
    expect(await style(page, 'color-scheme', '.root')).toBe('light');
  });
});

describe('the link inside the tag', () => {
  const broken = [
    ['a later script can’t be loaded', styled, /ERR_FAILED/],
    [
      'the page grants our policy no name',
      styled.replace('trusted-types headroom', 'trusted-types other'),
      /Trusted/i,
    ],
  ] as const;
  test.for(broken)('stays in sight where %s', async ([why, allow, said], { openSite }) => {
    const { page, complaints } = await openForeign(openSite, '<p>Words</p>', allow);
    if (/loaded/.test(why)) await page.route('**/headroom-answer.js', (route) => route.abort());
    const address = page.url();
    await page.unroute(address);
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': allow },
        body: `<!doctype html><html lang="en"><title>Somebody</title><link rel="icon" href="/favicon.svg">${tag()}${script('headroom')}</html>`,
      }),
    );
    await page.reload();
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('The cap check').isVisible()).toBe(true);
    // The browser says what it turned down; nothing of ours falls over that.
    for (const each of complaints) expect(each).toMatch(said);
    expect(complaints.some((each) => /Uncaught|TypeError: Failed/.test(each))).toBe(false);
    complaints.length = 0;
  });

  test('gives way once the calculator is drawn', async ({ openSite }) => {
    const { page } = await opened(openSite, tag() + script('headroom'));
    expect(await page.getByText('The cap check').isVisible()).toBe(false);
  });
});

test('a module script finds its own folder', async ({ openSite }) => {
  await opened(openSite, `${tag()}<script type="module" src="/headroom.js"></script>`);
});

test('in a page that runs from right to left, words and figures run as in English', async ({
  openSite,
}) => {
  const { page } = await opened(
    openSite,
    `<style>body { direction: rtl; }</style>${tag()}${script('headroom')}`,
  );
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await style(page, 'direction')).toBe('ltr');
  const root = calculatorOf(page).locator('.root');
  expect([await root.getAttribute('dir'), await root.getAttribute('lang')]).toEqual(['ltr', 'en']);
});

test.for(['62.5%', '125%'])(
  'on a page whose root is %s its type is as large as ever',
  async (size, { openSite }) => {
    const { page } = await opened(
      openSite,
      `<style>html { font-size: ${size}; }</style>${tag()}${script('headroom')}`,
    );
    expect(await style(page, 'font-size', '.root')).toBe('16px');
    // 78 % of 16 pixels, as everywhere.
    expect(Number.parseFloat(await style(page, 'font-size', 'label'))).toBeCloseTo(12.48, 1);
    // Inputs stand beside the answer from 832 pixels on: 52 of those.
    await expect
      .poll(async () => (await style(page, 'grid-template-columns', '.upper')).split(' ').length)
      .toBe(2);
  },
);

test('nothing that the page’s text inherits changes a calculator', async ({ openSite }) => {
  const text: readonly (readonly [name: string, foreign: string, own: string])[] = [
    ['white-space', 'pre', 'normal'],
    ['letter-spacing', '5px', 'normal'],
    ['word-spacing', '9px', '0px'],
    ['text-transform', 'uppercase', 'none'],
    ['text-indent', '40px', '0px'],
    ['text-shadow', '1px 1px 2px red', 'none'],
    ['text-align', 'right', 'start'],
    ['font-style', 'italic', 'normal'],
    ['line-height', '3', '25.6px'],
    ['cursor', 'help', 'auto'],
    ['word-break', 'break-all', 'normal'],
  ];
  const rules = text.map(([name, foreign]) => `${name}: ${foreign}`).join(';');
  const { page } = await opened(
    openSite,
    `<style>body { ${rules} }</style>${tag()}${script('headroom')}`,
  );
  for (const [name, , own] of text)
    expect([name, await style(page, name, '.root')]).toEqual([name, own]);
  // Whether it is seen at all is for the page to say.
  await page.evaluate(() => {
    document.body.style.visibility = 'hidden';
  });
  expect(await headline(page).isVisible()).toBe(false);
});

test('a page that lets in none of our styles has them by a script', async ({ openSite }) => {
  const { page, complaints } = await opened(openSite, tag() + script('headroom'), unstyled);
  await expect.poll(() => style(page, 'display', '.calculator')).toBe('grid');
  expect(complaints.every((each) => /calculator\.css/.test(each))).toBe(true);
  complaints.length = 0;
});

describe('an attribute', () => {
  test('that is no input is said to be ignored, and the page’s own are not', async ({
    openSite,
  }) => {
    const { page } = await opened(
      openSite,
      `${tag('vms="D8s_v5" class="a" id="b" data-x="c" aria-label="d" title="e" v-cloak')}${script('headroom')}`,
    );
    expect(await calculatorOf(page).locator('.ignored').innerText()).toBe(
      'Ignored, since there is no such input here: “vms”.',
    );
  });

  test('of a former name says what replaced it, and so does one that comes later', async ({
    openSite,
  }) => {
    const { page } = await openForeign(
      openSite,
      tag('want-iops="9000"') + script('headroom'),
      styled,
    );
    const problem = calculatorOf(page).locator('#target-iops-problem');
    await problem.waitFor();
    expect(await problem.innerText()).toContain('target-iops=9000');
    await calculatorOf(page).evaluate((element) => element.removeAttribute('want-iops'));
    await drawn(page);
    await calculatorOf(page).evaluate((element) => element.setAttribute('want-iops', '9000'));
    await problem.waitFor();
  });
});

test('its links open beside the page that it stands in', async ({ openSite }) => {
  // Our own host serves the site in a folder, and somebody's page beside that.
  const { page, complaints } = await openSite('calculators/', { way: '/a/b/' });
  const below = inject('homes')['/a/b/'];
  const address = new URL('/somebody.html', below).href;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Somebody</title><link rel="icon" href="data:,">${tag()}<script src="/a/b/headroom.js"></script></html>`,
    }),
  );
  await page.goto(address);
  await drawn(page);
  const own = calculatorOf(page).locator('.related-calculators a').first();
  expect([await own.getAttribute('target'), await own.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener',
  ]);
  expect(complaints.every((each) => each === `asks another host: ${address}`)).toBe(true);
  complaints.length = 0;
});

test('with show="answer" it is the answer alone, with a link to the inputs', async ({
  openSite,
}) => {
  const { page } = await opened(openSite, tag('show="answer"') + script('headroom'));
  const calculator = calculatorOf(page);
  expect(await calculator.locator('form').isVisible()).toBe(false);
  expect(await calculator.locator('.ignored').count()).toBe(0);
  expect(await calculator.locator('.limits').isVisible()).toBe(true);
  expect(await calculator.getByText('Steps of the calculation').isVisible()).toBe(false);
  const change = calculator.getByRole('link', { name: 'Change the inputs' });
  expect(await change.getAttribute('href')).toMatch(/\/calculators\/cap-check\/index\.html$/);
});

test('with data-theme it keeps a theme, whatever the page’s', async ({ openSite }) => {
  const { page } = await opened(openSite, tag('data-theme="dark"') + script('headroom'));
  await expect.poll(() => style(page, 'color')).toBe(ink.dark);
  expect(await calculatorOf(page).locator('.ignored').count()).toBe(0);
});

test('a page that resets every element leaves it in two columns', async ({ openSite }) => {
  const { page } = await opened(
    openSite,
    `<style>* { all: unset; }</style>${tag()}${script('headroom')}`,
  );
  // Its sheet for pages comes with a script of its own.
  await expect
    .poll(async () => (await style(page, 'grid-template-columns', '.upper')).split(' ').length)
    .toBe(2);
});

test('printed, it leaves out the inputs that were left empty', async ({ openSite }) => {
  const { page } = await opened(openSite, tag() + script('headroom'));
  await page.emulateMedia({ media: 'print' });
  expect(await calculatorOf(page).locator('#vm').isVisible()).toBe(true);
  expect(await calculatorOf(page).locator('#target-throughput').isVisible()).toBe(false);
});

test('the height that is kept for it is given up once it is drawn', async ({ openSite }) => {
  const { page } = await opened(
    openSite,
    tag('style="display:block;min-height:9000px"') + script('headroom'),
  );
  const height = await calculatorOf(page).evaluate((element) => element.clientHeight);
  expect(height).toBeGreaterThan(300);
  expect(height).toBeLessThan(5000);
});
