/** The scripts that come later, on pages of somebody else: who is asked for what, and when. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { cases, numbersOf, screenOf } from './cases.ts';
import { chosen } from './chosen.ts';
import { openForeign, script } from './foreign.ts';
import { alive, calculatorOf, nowhere, readoutsOf, test } from './visit.ts';

/** Scripts that calculators need besides their own and those of all: what draws charts and their axes, and what is computed of one volume. */
const chartsOf = (ids: readonly string[]) => {
  const charted = ids.filter((id) => screenOf(id).answer?.chart);
  if (charted.length === 0) return [];
  // What is provisioned is no volume yet, and what is measured has its own figures.
  const ofVolumes = charted.some((id) => id !== 'provision' && id !== 'diagnose')
    ? ['headroom-volumes']
    : [];
  return ['headroom-axes', 'headroom-charts', ...ofVolumes];
};

/** What only those load that say what a burst gives, or compute with typical latencies. */
const sharedOf = (ids: readonly string[]) => {
  const has = (...some: readonly string[]) => some.some((id) => ids.includes(id));
  return [
    'headroom-form',
    // All but two link to other calculators.
    ...(ids.some((id) => id !== 'throttle' && id !== 'commit') ? ['headroom-deep-links'] : []),
    ...(has('benchmark', 'diagnose') ? ['headroom-case-names'] : []),
    ...(has('cap-check', 'io-size', 'benchmark') ? ['headroom-bursts'] : []),
    ...(has('cap-check', 'provision', 'find', 'diagnose') ? ['headroom-limit-table'] : []),
    // What follows its figures; nothing of it is printed in a page of somebody else.
    ...(has('throttle') ? ['headroom-flow', 'headroom-stacked'] : []),
    ...(has('cap-check', 'find', 'diagnose') ? ['headroom-loads'] : []),
    ...(has('cap-check', 'find') ? ['headroom-set-ups'] : []),
    ...(has('provision', 'find') ? ['headroom-provisioning'] : []),
    ...(has('find') ? ['headroom-find-styles', 'headroom-naming'] : []),
    ...(has('burst', 'find') ? ['headroom-durations'] : []),
    // It is about a volume and has no chart.
    ...(has('benchmark') ? ['headroom-axes', 'headroom-copy-block', 'headroom-volumes'] : []),
    ...(has(
      'throttle',
      'queue-depth',
      'sync-io',
      'commit',
      'io-size',
      'burst',
      'benchmark',
      'diagnose',
    )
      ? ['headroom-latencies']
      : []),
  ];
};

/** Those with a cost load the prices of their region, and no other. */
const pricesOf = (ids: readonly string[]) =>
  ids.some((id) => screenOf(id).answer?.readouts.some((one) => one.id === 'cost'))
    ? ['headroom-prices', 'headroom-prices-westeurope']
    : [];

const settle = (page: Page) => page.waitForLoadState('networkidle');

describe.each(chosen)('$id', ({ id, query }) => {
  test('one tag and one script are enough, which fetches the rest once', async ({ openSite }) => {
    const tag = `<headroom-calculator of="${id}"></headroom-calculator>`;
    const { page, asked } = await openForeign(openSite, tag + tag + script('headroom'));
    for (const at of [0, 1])
      await expect
        .poll(() => readoutsOf(page.locator('headroom-calculator').nth(at)))
        .toEqual(numbersOf(screenOf(id)));

    // An attribute that changes is an input that changes.
    const [[name, text] = ['', '']] = new URLSearchParams(query);
    await calculatorOf(page).evaluate(
      (element, [key = '', value = '']) => element.setAttribute(key, value),
      [name, text],
    );
    await expect.poll(() => readoutsOf(calculatorOf(page))).toEqual(numbersOf(screenOf(id, query)));
    await settle(page);
    const ofSizes = (each: string) => each.startsWith('headroom-vms');
    expect(asked.filter((each) => !ofSizes(each)).sort()).toEqual(
      [
        'headroom',
        `headroom-${id}`,
        'headroom-limits',
        'headroom-loader',
        ...chartsOf([id]),
        ...pricesOf([id]),
        ...sharedOf([id]),
      ].sort(),
    );
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('scripts that stand in the page are not fetched, in whichever order', async ({
    openSite,
  }) => {
    const own = [
      `headroom-${id}`,
      'headroom-vms',
      'headroom-limits',
      'headroom-loader',
      ...chartsOf([id]),
      ...pricesOf([id]),
      ...sharedOf([id]),
    ];
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
    await calculator.locator('input, select').first().focus();
    await alive(page);
    expect(await readoutsOf(calculator)).toEqual(numbersOf(screenOf(id)));
  });
});

test('a region that is chosen brings its prices, and the cost follows', async ({ openSite }) => {
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

test('calculators of several kinds share what they have in common', async ({ openSite }) => {
  const tags = cases.map(({ id }) => `<headroom-calculator of="${id}"></headroom-calculator>`);
  const { page, asked } = await openForeign(openSite, tags.join('') + script('headroom'));
  for (const [at, { id }] of cases.entries())
    await expect
      .poll(() => readoutsOf(page.locator('headroom-calculator').nth(at)))
      .toEqual(numbersOf(screenOf(id)));
  await settle(page);
  const own = cases.map(({ id }) => `headroom-${id}`);
  // Nobody has come to what follows the figures of the simulation.
  const later = ['headroom-flow', 'headroom-stacked'];
  const expected = new Set([
    'headroom',
    'headroom-limits',
    'headroom-loader',
    // The search compares all sizes.
    ...['headroom-vms', 'headroom-vms-e', 'headroom-vms-more'],
    ...own,
    ...chartsOf(cases.map(({ id }) => id)),
    ...pricesOf(cases.map(({ id }) => id)),
    ...sharedOf(cases.map(({ id }) => id)),
  ]);
  expect(asked.filter((each) => !later.includes(each)).sort()).toEqual(
    [...expected].filter((each) => !later.includes(each)).sort(),
  );
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
