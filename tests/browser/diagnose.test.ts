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
  await unfold(page, 'text');
  await textArea(page).fill(reports(30));
  await expect.poll(() => samplesOf(page)).toBe(30);
  expect(await verdictOf(page)).toBe('at-limit');
  // A second edit is one that the address and the recent cases follow.
  await unfold(page, 'vm');
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
  await calculatorOf(page).getByRole('combobox', { name: 'sdf' }).selectOption('none');
  // Three of the four disks are three quarters of 98 %.
  await expect.poll(() => verdictOf(page)).toBe('below-limit');
  const map = calculatorOf(page).locator('input[name="map"]');
  expect(await map.inputValue()).toBe('sdf=none');
  expect(await traces(page)).not.toContain('sdf');
  await map.fill('sdf=nothing');
  await map.press('Enter');
  await expect
    .poll(() => calculatorOf(page).locator('.problem').allInnerTexts())
    .toContainEqual(expect.stringContaining('Write sdf= and one of os, data, none or temp.'));
  await map.fill('');
  await map.press('Enter');
  await expect.poll(() => verdictOf(page)).toBe('at-limit');
});

test('a file is read, and its text is not put into the page', async ({ openSite, expect }) => {
  const { page } = await openSite('calculators/diagnose/', { query });
  await alive(page);
  await chooseFile(page, reports(600));
  await expect.poll(() => samplesOf(page)).toBe(600);
  expect(await textArea(page).inputValue()).toMatch(/^File iostat\.log, /);
  expect(await traces(page)).not.toContain('iostat.log');
  await unfold(page, 'text');
  await calculatorOf(page).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => textArea(page).inputValue()).toBe('');
});

/** Drops a file with so many reports, which is made in the page, on what a selector finds. @returns whether the page took it */
async function drop(page: Page, count: number, on = 'body') {
  return await page
    .locator(on)
    .first()
    .evaluate(
      (place, [text = '', times = 1]: [string?, number?]) => {
        const data = new DataTransfer();
        data.items.add(new File([text.repeat(times)], 'dropped.txt'));
        const event = (type: string) =>
          new DragEvent(type, {
            dataTransfer: data,
            bubbles: true,
            cancelable: true,
            composed: true,
          });
        return ['dragover', 'drop'].map((type) => !place.dispatchEvent(event(type)));
      },
      [reports(10), count / 10] as [string, number],
    );
}

for (const address of ['calculators/diagnose/', 'embed/diagnose/'])
  test(`a file is read wherever it is dropped on ${address}, before anything else was done there`, async ({
    openSite,
    expect,
  }) => {
    const { page } = await openSite(address, { query });
    expect(await drop(page, 40)).toEqual([true, true]);
    await expect.poll(() => samplesOf(page)).toBe(40);
  });

test('an empty file is said to be empty', async ({ openSite, expect }) => {
  const { page } = await openSite('calculators/diagnose/', { query });
  await drop(page, 0);
  await expect
    .poll(() => calculatorOf(page).locator('.failed').allInnerTexts())
    .toContain('The file is empty.');
});

/** A text is pasted as a person does it. */
async function paste(page: Page, text: string) {
  await unfold(page, 'text');
  await textArea(page).focus();
  await page.keyboard.press('Control+a');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}
const clipboard = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };
const nameInFocus = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('headroom-calculator')?.shadowRoot;
    return (root?.activeElement as HTMLInputElement | null)?.name;
  });

test('after a paste the VM is asked for: its field has the focus, and its name what was read', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', clipboard);
  await alive(page);
  await paste(page, `Linux 6.8.0 (vm) 06/13/2026 _x86_64_ (4 CPU)\n\n${reports(30)}`);
  await expect.poll(() => headlineOf(page)).toMatch(/Which VM is it\?$/);
  await expect.poll(() => nameInFocus(page)).toBe('vm');
  expect(await verdictOf(page)).toBeNull();
  const field = calculatorOf(page).getByLabel(/^40\.88 MB\/s, 4,990 IOPS\. Which VM is it\?$/);
  expect(await field.inputValue()).toBe('');
  // By keyboard alone: the VM of the offers, then the disks.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => headlineOf(page)).toMatch(/Which disks are they\?$/);
  await calculatorOf(page).getByRole('button', { name: '1 × P30' }).press('Enter');
  await expect.poll(() => verdictOf(page)).toBe('at-limit');
});

test('whoever types a text, or has gone elsewhere, keeps the focus', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', clipboard);
  await alive(page);
  await unfold(page, 'text');
  await textArea(page).fill(reports(30));
  await expect.poll(() => headlineOf(page)).toMatch(/Which VM is it\?$/);
  await calculatorOf(page).locator('.root[data-settled]').waitFor();
  expect(await nameInFocus(page)).toBe('text');
});

test('numbers are judged in place of a text, and are in the address', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', { query: 'text=', ...clipboard });
  await alive(page);
  expect(await headlineOf(page)).toMatch(/^Paste what/);
  await unfold(page, 'measured-iops');
  const iops = calculatorOf(page).getByLabel('IOPS', { exact: true });
  await iops.fill('2896');
  await iops.press('Enter');
  await expect.poll(() => headlineOf(page)).toBe('2,896 IOPS. Which VM is it?');
  await expect.poll(() => page.url()).toContain('measured-iops=2896');
  await paste(page, reports(30));
  await expect.poll(() => samplesOf(page)).toBe(30);
  expect(await iops.inputValue()).toBe('');
});

test('a device is chosen with arrow keys, and keeps the focus', async ({ openSite, expect }) => {
  const { page } = await openSite('calculators/diagnose/');
  await alive(page);
  const all = calculatorOf(page).getByRole('radio', { name: 'All of them' });
  await all.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.url()).toContain('device=sda');
  expect(await nameInFocus(page)).toBe('chosen-row');
  await calculatorOf(page)
    .getByRole('row', { name: /^sdc \d/ })
    .click();
  await expect.poll(() => page.url()).toContain('device=sdc');
});

test('reading a large file can be cancelled, and the last answer stays', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', { query });
  await alive(page);
  const before = await headlineOf(page);
  await drop(page, 400_000, 'headroom-calculator');
  await calculatorOf(page).getByRole('button', { name: 'Cancel' }).click();
  await calculatorOf(page).locator('.reading').waitFor({ state: 'detached' });
  expect(await headlineOf(page)).toBe(before);
  expect(await textArea(page).inputValue()).toContain('iostat -dxyt');
});

test('a ticket has the answer and its limits as Markdown', async ({ openSite, expect }) => {
  const { page } = await openSite('calculators/diagnose/', {
    query,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await alive(page);
  await unfold(page, 'text');
  await textArea(page).fill(
    `Linux 6.8.0 (host-of-mine) 06/13/2026 _x86_64_ (4 CPU)\n\n${reports(30)}`,
  );
  await expect.poll(() => samplesOf(page)).toBe(29);
  // The ticket is one of the details, which follow the figures.
  await calculatorOf(page).locator('.root[data-settled]').waitFor();
  await calculatorOf(page).getByRole('button', { name: 'Copy for a ticket' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('disk IOPS (P30)');
  const ticket = await page.evaluate(() => navigator.clipboard.readText());
  expect(ticket).toContain('| Measured | Value |');
  expect(ticket).not.toContain('host-of-mine');
});

test('an example fills in its text and the disks that belong to it', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', {});
  await alive(page);
  await unfold(page, 'text');
  await calculatorOf(page).getByRole('button', { name: 'fio', exact: true }).click();
  await expect.poll(() => headlineOf(page)).toContain('of 5,000 IOPS (P30)');
  expect(await textArea(page).inputValue()).toContain('fio-3.36');
  await expect.poll(() => page.url()).toContain('text=example:fio');
});

test('without a script the example is answered, and the page says what it cannot do', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', { script: false });
  expect(await headlineOf(page)).toMatch(/^Example: The VM is the bottleneck/);
  expect(await calculatorOf(page).locator('.unscripted').innerText()).toContain('Without a script');
  expect(await calculatorOf(page).getByRole('button', { name: 'Clear' }).count()).toBe(0);
});

test('a link with another text brings what reads it, and without that there is no answer, and its input says why', async ({
  openSite,
  expect,
}) => {
  const linked = 'text=example:fio';
  const { page, complaints } = await openSite(nowhere);
  const readers = '**/headroom-readers.js';
  await page.route(readers, (route) => route.abort());
  await page.goto(addressOf('/', 'embed/diagnose/', linked));
  await expect
    .poll(() => calculatorOf(page).locator('.root').innerText())
    .toContain('Correct the highlighted input: Measurement.');
  expect(await readoutsOf(calculatorOf(page))).toEqual({});
  expect(complaints.every((each) => /ERR_FAILED/.test(each))).toBe(true);
  complaints.length = 0;

  await page.unroute(readers);
  await page.reload();
  await expect
    .poll(() => readoutsOf(calculatorOf(page)))
    .toEqual(numbersOf(screenOf('diagnose', linked)));
});
