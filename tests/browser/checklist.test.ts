/** The checklist in the folder that ships: a form without script, and with it a checklist that is saved, exported and linked to the calculators. */
import { text as streamText } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { defaultChoice, keys, maxWorkloads } from '../../src/site/checklist/checklist.ts';
import { cellsOf, isFirst, rows, singles } from '../../src/site/checklist/figures.ts';
import { backupKey, serialize, storageKey } from '../../src/site/checklist/store.ts';
import { all } from '../sampled-calculators.ts';
import { alive, calculatorOf } from './calculator.ts';
import { keepCopies } from './clipboard.ts';
import { shiftsOf } from './layout-shifts.ts';
import { read } from './markup.ts';
import { readoutsOf } from './readouts.ts';
import { addressOf, nowhere, test, ways } from './visit.ts';
import { weigh } from './weigh.ts';

type Place = Pick<Page, 'locator' | 'getByRole'>;
const live = (page: Place) => page.locator('#checklist[data-live]').waitFor();
const field = (page: Place, name: string): Locator => page.locator(`#checklist [name="${name}"]`);
/** Opens a part of the form that is folded until it is asked for. */
const unfold = (page: Place, title: string) =>
  page.locator('#checklist summary', { hasText: title }).click();
const status = (page: Place) => page.locator('#checklist [role="status"]');
const button = (page: Place, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page, name = storageKey): Promise<string | null> =>
  page.evaluate((item) => localStorage.getItem(item), name);
/** Waits until the browser has it. */
const savedOnce = (page: Page, words: string) =>
  expect.poll(async () => (await saved(page)) ?? '').toContain(words);
/** Opens the checklist with something already saved. */
const savedBefore = (page: Page, text: string) =>
  page.addInitScript(
    ([item, value]) => {
      if (sessionStorage.getItem('given')) return;
      sessionStorage.setItem('given', 'yes');
      localStorage.setItem(item ?? '', value ?? '');
    },
    [storageKey, text],
  );

describe.each(ways)('hosted at %s', (way) => {
  test('saves what is typed, and links to a calculator set to it', async ({ openSite }) => {
    const { page } = await openSite('start/checklist/', { way });
    await live(page);
    await field(page, 'name').fill('Orders');
    await field(page, 'iops.peak.99').fill('4000');
    await field(page, 'io-size.peak.99').fill('16 KiB');
    await unfold(page, 'Growth');
    await field(page, 'growth').fill('50 %');
    await field(page, 'growth-until').fill('24');
    const growth = page.locator('#checklist summary', { hasText: 'Growth' });
    await expect.poll(() => growth.textContent()).toContain('2.25 times');
    await savedOnce(page, '"growth-until":"24"');
    await page.reload();
    await live(page);
    expect(await field(page, 'iops.peak.99').inputValue()).toBe('4000');
    expect(await page.locator('#checklist').textContent()).toContain('9,000 IOPS');

    await page.locator('#checklist .links a[href*="cap-check"]').click();
    await alive(page);
    const asked = calculatorOf(page).locator('[name="target-iops"]');
    await expect.poll(() => asked.inputValue()).toBe('9000');
    // 9,000 × 16 KiB a second of data; with a target the disks beside it are idle.
    await expect
      .poll(async () => (await readoutsOf(calculatorOf(page)))['uncached-throughput'])
      .toBe(147_456_000);
  });
});

// Without script nothing depends on how it is hosted, and a download is made from a blob, which has another address on a disk.
describe.each(all ? ways : (['/'] as const))('hosted at %s', (way) => {
  test('is a form to print and write on without script', async ({ openSite }) => {
    const { page } = await openSite('start/checklist/', { way, script: false });
    const fields = rows.flatMap(cellsOf);
    expect(await page.locator('#checklist .first input').count()).toBe(
      [...fields, ...singles.flatMap(cellsOf)].filter(isFirst).length,
    );
    expect(await page.locator('#checklist .figure input').count()).toBe(
      fields.filter((one) => !isFirst(one)).length,
    );
    expect(await page.locator('#checklist .check select').count()).toBeGreaterThan(12);
    for (const tool of ['.tools', '.workloads', '.links'])
      expect(await page.locator(`#checklist ${tool}`).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#checklist .figure').first().isVisible()).toBe(true);
    expect(await page.locator('#checklist .printed').isVisible()).toBe(false);
  });
});

describe.each(all ? ways : (['/', 'file://'] as const))('hosted at %s', (way) => {
  test('is downloaded as CSV, and opened again from its file', async ({ openSite }) => {
    const { page } = await openSite('start/checklist/', { way });
    await live(page);
    await unfold(page, 'Notes');
    await field(page, 'notes').fill('=1+1');
    await unfold(page, 'Copy or download');
    const download = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      return streamText(await file.createReadStream());
    };
    expect(await download('Download CSV')).toContain("'=1+1");
    expect(await status(page).textContent()).toContain('apostrophe');
    const file = await download('Save as a file');
    await field(page, 'notes').fill('another');
    await page.locator('#checklist input[type="file"]').setInputFiles({
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await expect.poll(() => status(page).textContent()).toContain('mine.json');
    expect(await field(page, 'notes').inputValue()).toBe('=1+1');
    await button(page, 'Workload 1').click();
    expect(await field(page, 'notes').inputValue()).toBe('another');
  });
});

test('begins with six figures, and the buttons that they open, the rest folded', async ({
  openSite,
}) => {
  const { page } = await openSite('start/checklist/', {
    context: { viewport: { width: 1280, height: 1100 } },
  });
  await live(page);
  expect(await page.locator('#checklist .first input').count()).toBe(6);
  expect(await page.locator('#checklist details[open]').count()).toBe(0);
  const labels = await page.locator('#checklist .first label').allTextContents();
  expect(labels.join()).toMatch(/IOPS.*Throughput.*IO size.*Reads.*Latency.*Data on disk/);
  const links = page.locator('#checklist .links');
  expect((await page.locator('#checklist .first input').first().boundingBox())?.y).toBeLessThan(
    360,
  );
  expect((await links.boundingBox())?.y).toBeLessThan(600);
  expect(await links.textContent()).toContain('Type IOPS or throughput.');
  expect(await links.locator('a').count()).toBe(0);
  const waiting = links.locator('button:disabled');
  expect(await waiting.allTextContents()).toEqual(['Find a VM and disks', 'Check mine']);
  await field(page, 'iops.peak.99').fill('4000');
  await expect.poll(() => links.locator('a').allTextContents()).toEqual(['Check mine']);
  // Find needs to know how much data there is.
  expect(await links.textContent()).toContain('the data on disk');
  await field(page, 'capacity').fill('2 TiB');
  await expect
    .poll(() => links.locator('a').allTextContents())
    .toEqual(['Find a VM and disks', 'Check mine']);
  expect(await waiting.count()).toBe(0);
  const found = new URL((await links.locator('a').first().getAttribute('href')) ?? '');
  expect(found.searchParams.get('target-iops')).toBe('4000');
  expect(found.searchParams.get('capacity')).toBe('2TiB');
  await field(page, 'io-size.peak.99').fill('16 KiB');
  await expect.poll(() => links.locator('a').last().textContent()).toBe('IO size');
  await unfold(page, 'Other hours');
  await field(page, 'iops.normal.50').fill('1000');
  const summary = page.locator('#checklist summary', { hasText: 'Other hours' });
  await expect.poll(() => summary.textContent()).toMatch(/1 of \d+ filled in/);
  // Which of them the calculators get is chosen there.
  await page.locator('#period').selectOption('normal');
  await page.locator('#percentile').selectOption('50');
  await expect.poll(() => links.textContent()).toContain('1,000 IOPS');
});

test('does not move when it fills itself in', async ({ openSite }) => {
  const { page } = await openSite('start/checklist/');
  await live(page);
  await field(page, 'name').fill('Orders');
  await field(page, 'iops.peak.99').fill('4000');
  await savedOnce(page, '4000');
  await page.reload();
  await live(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('says beside the control what it can’t read, and saves it', async ({ openSite }) => {
  const { page } = await openSite('start/checklist/');
  await live(page);
  const cell = field(page, 'throughput.peak.99');
  await cell.fill('400M');
  await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true');
  const id = await cell.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${id}"]`).textContent()).toMatch(/MB\/s.*MiB\/s/);
  expect(await page.locator('#checklist .links a').count()).toBe(0);
  await savedOnce(page, '400M');
});

test.for([
  ['{"headroom":"checklist","vers', 'damaged'],
  ['{"headroom":"checklist","version":99,"workloads":[]}', 'another version'],
  ['{"headroom":"checklist","version":1,"workloads":[{"name":"Orders","hue":"red"}]}', '1 of its'],
])(
  'a saved text that can’t be read is reported, and a copy of it is kept: %s',
  async ([raw = '', why = ''], { openSite }) => {
    const { page } = await openSite(nowhere);
    await savedBefore(page, raw);
    await page.goto(addressOf('/', 'start/checklist/'));
    await live(page);
    expect(await page.locator('.notice').textContent()).toContain(why);
    expect(await saved(page)).toBe(raw);
    await unfold(page, 'Other hours');
    await field(page, 'iops.off.50').fill('77');
    await savedOnce(page, '"77"');
    expect(await page.locator('.notice').textContent()).toContain(backupKey);
    expect(await saved(page, backupKey)).toBe(raw);
    await page.reload();
    await live(page);
    expect(await field(page, 'iops.off.50').inputValue()).toBe('77');
    expect(await page.locator('.notice').count()).toBe(0);
  },
);

test('works where nothing may be saved or copied, and says so', async ({ openSite }) => {
  const { page, complaints } = await openSite(nowhere);
  await page.evaluate(
    (address) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.width = '900';
      frame.height = '900';
      frame.src = address;
      document.body.prepend(frame);
    },
    addressOf('/', 'start/checklist/'),
  );
  const frame = page.frameLocator('iframe');
  await live(frame);
  await unfold(frame, 'Copy or download');
  expect(await frame.locator('.notice').textContent()).toContain('does not save');
  await field(frame, 'name').fill('Orders');
  await frame.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect
    .poll(() => frame.locator('#checklist [role="status"]').textContent())
    .toContain('does not let the page copy');
  expect(await field(frame, 'name').inputValue()).toBe('Orders');
  // Chromium reports the refusal of the clipboard that the page has already dealt with.
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/clipboard/i.test(one)));
});

test('shows what another tab has saved', async ({ openSite }) => {
  const { page: one } = await openSite('start/checklist/');
  await live(one);
  const other = await one.context().newPage();
  await other.goto(addressOf('/', 'start/checklist/'));
  await live(other);
  await field(other, 'name').fill('Theirs');
  await expect.poll(() => field(one, 'name').inputValue()).toBe('Theirs');

  await unfold(one, 'Notes');
  await field(one, 'notes').fill('Mine');
  await expect.poll(() => field(other, 'notes').inputValue()).toBe('Mine');
  expect(await saved(one)).toContain('Theirs');
});

test('keeps what is typed before its script has loaded', async ({ openSite }) => {
  const { page } = await openSite(nowhere);
  let come = () => {};
  const typed = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/checklist.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(addressOf('/', 'start/checklist/'), { waitUntil: 'commit' });
  await field(page, 'iops.peak.99').fill('4000');
  come();
  await live(page);
  expect(await field(page, 'iops.peak.99').inputValue()).toBe('4000');
  await savedOnce(page, '4000');
});

/** What the reader chooses when the browser asks. */
const choose = (page: Page, answer: boolean) =>
  page.evaluate((yes) => {
    globalThis.confirm = () => yes;
  }, answer);

test('clears the form and the browser only after a confirmation', async ({ openSite }) => {
  const { page } = await openSite('start/checklist/');
  await live(page);
  await field(page, 'iops.peak.99').fill('4000');
  await savedOnce(page, '4000');
  await choose(page, false);
  await button(page, 'Clear').click();
  expect(await field(page, 'iops.peak.99').inputValue()).toBe('4000');
  await choose(page, true);
  await button(page, 'Clear').press('Enter');
  await expect.poll(() => field(page, 'iops.peak.99').inputValue()).toBe('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await status(page).textContent()).toContain('removed from this browser');
  await page.reload();
  await live(page);
  expect(await field(page, 'iops.peak.99').inputValue()).toBe('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('removes a workload only after a confirmation', async ({ openSite }) => {
  const { page } = await openSite('start/checklist/');
  await live(page);
  await field(page, 'name').fill('First');
  await button(page, 'Add a workload').click();
  await field(page, 'name').fill('Second');
  await choose(page, false);
  await button(page, 'Remove this one').click();
  expect(await field(page, 'name').inputValue()).toBe('Second');
  await choose(page, true);
  await button(page, 'Remove this one').click();
  expect(await field(page, 'name').inputValue()).toBe('First');
  // The message is in sight, although the form is long.
  expect(await status(page).textContent()).toContain('removed');
  await expect
    .poll(() => status(page).evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
});

test('copies Markdown and CSV', async ({ openSite }) => {
  const { page } = await openSite('start/checklist/');
  await live(page);
  const copied = await keepCopies(page);
  await field(page, 'iops.peak.99').fill('4000');
  await unfold(page, 'Copy or download');
  await button(page, 'Copy as Markdown').click();
  await expect.poll(() => status(page).textContent()).toContain('Copied');
  expect(await copied()).toContain('| IOPS, highest |  |  |  |  |  | 4000 |');
  await button(page, 'Copy as CSV').click();
  await expect.poll(copied).toContain('"IOPS, highest",Peak,99,4000,4000,IOPS');
});

test('prints every workload as a document', async ({ openSite }) => {
  const { page } = await openSite('start/checklist/');
  await live(page);
  await field(page, 'name').fill('Orders');
  await button(page, 'Add a workload').click();
  await field(page, 'name').fill('Reports');
  await unfold(page, 'Other hours');
  await field(page, 'throughput.off.90').fill('300 MB/s');
  const pages = await page.pdf({ format: 'A4' });
  expect(pages.length).toBeGreaterThan(10_000);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const paper = page.locator('.printed');
  expect(await paper.locator('h3').allTextContents()).toEqual(['Orders', 'Reports']);
  expect(await paper.textContent()).toContain('300 MB/s');
  expect(await page.locator('.form').isVisible()).toBe(false);
});

const markup = '"><img src=x onerror="globalThis.broken=1"><script>globalThis.broken=1</script>';
test('nothing typed becomes markup', async ({ openSite }) => {
  const { page } = await openSite(nowhere);
  const filled = Object.fromEntries([...keys].map((name) => [name, markup]));
  await savedBefore(page, serialize({ workloads: [filled, filled], choice: defaultChoice }));
  await page.goto(addressOf('/', 'start/checklist/'));
  await live(page);
  expect(await field(page, 'notes').inputValue()).toBe(markup);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('main :is(img, form script)').count()).toBe(0);
  expect(await page.evaluate('globalThis.broken ?? "whole"')).toBe('whole');
});

test(`can be filled in with ${maxWorkloads} workloads and a very long text`, async ({
  openSite,
}) => {
  const { page } = await openSite(nowhere);
  const filled = Object.fromEntries([...keys].map((name) => [name, '12 MiB/s']));
  const workloads = Array.from({ length: maxWorkloads }, () => filled);
  await savedBefore(page, serialize({ workloads, choice: defaultChoice }));
  await page.goto(addressOf('/', 'start/checklist/'));
  await live(page);
  expect(await page.locator('.workloads li').count()).toBe(maxWorkloads + 2);
  await field(page, 'iops.peak.99').fill('9'.repeat(100_000));
  await unfold(page, 'Other hours');
  await field(page, 'iops.peak.90').fill('4000');
  await expect.poll(() => page.locator('.first .problem').first().textContent()).toMatch(/\.$/);
  expect((await field(page, 'iops.peak.99').inputValue()).length).toBe(100_000);
});

test('fits a phone while it is filled in', async ({ openSite }) => {
  const { page } = await openSite('start/checklist/', {
    context: { viewport: { width: 360, height: 740 } },
  });
  await live(page);
  await field(page, 'name').fill('x'.repeat(200));
  await field(page, 'iops.peak.99').fill('4,000');
  const width = await page.evaluate('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(360);
});

test('a text that cannot be read moves nothing of its panel, whose hints are one line each, nor what is below', async ({
  openSite,
}) => {
  const { page } = await openSite('start/checklist/', {
    context: { viewport: { width: 1280, height: 900 } },
  });
  await live(page);
  const hints = await page
    .locator('.first .singles .hint')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(hints).toHaveLength(6);
  // 12.5 px, 1.45 times as high.
  for (const height of hints) expect(height).toBeLessThan(20);
  const placeOf = () =>
    page.locator('.first .links').evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await placeOf();
  for (const name of ['throughput.peak.99', 'latency.peak.99'])
    await field(page, name).fill('nonsense of several words');
  expect(await page.locator('.first .problem').first().isVisible()).toBe(true);
  expect(await placeOf()).toBe(before);
});

test('has what is done with the file in one row', async ({ openSite }) => {
  const { page } = await openSite('start/checklist/', {
    context: { viewport: { width: 1280, height: 900 } },
  });
  await live(page);
  const tops = await page
    .locator('#checklist .tools > *')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

/** A little more than a page of a calculator: it has the fields of six of them. */
const maxBytes = 46_500;

test(`weighs at most ${maxBytes} bytes, and only its own page loads it`, async ({ browser }) => {
  const weight = await weigh(browser, addressOf('/', 'start/checklist/'));
  expect(weight.total).toBeLessThanOrEqual(maxBytes);
  // It names and prices sizes, which other pages leave to a script of their own.
  expect(gzipSync(read('checklist.js')).length).toBeLessThanOrEqual(26_600);
  expect(read('start/what-to-record/index.html')).not.toContain('checklist.js');
});
