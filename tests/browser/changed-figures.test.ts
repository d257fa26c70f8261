/** Which figures are marked for a moment, since an edit has moved them. */
import { expect } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { screenOf } from './cases.ts';
import { test } from './visit.ts';

/** What is over the sentence is there for programs: nobody sees it, marked or not. */
const textsOf = (id: string, query: string) =>
  new Map(
    screenOf(id, query)
      .answer?.readouts.filter(({ within }) => within !== 'over')
      .map(({ id: name, text }) => [name, text]),
  );

test.for([
  ['io-size', 'io-size', '16KiB', '64KiB'],
  ['queue-depth', 'outstanding', '16', '64'],
] as const)(
  'Figures of %s that an edit has moved are marked, the others are not, and no mark stays.',
  async ([id, field, first, second], { openSite }) => {
    const { page } = await openSite(`calculators/${id}/`);
    await alive(page);
    const calculator = calculatorOf(page);
    const input = calculator.locator(`[name="${field}"]`);
    // The script that follows edits compares with what was there when it came.
    await unfold(page, field);
    await input.fill(first);
    await expect.poll(() => page.url()).toContain(`${field}=${first}`);
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
    await input.fill(second);
    const [before, after] = [first, second].map((text) => textsOf(id, `${field}=${text}`));
    if (!before || !after) throw new Error('A case has no answer.');
    const moved = [...after.keys()].filter((name) => before.get(name) !== after.get(name));
    const still = [...after.keys()].filter((name) => !moved.includes(name));
    expect(moved).not.toEqual([]);
    expect(still).not.toEqual([]);
    await expect
      .poll(async () => ((await page.evaluate('marked')) as string[]).toSorted())
      .toEqual(moved.toSorted());
    await expect.poll(() => calculator.locator('[data-changed]').count()).toBe(0);
  },
);
