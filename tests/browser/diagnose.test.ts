/** What only the diagnosis has: a text of the reader's, files that are read in slices, and a ticket. */
import type { Page } from 'playwright-core';
import { numbersOf, screenOf } from './cases.ts';
import { addressOf, alive, calculatorOf, nowhere, readoutsOf, test, unfold } from './visit.ts';

const head = 'Device r/s w/s rkB/s wkB/s r_await w_await %util';
/** Reports of a device that is named so that it would be found wherever it went. */
const device = 'nvme7n42';
const report = (second: number) =>
  `06/13/2026 09:${String(Math.floor(second / 60) % 60).padStart(2, '0')}:${String(second % 60).padStart(2, '0')} AM\n${head}\n${device} 4990 0 39920 0 9 0 100\n\n`;
const reports = (count: number) => Array.from({ length: count }, (_, at) => report(at)).join('');

const query = 'vm=D16s_v3&disks=data:P30x1:None';
const textArea = (page: Page) => calculatorOf(page).locator('textarea[name="text"]');
const verdictOf = (page: Page) =>
  calculatorOf(page).locator('[data-answer]').getAttribute('data-verdict');
const headlineOf = (page: Page) => calculatorOf(page).locator('.headline').innerText();
const samplesOf = async (page: Page) => (await readoutsOf(calculatorOf(page)))['samples'];

const file = (text: string, name = 'iostat.log') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const chooseFile = (page: Page, text: string) =>
  calculatorOf(page).locator('input[type="file"]').setInputFiles(file(text));

/** Everything that the browser keeps of the site, and the address. */
const traces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
  );

test('a pasted text is judged, and nothing of it is in the address or the store of the browser', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', { query });
  await alive(page);
  expect(await headlineOf(page)).toMatch(/^Example:/);
  await textArea(page).fill(reports(30));
  await expect.poll(() => samplesOf(page)).toBe(30);
  expect(await verdictOf(page)).toBe('at-limit');
  // A second edit is one that the address and the recent cases follow.
  await calculatorOf(page).locator('input[name="vm"]').fill('D32s_v3');
  await expect.poll(() => page.url()).toContain('vm=D32s_v3');
  const kept = await traces(page);
  for (const part of [device, '4990', 'rkB', 'text=']) expect(kept).not.toContain(part);
  await page.goBack();
  await expect
    .poll(() => calculatorOf(page).locator('input[name="vm"]').inputValue())
    .toBe('D16s_v3');
  expect(await samplesOf(page)).toBe(30);
});

test('the disk of a device can be chosen, and its name is in no address', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/');
  await alive(page);
  expect(await verdictOf(page)).toBe('at-limit');
  await unfold(page, 'map');
  await calculatorOf(page).getByLabel('sdf', { exact: true }).selectOption('none');
  // Three of the four disks are three quarters of 98 %.
  await expect.poll(() => verdictOf(page)).toBe('below-limit');
  const map = calculatorOf(page).locator('input[name="map"]');
  expect(await map.inputValue()).toBe('sdf=none');
  expect(await traces(page)).not.toContain('sdf');
  await map.fill('sdf=nothing');
  await map.press('Enter');
  await page.locator('html[data-restoring="failed"]').waitFor({ state: 'attached' });
  expect(await page.locator('.not-restored').isVisible()).toBe(true);
  expect(complaints.every((each) => /ERR_FAILED/.test(each))).toBe(true);
  complaints.length = 0;

  await page.unroute(readers);
  await page.reload();
  await expect
    .poll(() => readoutsOf(calculatorOf(page)))
    .toEqual(numbersOf(screenOf('diagnose', query)));
});
