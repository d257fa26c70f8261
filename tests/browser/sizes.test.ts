/** The budgets of a first visit. */
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { cases } from './cases.ts';
import { files, read } from './markup.ts';
import { addressOf, test } from './visit.ts';
import { budgets, weigh } from './weigh.ts';

test(`the script is at most ${budgets.script} bytes`, () => {
  expect(gzipSync(read('headroom.js')).length).toBeLessThanOrEqual(budgets.script);
});

test(`the scripts that a page starts with are at most ${budgets.start} bytes`, () => {
  const sizes = ['headroom.js', 'site.js'].map((file) => gzipSync(read(file)).length);
  for (const size of sizes) expect(size).toBeGreaterThan(200);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgets.start);
});

test('no calculator needs the script of another', () => {
  for (const { id } of cases) {
    const [, needs = ''] = /needs:(\[[^\]]*\])/.exec(read(`headroom-${id}.js`)) ?? [];
    const others = cases.filter((other) => needs.includes(`./headroom-${other.id}.js`));
    expect(others, id).toEqual([]);
  }
});

test('what several scripts use is shipped once', () => {
  // Words of Preact, of the calculators' own kit, and of what stands beside an answer.
  for (const word of [
    'getSnapshotBeforeUpdate',
    'since there is no such input',
    'Steps of the calculation',
  ]) {
    const holders = files.filter(
      (file) => /^headroom.*\.js$/.test(file) && read(file).includes(word),
    );
    expect(holders).toHaveLength(1);
  }
});

test(`the limits explorer is at most ${budgets.explorer} bytes, its tables and all`, async ({
  browser,
}) => {
  const weight = await weigh(browser, addressOf('/', 'limits/'));
  expect(weight.html).toBeGreaterThan(20_000);
  expect(weight.script).toBeLessThanOrEqual(budgets.script);
  expect(weight.total + weight.later).toBeLessThanOrEqual(budgets.explorer);
});

describe.each(cases)('$id', ({ id, query }) => {
  test(`its embed is at most ${budgets.embed} bytes until it is used`, async ({ browser }) => {
    const weight = await weigh(browser, addressOf('/', `embed/${id}/`));
    for (const part of [weight.html, weight.css, weight.script]) expect(part).toBeGreaterThan(500);
    expect(weight.total + weight.later).toBeLessThanOrEqual(budgets.embed);
  });

  const answering = budgets.answeringOf[id] ?? budgets.answering;

  test(`its embed with a case is at most ${answering} bytes`, async ({ browser }) => {
    const weight = await weigh(browser, addressOf('/', `embed/${id}/`, query), 'answers');
    const all = weight.total + weight.later;
    // Without the dataset it would be light, and dead.
    expect(all).toBeGreaterThan(budgets.embed);
    expect(all).toBeLessThanOrEqual(answering);
  });

  test(`its page is at most ${budgets.calculator} bytes until it has loaded, and keeps its budgets until it is used and after`, async ({
    browser,
  }) => {
    const weight = await weigh(browser, addressOf('/', `calculators/${id}/`), 'prepares');
    // A page without its script or its styles would be light, and wrong.
    for (const part of [weight.html, weight.css, weight.script]) expect(part).toBeGreaterThan(500);
    expect(weight.total).toBeLessThanOrEqual(budgets.calculator);
    expect(weight.script, 'scripts until the page has loaded').toBeLessThanOrEqual(budgets.script);
    // What comes later is the code of the calculator; a page without it would be light, and slow at the first key.
    expect(weight.later).toBeGreaterThan(10_000);
    const idle = budgets.idleOf[id] ?? budgets.idle;
    expect(weight.total + weight.later, 'all until it is used').toBeLessThanOrEqual(idle);
    expect(weight.used, 'what the first use brings').toBeLessThanOrEqual(budgets.firstUse);
  });
});
