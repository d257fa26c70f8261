/** What only the diagnosis has: a text of the reader's, files that are read in slices, and a ticket. */
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { keepCopies } from './clipboard.ts';
import { readoutsOf } from './readouts.ts';
import { addressOf, nowhere, test } from './visit.ts';

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
  expect(await headlineOf(page)).toMatch(/^Example\W*IOs take/);
  await unfold(page, 'text');
  await textArea(page).fill(reports(30));
  await expect.poll(() => samplesOf(page)).toBe(30);
  expect(await verdictOf(page)).toBe('at-limit');
  // A second edit is one that the address and the recent cases follow.
  await unfold(page, 'vm');
  await calculatorOf(page).locator('input[name="vm"]').fill('D32s_v3');
  await expect.poll(() => page.url()).toContain('vm=D32s_v3');
  const kept = await traces(page);
  expect(kept).toMatch(/\?text=&/);
  for (const part of [device, '4990', 'rkB']) expect(kept).not.toContain(part);
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
  await expect.poll(() => textArea(page).inputValue()).toMatch(/^File iostat\.log, /);
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
/** Only tests of this file, which follow each other, may use the clipboard that all pages of the browser share. */
const clipboard = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };
/** Presses Tab until a control with this text has the focus. */
async function tabTo(page: Page, text: string) {
  const textInFocus = () =>
    page.evaluate(() => {
      const root = document.querySelector('headroom-calculator')?.shadowRoot;
      return root?.activeElement?.textContent?.trim();
    });
  for (let presses = 0; presses < 40; presses++) {
    if ((await textInFocus()) === text) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to “${text}”.`);
}
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
  await calculatorOf(page).locator('.group.disks[open]').waitFor();
  await tabTo(page, '1 × P30, no host cache');
  await page.keyboard.press('Enter');
  await expect.poll(() => verdictOf(page)).toBe('at-limit');
});

test('a text that is pasted into no field is read, and its VM is asked for', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', clipboard);
  await alive(page);
  await calculatorOf(page).getByRole('link', { name: 'Paste yours' }).press('Enter');
  await expect.poll(() => headlineOf(page)).toMatch(/^Paste what/);
  await page.evaluate((text) => navigator.clipboard.writeText(text), reports(30));
  await page.keyboard.press('Control+v');
  await expect.poll(() => headlineOf(page)).toMatch(/Which VM is it\?$/);
  await expect.poll(() => nameInFocus(page)).toBe('vm');
});

test('whoever types the name of a VM stays in its field, and no key after it chooses disks', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', clipboard);
  await alive(page);
  await paste(page, reports(30));
  await expect.poll(() => nameInFocus(page)).toBe('vm');
  await page.keyboard.type('M64s');
  // A name that is read may go on: here after a pause.
  await expect.poll(() => headlineOf(page)).toMatch(/Which disks are they\?$/);
  await calculatorOf(page).locator('.root[data-settled]').waitFor();
  await page.keyboard.type('_v2');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('vm=M64s_v2');
  expect(await nameInFocus(page)).toBe('vm');
  expect(await verdictOf(page)).toBeNull();
});

test('a screen reader comes to what was read before it comes to what is asked', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', clipboard);
  await alive(page);
  await paste(page, reports(30));
  await expect.poll(() => nameInFocus(page)).toBe('vm');
  await calculatorOf(page).locator('.root[data-settled]').waitFor();
  const expected = [
    'iostat -x 1 device · 30 samples',
    '- combobox "40.88 MB/s, 4,990 IOPS. Which VM is it?"',
    '- heading "40.88 MB/s, 4,990 IOPS. Which VM is it?"',
    'no limit is judged before that',
    `- rowheader "${device}"`,
  ];
  // Inputs are drawn after the answer.
  await expect
    .poll(async () => {
      const tree = await calculatorOf(page).ariaSnapshot();
      const found = expected.filter((text) => tree.includes(text));
      return found.toSorted((one, other) => tree.indexOf(one) - tree.indexOf(other));
    })
    .toEqual(expected);
});

describe('Runs of a benchmark', () => {
  const runOf = (name: string, iops: number) => `fio --direct=1 --runtime=300 --filename=/dev/sdc
${name}: (g=0): rw=randread, bs=(R) 8192B-8192B, (W) 8192B-8192B, (T) 8192B-8192B, ioengine=libaio, iodepth=64
fio-3.36
Starting 1 process

${name}: (groupid=0, jobs=1): err= 0: pid=1: Sat Jun 13 09:15:00 2026
  read: IOPS=${iops}, BW=${(iops * 8) / 1024}MiB/s (1.0MB/s)(${(iops * 8 * 300) / 1024}MiB/300000msec)
    clat (usec): min=900, max=48000, avg=12800.00, stdev=1.00
     lat (usec): min=900, max=48000, avg=12800.00, stdev=1.00
    clat percentiles (usec):
     | 50.00th=[12500], 99.00th=[20600], 99.90th=[31000]
     issued rwts: total=${iops * 300},0,0,0 short=0,0,0,0 dropped=0,0,0,0

`;
  const runs = runOf('first', 5000) + runOf('second', 700);
  const given = { query: 'vm=D4s_v5&disks=data:P30x1:None' };
  const chosen = (page: Page) =>
    calculatorOf(page).locator('tr[aria-current] th').first().innerText();

  test('are numbered in the plane and in the table, and are chosen in the plane by mouse and by key', async ({
    openSite,
    expect,
  }) => {
    const { page } = await openSite('calculators/diagnose/', given);
    await alive(page);
    await unfold(page, 'text');
    await textArea(page).fill(runs);
    await expect.poll(() => chosen(page)).toMatch(/^1\s+first/);
    const places = calculatorOf(page).locator('.plane-figure').getByRole('button');
    expect(await places.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
      'Run 1, first: 5,000 IOPS of 8 KiB, 40.96 MB/s',
      'Run 2, second: 700 IOPS of 8 KiB, 5.73 MB/s',
    ]);
    await places.nth(1).click();
    await expect.poll(() => chosen(page)).toMatch(/^2\s+second/);
    expect(await places.nth(1).getAttribute('aria-pressed')).toBe('true');
    await places.nth(0).press('Enter');
    await expect.poll(() => chosen(page)).toMatch(/^1\s+first/);
    expect((await readoutsOf(calculatorOf(page)))['iops']).toBe(5000);
  });

  test('are cards on a phone: nothing scrolls sideways, and the heads of columns are there for who hears them', async ({
    openSite,
    expect,
  }) => {
    const viewport = { width: 360, height: 740 };
    const { page } = await openSite('calculators/diagnose/', { ...given, context: { viewport } });
    await alive(page);
    await unfold(page, 'text');
    await textArea(page).fill(`${runs}${reports(30)}`);
    await expect.poll(() => chosen(page)).toMatch(/^1\s+first/);
    await calculatorOf(page).locator('.root[data-settled]').waitFor();
    const tables = calculatorOf(page).locator('.choices');
    expect(await tables.count()).toBe(2);
    const sizes = await tables.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(sizes).toEqual([0, 0]);
    const tree = await tables.first().ariaSnapshot();
    expect(tree).toContain('- columnheader "IOPS"');
    expect(tree).toContain('- rowheader "1 first 8 KiB random reads, QD 64"');
    expect(tree).toContain('- cell "5,000 IOPS"');
    expect(tree).toContain('- img "reads, p50 12 ms, p99 21 ms, p99.9 31 ms, typical');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('a test of syncs is beside what is typical and what etcd needs, with a link to Commit', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', {
    query: 'vm=D4s_v5&disks=data:P30x1:None',
  });
  await alive(page);
  await unfold(page, 'text');
  await textArea(page).fill(`fio --fdatasync=1 --bs=2300 --name=etcd
etcd: (g=0): rw=write, bs=(R) 2300B-2300B, (W) 2300B-2300B, (T) 2300B-2300B, ioengine=sync, iodepth=1
fio-3.7
etcd: (groupid=0, jobs=1): err= 0: pid=1: Wed Jul 10 09:00:00 2026
  write: IOPS=120, BW=270KiB/s (276kB/s)(22.0MiB/83450msec)
     lat (usec): min=4, max=421, avg=17.10, stdev=9.00
  fsync/fdatasync/sync_file_range:
    sync (usec): min=1710, max=61800, avg=8290.00, stdev=3000.00
    sync percentiles (usec):
     | 50.00th=[ 7504], 99.00th=[23200], 99.90th=[43800]
     issued rwts: total=0,10029,0,10029 short=0,0,0,0 dropped=0,0,0,0
`);
  const figure = calculatorOf(page).locator('.typical');
  await expect.poll(() => figure.innerText()).toContain('p99 23 ms');
  const placeOf = async (part: string) => (await figure.locator(part).first().boundingBox())?.x;
  // 10 ms are between the median of 7.5 ms and the p99 of 23.2 ms.
  const [median = 0, needed = 0, p99 = 0] = [
    await placeOf('circle'),
    await placeOf('line.threshold'),
    await placeOf('rect.mark'),
  ];
  expect(median).toBeLessThan(needed);
  expect(needed).toBeLessThan(p99);
  // The line begins at the lowest, min=1710 in µs.
  expect(await figure.innerText()).toContain('lowest 1.71 ms');
  expect(await figure.innerText()).toContain('etcd: p99 below 10 ms');
  expect(await figure.getByRole('link').getAttribute('href')).toContain('sync-latency=8.29ms');
  expect(await calculatorOf(page).locator('.sources').textContent()).toContain(
    'Frequently asked questions, etcd documentation',
  );
});

test('an empty diagnosis has no ticket', async ({ openSite, expect }) => {
  const { page } = await openSite('calculators/diagnose/', { query: 'text=' });
  await alive(page);
  await calculatorOf(page).locator('.next-steps').waitFor();
  expect(await calculatorOf(page).getByText('Copy for a ticket').count()).toBe(0);
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
  await expect.poll(() => iops.inputValue()).toBe('');
});

test('a device is chosen with arrow keys, and keeps the focus', async ({ openSite, expect }) => {
  const { page } = await openSite('calculators/diagnose/');
  await alive(page);
  const devices = calculatorOf(page).locator('details', { hasText: /^Devices 5, the busiest is/ });
  await devices.locator('summary').click();
  const all = devices.getByRole('radio', { name: 'All of them' });
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
  const { page } = await openSite('calculators/diagnose/', { query });
  await alive(page);
  const copied = await keepCopies(page);
  await unfold(page, 'text');
  await textArea(page).fill(
    `Linux 6.8.0 (host-of-mine) 06/13/2026 _x86_64_ (4 CPU)\n\n${reports(30)}`,
  );
  await expect.poll(() => samplesOf(page)).toBe(29);
  // It is no example any more, though no link has the text.
  expect(await calculatorOf(page).locator('.example').count()).toBe(0);
  // The ticket is one of the details, which follow the figures.
  await calculatorOf(page).locator('.root[data-settled]').waitFor();
  await calculatorOf(page).locator('.recommendations tr:nth-child(2)').first().waitFor();
  await calculatorOf(page).locator('.next-steps summary').click();
  await calculatorOf(page).getByRole('button', { name: 'Copy for a ticket' }).click();
  await expect.poll(copied).toContain('disk IOPS (P30)');
  const ticket = await copied();
  expect(ticket).toContain('| Measured | Value |');
  expect(ticket).not.toContain('host-of-mine');
  expect(ticket).toContain(
    '* VM: D16s_v3\n* Disks: data P30x1, host cache None\n* Recorded: 09:00:00 to 09:00:29',
  );
  expect(ticket).toContain('| Change | How |');
  expect(ticket).toContain('Do not resize the VM for this: The disk’s own limit is the same');
  expect(ticket).toMatch(new RegExp(`calculators/diagnose/\\?\\S*${query}`));
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
  // A tag in it says that it is an example, and what reads the text alone has it too.
  expect(await headlineOf(page)).toMatch(/^Example\W*The VM stops you at/);
  expect(await calculatorOf(page).locator('.headline').textContent()).toMatch(/^Example: The VM/);
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
    .toContain('Fix: Measurement');
  expect(await readoutsOf(calculatorOf(page))).toEqual({});
  expect(complaints.every((each) => /ERR_FAILED/.test(each))).toBe(true);
  complaints.length = 0;

  await page.unroute(readers);
  await page.reload();
  await expect
    .poll(() => readoutsOf(calculatorOf(page)))
    .toEqual(numbersOf(screenOf('diagnose', linked)));
});

test('a link to a measurement of the reader’s asks for one, and shows the example of nobody', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/diagnose/', { query });
  await alive(page);
  await unfold(page, 'text');
  await textArea(page).fill(reports(30));
  await expect.poll(() => samplesOf(page)).toBe(30);
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?text=&vm=D16s_v3&/);
  await calculatorOf(page).getByRole('button', { name: 'Share', exact: true }).click();
  const panel = calculatorOf(page).locator('#share');
  await panel.getByText('stays in your browser').waitFor();
  expect(await panel.getByRole('radio').count()).toBe(2);
  const link = await panel.locator('#share-link').inputValue();
  await page.reload();
  expect(page.url()).toContain(new URL(link).search);
  await expect
    .poll(() => calculatorOf(page).locator('.root').innerText())
    .toContain('Paste what your tool printed');
  expect(await readoutsOf(calculatorOf(page))).toEqual({});
});
