/** The throttling calculator in a page: the simulation in slices, the player, and loads that nobody can run. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { queryOf } from '../../src/kit/index.ts';
import { numbersOf, screenOf } from './cases.ts';
import { alive, calculatorOf, readoutsOf, test } from './visit.ts';

const path = 'calculators/throttle/';
const slider = (page: Page) => calculatorOf(page).getByRole('slider', { name: 'Window' });
const button = (page: Page, name: string) => calculatorOf(page).getByRole('button', { name });
const at = async (page: Page) => Number(await slider(page).inputValue());

/** Takes a while: two million IOs are the bound, this is a quarter of them. */
const large = queryOf({ vm: 'E96ds_v5', loads: 'a:P60x4/None:4KiB:q512:read70', seconds: '8' });

describe('the simulation in a page', () => {
  test('says the same as in Node, for any seed', async ({ openSite }) => {
    for (const seed of ['1', '7', '4294967295']) {
      const query = queryOf({
        vm: 'DS13_v2',
        loads: 'a:P30x3/ReadOnly:64KiB:q40:read70:hit=30%,b:temp:4KiB:r700:write:from=1s:to=4s',
        seed,
      });
      const { page } = await openSite(path, { query });
      await alive(page);
      const expected = numbersOf(screenOf('throttle', query));
      expect(Object.keys(expected)).toHaveLength(10);
      await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(expected);
    }
  });

  test('runs in slices: timers of the page go off while it is busy', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    await page.evaluate(`
      const root = document.querySelector('headroom-calculator').shadowRoot;
      globalThis.turns = 0;
      setInterval(() => { if (root.querySelector('[aria-busy]')) turns++; }, 4);
      history.replaceState(null, '', '?${large}');
      dispatchEvent(new PopStateEvent('popstate'));
    `);
    const expected = numbersOf(screenOf('throttle', large));
    await expect.poll(() => readoutsOf(calculatorOf(page)), { timeout: 8000 }).toEqual(expected);
    // In one go it would be none: how long a slice takes is measured by `npm run measure`.
    expect(await page.evaluate('turns')).toBeGreaterThan(2);
  });

  test('gives the figures before it tries what would help', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    const query = queryOf({ loads: 'temp:temp:256KiB:q50:write,log:P30/ReadOnly:4KiB:q2:write' });
    await page.evaluate(`
      const root = document.querySelector('headroom-calculator').shadowRoot;
      globalThis.states = [];
      const state = () => [root.querySelector('[data-readout="iops-log"]').dataset.value, root.querySelector('.why').textContent];
      new MutationObserver(() => states.push(state())).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      history.replaceState(null, '', '?${query}');
      dispatchEvent(new PopStateEvent('popstate'));
    `);
    const why = (of: string) => screenOf('throttle', of).answer?.why;
    const rate = (of: string) => String(numbersOf(screenOf('throttle', of))['iops-log']);
    await expect
      .poll(() => page.evaluate('states.at(-1)'), { timeout: 8000 })
      .toEqual([rate(query), why(query)]);
    expect(await page.evaluate('states')).toContainEqual([rate(query), why('')]);
  });

  test('keeps the last answer, marked, until the new one is there; a newer input cancels it', async ({
    openSite,
  }) => {
    const { page } = await openSite(path);
    await alive(page);
    const calculator = calculatorOf(page);
    const before = await readoutsOf(calculator);
    await page.evaluate(`
      const root = document.querySelector('headroom-calculator').shadowRoot;
      globalThis.busy = [];
      new MutationObserver(() => {
        const result = root.querySelector('.result');
        if (result.getAttribute('aria-busy') === 'true')
          busy.push([root.querySelectorAll('output').length, root.querySelector('progress') !== null]);
      }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      history.replaceState(null, '', '?${large}');
      dispatchEvent(new PopStateEvent('popstate'));
    `);
    await expect.poll(() => page.evaluate('busy.length')).toBeGreaterThan(0);
    await calculator.locator('[name="vm"]').fill('DS13_v2');
    const seen = (await page.evaluate('busy')) as [number, boolean][];
    const query = large.replace('vm=E96ds_v5&', '');
    // Busy with the answer it shows the last one, busy with what stands beside it the new one.
    const counts = [Object.keys(before), Object.keys(numbersOf(screenOf('throttle', query)))];
    for (const [outputs, progress] of seen) {
      expect(counts.map(({ length }) => length)).toContain(outputs);
      expect(progress).toBe(true);
    }
    expect(seen[0]?.[0]).toBe(counts[0]?.length);
    await expect
      .poll(() => readoutsOf(calculator), { timeout: 8000 })
      .toEqual(numbersOf(screenOf('throttle', query)));
    await expect.poll(() => calculator.locator('[aria-busy]').count()).toBe(0);
  });
});

describe('workloads that nobody can run', () => {
  test.for([
    ['an unknown disk', 'a:P31/None:4KiB:q1:write', 'Unknown disk “P31”'],
    ['no IO outstanding', 'a:P30/None:4KiB:q0:write', 'from 1 to 65,536'],
    ['no byte', 'a:P30/None:0B:q1:write', 'from 512 B to 1 GiB'],
    ['ten thousand loads', 'a:temp:4KiB:q1:write,'.repeat(80), 'up to 32 workloads'],
    ['two of one name', 'a:temp:4KiB:q1:write,A:temp:4KiB:q1:write', 'two workloads named a'],
    ['a disk with no cap', 'a:PremiumV2-64GiB-0IOPS-125MBps/None:4KiB:q1:write', 'Enter 3,000 to'],
    ['markup', '<img src=x onerror=alert(1)>:temp:4KiB:q1:write', 'A name has'],
  ])(
    'with %s get a sentence and no answer, and stay as typed',
    async ([, loads = '', told = ''], { openSite }) => {
      const { page } = await openSite(path, { query: queryOf({ loads }) });
      await alive(page);
      const calculator = calculatorOf(page);
      const said = () => calculator.locator('.problem').allTextContents();
      await expect.poll(async () => (await said()).join(' ')).toContain(told);
      expect(await calculator.locator('output').count()).toBe(0);
      const control = screenOf('throttle', queryOf({ loads })).controls.find(
        ({ name }) => name === 'loads',
      );
      expect(control?.text).toBe(loads);
    },
  );

  test('that are too much work are told the bound', async ({ openSite }) => {
    const { page } = await openSite(path, { query: 'seconds=600&loads=a:temp:4KiB:q1000:read' });
    await alive(page);
    await expect
      .poll(() => calculatorOf(page).locator('#seconds-problem').innerText())
      .toContain('at most 2,000,000');
  });
});

describe('the player', () => {
  test('walks through the windows by keyboard, and says each', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await at(page)).toBe(1);
    const words = await slider(page).getAttribute('aria-valuetext');
    expect(words).toMatch(
      /^Window 2, from 50 ms\. VM cached \(DS13_v2\): [\d.]+ of 12\.8 MB, 61 waiting/,
    );
    await button(page, 'Next window').click();
    expect(await at(page)).toBe(2);
    await slider(page).fill('21');
    const shown = calculatorOf(page).locator('.player .words');
    expect(await shown.innerText()).toBe('Window 22, from 1.05 s.');
    await page.keyboard.press('Home');
    await slider(page).press('End');
    expect(await at(page)).toBe(199);
  });

  test('plays and pauses without moving anything', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    await calculatorOf(page).locator('.speed select').selectOption('20');
    await button(page, 'Play').click();
    await expect.poll(() => at(page)).toBeGreaterThan(10);
    await button(page, 'Pause').click();
    const stopped = await at(page);
    await page.waitForTimeout(300);
    expect(await at(page)).toBe(stopped);
    expect(await page.evaluate('shifted')).toEqual([]);
  });

  test('stands still where motion is unwelcome: stepping stays', async ({ openSite }) => {
    const { page } = await openSite(path, { context: { reducedMotion: 'reduce' } });
    await alive(page);
    expect(await button(page, 'Play').count()).toBe(0);
    await button(page, 'Next window').click();
    expect(await at(page)).toBe(1);
  });

  test('is not needed: without script the whole run is drawn and told', async ({ openSite }) => {
    const { page } = await openSite(path, { script: false });
    const calculator = calculatorOf(page);
    const drawing = calculator.locator('.timeline [role="img"]');
    expect(await drawing.getAttribute('aria-label')).toContain('VM cached (DS13_v2)');
    expect(await calculator.locator('.lane path').count()).toBeGreaterThan(4);
    expect(await calculator.getByText('Over time (simulated)', { exact: true }).count()).toBe(1);
    expect(await slider(page).count()).toBe(0);
  });
});
