/** The limits explorer in the folder that ships: whole without script, quick and linkable with it. */
import { text as streamText } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { disks, vms } from '../../src/limits/index.ts';
import { isFirstChoice } from '../../src/limits/lifecycle.ts';
import { regionPrices } from '../../src/limits/prices/index.ts';
import { hourlyPrice } from '../../src/limits/prices/region-prices.ts';
import { inUsualOrder } from '../../src/site/explorer/default-order.ts';
import { formatNumber } from '../../src/units/index.ts';
import { all } from '../sampled-calculators.ts';
import { shiftsOf } from './layout-shifts.ts';
import { addressOf, nowhere, test, ways } from './visit.ts';

const of = <Row extends { readonly edition: string }>(rows: readonly Row[], edition: string) =>
  rows.filter((row) => row.edition === edition);
const now = of(vms, 'current');
const then = of(vms, '2018-09');

const rowsIn = (page: Page, edition = 'current', kind = 'sizes') =>
  page.locator(`table.${kind}[data-edition="${edition}"] tbody tr:not(.group)`);
/** The names that are shown, once every row has followed. */
const namesIn = (page: Page, edition = 'current') =>
  rowsIn(page, edition).evaluateAll((rows) =>
    rows.flatMap((row) =>
      (row as HTMLElement).hidden || row.parentElement?.hidden
        ? []
        : (row.querySelector('th a')?.textContent ?? ''),
    ),
  );
const counted = (page: Page) => page.locator('#count').textContent();
const live = (page: Page) =>
  page.locator('.sizes thead button').first().waitFor({ state: 'attached' });
const moreFilters = (page: Page) => page.locator('#explorer summary', { hasText: 'More filters' });
const queryOf = (page: Page) => new URL(page.url()).search.slice(1);

/** The sizes of today. Parts of them are found by their links: to read all rows for a text takes long. */
const today = 'table.sizes[data-edition="current"]';
const rowOf = (page: Page, name: string) =>
  page.locator(`${today} th a[href$="#${name.toLowerCase()}"]`).locator('xpath=ancestor::tr');

/** The page’s own rows of a series, and the button that opens it. */
function seriesOf(page: Page, name: string) {
  const link = `${today} .group a[href="${name.toLowerCase()}/index.html"]`;
  const body = page.locator(link).first().locator('xpath=ancestor::tbody');
  return {
    opener: body.locator('.opens'),
    ranges: body.locator('.range'),
    rows: body.locator('tr:not(.group)'),
  };
}

const concerns = now.filter((vm) => !isFirstChoice(vm)).length;
const usual = `${formatNumber(now.length - concerns)} of ${formatNumber(now.length)} sizes.`;
/** What the figures of the dataset say, of the sizes that are not hidden. */
const fastest = inUsualOrder(now)
  .filter(isFirstChoice)
  .filter(({ uncached }) => typeof uncached.iops === 'number' && uncached.iops >= 200_000)
  .map(({ name }) => name);

describe.each(all ? ways : (['/'] as const))('hosted at %s', (way) => {
  test('every disk and size is there without script, and every series is whole', async ({
    openSite,
  }) => {
    const { page } = await openSite('limits/', { way, script: false });
    expect(await rowsIn(page).count()).toBe(now.length);
    expect(await rowsIn(page, '2018-09').count()).toBe(then.length);
    expect(await rowsIn(page, 'current', 'disks').count()).toBe(of(disks, 'current').length);
    expect(await rowsIn(page, '2018-09', 'disks').count()).toBe(of(disks, '2018-09').length);
    const row = rowOf(page, 'E8bds_v5');
    expect(await row.textContent()).toContain('24,200');
    const group = row.locator('xpath=../tr[1]');
    expect(await group.textContent()).toMatch(/^Ebdsv5.*memory optimised.*Intel/);
    expect(await group.locator('.source a').first().getAttribute('href')).toMatch(/^https:/);
    const retiring = rowOf(page, 'D8s_v3');
    expect(await retiring.textContent()).toContain('Retiring 2029');
    expect(await page.locator('#explorer').isVisible()).toBe(false);
    // No cell is blank, and every column is shown.
    const blank = await page
      .locator('.rows tbody :is(td, th)')
      .evaluateAll((cells) => cells.filter(({ textContent }) => !textContent?.trim()).length);
    expect(blank).toBe(0);
    expect(await page.locator('.sizes thead .extra').first().isVisible()).toBe(true);

    const { opener, rows } = seriesOf(page, 'Dadsv7');
    expect(await opener.isVisible()).toBe(false);
    const [name, figure] = [rows.first().locator('th a'), rows.first().locator('td').nth(2)];
    for (const part of [name, figure]) {
      expect(await part.isVisible()).toBe(true);
      expect((await part.boundingBox())?.height).toBeGreaterThan(10);
    }
    expect((await rows.first().boundingBox())?.height).toBeGreaterThan(20);
  });
});

// A download is made from a blob, which has another address on a disk.
describe.each(all ? ways : (['/', 'file://'] as const))('hosted at %s', (way) => {
  test('downloads what is shown', async ({ openSite }) => {
    const { page } = await openSite('limits/', { way, query: 'q=e8bds_v5&cols=data-disks' });
    await live(page);
    await expect.poll(() => namesIn(page)).toEqual(['E8bds_v5', 'E8bds_v5/nvme']);
    await page.locator('#columns summary').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('#csv').click(),
    ]);
    const text = await streamText(await download.createReadStream());
    const [head, first, ...rest] = text.trimEnd().split('\r\n');
    expect(head).toBe('Edition,Size,Series,Data disks,Source,Address');
    expect(first).toMatch(/^current,E8bds_v5,Ebdsv5,16,"Ebdsv5 and Ebsv5 sizes.*https:/);
    expect(rest).toHaveLength(1);
  });
});

describe.each(ways)('hosted at %s', (way) => {
  test('does not move when the script comes, finds, sorts, and the address carries it', async ({
    openSite,
  }) => {
    const { page } = await openSite('limits/', { way });
    await live(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await counted(page)).toBe(usual);
    // There is nothing to come back from yet.
    const reset = page.locator('#reset');
    expect(await reset.isVisible()).toBe(false);
    await page.locator('[name="min-uncached-iops"]').fill('200000');
    await expect.poll(() => namesIn(page)).toEqual(fastest);
    expect(await reset.isVisible()).toBe(true);
    await page.getByTitle('Sort by Uncached IOPS').first().click();
    const heading = page.locator('.sizes [data-column="uncached-iops"]').first();
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => queryOf(page)).toBe('min-uncached-iops=200000&sort=-uncached-iops');
    const sorted = await namesIn(page);
    expect(sorted.toSorted()).toEqual(fastest.toSorted());
    expect(sorted).not.toEqual(fastest);
    // Said once, after the keys rest.
    await expect.poll(() => page.locator('#said').textContent()).toBe(await counted(page));

    await page.reload();
    await live(page);
    await expect.poll(() => namesIn(page)).toEqual(sorted);
    await page.goto(addressOf(way, nowhere));
    await page.goBack();
    await live(page);
    await expect.poll(() => namesIn(page)).toEqual(sorted);
  });
});

describe('a series', () => {
  test('is one line that says how many sizes it has and below each heading from where to where they go, until it is opened, by a search in the page or with all others too', async ({
    openSite,
  }) => {
    const { page } = await openSite('limits/');
    await live(page);
    const { opener, ranges, rows } = seriesOf(page, 'Dsv5');
    expect(await opener.textContent()).toBe('8 sizes');
    // Dsv5 sizes: 3,750 IOPS and 85 MB/s on D2s_v5, 80,000 and 2,600 on D96s_v5, cached 9,000 and 125 on D2s_v5 alone; $0.115 and $5.52 an hour, times 730.
    expect(await ranges.allTextContents()).toEqual([
      ...['2–96', '8–384', '3,750–80,000', '85–2,600', '9,000*', '125*'],
      ...['4–32', 'none', '84–4,030'],
    ]);
    const ends = (of: Locator) =>
      of.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    const headings = page.locator('.sizes[data-edition="current"] thead th:not(:first-child)');
    expect(await ends(ranges)).toEqual(await ends(headings));
    expect(await rows.first().boundingBox()).toMatchObject({ height: 0 });
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(12_000);
    await opener.click();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    expect((await rows.first().boundingBox())?.height).toBeGreaterThan(20);
    await opener.press('Enter');
    expect(await rows.first().getAttribute('hidden')).toBe('until-found');

    const other = seriesOf(page, 'Esv5');
    await other.rows.nth(1).dispatchEvent('beforematch');
    expect(await other.opener.getAttribute('aria-expanded')).toBe('true');
    expect(await other.rows.first().getAttribute('hidden')).toBeNull();
    const all = page.locator('#open-all');
    await all.click();
    expect(await page.locator('.sizes[data-edition="current"] .closed:not([hidden])').count()).toBe(
      0,
    );
    expect(await all.textContent()).toBe('Close all');
    await all.click();
    expect(await other.rows.first().getAttribute('hidden')).toBe('until-found');
  });

  test('has a range below each heading, clear of what is beside it, and its name whole, whichever columns are chosen', async ({
    openSite,
  }) => {
    const { page } = await openSite('limits/');
    await live(page);
    const badges = page.locator('.sizes[data-edition="current"] tbody:not([hidden]) .of .badge');
    for (const columns of ['Burst', 'Local disk', 'Price', 'Limits']) {
      await page.locator('#explorer').getByRole('button', { name: columns, exact: true }).click();
      // What retires is hidden after the rows in view.
      await expect.poll(() => badges.count()).toBe(0);
      const wrong = await page.locator('table.sizes[data-edition="current"]').evaluate((table) => {
        const right = (one: Element) => Math.round(one.getBoundingClientRect().right);
        const textOf = (one: Element) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          return text.getBoundingClientRect();
        };
        const shown = (within: Element, which: string) =>
          [...within.querySelectorAll(which)].filter((one) => one.checkVisibility());
        const headings = shown(table, 'thead th:not(:first-child)');
        const heads = headings.map(right);
        const kinds = headings.map((one) => (one as HTMLElement).dataset['kind']);
        // Where there are many columns, figures side by side must not be read as one.
        const gap = heads.length > 9 ? 10 : 2;
        // Both figures of a limit have one heading, which ends before the next begins.
        const words = shown(table, 'thead th:not([data-kind="rate"]) > span').map(textOf);
        if (words.some(({ right }, at) => right + 2 > (words[at + 1]?.left ?? Infinity)))
          return ['headings that touch'];
        return [...table.querySelectorAll<HTMLElement>('tbody.closed')].flatMap((series) => {
          if (series.hidden) return [];
          series.style.contentVisibility = 'visible';
          const ranges = shown(series, '.range');
          const names = shown(series, '.of, .of > small');
          const ends = [...names.slice(0, 1).map(right), ...ranges.map((one) => textOf(one).right)];
          // A word for both figures of a limit is in the middle below their heading, and others end where theirs does.
          const isInPlace = (one: Element, at: number) => {
            const { left, right: end } = textOf(one);
            return kinds[at] === 'IOPS' && one.matches('.word')
              ? Math.abs((left + end) / 2 - ((heads[at] ?? 0) - 12)) < 2
              : heads[at] === right(one) && end <= right(one);
          };
          return [
            ...ranges.filter(
              (one, at) =>
                !isInPlace(one, at) ||
                // On two lines it touches the rows above and below.
                textOf(one).height > 24 ||
                // The second of two such words is not seen.
                (!one.matches('.twin') && textOf(one).left < (ends[at] ?? 0) + (at > 0 ? gap : 2)),
            ),
            ...names.filter((one) => one.scrollWidth > one.clientWidth),
            ...(ranges.length === heads.length ? [] : [series]),
          ].map((one) => `${series.textContent.slice(0, 20)} ${one.className} ${one.textContent}`);
        });
      });
      expect(wrong, columns).toEqual([]);
    }
  });

  test('has on a phone its vCPUs and memory beside its name, which is whole, and of many figures a line for each limit that it has', async ({
    openSite,
  }) => {
    const { page } = await openSite('limits/', {
      context: { viewport: { width: 360, height: 740 } },
    });
    await live(page);
    const wrong = await page.locator('table.sizes[data-edition="current"]').evaluate((table) =>
      [...table.querySelectorAll<HTMLElement>('tbody.closed')].flatMap((series) => {
        series.style.contentVisibility = 'visible';
        const name = series.querySelector('.of');
        const [vcpus, memory, ...figures] = series.querySelectorAll('.range');
        if (!name || !vcpus || !memory || series.hidden) return [];
        const { bottom } = name.getBoundingClientRect();
        const isBeside = (one: Element) => one.getBoundingClientRect().top < bottom;
        return name.scrollWidth > name.clientWidth ||
          ![vcpus, memory].every(isBeside) ||
          figures.some(isBeside)
          ? series.textContent.slice(0, 60)
          : [];
      }),
    );
    expect(wrong).toEqual([]);
    await page.goto(`${page.url()}?cols=burst`);
    await live(page);
    const { ranges } = seriesOf(page, 'Dsv5');
    // Dsv5 sizes: bursts to 10,000 IOPS on D2s_v5 and 80,000 on D96s_v5.
    await expect.poll(() => ranges.nth(2).textContent()).toMatch(/^10,000–80,000$/);
    const labels = await ranges.evaluateAll((all) =>
      all.flatMap((one) => {
        const { content } = getComputedStyle(one, '::before');
        return one.checkVisibility() && content !== 'none' ? JSON.parse(content) : [];
      }),
    );
    expect(labels).toEqual(['Uncached', 'Uncached burst']);
  });

  test('is open while something is looked for, and closed again afterwards', async ({
    openSite,
  }) => {
    const { page } = await openSite('limits/', { query: 'q=D8s_v5' });
    await live(page);
    const { rows } = seriesOf(page, 'Dsv5');
    await expect.poll(() => namesIn(page)).toEqual(['D8s_v5']);
    expect(await rows.nth(2).isVisible()).toBe(true);
    await page.locator('#q').fill('');
    await expect.poll(() => counted(page)).toBe(usual);
    await expect.poll(() => rows.nth(2).getAttribute('hidden')).toBe('until-found');
  });
});

test('an edition at a time, or both', async ({ openSite }) => {
  const { page } = await openSite('limits/', { query: 'edition=2018-09&q=ds15' });
  await live(page);
  await expect.poll(() => namesIn(page, '2018-09')).toEqual(['DS15_v2']);
  expect(await rowsIn(page).first().isVisible()).toBe(false);
  await moreFilters(page).click();
  await page.locator('[name="edition"]').selectOption('both');
  await expect.poll(() => moreFilters(page).textContent()).toMatch(/^More filters: both/);
  await expect.poll(() => counted(page)).toBe(`2 of ${formatNumber(vms.length)} sizes.`);
});

test('says what it cannot read, keeps the last result, and takes a bare number for throughput as MB/s', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/');
  await live(page);
  const field = page.locator('[name="min-uncached-throughput"]');
  await field.fill('500');
  await expect.poll(() => counted(page)).not.toBe(usual);
  const before = await counted(page);
  await field.fill('400M');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const said = await page.locator('#min-uncached-throughput-problem').textContent();
  expect(said).toMatch(/MB\/s.*MiB\/s/);
  expect(await counted(page)).toBe(before);
  await field.fill('400 MiB/s');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
  await expect.poll(() => counted(page)).toMatch(/^\d+ of /);

  const found = async (text: string) => {
    await field.fill(text);
    await expect.poll(() => queryOf(page)).toBe(`min-uncached-throughput=${text}`);
    return counted(page);
  };
  expect(await found('1000')).toBe(await found('1000MB/s'));
  expect(await page.locator('#min-uncached-throughput-problem').textContent()).toBe('');
});

test('a link with one figure of a limit shows both, and a click or Enter on a figure says where it was read', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/', { query: 'q=e8bds_v5&cols=uncached-iops' });
  await live(page);
  await expect.poll(() => namesIn(page)).toHaveLength(2);
  const shown = () =>
    page
      .locator('.sizes')
      .first()
      .locator('thead [data-column]')
      .evaluateAll((all) => all.map((cell) => (cell as HTMLElement).dataset['column']));
  await expect.poll(shown).toEqual(['name', 'uncached-iops', 'uncached-throughput']);
  const line = page.locator('#from');
  const row = rowOf(page, 'E8bds_v5');
  await row.getByText('680', { exact: true }).click();
  await expect.poll(() => line.textContent()).toContain('E8bds_v5, Uncached throughput: 680 MB/s');
  expect(await line.textContent()).toContain('printed as MBps');
  expect(await line.locator('a').first().getAttribute('href')).toMatch(/^https:/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => line.textContent()).toContain('E8bds_v5/nvme, Uncached throughput: 930');
});

test('the line that says where a figure was read goes with Escape, which leaves the figure in focus, with its button, and with a search, tab or order that may take its row away', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/', { query: 'q=D2ads_v7' });
  await live(page);
  await expect.poll(() => namesIn(page)).toEqual(['D2ads_v7']);
  const line = page.locator('#from');
  const figure = rowOf(page, 'D2ads_v7').locator('td').nth(2);
  const focused = () => figure.evaluate((cell) => document.activeElement === cell);
  const select = async () => {
    await figure.click();
    await expect.poll(() => line.textContent()).toContain('D2ads_v7, Uncached IOPS: 4,000');
    expect(await line.isVisible()).toBe(true);
  };
  await select();
  await page.keyboard.press('Escape');
  expect(await line.isVisible()).toBe(false);
  expect(await focused()).toBe(true);
  await select();
  await line.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  expect(await line.isVisible()).toBe(false);
  expect(await focused()).toBe(true);
  await select();
  await line.getByRole('button', { name: 'Close' }).click();
  expect(await line.isVisible()).toBe(false);
  expect(await focused()).toBe(true);
  await select();
  await page.locator('#explorer').getByRole('button', { name: 'Burst', exact: true }).click();
  await expect.poll(() => line.isVisible()).toBe(false);
  await page.locator('#explorer').getByRole('button', { name: 'Limits', exact: true }).click();
  await expect.poll(() => queryOf(page)).toBe('q=D2ads_v7');
  await select();
  await page.locator('#q').fill('D8s_v5');
  await expect.poll(() => namesIn(page)).toEqual(['D8s_v5']);
  expect(await line.isVisible()).toBe(false);
});

test.for([true, false])(
  'a link to what is folded opens it and shows its line, with script: %s',
  async (script, { openSite }) => {
    const { page } = await openSite('limits/', { script });
    for (const [words, id, name] of [
      ['What changed', 'changes', 'What changed between the editions'],
      ['units', 'units', 'MB/s or MiB/s'],
      ['notes', 'notes', 'Notes'],
    ] as const) {
      const fold = page.locator('details', { has: page.locator(`#${id}`) });
      expect(await fold.getAttribute('open')).toBeNull();
      await page.locator('main').getByRole('link', { name: words, exact: true }).first().click();
      await expect.poll(() => fold.getAttribute('open')).toBe('');
      const summary = fold.locator('summary').first();
      expect(await summary.textContent()).toContain(name);
      const top = () => summary.evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      await expect.poll(top).toBeLessThan(700);
    }
  },
);

test('compares up to four, from both editions', async ({ openSite }) => {
  const { page } = await openSite('limits/', { query: 'compare=D8s_v3,D8s_v3@2018-09' });
  await live(page);
  const compared = page.locator('#compare table');
  await expect.poll(() => compared.locator('thead th').count()).toBe(2);
  const throughput = compared.locator('tr', { hasText: 'Uncached throughput' });
  expect(await throughput.textContent()).toMatch(/MB\/s.*MiB\/s/);
  await seriesOf(page, 'Dasv6').opener.click();
  const box = (name: string) => page.locator(`input[aria-label="Compare ${name}"]`).first();
  for (const name of ['D2as_v6', 'D4as_v6']) await box(name).check();
  await expect.poll(() => compared.locator('thead th').count()).toBe(4);
  expect(await box('D8as_v6').isDisabled()).toBe(true);
  await page.locator('#compare').getByRole('button', { name: 'Remove D8s_v3@2018-09' }).click();
  await expect.poll(() => queryOf(page)).toBe('compare=D8s_v3,D2as_v6,D4as_v6');
});

test('one size has nothing beside it: the line below the table asks for a second, and two are compared', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/', { query: 'compare=D8s_v5' });
  await live(page);
  const tray = page.locator('#tray');
  await expect.poll(() => tray.innerText()).toBe('D8s_v5: check a second size');
  expect(await page.locator('#compare').isVisible()).toBe(false);
  await page.goto(`${page.url()},D16s_v5`);
  await live(page);
  await expect.poll(() => tray.innerText()).toMatch(/^Side by side: D8s_v5, D16s_v5\s+Show$/);
  expect(await page.locator('#compare').isVisible()).toBe(true);
});

test('on a phone a disk fits the page: its size and limits below their headings, and a line for each burst that it has', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/', {
    context: { viewport: { width: 360, height: 740 } },
  });
  await live(page);
  const table = page.locator('table.disks[data-edition="current"]');
  const disk = (name: string) =>
    table.locator('tr', { has: page.locator(`th a[href$="#${name}"]`) }).locator('td:visible');
  await table.scrollIntoViewIfNeeded();
  // Managed disk types, Premium SSD: P10 of 128 GiB has 500 IOPS and 100 MB/s, bursts to 3,500 and 170 for 30 minutes; P30 of 1 TiB has 5,000 and 200, on demand 30,000 and 1,000, with performance plus 8,000 and 300.
  expect(await disk('p10').allTextContents()).toEqual([
    ...['128', '500', '100', '3,500', '170', '30', 'yes'],
  ]);
  expect(await disk('p30').allTextContents()).toEqual([
    ...['1,024', '5,000', '200', '30,000', '1,000', '8,000', '300', 'yes'],
  ]);
  const rightOf = async (cell: Locator) => {
    const box = await cell.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  for (const [at, places] of [
    [2, [1, 3, 5]],
    [3, [2, 4, 6]],
  ] as const) {
    const heading = await rightOf(table.locator('thead th').nth(at));
    for (const place of places) expect(await rightOf(disk('p30').nth(place))).toBe(heading);
  }
  const region = page.locator('.rows', { has: table });
  expect(await region.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('a longer bar is a larger figure in every column of its unit', async ({ openSite }) => {
  const { page } = await openSite('limits/', { query: 'q=dpdsv6&cols=burst' });
  await live(page);
  const row = rowOf(page, 'D2pds_v6');
  const cells = row.locator('td:is(.iops, .rate)');
  await expect.poll(() => cells.count()).toBe(8);
  const bars = await cells.evaluateAll((all) =>
    all.map(({ className, textContent }) => ({
      unit: /iops|rate/.exec(className)?.[0],
      figure: Number(textContent.replaceAll(',', '')),
      length: Number(/bar-(\d+)/.exec(className)?.[1]),
    })),
  );
  for (const one of bars)
    for (const other of bars)
      if (one.unit === other.unit && one.figure > other.figure)
        expect(one.length, `${one.figure} and ${other.figure}`).toBeGreaterThan(other.length);
});

test('the line that says where a figure was read leaves the figure in sight, which is marked', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/', {
    query: 'q=dsv5',
    context: { viewport: { width: 360, height: 640 } },
  });
  await live(page);
  const figure = rowOf(page, 'D32s_v5').locator('td').nth(2);
  await figure.evaluate((cell) => cell.scrollIntoView({ block: 'end' }));
  await figure.click();
  const line = page.locator('#from');
  await expect.poll(() => line.textContent()).toContain('D32s_v5, Uncached IOPS: 51,200');
  await expect
    .poll(async () => {
      const [cell, said] = [await figure.boundingBox(), await line.boundingBox()];
      // The height of the line is a whole number of pixels.
      return cell && said ? cell.y + cell.height <= said.y + 1 : false;
    })
    .toBe(true);
  expect(await figure.evaluate((cell) => getComputedStyle(cell).outlineStyle)).toBe('solid');
});

test('says how sizes side by side differ, and opens each in the cap check', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/', { query: 'compare=D8s_v5,D16s_v5,D8s_v3@2018-09' });
  await live(page);
  const compared = page.locator('#compare table');
  // Dsv5 sizes: 12,800 IOPS and 290 MB/s on D8s_v5, 25,600 and 600 on D16s_v5.
  const uncached = compared.locator('tr', { hasText: 'Uncached IOPS' });
  await expect.poll(() => uncached.textContent()).toMatch(/12,800 IOPS.*25,600 IOPS\+100 %/);
  expect(await uncached.locator('td').nth(1).getAttribute('class')).toBe('iops bar-32');
  expect(await uncached.locator('td').first().getAttribute('class')).toBe('iops bar-16');
  const links = await compared
    .getByText('Open in cap check')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.map((link) => link?.split('?')[1])).toEqual([
    'vm=D8s_v5',
    'vm=D16s_v5',
    'vm=D8s_v3&limits=2018-09',
  ]);
  const table = await page.locator('.rows').first().boundingBox();
  const place = await compared.boundingBox();
  expect(place?.y).toBeGreaterThan((table?.y ?? 0) + (table?.height ?? 0));
  await page.locator('#tray a').click();
  await expect
    .poll(() => compared.evaluate((it) => it.getBoundingClientRect().top))
    .toBeLessThan(800);
});

const markup = '"><img src=x onerror="globalThis.broken=1">';
const hostile: Readonly<Record<string, string>> = {
  'names of JavaScript’s own, broken escapes, markup in names and texts': `__proto__=1&constructor=2&%E0%A4%A&%&=&==&&?&q=${encodeURIComponent(markup)}&sort=${encodeURIComponent(markup)}&${encodeURIComponent(markup)}=1`,
  'thousands of sizes and columns': `compare=${'9,'.repeat(3000)}&cols=${'a,'.repeat(900)}`,
  'hundreds of names': Array.from({ length: 900 }, (_, at) => `n${at}=1`).join('&'),
};
test.for(Object.entries(hostile))(
  'a hostile link breaks nothing: %s',
  async ([, query], { openSite }) => {
    const { page } = await openSite('limits/', { query });
    await live(page);
    await expect.poll(() => counted(page)).toMatch(/sizes\.$/);
    expect(await page.locator('#ignored p').count()).toBeLessThan(5);
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.evaluate('globalThis.broken ?? ({}).broken ?? "whole"')).toBe('whole');
  },
);

test('presets and a list choose columns, by the keyboard too, and the address carries them', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/', { query: 'cols=local-disk' });
  await live(page);
  const preset = (name: string) => page.locator('#explorer').getByRole('button', { name });
  const pressed = (name: string) => preset(name).getAttribute('aria-pressed');
  expect(await pressed('Local disk')).toBe('true');
  await preset('Burst').click();
  await expect.poll(() => queryOf(page)).toBe('cols=burst');
  await expect.poll(() => pressed('Local disk')).toBe('false');
  const heading = page.locator('.sizes [data-column="elastic-burst-iops"]').first();
  await expect.poll(() => heading.isVisible()).toBe(true);
  await preset('Limits').click();
  await expect.poll(() => queryOf(page)).toBe('');

  const list = page.locator('.choose', { hasText: 'Columns' });
  const isOpen = () => list.getAttribute('open').then((open) => open !== null);
  await list.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(isOpen).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => queryOf(page)).toMatch(/^cols=uncached-iops,uncached-throughput,/);
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);

  const chosen = page.locator('.sizes [data-column="elastic-iops"]').first();
  expect(await chosen.count()).toBe(0);
  await list.locator('summary').click();
  await list.getByLabel('v2 and Ultra IOPS, MB/s', { exact: true }).check();
  await expect.poll(() => chosen.isVisible()).toBe(true);
  await expect.poll(() => queryOf(page)).toMatch(/^cols=.*elastic-iops/);
});

test('hides what retires until it is asked for, finds sizes by what they can do, and says so', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/');
  await live(page);
  const button = page.locator('#lifecycle');
  expect(await button.textContent()).toMatch(new RegExp(`^Show ${concerns} hidden: retiring`));
  await button.click();
  await expect.poll(() => counted(page)).toBe(`All ${formatNumber(now.length)} sizes.`);
  await expect.poll(() => queryOf(page)).toBe('lifecycle=all');
  await button.click();
  await expect.poll(() => counted(page)).toBe(usual);
  // Who names a size sees it.
  await page.locator('#q').fill('D8s_v3');
  await expect.poll(() => namesIn(page)).toEqual(['D8s_v3']);

  await page.locator('#q').fill('16 vcpu amd ≥ 800 MB/s');
  const expected = inUsualOrder(now)
    .filter(isFirstChoice)
    .filter(
      ({ name, vcpus, uncached }) =>
        vcpus === 16 &&
        /^[A-Z]+[\d-]+[a-z]*a/.test(name) &&
        typeof uncached.throughput === 'number' &&
        uncached.throughput >= 800e6,
    )
    .map(({ name }) => name);
  expect(expected.length).toBeGreaterThan(5);
  await expect.poll(() => namesIn(page)).toEqual(expected);
  const chips = page.locator('#conditions button');
  expect(await chips.allTextContents()).toEqual([
    'vCPUs = 16',
    'AMD',
    'Uncached throughput ≥ 800\u00a0MB/s',
  ]);
  await chips.nth(1).click();
  await expect.poll(() => page.locator('#q').inputValue()).toBe('16 vcpu ≥ 800 MB/s');
  await expect.poll(() => chips.count()).toBe(2);
  // Half a condition changes nothing.
  const before = await counted(page);
  await page.locator('#q').fill('16 vcpu ≥ 800');
  await expect.poll(() => page.locator('#q-problem').textContent()).toMatch(/800 MB\/s/);
  expect(await counted(page)).toBe(before);
  await page.locator('#q').fill('HB120rs_v3');
  await expect
    .poll(() => chips.allTextContents())
    .toEqual(['HB120rs_v3 is known to Azure; no limits collected; names like HB176rs_v4']);
});

test.for(ways)(
  'shows prices of the chosen region and system, hosted at %s',
  async (way, { openSite }) => {
    const { page } = await openSite('limits/', { way, query: 'q=D8s_v5&cols=price' });
    await live(page);
    await expect.poll(() => namesIn(page)).toEqual(['D8s_v5']);
    const cost = rowOf(page, 'D8s_v5').locator('.cost');
    const monthly = (region: string, os: 'linux' | 'windows') => {
      const prices = regionPrices.find((one) => one.region === region);
      const hourly = prices && hourlyPrice(prices, 'D8s_v5', os);
      if (!hourly) throw new Error('There is no price.');
      return formatNumber(hourly * 730);
    };
    expect(await cost.textContent()).toBe(monthly('westeurope', 'linux'));
    expect(await moreFilters(page).textContent()).toBe('More filters: today, West Europe, Linux');
    await moreFilters(page).click();
    await page.locator('[name="region"]').selectOption('swedencentral');
    await expect.poll(() => cost.textContent()).toBe(monthly('swedencentral', 'linux'));
    await page.locator('[name="os"]').selectOption('windows');
    await expect.poll(() => cost.textContent()).toBe(monthly('swedencentral', 'windows'));
    await expect
      .poll(() => queryOf(page))
      .toBe('q=D8s_v5&region=swedencentral&os=windows&cols=price');
    expect(await moreFilters(page).textContent()).toMatch(/today, Sweden Central, Windows$/);
    await page.keyboard.press('Escape');
    await cost.click();
    const line = page.locator('#from');
    await expect.poll(() => line.textContent()).toContain('Price, Sweden Central, Windows');
    expect(await line.locator('a').first().getAttribute('href')).toMatch(/^https:/);
    await page.reload();
    await live(page);
    await expect.poll(() => cost.textContent()).toBe(monthly('swedencentral', 'windows'));
  },
);

test('on a phone a size is a card with three figures', async ({ openSite }) => {
  const { page } = await openSite('limits/', {
    query: 'q=E8bds_v5',
    context: { viewport: { width: 360, height: 740 } },
  });
  await live(page);
  await expect.poll(() => namesIn(page)).toHaveLength(2);
  const row = rowOf(page, 'E8bds_v5');
  const cells = row.locator('td');
  await expect
    .poll(() => cells.allTextContents())
    .toEqual(expect.arrayContaining(['8', '64', '24,200', '680']));
  expect(await cells.count()).toBe(5);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  const name = await row.locator('th').boundingBox();
  const figure = await cells.nth(2).boundingBox();
  expect(figure?.y).toBeGreaterThan(name?.y ?? 0);
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(361);
  }
});

test('the table scrolls inside its own place, its names and headings stay', async ({
  openSite,
}) => {
  const { page } = await openSite('limits/', {
    query: 'cols=burst&min-vcpus=2',
    context: { viewport: { width: 768, height: 740 } },
  });
  await live(page);
  const region = page.locator('.rows').first();
  await region.evaluate((element) => element.scrollTo(300, 200));
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(768);
  const at = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
  };
  const place = await at('.rows');
  expect((await at('.sizes tbody [scope="row"]')).x).toBe(place.x);
  expect((await at('.sizes tbody .group th')).x).toBe(place.x);
  expect(await at('.sizes thead th')).toEqual(place);
});
