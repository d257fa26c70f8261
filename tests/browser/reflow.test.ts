/** A narrow window, large text and wide spacing lose nothing: WCAG 2.2, reflow (1.4.10) and text spacing (1.4.12). */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { all } from '../sampled-calculators.ts';
import { alive } from './calculator.ts';
import { files, read } from './markup.ts';
import { test } from './visit.ts';

/** One page of each kind; pages of calculators differ in their fields and in what is drawn. */
const pages = [
  '',
  'map/',
  'calculators/',
  'calculators/cap-check/',
  'calculators/io-size/',
  'calculators/throttle/',
  ...(all ? ['calculators/queue-depth/', 'calculators/sync-io/'] : []),
  'embed/cap-check/',
  'optimise/io-size/',
  'reference/formulas/',
  'reference/glossary/',
  'start/checklist/',
  'limits/',
  'limits/ebdsv5/',
  'limits/premium-ssd/',
  'limits/errata/',
  'limits/data/',
  '404.html',
];

/** What stands out of the window or is cut off by its own box, in shadow roots too. What scrolls by itself may. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const say = (element: Element, what: string) =>
      found.push(
        `${what}: ${element.localName}.${element.getAttribute('class')} ${element.textContent?.trim().slice(0, 30)}`,
      );
    const parentOf = (element: Element) =>
      element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
    /** Is it in a region that scrolls sideways, or hidden from sight on purpose? */
    const excused = (element: Element): boolean => {
      for (let each: Element | undefined = element; each; each = parentOf(each)) {
        const { overflowX, clipPath } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none') return true;
      }
      return false;
    };
    const among = (root: ParentNode) => {
      for (const element of root.querySelectorAll('body *, .root *')) {
        if (element.shadowRoot) among(element.shadowRoot);
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg'))
          continue;
        const { right, width } = element.getBoundingClientRect();
        if (right > innerWidth + 1 && width > 0 && !excused(element)) say(element, 'out of sight');
        const { overflowX, overflowY } = getComputedStyle(element);
        // Long words in an input are reached by its caret.
        const cut =
          !element.matches('input, select') &&
          ((/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1));
        if (cut && !excused(element)) say(element, 'cut off');
      }
    };
    among(document);
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return found;
  });

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** As a reader’s own style sheet does it. */
const spread = (page: Page) =>
  page.evaluate((text) => {
    const among = (root: Document | ShadowRoot) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      root.adoptedStyleSheets.push(sheet);
      for (const element of root.querySelectorAll('*'))
        if (element.shadowRoot) among(element.shadowRoot);
    };
    among(document);
  }, spacing);

describe.each(pages)('/%s', (address) => {
  test('loses nothing at widths of 320 and 640', async ({ openSite }) => {
    // 1280 pixels at 400 % and at 200 %.
    const narrow = { width: 320, height: 640 };
    const wide = { width: 640, height: 640 };
    const { page } = await openSite(address, { context: { viewport: narrow } });
    if ((await page.locator('headroom-calculator[address]').count()) > 0) await alive(page);
    await page.waitForLoadState('networkidle');
    expect(await lost(page)).toEqual([]);
    await page.setViewportSize(wide);
    expect(await lost(page)).toEqual([]);
    await spread(page);
    expect(await lost(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await lost(page)).toEqual([]);
  });
});

test('a box that cuts its words off is seen', async ({ openSite }) => {
  const { page } = await openSite('404.html', {
    context: { viewport: { width: 320, height: 640 } },
  });
  await page.evaluate(() => {
    const box = document.createElement('p');
    box.textContent = 'Words that go on for longer than the box is wide';
    Object.assign(box.style, { width: '90px', overflow: 'hidden', whiteSpace: 'nowrap' });
    document.querySelector('main')?.append(box);
  });
  expect((await lost(page)).join()).toContain('cut off: p');
});

test('nothing moves by itself, so there is nothing to reduce', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets)
    expect(read(sheet)).not.toMatch(/[{;]\s*(transition|animation|scroll-behavior)\b|@keyframes/);
});
