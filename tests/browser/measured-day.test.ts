/** A measured day in the burst calculator: what reads it is loaded with it, and it stays in the page. */
import type { Page } from 'playwright-core';
import { iostatText } from '../burst/texts.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { readoutsOf } from './readouts.ts';
import { test } from './visit.ts';

const steps = 'steps=1h:500IOPS,90min:3500IOPS,1290min:500IOPS';
const text = iostatText([
  [60, 500],
  [90, 3500],
  [1290, 500],
]).replaceAll('sdc', 'nvme7n42');
const log = { name: 'iostat.log', mimeType: 'text/plain', buffer: Buffer.from(text) };

/** Which of our scripts a page has asked for. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    Object.keys((globalThis as { headroomScripts?: object }).headroomScripts ?? {}),
  );
const figures = (page: Page) => readoutsOf(calculatorOf(page));

test('a file of a day is answered as its steps are, which are all that the address has', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/burst/');
  await alive(page);
  const late = ['./headroom-readers.js', './headroom-burst-options.js'];
  for (const script of late) expect(await scriptsOf(page)).not.toContain(script);
  await calculatorOf(page).locator('input[type="file"]').setInputFiles(log);
  await expect.poll(() => figures(page)).toEqual(numbersOf(screenOf('burst', steps)));
  for (const script of late) expect(await scriptsOf(page)).toContain(script);
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`?${steps}`);
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  for (const part of ['nvme7n42', 'rkB', 'iostat.log']) expect(kept).not.toContain(part);

  // A recommendation goes on with the samples, and so does the way back.
  const first = calculatorOf(page).locator('.recommendations li').first();
  await expect
    .poll(() => first.textContent())
    .toMatch(
      /^Premium SSD v2 of 512 GiB, .* instead of P20 \(.*, no conversion back\): the load is delivered in full.* \$\d+/,
    );
  await calculatorOf(page)
    .getByRole('link', { name: /^Apply: P20 at performance tier P30/ })
    .click();
  await expect.poll(async () => (await figures(page))['throttled']).toBe(0);
  expect(await calculatorOf(page).locator('.checks').textContent()).toContain('from the samples');
  await page.goBack();
  await expect.poll(async () => (await figures(page))['throttled']).toBe(3600);

  // Loaded anew the page has the steps alone.
  await page.reload();
  await alive(page);
  await expect.poll(() => figures(page)).toEqual(numbersOf(screenOf('burst', steps)));
  expect(await calculatorOf(page).locator('textarea').inputValue()).toBe('');
});

test('a text that is pasted on a disk is read too, and one that says nothing is refused beside its field', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/burst/', { way: 'file://' });
  await alive(page);
  const area = calculatorOf(page).locator('textarea[name="text"]');
  await unfold(page, 'text');
  await area.fill(
    iostatText(
      [
        [30, 3500],
        [30, 100],
      ],
      { every: 5 },
    ),
  );
  await expect.poll(async () => (await figures(page))['lasts']).toBeUndefined();
  await expect.poll(async () => (await figures(page))['throttled']).toBe(0);
  await area.fill('nothing');
  await expect
    .poll(() => calculatorOf(page).locator('.area .problem').allInnerTexts())
    .toEqual([expect.stringContaining('This is not the output of a tool')]);
  await calculatorOf(page).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => figures(page)).toEqual(numbersOf(screenOf('burst')));
  await calculatorOf(page).getByRole('form').getByRole('button', { name: 'Hourly batch' }).click();
  await expect.poll(() => page.url()).toContain('steps=15min:3500IOPS,45min:900IOPS&repeat=yes');
});
