/** The list under the fields for names: by keyboard, by pointer, in a frame. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { shiftsOf } from './layout-shifts.ts';
import { addressOf, nowhere, test } from './visit.ts';

const fieldOf = (calculator: Locator, name = 'vm') => calculator.locator(`[name="${name}"]`);
const listOf = (calculator: Locator) => calculator.getByRole('listbox');
const optionsOf = (calculator: Locator) => listOf(calculator).getByRole('option');

/** Comes to a field by keyboard and waits until it has its list. */
async function enter(field: Locator) {
  await field.focus();
  await expect.poll(() => field.getAttribute('role')).toBe('combobox');
}

/** What a screen reader is told of the active option. */
const active = (calculator: Locator) =>
  calculator.locator('[role="option"][aria-selected="true"]').textContent();

async function open(page: Page) {
  const calculator = calculatorOf(page);
  await alive(page);
  await unfold(page, 'vm');
  const field = fieldOf(calculator);
  await enter(field);
  return { calculator, field };
}

describe('by keyboard', () => {
  test('a name is typed, found and chosen, and the answer follows', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/');
    const { calculator, field } = await open(page);
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await field.selectText();
    await page.keyboard.type('d16s v5');
    await listOf(calculator).waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await field.getAttribute('aria-controls')).toBe(
      await listOf(calculator).getAttribute('id'),
    );
    expect(await field.inputValue()).toBe('d16s v5');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => active(calculator))
      .toMatch(/^D16s_v5 16 vCPU 64 GiB 25,600 IOPS 600 MB\/s \$\d+$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(calculator)).toMatch(/^D16s_v5 /);
    const id = await field.getAttribute('aria-activedescendant');
    expect(await calculator.locator(`[id="${id}"]`).getAttribute('aria-selected')).toBe('true');
    expect(await field.inputValue()).toBe('d16s v5');
    await page.keyboard.press('Enter');
    await listOf(calculator).waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('D16s_v5');
    await expect.poll(() => page.url()).toContain('vm=D16s_v5');
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('Enter takes the first of the list, and a text that names nothing stays', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/');
    const { calculator, field } = await open(page);
    const enters = async (text: string) => {
      await field.selectText();
      await page.keyboard.type(text);
      await expect.poll(() => calculator.locator('.offers b').textContent()).toBe(`${text} `);
      await page.keyboard.press('Enter');
      await listOf(calculator).waitFor({ state: 'detached' });
      return field.inputValue();
    };
    const first = async (text: string) => {
      await field.selectText();
      await page.keyboard.type(text);
      await expect.poll(() => calculator.locator('.offers b').textContent()).toBe(`${text} `);
      const name = await optionsOf(calculator).first().locator('.name').textContent();
      await page.keyboard.press('Escape');
      return name;
    };
    for (const text of ['D8', '8 vcpu 64 gb', 'd16 amd']) {
      const expected = await first(text);
      expect(await enters(text)).toBe(expected);
    }
    expect(await enters('zzzz d16')).toBe('zzzz d16');
    await calculator.getByText('Unknown VM size “zzzz d16”').waitFor();
    // The last answer is one answer, and what it recommends was found.
    await calculator.getByText('Last answer').waitFor();
    await page.waitForTimeout(300);
    expect(await calculator.getByText('could not be loaded').count()).toBe(0);
  });

  test('Escape puts the old value back, and another field takes the text as it is', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/');
    const { calculator, field } = await open(page);
    const answer = await calculator.locator('.answer').innerText();
    for (const text of ['zzzz', 'E8bds', 'D8s_v5']) {
      await field.focus();
      await field.selectText();
      await page.keyboard.type(text);
      await listOf(calculator).waitFor({ state: 'attached' });
      await page.waitForTimeout(500);
      await page.keyboard.press('Escape');
      // The inputs are drawn after the words of an answer.
      await expect.poll(() => field.inputValue(), { message: text }).toBe('D16ds_v5');
      expect(await field.getAttribute('aria-expanded')).toBe('false');
      await expect.poll(() => calculator.locator('.answer').innerText()).toBe(answer);
    }
    await field.selectText();
    await page.keyboard.type('zzzz d16');
    await page.keyboard.press('Tab');
    await listOf(calculator).waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('zzzz d16');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  });

  test('Alt and Down opens the list at the size, Down goes there, and Home and End go through it', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/');
    const { calculator, field } = await open(page);
    await page.keyboard.press('Alt+ArrowDown');
    await listOf(calculator).waitFor();
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(calculator)).toMatch(/^D16ds_v5 /);
    await page.keyboard.press('Home');
    await expect.poll(() => active(calculator)).toMatch(/^D2ds_v5 /);
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('D16ds_v5');
  });

  test('the number of matches is announced once the typing pauses', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/');
    const { calculator, field } = await open(page);
    await field.selectText();
    await page.keyboard.type('e8bds');
    await expect
      .poll(() => calculator.locator('p[aria-live="polite"]').textContent())
      .toMatch(/^3 of 1,280 sizes/);
  });
});

describe('by pointer', () => {
  test('a click opens the list, and a click on a row chooses it', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/');
    const calculator = calculatorOf(page);
    const field = fieldOf(calculator);
    await unfold(page, 'vm');
    await field.click();
    await listOf(calculator).waitFor();
    await optionsOf(calculator).filter({ hasText: 'D32ds_v5' }).click();
    await listOf(calculator).waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('D32ds_v5');
    expect(await field.evaluate((element) => element.matches(':focus'))).toBe(true);
    await field.click();
    await expect
      .poll(() => calculator.getByRole('group', { name: 'Recent' }).textContent())
      .toContain('D32ds_v5');
    await optionsOf(calculator).filter({ hasText: 'Clear recent' }).click();
    await expect.poll(() => calculator.getByRole('group', { name: 'Recent' }).count()).toBe(0);
    expect(await page.evaluate("localStorage.getItem('headroom-recent-sizes')")).toBeNull();
    expect(await field.inputValue()).toBe('D32ds_v5');
    await page.mouse.click(1200, 20);
    await listOf(calculator).waitFor({ state: 'detached' });
  });

  test('a disk that is provisioned freely is chosen, and its size is edited next', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/');
    const calculator = calculatorOf(page);
    const disk = fieldOf(calculator, 'disks.1.disk');
    await unfold(page, 'disks.1.disk');
    await disk.click();
    await listOf(calculator).waitFor();
    await optionsOf(calculator).filter({ hasText: 'PremiumV2-' }).click();
    await page.keyboard.type('512');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.url()).toContain('PremiumV2-512GiB-3000IOPS-125MBps');
  });

  test('an OS disk is offered no disk that is provisioned freely', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/');
    const calculator = calculatorOf(page);
    await unfold(page, 'disks.1.disk');
    await calculator.locator('.item > summary').first().click();
    await fieldOf(calculator, 'disks.0.disk').click();
    await listOf(calculator).waitFor();
    expect(await optionsOf(calculator).filter({ hasText: 'P30' }).count()).toBe(1);
    expect(await optionsOf(calculator).filter({ hasText: 'PremiumV2-' }).count()).toBe(0);
  });

  test('rows are 44 pixels high on a phone, and the list stays within its width', async ({
    openSite,
  }) => {
    const context = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page } = await openSite('calculators/cap-check/', { context });
    const calculator = calculatorOf(page);
    await calculator.locator('.group.vm > summary').tap();
    await fieldOf(calculator).tap();
    await listOf(calculator).waitFor();
    for (const row of (await optionsOf(calculator).all()).slice(0, 5))
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const box = await calculator.locator('.offers').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await optionsOf(calculator).filter({ hasText: 'D8ds_v5' }).tap();
    expect(await fieldOf(calculator).inputValue()).toBe('D8ds_v5');
  });
});

test('in a frame without storage a name is chosen, and the list stays within the frame', async ({
  openSite,
}) => {
  const { page } = await openSite(nowhere);
  await page.evaluate(
    (address) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      Object.assign(frame, { name: 'embed', src: address, width: '640', height: '420' });
      document.body.replaceChildren(frame);
    },
    addressOf('/', 'embed/io-size/'),
  );
  const calculator = page.frameLocator('iframe[name="embed"]').locator('headroom-calculator');
  const field = fieldOf(calculator);
  await calculator.locator('.group.vm > summary').click();
  await field.click();
  await listOf(calculator).waitFor();
  await field.pressSequentially('e8bds');
  await optionsOf(calculator).first().waitFor();
  const frame = await page.locator('iframe').boundingBox();
  const list = await calculator.locator('.offers').boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 999)).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0),
  );
  await field.press('ArrowDown');
  await field.press('Enter');
  expect(await field.inputValue()).toBe('E8bds_v6');
});

test('hostile text stays text', async ({ openSite }) => {
  const { page } = await openSite('calculators/cap-check/');
  const { calculator, field } = await open(page);
  const hostile = '<img src=x onerror=alert(1)>"\'&amp;';
  await field.fill(hostile);
  await expect.poll(() => calculator.locator('.offers b').textContent()).toBe(`${hostile} `);
  expect(await calculator.locator('.offers img').count()).toBe(0);
  await page.evaluate(() =>
    localStorage.setItem('headroom-recent-sizes', '[{"a":1},"<b>x</b>",7,null]'),
  );
  await field.fill('');
  await optionsOf(calculator).nth(10).waitFor();
  expect(await calculator.getByRole('group', { name: 'Recent' }).count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('headroom-recent-sizes'));
});

test('until its script is there the field takes text as any other', async ({ openSite }) => {
  const { page, complaints } = await openSite('calculators/cap-check/');
  await page.route('**/headroom-combobox.js', (route) => route.abort());
  await alive(page);
  await unfold(page, 'vm');
  const field = fieldOf(calculatorOf(page));
  await field.fill('D8s_v5');
  await expect.poll(() => page.url()).toContain('vm=D8s_v5');
  expect(await field.getAttribute('role')).toBeNull();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});
