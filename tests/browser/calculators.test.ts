/** Each calculator on its page and in its embed, in the folder that ships, hosted in three ways. */
import type { Page } from 'playwright-core';
import { describe, type ExpectStatic, expect } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { all } from '../sampled-calculators.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { cases, numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { read } from './markup.ts';
import { readoutsOf } from './readouts.ts';
import { sampledCases } from './sampled-cases.ts';
import type { Way } from './setup.ts';
import { addressOf, nowhere, test, ways } from './visit.ts';

test('there is a case for every calculator', () => {
  const ids = cases.map(({ id }) => id);
  expect(ids.sort(), 'They are in tests/browser/cases.ts.').toEqual(
    calculators.map(({ id }) => id).sort(),
  );
});

const pages = sampledCases.flatMap((one, at) =>
  ['calculators', 'embed'].map((kind, other) => ({
    ...one,
    path: `${kind}/${one.id}/`,
    parity: (at + other) % 2,
  })),
);

/** Every way shows each calculator and each kind of page, the first of them each calculator on each kind. */
const pagesAt = (way: Way) =>
  pages.filter(({ parity }) => all || way === '/' || parity === ways.indexOf(way) % 2);

/** What a calculator proposes first as it opens. */
const proposalOf = (id: string) =>
  screenOf(id).answer?.recommendations?.find((one) => one.query !== undefined)?.query;

/** Calculators that have nothing to propose as they open: a measurement has next steps, and no input to change. */
const silent: readonly string[] = ['benchmark', 'diagnose'];

const proposingAt = (way: Way) => pagesAt(way).filter(({ id }) => !silent.includes(id));

test('every calculator proposes something as it opens, but for those that are named here', () => {
  const without = cases.filter(({ id }) => proposalOf(id) === undefined);
  expect(without.map(({ id }) => id).sort(), 'They are named in “silent” above.').toEqual(silent);
});

test('the line of a calculator counts the published cases whose first twelve are in its table', () => {
  for (const { id } of cases) {
    const page = read(`calculators/${id}/index.html`);
    const [, count] = /(\d+) published cases checked/.exec(page) ?? [];
    const [, table = ''] = /<table class="cases"[^>]*>(.*?)<\/table>/s.exec(page) ?? [];
    const shown = [...table.matchAll(/<th scope="row"/g)].length;
    const [, all = shown] = /The first 12 of (\d+);/.exec(page) ?? [];
    expect(Number(count), id).toBe(Number(all));
    expect(shown, id).toBe(Math.min(12, Number(count)));
  }
});

/** The query that stands in the address. */
const addressed = (page: Page) => new URL(page.url()).search.slice(1);

/** From the first proposal back to the page as it opened, and forward again. */
async function goBackAndForward(page: Page, id: string, expect: ExpectStatic) {
  const calculator = calculatorOf(page);
  const [before, after] = [screenOf(id), screenOf(id, proposalOf(id))].map(numbersOf);
  expect(after).not.toEqual(before);
  await expect.poll(() => readoutsOf(calculator)).toEqual(after);
  await expect.poll(() => addressed(page)).toBe(proposalOf(id));
  await page.goBack();
  await expect.poll(() => readoutsOf(calculator)).toEqual(before);
  await expect.poll(() => addressed(page)).toBe('');
  await page.goForward();
  await expect.poll(() => readoutsOf(calculator)).toEqual(after);
}

// A visit is mostly waiting, so that several go on at once.
describe.concurrent.each(ways)('hosted at %s', (way) => {
  describe.each(pagesAt(way))('$path', (one) => {
    const { id, path, field, typed, query, next, readout, unreadable } = one;

    test('answers without script', async ({ openSite, expect }) => {
      const { page } = await openSite(path, { way, script: false });
      const calculator = calculatorOf(page);
      expect(await readoutsOf(calculator)).toEqual(numbersOf(screenOf(id)));
      const bound = await calculator.locator('[data-answer]').getAttribute('data-bound-by');
      for (const limit of screenOf(id).answer?.boundBy ?? []) expect(bound).toContain(limit);
    });

    test('does not move when the script takes over, answers what is typed, and the address carries it', async ({
      openSite,
      expect,
    }) => {
      const { page } = await openSite(path, { way });
      await alive(page);
      const calculator = calculatorOf(page);
      expect(await shiftsOf(page)).toEqual([]);
      expect(await readoutsOf(calculator)).toEqual(numbersOf(screenOf(id)));
      const input = calculator.locator(`[name="${field}"]`);
      const value = async () => (await readoutsOf(calculator))[readout];
      const before = numbersOf(screenOf(id))[readout];
      const after = numbersOf(screenOf(id, query));

      await unfold(page, field);
      await input.fill(typed);
      await expect.poll(() => readoutsOf(calculator)).toEqual(after);
      expect(after[readout]).not.toBe(before);
      await expect.poll(() => addressed(page)).toBe(query);

      await page.reload();
      await alive(page);
      await expect.poll(() => readoutsOf(calculator)).toEqual(after);

      await unfold(page, field);
      await input.fill(next);
      await expect.poll(value).not.toBe(after[readout]);
      const last = await value();
      await expect.poll(() => addressed(page)).not.toBe(query);
      await page.goto(addressOf(way, nowhere));
      await page.goBack();
      await alive(page);
      await expect.poll(value).toBe(last);
    });

    // What cannot be read is the same wherever the folder is hosted.
    const isAsked = all || way === '/';
    const more = ', says what it cannot read beside it, and marks the last answer as such';
    test(`opens a link with the case it carries${isAsked ? more : ''}`, async ({
      openSite,
      expect,
    }) => {
      const { page } = await openSite(path, { way, query });
      await alive(page);
      const calculator = calculatorOf(page);
      await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf(id, query)));
      const bound = await calculator.locator('[data-answer]').getAttribute('data-bound-by');
      for (const limit of screenOf(id, query).answer?.boundBy ?? []) expect(bound).toContain(limit);
      expect(await shiftsOf(page)).toEqual([]);
      if (!isAsked) return;

      const input = calculator.locator(`[name="${field}"]`);
      const headline = await calculator.locator('.headline').innerText();
      await unfold(page, field);
      await input.fill(unreadable);
      await input.press('Tab');

      await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
      const said = await input.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((name) => (element.getRootNode() as ShadowRoot).getElementById(name)?.textContent)
          .join(' '),
      );
      const asked = new URLSearchParams(query);
      asked.set(field, unreadable);
      const told = screenOf(id, asked.toString()).controls.find(({ name }) => name === field);
      expect(told?.problem).toBeTruthy();
      expect(said).toContain(told?.problem);
      expect(await input.inputValue()).toBe(unreadable);
      // It stays for the reader, and is no answer for a program.
      expect(await calculator.locator('.outdated .headline').innerText()).toBe(headline);
      expect(await calculator.locator('output, [data-answer]').count()).toBe(0);

      // The inputs of the example that were not edited stay as they are.
      const inAddress = () => new URLSearchParams(addressed(page)).get(field);
      await expect.poll(inAddress).toBe(unreadable);
      await page.reload();
      await alive(page);
      await expect.poll(() => input.inputValue()).toBe(unreadable);
      await expect.poll(() => calculator.locator('output').count()).toBe(0);
    });
  });

  // Of a page at the root a proposal is tried below.
  describe.each(!all && way === '/' ? [] : proposingAt(way))('$path', ({ id, path }) => {
    test('tries a proposal, and goes back and forward', async ({ openSite, expect }) => {
      const { page } = await openSite(path, { way });
      await alive(page);
      const calculator = calculatorOf(page);
      // In a frame advice is folded away.
      const folded = calculator.locator('summary', { hasText: /^More/ });
      if ((await folded.count()) > 0) await folded.click();
      await calculator
        .getByRole('link', { name: /^Apply/ })
        .first()
        .click();
      await goBackAndForward(page, id, expect);
    });
  });
});

// What is the same wherever the folder is hosted.
describe.concurrent.each(all ? ways : ['/' as const])('at %s', (way) => {
  describe.each(proposingAt(way))('$path', ({ id, path }) => {
    test('keeps the address of a proposal that is tried while another waits to be written, and goes back and forward', async ({
      openSite,
      expect,
    }) => {
      const { page } = await openSite(path, { way });
      // A while after the script has taken over it writes its address; the link is followed before that.
      await page.evaluate(() => {
        const root = document
          .querySelector('headroom-calculator')
          ?.shadowRoot?.querySelector('.root');
        const written: string[] = [];
        const replace = history.replaceState.bind(history);
        history.replaceState = (data, unused, url) => {
          written.push(String(url));
          replace(data, unused, url);
        };
        Object.assign(window, { written });
        const follow = () =>
          [...(root?.querySelectorAll('a') ?? [])]
            .find(({ textContent }) => textContent?.startsWith('Apply'))
            ?.click();
        // On a fast machine the script may have taken over before this is evaluated.
        if (root?.matches('[data-live]')) follow();
        else
          new MutationObserver(() => setTimeout(follow)).observe(root as Element, {
            attributeFilter: ['data-live'],
          });
      });
      await alive(page);
      await expect
        .poll(() => readoutsOf(calculatorOf(page)))
        .toEqual(numbersOf(screenOf(id, proposalOf(id))));
      await expect.poll(() => addressed(page)).toBe(proposalOf(id));
      // Longer than any address waits to be written.
      await page.waitForTimeout(500);
      expect(await page.evaluate('written')).toEqual([]);
      await goBackAndForward(page, id, expect);
    });
  });
});
