/** The panel “Share and embed”: of what is shown, and nothing else. */
import { buffer } from 'node:stream/consumers';
import type { Locator } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
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
    expect(download.suggestedFilename()).toBe(`headroom-cap-check.${kind.toLowerCase()}`);
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
