/** The scripts that come later, on pages of somebody else: who is asked for what, and when. */

import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { findPart } from '../../src/kit/index.ts';
import { calculatorOf, useUntilAlive } from './calculator.ts';
import { cases, numbersOf, screenOf } from './cases.ts';
import { files, read } from './markup.ts';
import { openForeign, script } from './other-site.ts';
import { readoutsOf } from './readouts.ts';
import { sampledCases } from './sampled-cases.ts';
import { nowhere, test } from './visit.ts';

/** Scripts with those whose code they use, as the built files say. */
function withNeeds(names: readonly string[]): readonly string[] {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    const [, needs = '[]'] = /needs:(\[[^\]]*\])/.exec(read(`${name}.js`)) ?? [];
    for (const needed of JSON.parse(needs)) add(needed.slice('./'.length, -'.js'.length));
  };
  for (const name of names) add(name);
  return [...all].sort();
}

/** What follows the theme of a page is in a script that several share. */
const theme = files
  .map((file) => path.parse(file).name)
  .filter((name) => /^headroom-shared/.test(name) && read(`${name}.js`).includes('followTheme'));

/** What every answer needs, with its form, on a page of somebody else. */
const always = ['headroom', 'headroom-answer', 'headroom-form', ...theme];

/** What those load besides that have charts, typical latencies, or a cost. */
const besides = (ids: readonly string[]) => {
  const screens = ids.map((id) => screenOf(id));
  return [
    ...(screens.some(({ answer }) => answer?.chart) ? ['headroom-charts'] : []),
    ...(ids.some((id) => /loadLatencies/.test(read(`headroom-${id}.js`)))
      ? ['headroom-latencies']
      : []),
    ...(screens.some(({ answer }) => answer?.readouts.some((one) => one.id === 'cost'))
      ? ['headroom-prices-westeurope']
      : []),
    // The field for a measurement comes with the form, and what reads one when there is one.
    ...(ids.some((id) => /loadArea/.test(read(`headroom-${id}.js`)))
      ? ['headroom-measurement-area']
      : []),
    // The sheet of a diagnosis, which such a page has not printed, what its form needs, and what takes files.
    ...(ids.includes('diagnose')
      ? ['headroom-diagnose-sheet', 'headroom-calculator-for-texts', 'headroom-take-files']
      : []),
    // The sheet of what is folded, which such a page has not printed.
    'headroom-page-sheet',
    // What computes a plane that no other has.
    ...(ids.includes('provision') ? ['headroom-provisioned-plane'] : []),
    // What draws commits in slow motion, and the day that is painted.
    ...(ids.includes('commit') ? ['headroom-lanes'] : []),
    ...(ids.includes('burst') ? ['headroom-painting'] : []),
    // What draws the limits as a plane.
    ...(screens.some(({ answer }) => answer?.plane) ? ['headroom-plane'] : []),
    // What runs the simulation, and what follows its figures; nothing of it is printed in a page of somebody else.
    ...(screens.some(({ answer }) => findPart(answer, 'timeline'))
      ? ['headroom-completed-run', 'headroom-flow']
      : []),
    // What growth costs, which is computed once its place is seen.
    ...(screens.some(({ answer }) => findPart(answer, 'growth')) ? ['headroom-growth'] : []),
    // The sheet of the search, which such a page has not printed.
    ...(screens.some(({ answer }) => findPart(answer, 'set-ups')) ? ['headroom-find-sheet'] : []),
  ];
};
const neededBy = (...ids: readonly string[]) =>
  withNeeds([...always, ...ids.map((id) => `headroom-${id}`), ...besides(ids)]);

/** Some scripts come when the place that they draw is seen. */
const lookThrough = (page: Page) =>
  page.evaluate(`(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo(0, y);
      await new Promise((drawn) => setTimeout(drawn, 60));
    }
  })()`);

const settle = (page: Page) => page.waitForLoadState('networkidle');

describe.each(sampledCases)('$id', ({ id, query }) => {
  test('one tag and one script are enough, which fetches the rest once', async ({ openSite }) => {
    const tag = `<headroom-calculator of="${id}"></headroom-calculator>`;
    const { page, asked } = await openForeign(openSite, tag + tag + script('headroom'));
    for (const at of [0, 1])
      await expect
        .poll(() => readoutsOf(page.locator('headroom-calculator').nth(at)))
        .toEqual(numbersOf(screenOf(id)));

    // Attributes that change are inputs that change.
    await calculatorOf(page).evaluate(
      (element, changed) => {
        for (const [name, text] of changed) element.setAttribute(name, text);
      },
      [...new URLSearchParams(query)],
    );
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(numbersOf(screenOf(id, query)));
    await lookThrough(page);
    await settle(page);
    const ofSizes = (each: string) => each.startsWith('headroom-vms');
    expect(asked.filter((each) => !ofSizes(each)).sort()).toEqual(neededBy(id));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('scripts that stand in the page are not fetched, in whichever order', async ({
    openSite,
  }) => {
    const own = [...neededBy(id).filter((name) => name !== 'headroom'), 'headroom-vms'];
    const all = [...own, 'headroom', 'headroom'];
    const tag = `<headroom-calculator of="${id}"></headroom-calculator>`;
    const { page, asked } = await openForeign(openSite, tag + all.map(script).join(''));
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(numbersOf(screenOf(id)));
    await settle(page);
    expect([...new Set(asked)].sort()).toEqual([...new Set(all)].sort());
    expect(asked.filter((each) => each !== 'headroom')).toHaveLength(own.length);
  });

  test('without its script the printed answer stays, and a use tries again', async ({
    openSite,
  }) => {
    const { page, complaints } = await openSite(nowhere);
    await page.route(`**/headroom-${id}.js`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${inject('homes')['/']}calculators/${id}/`);
    await failed;
    const calculator = calculatorOf(page);
    expect(await readoutsOf(calculator)).toEqual(numbersOf(screenOf(id)));
    expect(complaints.every((each) => /ERR_FAILED/.test(each))).toBe(true);
    complaints.length = 0;

    await page.unroute(`**/headroom-${id}.js`);
    await useUntilAlive(page);
    expect(await readoutsOf(calculator)).toEqual(numbersOf(screenOf(id)));
  });
});

test('a region that is sampledCases brings its prices, and the cost follows', async ({
  openSite,
}) => {
  const tag = '<headroom-calculator of="cap-check"></headroom-calculator>';
  const { page, asked } = await openForeign(openSite, tag + script('headroom'));
  await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(numbersOf(screenOf('cap-check')));
  expect(asked).not.toContain('headroom-prices-northeurope');
  await calculatorOf(page).evaluate((element) => element.setAttribute('region', 'northeurope'));
  const there = numbersOf(screenOf('cap-check', 'region=northeurope'));
  expect(there).not.toEqual(numbersOf(screenOf('cap-check')));
  await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(there);
  expect(asked).toContain('headroom-prices-northeurope');
});

test.for([
  // That of the size that the calculator starts with comes in any case.
  ['vm=DS14_v2&limits=2018-09', ['headroom-vms', 'headroom-vms-other']],
  ['vm=DS14_v2', ['headroom-vms']],
  // A size of 2018 alone is looked for everywhere before it is called one.
  ['vm=D16_v3', ['headroom-vms', 'headroom-vms-e', 'headroom-vms-more', 'headroom-vms-other']],
] as const)(
  'a link with %s loads the files of VM sizes that it needs: %j',
  async ([query, files], { openSite }) => {
    const { page } = await openSite(nowhere);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${inject('homes')['/']}embed/cap-check/?${query}`);
    await expect
      .poll(() => readoutsOf(calculatorOf(page)))
      .toEqual(numbersOf(screenOf('cap-check', query)));
    const names = asked.map((url) => url.replace(/.*\/|\.js$/g, ''));
    expect(names.filter((name) => name.startsWith('headroom-vms')).sort()).toEqual(files);
  },
);

test('calculators of several kinds share what they have in common', async ({ openSite }) => {
  const tags = cases.map(({ id }) => `<headroom-calculator of="${id}"></headroom-calculator>`);
  const { page, asked } = await openForeign(openSite, tags.join('') + script('headroom'));
  for (const [at, { id }] of cases.entries())
    await expect
      .poll(() => readoutsOf(page.locator('headroom-calculator').nth(at)))
      .toEqual(numbersOf(screenOf(id)));
  await settle(page);
  // Nobody has come to what follows the figures of the simulation, nor to what growth costs.
  const later = [...withNeeds(['headroom-flow']), 'headroom-growth'];
  const expected = [
    ...neededBy(...cases.map(({ id }) => id)),
    // The search compares all sizes.
    ...['headroom-vms', 'headroom-vms-e', 'headroom-vms-more'],
  ];
  const isNow = (name: string) => !later.includes(name) || name === 'headroom';
  expect(asked.filter(isNow).sort()).toEqual(expected.filter(isNow).sort());
});

test('there is one script that follows the theme', () => expect(theme).toHaveLength(1));

test('a calculator without charts and typical latencies loads what neither draws nor computes them', () => {
  const others = ['headroom-charts', 'headroom-latencies'];
  const needs = withNeeds(['headroom-cap-check', 'headroom-answer', 'headroom-form']);
  expect(others.filter((name) => needs.includes(name))).toEqual([]);
});

test.for(['', 'limits', 'constructor', '../evil', 'https://example.org/a', '"><img src=x>'])(
  'the name “%s” is no calculator, and no script is asked for',
  async (of, { openSite }) => {
    const { page, asked } = await openForeign(
      openSite,
      `<headroom-calculator></headroom-calculator>${script('headroom')}`,
    );
    const tag = calculatorOf(page);
    await tag.evaluate((element, name) => element.setAttribute('of', name), of);
    await settle(page);
    expect(asked).toEqual(['headroom']);
    // A name that comes late, as hosts that draw by script set it, is a calculator all the same.
    await tag.evaluate((element) => element.setAttribute('of', 'io-size'));
    await expect.poll(() => readoutsOf(tag)).toEqual(numbersOf(screenOf('io-size')));
  },
);
