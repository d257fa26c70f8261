/** The throttling calculator in a page: the simulation in slices, the player, and loads that nobody can run. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { queryOf } from '../../src/kit/index.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { readoutsOf } from './readouts.ts';
import { test } from './visit.ts';

const path = 'calculators/throttle/';
const slider = (page: Page) => calculatorOf(page).getByRole('slider', { name: 'Time' });
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
      expect(Object.keys(expected)).toHaveLength(15);
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
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(expected);
    // In one go it would be none: how long a slice takes is measured by `npm run measure`.
    expect(await page.evaluate('turns')).toBeGreaterThan(2);
  });

  test('gives the figures before it tries what would help', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    const query = queryOf({
      vm: 'DS13_v2',
      loads: 'temp:temp:256KiB:q50:write,log:P30/ReadOnly:4KiB:q2:write',
    });
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
    await expect.poll(() => page.evaluate('states.at(-1)')).toEqual([rate(query), why(query)]);
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
    await unfold(page, 'vm');
    await calculator.locator('[name="vm"]').fill('DS13_v2');
    const seen = (await page.evaluate('busy')) as [number, boolean][];
    const query = large.replace('E96ds_v5', 'DS13_v2');
    // Busy with the answer it shows the last one, busy with what stands beside it the new one.
    const counts = [Object.keys(before), Object.keys(numbersOf(screenOf('throttle', query)))];
    for (const [outputs, progress] of seen) {
      expect(counts.map(({ length }) => length)).toContain(outputs);
      expect(progress).toBe(true);
    }
    expect(seen[0]?.[0]).toBe(counts[0]?.length);
    await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf('throttle', query)));
    await expect.poll(() => calculator.locator('[aria-busy]').count()).toBe(0);
  });

  test('leaves the example once, however often it is drawn until the answer to the first edit', async ({
    openSite,
  }) => {
    const { page } = await openSite(path);
    await alive(page);
    await unfold(page, 'seconds');
    await page.evaluate(`
      const root = document.querySelector('headroom-calculator').shadowRoot;
      globalThis.shown = [true];
      new MutationObserver(() => {
        const isThere = root.querySelector('.example') !== null;
        if (isThere !== shown.at(-1)) shown.push(isThere);
      }).observe(root, { subtree: true, childList: true });
    `);
    // So long that progress is drawn in between.
    const field = calculatorOf(page).locator('[name="seconds"]');
    await field.fill('60');
    await field.press('Enter');
    await expect
      .poll(() => readoutsOf(calculatorOf(page)))
      .toEqual(numbersOf(screenOf('throttle', 'seconds=60')));
    expect(await page.evaluate('shown')).toEqual([true, false]);
  });
});

describe('the worker', () => {
  /** Types another seed and enters it, in one task: after a pause in typing it would be entered twice. */
  async function entersSeed(page: Page) {
    await unfold(page, 'seed');
    await calculatorOf(page)
      .locator('[name="seed"]')
      .evaluate((field) => {
        (field as HTMLInputElement).value = '7';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      });
  }
  const expected = numbersOf(screenOf('throttle', 'seed=7'));

  test('makes the run once somebody types, and gives the figures of Node', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    expect(page.workers()).toEqual([]);
    await entersSeed(page);
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(expected);
    expect(page.workers().map((worker) => worker.url())).toEqual([
      expect.stringMatching(/\/simulation\.js$/),
    ]);
  });

  test('leaves the run to the page where its script does not come', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    let asked = 0;
    await page.route('**/simulation.js', (route) => {
      asked++;
      return route.abort();
    });
    await entersSeed(page);
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(expected);
    await expect.poll(() => calculatorOf(page).locator('[data-settled]').count()).toBe(1);
    expect(asked).toBe(1);
  });

  test('is not asked for on a disk, where a page can have none', async ({ openSite }) => {
    const { page } = await openSite(path, { way: 'file://' });
    await alive(page);
    await entersSeed(page);
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(expected);
    expect(page.workers()).toEqual([]);
  });

  test('says how far it is', async ({ openSite }) => {
    const { page } = await openSite(path);
    await alive(page);
    await page.evaluate(`globalThis.Worker = class {
      postMessage() { this.onmessage({ data: 0.25 }); }
    }`);
    await entersSeed(page);
    // A quarter of the first of two runs: on burst credits, and without them.
    await expect
      .poll(() => calculatorOf(page).locator('progress').getAttribute('value'))
      .toBe('0.125');
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

/** Comes to the drawing, which brings its script. */
async function come(page: Page) {
  await alive(page);
  await slider(page).focus();
  await calculatorOf(page).locator('.playhead-layer').waitFor({ state: 'attached' });
}

describe('the player', () => {
  test('walks through the run by keyboard and by pointer, and says each second', async ({
    openSite,
  }) => {
    const { page } = await openSite(path);
    await come(page);
    expect(await slider(page).evaluate((found) => found.matches(':focus'))).toBe(true);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at(page)).toBe(1);
    const words = () => slider(page).getAttribute('aria-valuetext');
    expect(await words()).toMatch(/^1 s to 2 s: tempdb nothing; data 5,[45]00 IOPS, 2\.2 ms; log/);
    await slider(page).fill('9');
    await expect.poll(() => words()).toContain('VM cached 72 IOs waiting: 60 tempdb, 12 data');
    const shown = calculatorOf(page).locator('.values');
    expect(await shown.innerText()).toMatch(/^9 s to 10 s\s+tempdb\s+3,800 IOPS\s+16 ms/);
    await slider(page).press('End');
    await expect.poll(() => at(page)).toBe(19);
    await calculatorOf(page)
      .locator('.playhead-layer')
      .click({ position: { x: 2, y: 60 } });
    expect(await at(page)).toBe(0);
  });

  test('plays and pauses without moving anything around it', async ({ openSite }) => {
    const { page } = await openSite(path);
    await come(page);
    await page.keyboard.press('Home');
    // The run lasts long enough to be stopped on its way.
    await calculatorOf(page).locator('.player select').selectOption('1');
    const dots = calculatorOf(page).locator('.dots').first();
    const offset = () => dots.getAttribute('stroke-dashoffset');
    const before = await offset();
    await button(page, 'Play').click();
    await expect.poll(() => at(page)).toBeGreaterThan(0);
    expect(await offset()).not.toBe(before);
    await button(page, 'Pause').click();
    const stopped = [await at(page), await offset()];
    await page.waitForTimeout(300);
    expect([await at(page), await offset()]).toEqual(stopped);
    expect(await page.evaluate('shifted')).toEqual([]);
  });

  test('plays at the first press of its button, before its script is there', async ({
    openSite,
  }) => {
    const { page } = await openSite(path);
    await button(page, 'Play').click();
    await button(page, 'Pause').waitFor();
    expect(await button(page, 'Play').count()).toBe(0);
  });

  test('stands still where motion is unwelcome: the slider stays', async ({ openSite }) => {
    const { page } = await openSite(path, { context: { reducedMotion: 'reduce' } });
    await come(page);
    expect(await button(page, 'Play').count()).toBe(0);
    const before = await at(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at(page)).toBe(before + 1);
  });

  test('is not needed: without script the whole run is drawn and told', async ({ openSite }) => {
    const { page } = await openSite(path, { script: false });
    const calculator = calculatorOf(page);
    const drawing = calculator.locator('.timeline > .run > [role="img"]');
    expect(await drawing.getAttribute('aria-label')).toBe(
      'IOs wait at VM cached during 10 s, up to 72 of them.',
    );
    expect(await calculator.locator('.flow').getAttribute('aria-label')).toContain(
      'VM cached: 72 IOs waiting: 60 tempdb, 12 data',
    );
    expect(await drawing.locator('path').count()).toBeGreaterThan(5);
    expect(await calculator.locator('caption', { hasText: 'Over time (simulated)' }).count()).toBe(
      1,
    );
    expect(await slider(page).count()).toBe(0);
  });
});

describe('the thumb, the playhead and the axis of time agree', () => {
  test.for([
    ['calculators/throttle/', 1280],
    ['calculators/throttle/', 640],
    ['calculators/throttle/', 360],
    ['embed/throttle/', 640],
  ] as const)('/%s, %i px wide', async ([address, width], { openSite }) => {
    const context = { viewport: { width, height: 900 } };
    const { page } = await openSite(address, { query: 'vm=D16ds_v5', context });
    await come(page);
    const samples = Number(await slider(page).getAttribute('max')) + 1;
    for (const value of [0, 9, samples - 1]) {
      await slider(page).fill(`${value}`);
      const { thumb, line, start, end } = (await page.evaluate(`(() => {
        const find = (selector) =>
          document.querySelector('headroom-calculator').shadowRoot.querySelector(selector);
        const box = (selector) => find(selector).getBoundingClientRect();
        const input = box('.run input');
        const { value, max } = find('.run input');
        // A thumb of 16 px stays within its track.
        const thumb = input.left + 8 + ((input.width - 16) * value) / max;
        const axis = (text) => [...find('.run').querySelectorAll('.plot:last-child text')]
          .find(({ textContent }) => textContent === text).getBoundingClientRect();
        const zero = axis('0');
        return {
          thumb,
          line: box('.playhead line').left,
          start: (zero.left + zero.right) / 2,
          end: axis('20 s').right,
        };
      })()`)) as Record<'thumb' | 'line' | 'start' | 'end', number>;
      const time = start + ((value + 0.5) / samples) * (end - start);
      expect(Math.abs(line - time), `the line at ${value}`).toBeLessThan(1.5);
      expect(Math.abs(thumb - line), `the thumb at ${value}`).toBeLessThan(1.5);
    }
  });
});

describe('the values beside the playhead do not make the page wider', () => {
  test.for([
    ['calculators/throttle/', 1280, 'vm=DS14_v2'],
    ['calculators/throttle/', 1280, 'loads=data:P20/None:8KiB:q64:read'],
    ['calculators/throttle/', 1000, 'seed=3'],
    ['calculators/throttle/', 360, 'vm=E4s_v3'],
    ['embed/throttle/', 640, 'vm=DS14_v2'],
    ['embed/throttle/', 760, 'window=100ms'],
  ] as const)('/%s, %i px wide, ?%s', async ([address, width, query], { openSite }) => {
    const context = { viewport: { width, height: 900 } };
    const { page } = await openSite(address, { query, context });
    await alive(page);
    const slide = calculatorOf(page).locator('.player input');
    // It is drawn anew once it is seen.
    await slide.evaluate((element) => element.scrollIntoView());
    await calculatorOf(page).locator('.values').waitFor({ state: 'attached' });
    const last = Number(await slide.getAttribute('max'));
    for (const place of [0, Math.floor(last / 2), last]) {
      await slide.fill(`${place}`);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  });
});

describe('the moving example of the guide', () => {
  const place = 'throttling/where-throttling-happens/';
  const figure = '.flow-example';

  test('is complete without script', async ({ openSite }) => {
    const { page } = await openSite(place, { script: false });
    const text = await page.locator(figure).innerText();
    expect(text).toContain('Oversubscribed');
    expect(text).toContain('500 MB/s too much: IO waits');
    expect(await page.locator(`${figure} input`).isVisible()).toBe(false);
  });

  test('follows its slider, and pauses', async ({ openSite }) => {
    const { page } = await openSite(place);
    const slide = page.locator(`${figure} input`);
    await page.locator(`${figure}[data-live]`).waitFor();
    await slide.fill('500');
    const text = () => page.locator(figure).innerText();
    expect(await text()).toContain('100 MB/s free');
    expect(await text()).toContain('Tight');
    await slide.fill('0');
    await expect.poll(() => text()).toContain('600 MB/s free');
    await slide.fill('800');
    await expect.poll(() => text()).toContain('Throttled');
    const line = page.locator(`${figure} .wide .dots`).first();
    const offset = () => line.getAttribute('stroke-dashoffset');
    const moving = await offset();
    await expect.poll(offset).not.toBe(moving);
    await page.locator(figure).getByRole('button', { name: 'Pause' }).click();
    const stopped = await offset();
    await page.waitForTimeout(200);
    expect(await offset()).toBe(stopped);
    expect(await page.evaluate('shifted')).toEqual([]);
  });

  test('stands still where motion is unwelcome', async ({ openSite }) => {
    const { page } = await openSite(place, { context: { reducedMotion: 'reduce' } });
    await page.locator(`${figure}[data-live]`).waitFor();
    await page.waitForTimeout(200);
    expect(await page.locator(`${figure} .dots`).first().getAttribute('stroke-dashoffset')).toBe(
      null,
    );
  });
});
