/** Typing: what is in a field is selected first, and the answer follows what is entered, not each key. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { plainText } from '../../src/kit/view-model.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { readoutsOf } from './readouts.ts';
import { test } from './visit.ts';

const fieldOf = (page: Page, name: string) => calculatorOf(page).locator(`[name="${name}"]`);

/** Longer than a pause that is taken for the end of a number. */
const pause = 900;

const selected = (page: Page, name: string) =>
  fieldOf(page, name).evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );

/** The query of the example on another VM. */
const exampleOn = (vm: string) =>
  `vm=${vm}&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly&io-size=64KiB&target-iops=12000`;

describe('what is in a field', () => {
  test.for(['', 'embed/', '?vm=E8s_v5'])(
    'is selected by a click, so that typing replaces it, and a second click places the caret: %s',
    async (kind, { openSite }) => {
      const folder = kind === 'embed/' ? kind : 'calculators/';
      const { page } = await openSite(`${folder}cap-check/`, { query: kind.slice(1) });
      // The script is there, and nobody has come to the calculator yet.
      await page.waitForLoadState('networkidle');
      await unfold(page, 'vm');
      const shown = await fieldOf(page, 'vm').inputValue();
      await fieldOf(page, 'vm').click({ position: { x: 30, y: 12 } });
      expect(await selected(page, 'vm')).toBe(shown);
      await page.keyboard.type('Standard_E4s_v3', { delay: 20 });
      expect(await fieldOf(page, 'vm').inputValue()).toBe('Standard_E4s_v3');
      await page.keyboard.press('Enter');
      await expect.poll(() => decodeURIComponent(page.url())).toContain('vm=E4s_v3');
      await fieldOf(page, 'vm').click({ position: { x: 30, y: 12 } });
      expect(await selected(page, 'vm')).toBe('');
    },
  );

  test('is selected by Tab and by a finger, in each field that holds text', async ({
    openSite,
  }) => {
    const context = { viewport: { width: 1280, height: 900 }, hasTouch: true };
    const { page } = await openSite('calculators/find/', { context });
    await alive(page);
    const cells = calculatorOf(page).locator('.group > summary');
    const seen = new Set<string>();
    for (let at = 0; at < (await cells.count()); at++) {
      await cells.nth(at).click();
      const names = await calculatorOf(page)
        .locator('.controls input:visible')
        .evaluateAll((fields) =>
          (fields as HTMLInputElement[]).filter(({ value }) => value).map(({ name }) => name),
        );
      for (const name of names.filter((one) => !seen.has(one))) {
        // A figure of the strip is set as one while nobody is in its field, and is all digits again inside.
        const text = (await fieldOf(page, name).inputValue()).replace(/,| (?=[%A-Z])/g, '');
        await fieldOf(page, name).tap();
        expect(await selected(page, name), name).toBe(text);
        expect(await fieldOf(page, name).inputValue(), name).toBe(text);
        await fieldOf(page, name).blur();
        await fieldOf(page, name).focus();
        expect(await selected(page, name), name).toBe(text);
        seen.add(name);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test.for([
    ['find', 'target-iops', '20,000', '20000', '34567', '34,567'],
    ['find', 'capacity', '4 TiB', '4TiB', '12TiB', '12 TiB'],
    ['find', 'headroom', '20 %', '20%', '25%', '25 %'],
    ['provision', 'target-iops', '20,000', '20000', '41000', '41,000'],
  ] as const)(
    'of %s is a figure while nobody is in %s, and as it was typed while somebody is',
    async ([id, name, shown, inside, typed, after], { openSite }) => {
      const { page } = await openSite(`calculators/${id}/`);
      const field = fieldOf(page, name);
      expect(await field.inputValue()).toBe(shown);
      await alive(page);
      await field.focus();
      expect(await field.inputValue()).toBe(inside);
      await page.keyboard.press('Tab');
      expect(await field.inputValue()).toBe(shown);
      expect(new URL(page.url()).search).toBe('');
      await field.focus();
      for (const at of typed.split('').keys()) {
        await page.keyboard.type(typed.charAt(at), { delay: 20 });
        expect(await field.inputValue()).toBe(typed.slice(0, at + 1));
      }
      await page.keyboard.press('Tab');
      expect(await field.inputValue()).toBe(after);
      const query = `${name}=${encodeURIComponent(typed)}`;
      await expect
        .poll(() => readoutsOf(calculatorOf(page)))
        .toEqual(numbersOf(screenOf(id, query)));
      expect(await field.inputValue()).toBe(after);
      await field.focus();
      expect(await field.inputValue()).toBe(typed);
      // What nobody can read stays as it is.
      for (const unreadable of ['1,2x', '3000x', '3000 TiB/s']) {
        await field.fill(unreadable);
        await page.keyboard.press('Tab');
        await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
        expect(await field.inputValue()).toBe(unreadable);
      }
    },
  );

  test('is selected in the fields of pages too', async ({ openSite }) => {
    const { page } = await openSite('limits/', { query: 'min-vcpus=16' });
    await page.locator('.sizes thead button').first().waitFor({ state: 'attached' });
    const least = page.locator('[name="min-vcpus"]');
    await least.click();
    await page.keyboard.type('32');
    expect(await least.inputValue()).toBe('32');
  });

  test('is marked in part by dragging over it', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/');
    await alive(page);
    await unfold(page, 'vm');
    const box = await fieldOf(page, 'vm').boundingBox();
    const { x = 0, y = 0, height = 0 } = box ?? {};
    await page.mouse.move(x + 10, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + height / 2, { steps: 4 });
    await page.mouse.up();
    const part = await selected(page, 'vm');
    expect(part.length).toBeGreaterThan(0);
    expect(part).not.toBe('D16ds_v5');
  });
});

describe('the answer', () => {
  test('does not follow a name before it is whole: “D4” on the way to “D4s v5” changes nothing', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/');
    await alive(page);
    const calculator = calculatorOf(page);
    await unfold(page, 'vm');
    await fieldOf(page, 'vm').focus();
    await expect.poll(() => fieldOf(page, 'vm').getAttribute('role')).toBe('combobox');
    const seen = () =>
      page.evaluate(() => {
        const root = document.querySelector('headroom-calculator')?.shadowRoot;
        const text = (part: string) => root?.querySelector<HTMLElement>(part)?.innerText;
        return [text('.answer'), text('.controls'), document.documentElement.scrollHeight];
      });
    const before = await seen();
    for (const key of 'D4s v') {
      await page.keyboard.type(key);
      await page.waitForTimeout(pause);
      expect(await seen(), key).toEqual(before);
    }
    // The exact name of a size of today needs no more than a pause.
    await page.keyboard.type('5');
    await expect
      .poll(() => readoutsOf(calculator))
      .toEqual(numbersOf(screenOf('cap-check', exampleOn('D4s_v5'))));
  });

  test('is entered by leaving the field, whatever is pressed next', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/');
    await alive(page);
    await unfold(page, 'io-size');
    await fieldOf(page, 'io-size').fill('64');
    await calculatorOf(page).getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.url()).toContain('io-size=64KiB');
    // What is in the panel may come after the address.
    await calculatorOf(page).locator('#share-link').waitFor();
    await page.keyboard.press('Escape');
    await unfold(page, 'disks');
    await fieldOf(page, 'disks').fill('3');
    // The button of the same field goes on from what was typed.
    await calculatorOf(page).locator('#disks ~ button').last().click();
    expect(await fieldOf(page, 'disks').inputValue()).toBe('4');
    await expect.poll(() => page.url()).toContain('disks=4');
  });

  test('is one answer while an input cannot be read: that to what was entered last', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/provision/');
    await alive(page);
    const calculator = calculatorOf(page);
    const said = async () =>
      (await calculator.locator('.answer :is(.headline, .why)').allTextContents()).join(' | ');
    const { headline, why } = screenOf('provision').answer ?? {};
    const entered = `${headline ? plainText(headline) : ''} | ${why}`;
    expect(await said()).toBe(entered);
    await fieldOf(page, 'capacity').focus();
    for (const key of '128') {
      await page.keyboard.type(key);
      await page.waitForTimeout(pause);
    }
    // A pause shows the answer to 128 GiB, and enters nothing.
    const { answer } = screenOf('provision', 'capacity=128GiB');
    await expect.poll(said).toBe(`${answer && plainText(answer.headline)} | ${answer?.why}`);
    await page.keyboard.type(' eggs');
    await page.keyboard.press('Tab');
    await calculator.getByText('Last answer').waitFor();
    await page.waitForTimeout(300);
    expect(await said()).toBe(entered);
    await fieldOf(page, 'capacity').fill('128Gi');
    await fieldOf(page, 'capacity').press('Enter');
    await expect.poll(said).toBe(`${answer && plainText(answer.headline)} | ${answer?.why}`);
  });

  test('follows what was typed before the script was there, once that is whole', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/');
    // A script adds how old the prices are, and that the point can be dragged.
    const shown = async () =>
      (await calculatorOf(page).locator('.answer').innerText())
        .replace(/ \([^()]* old\)/, '')
        .replace(/\ndrag the (load|point).*/, '');
    const before = await shown();
    // The press brings the scripts: the text is typed while they come.
    await calculatorOf(page).locator('.group.vm > summary').click();
    await fieldOf(page, 'vm').click();
    await page.keyboard.type('D4');
    await calculatorOf(page).locator('[data-live]').waitFor({ state: 'attached' });
    await page.waitForTimeout(pause);
    expect(await fieldOf(page, 'vm').inputValue()).toBe('D4');
    expect(await shown()).toBe(before);
    await page.keyboard.type('s v5');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => readoutsOf(calculatorOf(page)))
      .toEqual(numbersOf(screenOf('cap-check', exampleOn('D4s_v5'))));
    expect(await shiftsOf(page)).toEqual([]);
  });
});

describe('what is pasted', () => {
  test('as the portal shows a size is that size', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/');
    await alive(page);
    await unfold(page, 'vm');
    await fieldOf(page, 'vm').fill('Standard D8s v5 (8 vcpus, 32 GiB memory)');
    await fieldOf(page, 'vm').press('Enter');
    await expect.poll(() => page.url()).toContain('vm=D8s_v5');
  });

  test.for([
    ['cap-check', 'disks.1.disk', 'data:P20x6:ReadOnly'],
    ['io-size', 'disk', 'disk=P20&disks=6'],
  ] as const)(
    'as “6xP20” into a disk of %s sets its count too',
    async ([id, name, query], { openSite }) => {
      const { page } = await openSite(`calculators/${id}/`);
      await alive(page);
      await unfold(page, name);
      await fieldOf(page, name).fill('6xP20');
      await fieldOf(page, name).press('Enter');
      await expect.poll(() => decodeURIComponent(page.url())).toContain(query);
      const count = name.replace(/disk$/, id === 'io-size' ? 'disks' : 'count');
      expect(await fieldOf(page, count).inputValue()).toBe('6');
    },
  );
});
