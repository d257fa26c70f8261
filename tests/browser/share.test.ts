/** The panel “Share and embed”: of what is shown, and nothing else. */
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { heights } from '../../src/embed/heights.ts';
import { alive, calculatorOf, test, ways } from './visit.ts';

const open = async (calculator: Locator) => {
  await calculator.getByRole('button', { name: 'Share and embed' }).click();
  await calculator.locator('#share textarea').first().waitFor();
};
const choose = (calculator: Locator, tool: string) =>
  calculator.getByLabel('For', { exact: true }).selectOption({ label: tool });
const first = (calculator: Locator) => calculator.locator('#share textarea').first().inputValue();

describe.each(ways)('under %s', (way) => {
  test('its texts follow the case', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/', { way });
    await alive(page);
    const calculator = calculatorOf(page);
    await open(calculator);
    await choose(calculator, 'Frame (HTML)');
    const index = way === 'file://' ? 'index.html' : '';
    const home = inject('homes')[way];
    expect(await first(calculator)).toContain(`src="${home}embed/io-size/${index}"`);
    await calculator.locator('[name="io-size"]').fill('64k');
    await expect
      .poll(() => first(calculator))
      .toContain(`src="${home}embed/io-size/${index}?io-size=64KiB"`);
    await choose(calculator, 'Plain text');
    expect(await first(calculator)).toContain('IO size: 64k');
    expect(await calculator.getByText('work for nobody else').count()).toBe(
      way === 'file://' ? 1 : 0,
    );
  });
});

test('a withheld answer has a link and nothing more to share', async ({ openSite }) => {
  const { page } = await openSite('calculators/io-size/', { query: 'io-size=eight' });
  await alive(page);
  const calculator = calculatorOf(page);
  await open(calculator);
  expect(await first(calculator)).toMatch(/calculators\/io-size\/index\.html\?io-size=eight$/);
  expect(await calculator.locator('#share select, #share textarea').count()).toBe(1);
  expect(await calculator.getByText('Save as PNG').count()).toBe(0);
});

test('a snippet has the height of the case, not of the default', async ({ openSite }) => {
  const groups = Array.from(
    { length: 6 },
    (_, at) => `data:P${[10, 15, 20, 30, 40, 50][at]}x1:None`,
  );
  const query = `disks=${groups.join(',')}`;
  const { page } = await openSite('calculators/cap-check/', { query });
  await alive(page);
  const calculator = calculatorOf(page);
  await open(calculator);
  await choose(calculator, 'Frame (HTML)');
  const height = async () => Number(/height="(\d+)"/.exec(await first(calculator))?.[1]);
  await expect.poll(height).not.toBe(heights['cap-check']?.[640]);
  // As high as the page is in a frame of that width: no less, and not much more.
  const embed = await openSite('embed/cap-check/', {
    query,
    context: { viewport: { width: 640, height: 600 } },
  });
  await alive(embed.page);
  await calculatorOf(embed.page).locator('[data-settled]').waitFor();
  const needed = await embed.page.evaluate(() => document.body.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThanOrEqual(needed);
  // A frame that is a row of figures too high has a margin; one that is too low cuts the answer off.
  expect(await height()).toBeLessThan(needed * 1.06);
  // Another case is measured anew.
  await calculator.locator('.remove').first().click();
  await expect.poll(height).toBeLessThan(needed);
  // What it was measured in is gone, and nobody ever saw it.
  expect(await page.evaluate('document.querySelectorAll("body > div[aria-hidden]").length')).toBe(
    0,
  );
});

test('the tool is remembered, since the next calculator goes into the same wiki', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/io-size/');
  await alive(page);
  await open(calculatorOf(page));
  await choose(calculatorOf(page), 'DokuWiki');
  await page.goto(page.url().replace('io-size', 'sync-io'));
  await alive(page);
  await open(calculatorOf(page));
  expect(await calculatorOf(page).locator('#share label').nth(1).innerText()).toBe(
    'Once, in conf/userscript.js',
  );
});

test('what is said of a picture is true of the case: from here, or saved and put beside the page', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/io-size/');
  await alive(page);
  const calculator = calculatorOf(page);
  await open(calculator);
  await choose(calculator, 'MediaWiki');
  const note = calculator.locator('#share .note');
  await expect.poll(() => note.innerText()).toContain('$wgAllowExternalImagesFrom');
  expect(await note.innerText()).not.toContain('save it below');
  await calculator.locator('[name="io-size"]').fill('64k');
  await expect.poll(() => note.innerText()).toContain('save it below');
  expect(await note.innerText()).not.toContain('$wgAllowExternalImagesFrom');
});

test.for([
  ['DokuWiki', 'headroom-dokuwiki.zip', ['headroom/syntax.php', 'headroom/script.js']],
  ['MediaWiki', 'headroom-mediawiki.zip', ['Headroom/extension.json', 'Headroom/src/Tag.php']],
] as const)(
  'the plug-in for %s can be had from the panel, and is whole',
  async ([tool, file, members], { openSite }) => {
    const { page } = await openSite('calculators/io-size/');
    await alive(page);
    const calculator = calculatorOf(page);
    await open(calculator);
    await choose(calculator, tool);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      calculator.locator('#share a[download]').click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const files = unzipSync(await buffer(await download.createReadStream()));
    expect(Object.keys(files)).toEqual(expect.arrayContaining([...members]));
    const [folder] = Object.keys(files)[0]?.split('/') ?? [];
    const text = (name: string) => Buffer.from(files[`${folder}/${name}`] ?? []).toString('utf8');
    expect(text('calculators.txt').trim().split('\n').sort()).toEqual(
      calculators.map(({ id }) => id).sort(),
    );
    expect(text('LICENSE')).toContain('MIT License');
  },
);

test('pictures of the case are saved, as drawing and as pixels', async ({ openSite }) => {
  const { page } = await openSite('calculators/cap-check/', { query: 'vm=DS15_v2' });
  await alive(page);
  const calculator = calculatorOf(page);
  await open(calculator);
  const save = async (kind: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      calculator.getByRole('button', { name: `Save as ${kind}` }).click(),
    ]);
    // The case is in its name, so that the next one does not take its place in a wiki.
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^headroom-cap-check-vm-DS15-v2-\\w+\\.${kind.toLowerCase()}$`),
    );
    return buffer(await download.createReadStream());
  };
  const svg = (await save('SVG')).toString('utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain('DS15_v2');
  const png = await save('PNG');
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('where a page may not copy, the text is selected instead', async ({ openSite }) => {
  const { page } = await openSite('calculators/io-size/');
  await alive(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('No.'));
  });
  const calculator = calculatorOf(page);
  await open(calculator);
  await calculator.getByRole('button', { name: 'Copy: Address' }).press('Enter');
  await calculator.getByText('This page may not copy').waitFor();
  const selected = await calculator.locator('#share textarea').evaluate((area) => {
    const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toBe(await first(calculator));
});

test('without its script the panel says so', async ({ openSite }) => {
  const { page, complaints } = await openSite('calculators/io-size/');
  await alive(page);
  await page.route('**/headroom-share.js', (route) => route.abort());
  const calculator = calculatorOf(page);
  await calculator.getByRole('button', { name: 'Share and embed' }).click();
  await calculator.getByText('could not be loaded').waitFor();
  expect(complaints.every((each) => /ERR_FAILED/.test(each))).toBe(true);
  complaints.length = 0;
});
