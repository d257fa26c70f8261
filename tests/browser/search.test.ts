/** The search box in the folder that ships: by keyboard, by touch, in every hosting, whatever is typed. */
import { gzipSync } from 'node:zlib';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { disks, vms } from '../../src/limits/index.ts';
import { isRow, type PackedPage, unpack } from '../../src/site/search/entry.ts';
import { makeFinder } from '../../src/site/search/finder.ts';
import { all } from '../sampled-calculators.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { shiftsOf } from './layout-shifts.ts';
import { htmlFiles, isForReaders, read, tagsOf } from './markup.ts';
import { addressOf, nowhere, test, ways } from './visit.ts';

/** Gzip bytes: what a reader who never searches does not load. */
const budgets = { script: 10_000, data: 120_000 };
const page360 = { viewport: { width: 360, height: 740 } };

const boxOf = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const linksOf = (page: Page) => page.locator('#found ol a');
const namesOf = (page: Page) => linksOf(page).allTextContents();
const said = (page: Page) => page.locator('#found [role="status"]').textContent();
const focused = (page: Page) => page.evaluate('document.activeElement.textContent');

/** Comes to the box by its key, and types. */
async function look(page: Page, query: string) {
  await page.keyboard.press('/');
  await page.keyboard.insertText(query);
}
/** The same, until something is found. */
async function find(page: Page, query: string) {
  await look(page, query);
  await linksOf(page).first().waitFor();
}

describe.each(ways)('hosted at %s', (way) => {
  test('a misspelt calculator is found from a deep page and opened by keyboard', async ({
    openSite,
  }) => {
    const { page } = await openSite('cases/four-p30-ds13/', { way });
    await find(page, 'qeue depth');
    expect((await namesOf(page))[0]).toBe('Queue depth');
    await page.keyboard.press('Enter');
    await page.waitForURL(/calculators\/queue-depth\//);
    expect(await page.locator('h1').textContent()).toMatch(
      /Which queue depth keeps a striped volume busy/,
    );
  });

  test.for(
    (
      [
        ['Standard_DS13_v2', 'DS13_v2', /limits\/dsv2\/(index\.html)?#ds13_v2$/],
        ['d2sv3', 'D2s_v3', /limits\/dsv3\/(index\.html)?#d2s_v3$/],
        ['P30', 'P30', /limits\/premium-ssd\/(index\.html)?#p30$/],
      ] as const
    ).slice(0, all || way === '/' ? undefined : 1),
  )('%s leads to its row', async ([query, name, address], { openSite }) => {
    const { page } = await openSite('', { way });
    await find(page, query);
    expect((await namesOf(page))[0]).toBe(name);
    await linksOf(page).first().click();
    await page.waitForURL(address);
    const row = page.locator(`tr[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect.poll(() => row.locator('th').textContent()).toBe(name);
    expect(await page.locator('#found').count()).toBe(0);
  });
});

describe('by keyboard', () => {
  test('arrows choose, letters go on typing, Escape closes', async ({ openSite }) => {
    const { page } = await openSite('optimise/striping/');
    await find(page, 'stripe');
    const names = await namesOf(page);
    expect(names.length).toBeGreaterThan(3);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe(names[0]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe(names[1]);
    await page.keyboard.press('End');
    await expect.poll(() => focused(page)).toBe(names.at(-1));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => boxOf(page).evaluate((box) => box === document.activeElement))
      .toBe(true);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(' unit');
    expect(await boxOf(page).inputValue()).toBe('stripeunit');
    await boxOf(page).fill('stripe unit');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#found').isVisible()).toBe(false);
    expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await boxOf(page).inputValue()).toBe('stripe unit');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('#found').isVisible()).toBe(true);
  });

  test('Enter opens a section at its place', async ({ openSite }) => {
    const { page } = await openSite('');
    await find(page, 'which cache for a log disk');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/start\/questions\/index\.html#which-cache-for-a-log-disk$/);
  });

  test('the key of the box is a letter like others inside a field', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/');
    await alive(page);
    await unfold(page, 'disk');
    const field = calculatorOf(page).locator('[name="disk"]');
    await field.fill('');
    await page.keyboard.press('/');
    expect(await field.inputValue()).toBe('/');
    expect(await boxOf(page).evaluate((box) => box === document.activeElement)).toBe(false);
  });

  test('and does nothing while a calculator’s button has the focus, or with Control', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/io-size/');
    await alive(page);
    await page.keyboard.press('Control+/');
    await calculatorOf(page).locator('button:enabled').first().focus();
    await page.keyboard.press('/');
    await expect
      .poll(() => boxOf(page).evaluate((box) => box === document.activeElement))
      .toBe(false);
    expect(await page.locator('#found').count()).toBe(0);
  });

  test('whoever calls it from far down a page keeps their place', async ({ openSite }) => {
    const { page } = await openSite('start/questions/');
    await page.evaluate('scrollTo(0, 3000)');
    await find(page, 'etcd');
    expect(await page.evaluate('scrollY')).toBe(3000);
    const place = await boxOf(page).boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(0);
    expect(place?.y).toBeLessThan(60);
  });
});

test('a result names its page and marks what was found', async ({ openSite }) => {
  const { page } = await openSite('');
  await find(page, 'group commit');
  const item = page.locator('#found li', { hasText: 'Glossary' }).first();
  expect(await item.locator('span').textContent()).toMatch(/^Guide · /);
  expect((await item.locator('p mark').allTextContents()).slice(0, 2)).toEqual(['Group', 'commit']);
  expect(await said(page)).toMatch(/^\d+ results?[.,]/);
});

test('sizes are a list of their own, and the first of all is what Enter opens', async ({
  openSite,
}) => {
  const { page } = await openSite('');
  await find(page, 'D8s_v3 cached');
  expect(await page.locator('#found .group').allTextContents()).toEqual([
    'VM sizes and disks',
    'Pages',
  ]);
  expect((await namesOf(page))[0]).toBe('D8s_v3');
  const grounds = await page
    .locator('#found ol li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundColor));
  expect(grounds.filter((ground) => ground !== grounds[1])).toEqual([grounds[0]]);
});

test('where nothing is found it says what to try, with ways to go', async ({ openSite }) => {
  const { page } = await openSite('throttling/where-throttling-happens/');
  await look(page, 'xyzzyqwert');
  await expect.poll(() => said(page)).toBe('Nothing found for “xyzzyqwert”.');
  const ways = page.locator('#found .advice a');
  expect(await ways.count()).toBeGreaterThan(2);
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/where-throttling-happens/);
  await ways.first().click();
  await page.waitForURL(/calculators\/index\.html$/);
});

test('a query with a misspelt word says what was looked for instead', async ({ openSite }) => {
  const { page } = await openSite('throttling/where-throttling-happens/');
  await find(page, 'qeue depth');
  await expect.poll(() => said(page)).toMatch(/^Did you mean “queue depth”\? \d+ results/);
  expect((await namesOf(page))[0]).toBe('Queue depth');
});

test('a word that no page has is named beside the results for the others', async ({ openSite }) => {
  const { page } = await openSite('');
  await find(page, 'rabbitmq slow disk azure');
  await expect.poll(() => said(page)).toMatch(/^No page about “rabbitmq”\. \d+ results/);
});

test('results that have only some of the words are said to', async ({ openSite }) => {
  const { page } = await openSite('');
  await find(page, 'await 30ms but iops only 800');
  await expect.poll(() => said(page)).toMatch(/^With some of the words: \d+ results/);
});

test('without its data it says so', async ({ openSite }) => {
  const { page } = await openSite(nowhere);
  await page.route('**/search-data.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(addressOf('/', ''));
  await look(page, 'disk');
  await expect.poll(() => said(page)).toMatch(/could not be loaded/);
});

describe('whatever is typed', () => {
  const markup = '"><img src=x onerror="globalThis.broken=1"><script>globalThis.broken=1</script>';
  const texts = [
    ['markup', markup, /^Nothing|results?/],
    ['signs of patterns', '.*[a-z]+(?:disk|$)\\', /results?/],
    ['names of every object', '__proto__ constructor toString', /^Nothing|results?/],
    ['a hundred thousand letters', 'x'.repeat(100_000), /^Nothing/],
    ['a hundred thousand words', 'disk '.repeat(100_000), /results?/],
    ['half a character', '\ud83d disk', /results?/],
    ['no word at all', '!!! ???', /^Nothing/],
  ] as const;

  test('breaks nothing: markup, patterns, names of every object, very long texts, half a character, no word', async ({
    openSite,
  }) => {
    const { page } = await openSite('');
    await boxOf(page).focus();
    for (const [what, query, answer] of texts) {
      await boxOf(page).evaluate((box, text) => {
        (box as HTMLInputElement).value = text;
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }, query);
      await expect.poll(() => said(page), { message: what }).toMatch(answer);
      expect(((await said(page)) ?? '').length, what).toBeLessThan(120);
      expect(await page.locator('#found img, #found script').count(), what).toBe(0);
      const broken = await page.evaluate('globalThis.broken ?? ({}).broken ?? "whole"');
      expect(broken, what).toBe('whole');
      // What follows is the answer to the next text, not to this one.
      await boxOf(page).fill('P30');
      await expect.poll(async () => (await namesOf(page))[0], { message: what }).toBe('P30');
    }
  });
});

test('of a pasted file no more is taken than can be looked for', async ({ openSite }) => {
  const { page } = await openSite('');
  await find(page, 'disk '.repeat(200_000));
  expect((await boxOf(page).inputValue()).length).toBe(300);
});

describe('the header', () => {
  const partsOf = (page: Page) =>
    page
      .locator('.name, .tools > *:not(.search), .page')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));

  test.for([
    ['a phone', 360],
    ...(all ? ([['a tablet', 768]] as const) : []),
    ['a desk', 1280],
  ] as const)('stays as it is on %s', async ([, width], { openSite }) => {
    const { page } = await openSite('optimise/io-size/', {
      context: { viewport: { width, height: 740 } },
    });
    await page.waitForLoadState('networkidle');
    const before = await partsOf(page);
    await boxOf(page).click();
    await page.keyboard.type('io');
    await linksOf(page).first().waitFor();
    expect(await partsOf(page)).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
    const box = await boxOf(page).boundingBox();
    expect(box?.width).toBeGreaterThan(170);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

  test('has no box without script, and none on paper', async ({ openSite }) => {
    const plain = await openSite('', { script: false });
    expect(await plain.page.locator('#search').isVisible()).toBe(false);
    const { page } = await openSite('');
    await find(page, 'disk');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#search').isVisible()).toBe(false);
    expect(await page.locator('#found').isVisible()).toBe(false);
  });

  test('on a phone the results close when the page is touched', async ({ openSite }) => {
    const { page } = await openSite('', { context: { ...page360, hasTouch: true } });
    await boxOf(page).tap();
    await page.keyboard.type('zzzzzz');
    await expect.poll(() => said(page)).toMatch(/^Nothing/);
    await page.touchscreen.tap(180, 700);
    await expect.poll(() => page.locator('#found').isVisible()).toBe(false);
  });
});

test.for(['queue', 'xyzzyqwert'])(
  'everyone can read and use what stands below “%s”, in light and dark colours',
  async (query, { openSite }) => {
    // The checker is put in from outside, which the policy rightly forbids.
    const { page } = await openSite('', { context: { bypassCSP: true } });
    await look(page, query);
    await page.locator('#found li').first().waitFor();
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(`axe.run('header')`);
      const { violations, passes } = found as Pick<AxeResults, 'violations' | 'passes'>;
      expect(passes.length, colorScheme).toBeGreaterThan(5);
      expect(
        violations.map(({ id }) => id),
        colorScheme,
      ).toEqual([]);
    }
  },
);

describe('what is searched', () => {
  const found: readonly PackedPage[] = JSON.parse(
    read('search-data.js').replace(/^globalThis\.headroomSearch=|;\n$/g, ''),
  );
  const entries = unpack(found);

  test('comes with the first touch of the box and not before', async ({ openSite }) => {
    const { page } = await openSite('');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => url.includes('search'))).toEqual([]);
    await boxOf(page).focus();
    await expect
      .poll(() =>
        loaded.map((url) => url.split('/').at(-1)).filter((name) => /search/.test(name ?? '')),
      )
      .toEqual(['search-data.js', 'search.js']);
  });

  test(`weighs at most ${budgets.script} bytes, and its data ${budgets.data}`, () => {
    expect(gzipSync(read('search.js')).length).toBeLessThanOrEqual(budgets.script);
    expect(gzipSync(read('search-data.js')).length).toBeLessThanOrEqual(budgets.data);
  });

  test('has every page that readers go to', () => {
    const pages = new Set(entries.map(({ address }) => address.split('#')[0] ?? ''));
    const expected = htmlFiles
      .filter(isForReaders)
      .map((file) => file.replace(/(^|\/)index\.html$/, '$1'));
    expect(expected.length).toBeGreaterThan(100);
    expect([...pages].sort()).toEqual(expected.sort());
  });

  test('has every size and disk of the dataset, each name once', () => {
    const names = entries.filter(({ kind }) => isRow(kind)).map(({ title }) => title);
    const expected = new Set([...vms, ...disks].map(({ name }) => name));
    expect(names.sort()).toEqual([...expected].sort());
  });

  test('leads from the name of a workload to its starting case first', async () => {
    const { find } = await makeFinder(entries);
    const places = {
      ...{ kafka: 'kafka', mongodb: 'mongodb', postgres: 'postgresql', etcd: 'etcd' },
      ...{ elasticsearch: 'elasticsearch', hana: 'sap-hana', 'aks os disk': 'aks-node' },
      ...{ mysql: 'mysql', mssql: 'sql-server', 'file server': 'file-server' },
    };
    for (const [query, place] of Object.entries(places))
      expect(find(query).hits[0]?.entry.address, query).toBe(`calculators/workloads/#${place}`);
  });

  test('leads to places that are there', () => {
    const ids = new Map<string, ReadonlySet<string>>();
    const idsOf = (file: string) => {
      const known = ids.get(file);
      if (known) return known;
      const fresh = new Set(
        tagsOf(read(file)).flatMap(({ attributes }) => attributes.get('id') ?? []),
      );
      ids.set(file, fresh);
      return fresh;
    };
    const lost = entries.filter(({ address }) => {
      const [page = '', anchor] = address.split('#');
      const file = page.endsWith('.html') ? page : `${page}index.html`;
      return anchor !== undefined && !idsOf(file).has(anchor);
    });
    expect(lost.map(({ address }) => address)).toEqual([]);
  });
});
