/** The set-up of a calculator as a strip: cells that say what is set, and open their fields one at a time. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { sampledCases } from './sampled-cases.ts';
import { test } from './visit.ts';

const cells = (page: Page) => calculatorOf(page).locator('.controls > .group');
const cell = (page: Page, group: string) => calculatorOf(page).locator(`.controls > .${group}`);
const field = (page: Page, name: string) => calculatorOf(page).locator(`[name="${name}"]`);
const opened = (page: Page) =>
  calculatorOf(page)
    .locator('.controls > [open]')
    .evaluateAll((all) => all.map(({ className }) => className.replace('group ', '')));
/** What has the focus: the name of a field, or the words of a cell. */
const inFocus = (page: Page) =>
  calculatorOf(page).evaluate(({ shadowRoot }) => {
    const active = shadowRoot?.activeElement;
    return active?.getAttribute('name') ?? active?.querySelector('small')?.textContent;
  });

describe.each(sampledCases)('the strip of $id', ({ id }) => {
  test('has a closed cell for each group of inputs, which says what it is set to', async ({
    openSite,
  }) => {
    const { page } = await openSite(`calculators/${id}/`, { script: false });
    const groups = new Set(screenOf(id).controls.map(({ group }) => group));
    expect(await cells(page).count()).toBe([...groups].filter((one) => one !== 'targets').length);
    expect(await opened(page)).toEqual([]);
    for (const words of await cells(page).locator('summary > b').allTextContents())
      expect(words).toMatch(/\S/);
  });
});

test('its words follow what is entered', async ({ openSite }) => {
  const { page } = await openSite('calculators/cap-check/', { query: 'vm=D16ds_v5' });
  await alive(page);
  const words = () => cells(page).locator('> summary').allInnerTexts();
  expect((await words()).map((text) => text.split('\n').slice(0, 2).join(' '))).toEqual([
    'VM D16ds_v5',
    'Disks 4 × P30, ReadOnly',
    'Load No target',
    'Region West Europe',
  ]);
  await unfold(page, 'target-iops');
  await field(page, 'target-iops').fill('12,000');
  await field(page, 'target-iops').press('Enter');
  await field(page, 'io-size').fill('64');
  await field(page, 'io-size').press('Enter');
  await expect.poll(async () => (await words())[2]?.split('\n')[1]).toBe('12,000 IOPS of 64 KiB');
  expect(await shiftsOf(page)).toEqual([]);
});

describe('by keyboard', () => {
  test('each cell is one stop, opens its fields after it, and closes by Escape', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/');
    await alive(page);
    await cell(page, 'vm').locator('summary').focus();
    await page.keyboard.press('Tab');
    expect(await inFocus(page)).toBe('Disks');
    await page.keyboard.press('Tab');
    expect(await inFocus(page)).toBe('Load');
    await page.keyboard.press('Enter');
    expect(await opened(page)).toEqual(['load']);
    await page.keyboard.press('Tab');
    expect(await inFocus(page)).toBe('temp');
    await page.keyboard.press('Escape');
    expect(await opened(page)).toEqual([]);
    expect(await inFocus(page)).toBe('Load');
  });

  test('Escape takes back what was typed before it closes the cell', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/', { query: 'vm=D16ds_v5' });
    await alive(page);
    await unfold(page, 'target-iops');
    await field(page, 'target-iops').focus();
    await page.keyboard.type('123');
    await page.keyboard.press('Escape');
    expect(await field(page, 'target-iops').inputValue()).toBe('');
    expect(await opened(page)).toEqual(['load']);
    await page.keyboard.press('Escape');
    expect(await opened(page)).toEqual([]);
    expect(await inFocus(page)).toBe('Load');
  });

  test('Escape closes the list of names and not the cell', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/');
    await alive(page);
    await unfold(page, 'vm');
    await field(page, 'vm').focus();
    await expect.poll(() => field(page, 'vm').getAttribute('role')).toBe('combobox');
    await page.keyboard.press('ArrowDown');
    await calculatorOf(page).getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await calculatorOf(page).getByRole('listbox').waitFor({ state: 'detached' });
    expect(await opened(page)).toEqual(['vm']);
  });
});

test('one cell is open at a time, with and without a script', async ({ openSite }) => {
  for (const script of [true, false]) {
    const { page } = await openSite('calculators/cap-check/', { script });
    if (script) await alive(page);
    for (const group of ['vm', 'disks', 'more']) {
      await cell(page, group).locator('> summary').click();
      await expect.poll(() => opened(page)).toEqual([group]);
    }
    expect(await field(page, 'region').isVisible()).toBe(true);
    expect(await field(page, 'vm').isVisible()).toBe(false);
  }
});

test('a field with a problem opens its cell, which says so', async ({ openSite }) => {
  const { page } = await openSite('calculators/cap-check/', { query: 'io-size=eight' });
  await expect.poll(() => opened(page)).toEqual(['load']);
  expect(await cell(page, 'load').locator('summary > b').innerText()).toBe('Fix: IO size');
  expect(await calculatorOf(page).locator('#io-size-problem').isVisible()).toBe(true);
  // Corrected, it stays open for whoever types in it.
  await field(page, 'io-size').fill('8');
  await field(page, 'io-size').press('Enter');
  await expect.poll(() => cell(page, 'load').locator('.wrong').count()).toBe(0);
  expect(await opened(page)).toEqual(['load']);
  expect(await inFocus(page)).toBe('io-size');
});

test('targets are typed in the strip itself, and nothing moves', async ({ openSite }) => {
  const { page } = await openSite('calculators/find/');
  await alive(page);
  for (const name of ['target-iops', 'target-throughput', 'capacity', 'headroom'])
    expect(await field(page, name).isVisible(), name).toBe(true);
  expect(await opened(page)).toEqual([]);
  await field(page, 'target-iops').focus();
  await page.keyboard.type('30,000', { delay: 20 });
  await page.keyboard.press('Tab');
  await expect.poll(() => page.url()).toContain('target-iops=30000');
  expect(await inFocus(page)).toBe('target-throughput');
  await calculatorOf(page).locator('.root[data-settled]').waitFor();
  expect(await shiftsOf(page)).toEqual([]);
});

type Place = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** What the shown hint or message of a field covers of the first words of the answer, and where it begins and ends. */
const described = (page: Page, name: string, kind: 'hint' | 'problem') =>
  calculatorOf(page).evaluate(
    (element, id) => {
      const root = element.shadowRoot;
      const placeOf = (one: Element | null | undefined): Place =>
        (one ?? element).getBoundingClientRect().toJSON() as Place;
      const hint = placeOf(root?.getElementById(`${id.name}-${id.kind}`));
      const words = [...(root?.querySelectorAll('.upper .status > *, .upper figcaption') ?? [])];
      const covered = words.filter((one) => {
        const { left, right, top, bottom } = placeOf(one);
        return (
          left < hint.right && right > hint.left && top < hint.bottom - 1 && bottom > hint.top + 1
        );
      });
      const own = placeOf(root?.getElementById(id.name)?.closest('.control'));
      return {
        covered: covered.map(({ textContent }) => textContent),
        begins: Math.abs(hint.left - own.left) < 2 || Math.abs(hint.right - own.right) < 2,
        isBelow: hint.top >= placeOf(root?.getElementById(id.name)).bottom,
      };
    },
    { name, kind },
  );
const free = { covered: [], begins: true, isBelow: true };

test('what a field of the strip says is below it, and covers no words of the answer', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/find/');
  await alive(page);
  await field(page, 'target-throughput').fill('600');
  await page.keyboard.press('Tab');
  await calculatorOf(page).locator('.root[data-settled]').waitFor();
  expect(await described(page, 'capacity', 'hint')).toEqual(free);
  await field(page, 'target-iops').fill('80,000');
  await page.keyboard.press('Tab');
  await calculatorOf(page).locator('#target-throughput-problem').waitFor();
  expect(await described(page, 'target-throughput', 'problem')).toEqual(free);
});

test.for([1280, 360])(
  'how a target was read is in its field, at %d px over nothing else',
  async (width, { openSite }) => {
    const context = { viewport: { width, height: 740 } };
    const { page } = await openSite('calculators/find/', { context });
    await alive(page);
    await field(page, 'target-throughput').fill('600');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4T');
    await page.keyboard.press('Tab');
    const box = (name: string) => calculatorOf(page).locator(`.box:has(> [name="${name}"])`);
    await expect.poll(() => box('capacity').locator('.tag').allInnerTexts()).toEqual(['4 TiB']);
    // A bare number has its unit beside it.
    expect(await box('target-throughput').locator('span').allInnerTexts()).toEqual(['MB/s']);
    const read = calculatorOf(page).locator('.read-as');
    expect(await read.allTextContents()).toEqual(['Read as 4TiB.']);
    expect(await read.evaluate((one) => getComputedStyle(one).clipPath)).toBe('inset(50%)');
    expect(await shiftsOf(page)).toEqual([]);
  },
);

test('on a phone each cell is a line of at least 44 pixels', async ({ openSite }) => {
  const context = { viewport: { width: 360, height: 740 } };
  for (const id of ['cap-check', 'find']) {
    const { page } = await openSite(`calculators/${id}/`, { context });
    await alive(page);
    const lines = await calculatorOf(page)
      .locator('.controls > .group > summary, .controls > .fields > .control')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(lines.length).toBeGreaterThan(3);
    for (const { height } of lines) expect(height).toBeGreaterThanOrEqual(44);
    // Numbers that are typed in the strip are two in a line.
    const widths = new Set(lines.map(({ width }) => Math.round(width)));
    expect(widths.size).toBeLessThanOrEqual(id === 'find' ? 3 : 1);
  }
});

test('the example is called one, and can be left for a case without its VM and disks', async ({
  openSite,
}) => {
  const { page } = await openSite('calculators/cap-check/');
  await alive(page);
  const example = calculatorOf(page).locator('.example');
  expect(await example.innerText()).toContain('Example');
  await example.getByRole('link', { name: 'Start empty' }).click();
  await page.waitForURL(/\?vm=&disks=/);
  await expect.poll(() => opened(page)).toEqual(['vm']);
  expect(await field(page, 'vm').inputValue()).toBe('');
  expect(await example.count()).toBe(0);
  // What is still empty is asked for, in another colour than what is wrong.
  const colours = () =>
    cell(page, 'vm')
      .locator('summary b, .problem')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  const [asked, ...others] = await colours();
  expect(others).toEqual([asked]);
  await calculatorOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => field(page, 'vm').inputValue()).toBe('D16ds_v5');
  await expect.poll(() => example.count()).toBe(1);

  await field(page, 'vm').fill('ZZ9');
  await field(page, 'vm').press('Tab');
  await expect.poll(async () => (await colours()).length).toBe(2);
  expect(await colours()).not.toContain(asked);
});
