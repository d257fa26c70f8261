/** Which figures are marked for a moment, since an edit has moved them. */
import { expect } from 'vitest';
import { screenOf } from './cases.ts';
import { alive, calculatorOf, test, unfold } from './visit.ts';

const id = 'io-size';
const textsOf = (query: string) =>
  new Map(screenOf(id, query).answer?.readouts.map(({ id: name, text }) => [name, text]));

test('Figures that an edit has moved are marked, the others are not, and no mark stays.', async ({
  openSite,
}) => {
  const { page } = await openSite(`calculators/${id}/`);
  await alive(page);
  const calculator = calculatorOf(page);
  const input = calculator.locator('[name="io-size"]');
  // The script that follows edits compares with what was there when it came.
  await unfold(page, 'io-size');
  await input.fill('16KiB');
  await expect.poll(() => page.url()).toContain('io-size=16KiB');
  await calculator.evaluate((element) => {
    const marked: string[] = [];
    Object.assign(globalThis, { marked });
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (oldValue === null) marked.push((target as HTMLElement).dataset['readout'] ?? '');
    }).observe(element.shadowRoot ?? element, {
      attributeFilter: ['data-changed'],
      attributeOldValue: true,
      subtree: true,
    });
  });
  await input.fill('64KiB');
  const [before, after] = [textsOf('io-size=16KiB'), textsOf('io-size=64KiB')];
  const moved = [...after.keys()].filter((name) => before.get(name) !== after.get(name));
  const still = [...after.keys()].filter((name) => !moved.includes(name));
  expect(moved).not.toEqual([]);
  expect(still).not.toEqual([]);
  await expect.poll(() => page.evaluate('marked')).toEqual(moved);
  await expect.poll(() => calculator.locator('[data-changed]').count()).toBe(0);
});
