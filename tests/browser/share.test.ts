/** The panel that the Share button opens: of what is shown, and nothing else. */
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { heightAt } from '../../src/embed/heights.ts';
import { alive, calculatorOf } from './calculator.ts';
import { test, ways } from './visit.ts';

const button = (calculator: Locator) =>
  calculator.getByRole('button', { name: 'Share', exact: true });
const open = async (calculator: Locator) => {
  await button(calculator).click();
  await calculator.locator('#share textarea').first().waitFor();
};
type Form = 'Answer only' | 'Whole calculator' | 'Picture' | 'Markdown';
const choose = async (calculator: Locator, form: Form, tool?: string) => {
  await calculator.locator('.forms').getByText(form, { exact: true }).click();
  if (tool) await calculator.getByLabel('For', { exact: true }).selectOption({ label: tool });
};
const link = (calculator: Locator) => calculator.locator('#share-link').inputValue();
/** The first text of what was chosen. */
const first = (calculator: Locator) => calculator.locator('#share-text-0').inputValue();
/** An input is set as a script of the page sets it: a press on it would close the panel. */
const type = (calculator: Locator, name: string, text: string) =>
  calculator.locator(`[name="${name}"]`).evaluate((input, value) => {
    (input as HTMLInputElement).value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

describe.each(ways)('under %s', (way) => {
  test('its texts follow the case', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/', { way });
    await alive(page);
    const calculator = calculatorOf(page);
    await open(calculator);
    await choose(calculator, 'Whole calculator', 'Frame (HTML)');
    const index = way === 'file://' ? 'index.html' : '';
    const home = inject('homes')[way];
    await expect.poll(() => first(calculator)).toContain(`src="${home}embed/io-size/${index}"`);
    await type(calculator, 'io-size', '64k');
    await expect
      .poll(() => first(calculator))
      .toContain(`src="${home}embed/io-size/${index}?io-size=64KiB"`);
    await choose(calculator, 'Markdown');
    expect(await calculator.getByLabel('Plain text', { exact: true }).inputValue()).toContain(
      'IO size: 64k',
    );
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
  expect(await link(calculator)).toMatch(/calculators\/io-size\/index\.html\?io-size=eight$/);
  expect(await calculator.locator('#share :is(select, textarea, iframe, input)').count()).toBe(1);
  expect(await calculator.getByText('Save as PNG').count()).toBe(0);
});

test('a picture is saved as pixels that show something, under the name of the case', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/io-size/', { query: 'io-size=64KiB' });
  await alive(page);
  const calculator = calculatorOf(page);
  await open(calculator);
  await choose(calculator, 'Picture');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    calculator.getByText('Save as PNG').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^headroom-io-size.*\.png$/);
  const file = await buffer(await download.createReadStream());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  // 1,200 x 630 pixels of one colour take some 5 KB.
  expect(file.length).toBeGreaterThan(15_000);
  expect(await calculator.getByText(/^Saved as headroom-io-size/).count()).toBe(1);
});

test('a snippet has the height of the case, not of the default', async ({ openSite }) => {
  // Each workload has a row.
  const workloads = Array.from(
    { length: 6 },
    (_, at) => `load${at}:P${[10, 15, 20, 30, 40, 50][at]}/None:8KiB:q4:read`,
  );
  const query = `loads=${workloads.join(',')}`;
  const { page } = await openSite('calculators/throttle/', { query });
  await alive(page);
  const calculator = calculatorOf(page);
  await open(calculator);
  await choose(calculator, 'Whole calculator', 'Frame (HTML)');
  const height = async () => Number(/height="(\d+)"/.exec(await first(calculator))?.[1]);
  await expect.poll(height).not.toBe(heightAt('throttle', 640));
  // As high as the page is in a frame of that width: no less, and not much more.
  const embed = await openSite('embed/throttle/', {
    query,
    context: { viewport: { width: 640, height: 600 } },
  });
  await alive(embed.page);
  await calculatorOf(embed.page).locator('[data-settled]').waitFor();
  const needed = await embed.page.evaluate(() => document.body.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThanOrEqual(needed);
  // A line too high is a margin; one too low cuts the answer off.
  expect(await height()).toBeLessThan(needed + 60);
  // Another case is measured anew.
  await calculator
    .locator('.remove')
    .first()
    .evaluate((remove) => (remove as HTMLButtonElement).click());
  await expect.poll(height).toBeLessThan(needed);
  // What it was measured in is gone, and nobody ever saw it.
  const holders = () =>
    page.evaluate('document.querySelectorAll("body > div[aria-hidden]").length');
  await expect.poll(holders).toBe(0);
});

test('by keyboard the panel takes the focus, and gives it back', async ({ openSite }) => {
  const { page } = await openSite('calculators/io-size/');
  await alive(page);
  const calculator = calculatorOf(page);
  const focused = () =>
    calculator.evaluate(({ shadowRoot }) => {
      const active = shadowRoot?.activeElement;
      return active?.id || active?.textContent;
    });
  await button(calculator).press('Enter');
  await expect.poll(focused).toBe('share');
  expect(await button(calculator).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toBe('Close');
  await page.keyboard.press('Escape');
  await expect.poll(() => calculator.locator('#share').count()).toBe(0);
  expect(await focused()).toBe('Share');
  expect(await button(calculator).getAttribute('aria-expanded')).toBe('false');
  // What has the focus is never covered.
  await button(calculator).press('Enter');
  await expect.poll(focused).toBe('share');
  await calculator.locator('.group.load > summary').focus();
  await expect.poll(() => calculator.locator('#share').count()).toBe(0);
  // A press beside it closes it, and one on its button does not open it again.
  await open(calculator);
  await page.locator('h1').click();
  await expect.poll(() => calculator.locator('#share').count()).toBe(0);
  await open(calculator);
  await button(calculator).click();
  await expect.poll(() => calculator.locator('#share').count()).toBe(0);
});

test.for([360, 1280])(
  'at %i pixels the panel is within the window, and can be read to its end',
  async (width, { openSite }) => {
    const { page } = await openSite('calculators/cap-check/', {
      query: 'vm=D8s_v5',
      context: { viewport: { width, height: 700 } },
    });
    await alive(page);
    const calculator = calculatorOf(page);
    await open(calculator);
    const panel = calculator.locator('#share');
    const note = panel.locator('.note').last();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    if (width === 360) expect(box?.width).toBe(width);
    // The preview may still grow to its height, which moves what is below it.
    const bottom = async () => {
      await note.scrollIntoViewIfNeeded();
      const end = await note.boundingBox();
      return (end?.y ?? 0) + (end?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(700);
  },
);

test('the answer alone is the first choice, and is seen as it will be', async ({ openSite }) => {
  const { page } = await openSite('calculators/cap-check/', { query: 'vm=DS15_v2' });
  await alive(page);
  const calculator = calculatorOf(page);
  await open(calculator);
  await calculator.getByLabel('For', { exact: true }).selectOption({ label: 'Frame (HTML)' });
  await expect
    .poll(() => first(calculator))
    .toContain('/embed/cap-check/?vm=DS15_v2&amp;show=answer"');
  await calculator.getByLabel('Theme').selectOption({ label: 'Dark' });
  await expect
    .poll(() => first(calculator))
    .toContain('?vm=DS15_v2&amp;show=answer&amp;theme=dark"');
  await calculator.getByLabel('Height, px').fill('500');
  await expect.poll(() => first(calculator)).toContain(' height="500" ');
  // The preview is the very page that the snippet frames, with its height.
  const frame = calculator.locator('.preview iframe');
  const [address = ''] = /(?<=src=")[^"]*/.exec(await first(calculator)) ?? [];
  expect(await frame.getAttribute('src')).toBe(address.replaceAll('&amp;', '&'));
  expect(await frame.getAttribute('height')).toBe('500');
  await calculator.frameLocator('.preview iframe').locator('.headline').waitFor();
  // What was typed held for that form.
  await choose(calculator, 'Whole calculator');
  expect(await first(calculator)).not.toContain('show=answer');
  expect(await first(calculator)).not.toContain(' height="500" ');
});

test('the tool is remembered, since the next calculator goes into the same wiki', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/io-size/');
  await alive(page);
  await open(calculatorOf(page));
  await choose(calculatorOf(page), 'Answer only', 'DokuWiki');
  await page.goto(page.url().replace('io-size', 'sync-io'));
  await alive(page);
  await open(calculatorOf(page));
  expect(await calculatorOf(page).locator('label[for="share-text-0"]').innerText()).toBe(
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
  await choose(calculator, 'Picture', 'MediaWiki');
  const note = calculator.locator('#share .note').last();
  await expect.poll(() => note.innerText()).toContain('$wgAllowExternalImagesFrom');
  expect(await note.innerText()).not.toContain('save it');
  await type(calculator, 'io-size', '64k');
  await expect.poll(() => note.innerText()).toContain('save it');
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
    await choose(calculator, 'Answer only', tool);
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
  await choose(calculator, 'Picture');
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
  await calculator.getByRole('button', { name: 'Copy: Link' }).press('Enter');
  await calculator.getByText('This page may not copy').waitFor();
  const selected = await calculator.locator('#share-link').evaluate((area) => {
    const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toBe(await link(calculator));
});

test('without its script the panel says so', async ({ openSite }) => {
  const { page, complaints } = await openSite('calculators/io-size/');
  await alive(page);
  await page.route('**/headroom-panel.js', (route) => route.abort());
  const calculator = calculatorOf(page);
  await button(calculator).click();
  await calculator.getByText('could not be loaded').waitFor();
  expect(complaints.every((each) => /ERR_FAILED/.test(each))).toBe(true);
  complaints.length = 0;
});
