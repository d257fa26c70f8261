/** The pages and files made from the dataset, as they stand in the built folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, inject } from 'vitest';
import type { LimitsJson } from '../../src/limits/publish/json.ts';
import { examplesAt } from '../../src/site/limits-pages/data-page.ts';
import { anchorOf, seriesSlug } from '../../src/site/limits-pages/pages.ts';
import { reference } from '../limits-pages/reference.ts';
import { files, read, tagsOf } from './markup.ts';
import { addressOf, test } from './visit.ts';
import { weigh } from './weigh.ts';

const limits: LimitsJson = JSON.parse(read('limits.json'));
const made = files.filter((file) => /^limits\/[^/]+\/index\.html$/.test(file));

/** The rows of a page that are places to link to, each with the text of its cells: its name and its figures. */
function rowsOf(file: string): ReadonlyMap<string, readonly string[]> {
  const rows = [...read(file).matchAll(/<tr id="([^"]+)">(.*?)<\/tr>/gs)];
  return new Map(
    rows.map(([, id = '', inside = '']) => [
      id,
      [...inside.matchAll(/<(t[hd])([^>]*)>(.*?)<\/\1>/gs)]
        // Links into the calculators and prices are not figures of the size.
        .filter(([, , attributes = '']) => !/"(?:go|price)\b/.test(attributes))
        // A badge beside a name is no part of it.
        .map(([, , , text = '']) => text.replace(/<span class="badge.*?<\/span>/g, ''))
        .map((text) => text.replace(/<[^>]*>/g, '').trim()),
    ]),
  );
}
const pages = new Map(made.map((file) => [file.split('/')[1] ?? '', rowsOf(file)]));

describe('the built pages', () => {
  test('every VM size stands on one page, under its own place', () => {
    const wrong = limits.vms.filter((vm) => {
      const on = [...pages].filter(([, rows]) => rows.has(anchorOf(vm))).map(([page]) => page);
      return on.length !== 1 || on[0] !== seriesSlug(vm.series);
    });
    expect(wrong.map(({ name, edition }) => `${name} ${edition}`)).toEqual([]);
  });

  test('every disk stands on the page of its family', () => {
    const wrong = limits.disks.filter(
      (disk) => !pages.get(seriesSlug(disk.family))?.has(anchorOf(disk)),
    );
    expect(wrong.map(({ name, edition }) => `${name} ${edition}`)).toEqual([]);
  });

  test('no page has a row that the dataset does not have', () => {
    const rows = [...pages.values()].reduce((sum, page) => sum + page.size, 0);
    expect(rows).toBe(limits.vms.length + limits.disks.length);
  });

  test.for(Object.entries(reference))('%s shows the figures of the vendor', ([page, table]) => {
    const rows = pages.get(page);
    for (const line of table.trim().split('\n')) {
      const [id = '', ...figures] = line.split(' ');
      expect([id, ...(rows?.get(id)?.slice(1) ?? [])]).toEqual([id, ...figures]);
    }
    // Of the three series all rows are typed; of the disks some.
    if (page !== 'premium-ssd') expect(rows?.size).toBe(table.trim().split('\n').length);
  });

  test('a row shows what the published dataset holds, words for what is missing included', () => {
    const print = (value: number) =>
      new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(value);
    const shown = (limit: LimitsJson['vms'][number]['cached']) =>
      limit.iops === limit.throughput
        ? [limit.iops as string]
        : [limit.iops, limit.throughput].map((cap) =>
            typeof cap === 'string' ? cap : print(cap.value),
          );
    const wrong = limits.vms.filter((vm) => {
      const cells = pages.get(seriesSlug(vm.series))?.get(anchorOf(vm)) ?? [];
      const { elastic, uncachedBurst } = vm;
      const expected = [
        vm.name,
        vm.vcpus === undefined ? '–' : print(vm.vcpus),
        ...(vm.memory ? [print(vm.memory.value)] : []),
        print(vm.maxDataDisks),
      ];
      // A limit that most sizes of the series lack is after those that they have.
      const beginsWith = (texts: readonly string[]) =>
        [...expected, ...texts].every((text, at) => cells[at] === text);
      const [cached, uncached] = [shown(vm.cached), shown(vm.uncached)];
      const ofSeries = limits.vms.filter(
        ({ series, edition }) => series === vm.series && edition === vm.edition,
      );
      const lacking = ofSeries.filter((one) => one.cached.iops === 'not published');
      const later = cells.slice(expected.length + uncached.length);
      const begins =
        lacking.length > ofSeries.length / 2
          ? beginsWith(uncached) && cached.every((text) => later.includes(text))
          : beginsWith([...cached, ...uncached]);
      const rest = [elastic, uncachedBurst].flatMap((caps) => (caps ? shown(caps) : []));
      return !begins || !rest.every((text) => cells.includes(text));
    });
    expect(wrong.map(({ name, edition }) => `${name} ${edition}`)).toEqual([]);
  });

  test('a page counts as many figures that changed as differ in the table of them', () => {
    let pages = 0;
    for (const file of made) {
      const page = read(file);
      const [, table = ''] = /Figures that changed(.*?)<\/table>/s.exec(page) ?? [];
      const differing = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].flatMap(([, row = '']) => {
        const [before = [], now = []] = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)]
          .slice(-2)
          .map(([, cell = '']) =>
            cell
              .replace(/<[^>]*>/g, '')
              .trim()
              .split(' / '),
          );
        return now.filter((figure, at) => figure !== before[at]);
      });
      const counts = [...page.matchAll(/(\d+) printed figures? changed/g)];
      if (counts.length > 0) pages += 1;
      for (const [, count] of counts) expect(Number(count), file).toBe(differing.length);
    }
    expect(pages).toBeGreaterThan(3);
  });

  test('a series begins with its table, which has a price, and has a chart below it', () => {
    const page = read('limits/dsv5/index.html');
    const [chart, table] = [page.indexOf('<figure class="by-size"'), page.indexOf('<table')];
    expect(table).toBeGreaterThan(0);
    expect(chart).toBeGreaterThan(table);
    // Each panel says where its figures are as text.
    expect([
      ...page.matchAll(/<svg class="(?:iops|rate)" [^>]*aria-label="[^"]*table above/g),
    ]).toHaveLength(2);
    // West Europe, Linux, 2026-08-22: D8s_v5 0.46 USD an hour, 730 hours a month: 335.80, without its cents.
    expect(/<tr id="d8s_v5">.*?<td class="price">(.*?)<\/td>/s.exec(page)?.[1]).toBe('336');
  });

  test('a plain name leads to a place, whatever edition or interface has it', () => {
    const ids = new Map(
      made.map((file) => [
        file.split('/')[1],
        new Set(tagsOf(read(file)).map(({ attributes }) => attributes.get('id'))),
      ]),
    );
    const leads = (page: string, id: string) => ids.get(page)?.has(id);
    expect(leads('d', 'd14')).toBe(true);
    expect(leads('ebdsv5', 'e112ibds_v5')).toBe(true);
    expect(leads('bv1', 'b1ms')).toBe(true);
    expect(leads('b', 'b1ms')).toBe(false);
  });

  test('every conflict and every source is a place', () => {
    const ids = (page: string) =>
      new Set(
        tagsOf(read(`limits/${page}/index.html`)).map(({ attributes }) => attributes.get('id')),
      );
    const [errata, sources] = [ids('errata'), ids('sources')];
    expect(limits.conflicts.filter(({ id }) => !errata.has(id))).toEqual([]);
    expect(limits.sources.filter(({ id }) => !sources.has(id))).toEqual([]);
  });

  test('prices carry their day and are not called today’s', () => {
    const page = read('limits/ebdsv5/index.html');
    expect(page).toMatch(/observed on 2026-08-01; not today’s prices/);
    expect(page).toMatch(/<time>2026-08-01<\/time>/);
  });
});

describe('the files', () => {
  test('limits.json keeps the schema that stands beside it', () => {
    const schema = JSON.parse(read(limits.$schema.replace('./', '')));
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
    validate(limits);
    expect(validate.errors).toBeNull();
  });

  test('limits.json holds 63 disks, 500 sizes of today and 100 of 2018 at least', () => {
    const of = (edition: string) => limits.vms.filter((vm) => vm.edition === edition).length;
    expect(limits.disks.length).toBeGreaterThanOrEqual(63);
    expect(of('current')).toBeGreaterThanOrEqual(500);
    expect(of('2018-09')).toBeGreaterThanOrEqual(100);
  });

  test('limits.csv has a line a disk and size', () => {
    const lines = read('limits.csv').trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + limits.disks.length + limits.vms.length);
  });

  test('the page about the data links them where they are', () => {
    const links = tagsOf(read('limits/data/index.html')).map(({ attributes }) =>
      attributes.get('href'),
    );
    for (const file of ['limits.json', 'limits.schema.json', 'limits.csv']) {
      expect(files).toContain(file);
      expect(links).toContain(`../../${file}`);
    }
  });

  test('the example in TypeScript runs against the site', () => {
    const code = examplesAt(inject('homes')['/a/b/']).find((one) => one.language === 'typescript');
    const folder = mkdtempSync(path.join(tmpdir(), 'headroom-'));
    try {
      const file = path.join(folder, 'example.mts');
      writeFileSync(file, code?.code ?? '');
      const said = execFileSync(process.execPath, [file], { encoding: 'utf8' });
      expect(said.trim()).toBe('cached: not published');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('in a browser', () => {
  /** A page in all on a first visit, in kB; the pages that list every conflict or document are longer. */
  const budgets = [
    ...['ebdsv5', 'dsv2', 'premium-ssd', 'ultra-disk', 'data', 'changes'].map(
      (page) => [page, 21] as const,
    ),
    ...['errata', 'sources'].map((page) => [page, 29] as const),
  ];

  test.for(budgets)('/limits/%s/ is at most %d kB in all', async ([page, budget], { browser }) => {
    const weight = await weigh(browser, addressOf('/', `limits/${page}/`));
    expect(weight.html).toBeGreaterThan(500);
    expect(weight.total).toBeLessThanOrEqual(budget * 1000);
    expect(weight.later).toBe(0);
  });

  test('a wide table scrolls in its own place, its names standing still', async ({ openSite }) => {
    const { page } = await openSite('limits/ebdsv5/', {
      context: { viewport: { width: 360, height: 740 } },
    });
    const region = page.getByRole('region', { name: 'Ebdsv5 over SCSI today' });
    const name = region.getByRole('rowheader', { name: 'E8bds_v5' });
    const limit = region.getByRole('cell', { name: '24,200' });
    const leftOf = async (element: typeof name) => (await element.boundingBox())?.x ?? 0;
    const before = { name: await leftOf(name), limit: await leftOf(limit) };
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => leftOf(limit)).toBeLessThan(before.limit - 40);
    expect(await leftOf(name)).toBeCloseTo(before.name, 0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test('a link to a size marks its row, and its calculator opens with it', async ({ openSite }) => {
    const { page } = await openSite('limits/ebdsv5/#e8bds_v5-nvme');
    const row = page.locator('tr:target');
    expect(await row.getByRole('rowheader').innerText()).toBe('E8bds_v5/nvme');
    await row.getByRole('link', { name: 'E8bds_v5' }).click();
    await expect.poll(() => page.url()).toContain('vm=E8bds_v5/nvme');
    await expect
      .poll(() => page.locator('headroom-calculator [name="vm"]').inputValue())
      .toBe('E8bds_v5/nvme');
  });

  test.for([
    ['errata', 'premium-v2-throughput', 'The page on disk types is the newer one.'],
    ['sources', 'fsv2-2022', 'earlier copy'],
  ] as const)(
    'a link to a place on /limits/%s/ opens its row without a script',
    async ([name, id, words], { openSite }) => {
      const { page } = await openSite(`limits/${name}/#${id}`, { script: false });
      const place = page.locator(`#${id}`);
      await expect.poll(() => place.isVisible()).toBe(true);
      expect(await place.innerText()).toContain(words);
      expect(await page.locator('main .lines > details[open]').count()).toBe(1);
    },
  );

  test('what is folded on the page of a family is thirteen lines, and what they say begins in one column near their names', async ({
    openSite,
  }) => {
    const { page } = await openSite('limits/premium-ssd/', {
      context: { viewport: { width: 1280, height: 900 } },
    });
    const leftsOf = (parts: string) =>
      page
        .locator(parts)
        .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().left)));
    const said = await leftsOf('.lines summary > span');
    expect(said).toHaveLength(13);
    const [name = 0] = await leftsOf('.lines summary > :first-child');
    expect([...new Set(said)]).toHaveLength(1);
    expect((said[0] ?? 0) - name).toBeLessThan(260);
    const text = await page.locator('main').textContent();
    expect(text?.match(/12 regions/g)).toHaveLength(1);
  });

  test('dates have an age of the reader’s day behind them, and none without script', async ({
    openSite,
  }) => {
    const file = 'limits/dsv3/';
    expect(read(`${file}index.html`)).not.toMatch(/ old\)/);
    const { page } = await openSite(file);
    const age = page.locator('p.age');
    await expect
      .poll(() => age.textContent())
      .toMatch(/page\d* of 2024-09-24 \((\d+ days|\d+ years?( \d+ months?)?) old\)\.$/);
    await page.emulateMedia({ media: 'print' });
    expect(await age.innerText()).toMatch(/page\d* of 2024-09-24\s?\.$/);
  });
});
