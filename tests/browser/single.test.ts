/** A calculator as one file: opened from a disk or from a server, it asks for nothing. */
import { describe, expect, inject } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { cases, numbersOf, screenOf } from './cases.ts';
import { read } from './markup.ts';
import { readoutsOf } from './readouts.ts';
import { sampledCases } from './sampled-cases.ts';
import { nowhere, test, ways } from './visit.ts';

/** As an attachment may be, in bytes: more than a thousand VM sizes, the list that finds them, the fields, options and comparison, and the prices of twelve regions are in it. */
const budget = 515_000;
/** A burst and a diagnosis have the readers of some twenty tools, and a diagnosis its options, with what each of them asks for. */
const budgetOf: Readonly<Record<string, number>> = {
  ...{ burst: 545_000, diagnose: 655_000 },
};

test.each(cases)('the single file of $id keeps its budget', ({ id }) => {
  const bytes = Buffer.byteLength(read(`single/${id}.html`));
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(budgetOf[id] ?? budget);
});

describe.each(sampledCases)('$id', ({ id, field, query, next }) => {
  test.for(ways)(
    'under %s it answers, and asks for nothing but itself',
    async (way, { openSite }) => {
      const { page } = await openSite(nowhere, { way });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const address = `${inject('homes')[way]}single/${id}.html`;
      await page.goto(`${address}?${query}`);
      await alive(page);
      const calculator = calculatorOf(page);
      await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf(id, query)));
      const input = calculator.locator(`[name="${field}"]`);
      await unfold(page, field);
      await input.fill(next);
      const changed = new URLSearchParams(query);
      changed.set(field, next);
      const screen = screenOf(id, `${changed}`);
      await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screen));
      // The state is the file's own query, and the link carries it.
      await expect.poll(() => new URL(page.url()).search).toBe(`?${screen.query}`);
      await calculator.getByRole('button', { name: 'Share', exact: true }).click();
      const link = calculator.locator('#share-link');
      await expect.poll(() => link.inputValue()).toBe(`${address}?${screen.query}`);
      // Nothing in it leads to a page that is not there.
      for (const summary of await calculator.locator('summary').all()) await summary.click();
      expect(
        await page.locator('a[href^="/"], a[href^="../"], a[href*="calculators/"]').count(),
      ).toBe(0);
      await calculator.getByRole('button', { name: 'Share', exact: true }).click();
      await calculator.locator('#share textarea').first().waitFor();
      expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([`${address}?${query}`]);
    },
  );

  test('a size typed into it is looked up in the table it carries', async ({ openSite }) => {
    const { page } = await openSite(`single/${id}.html`, { way: 'file://', query: 'vm=DS15_v2' });
    await alive(page);
    await expect
      .poll(() => readoutsOf(calculatorOf(page)))
      .toEqual(numbersOf(screenOf(id, 'vm=DS15_v2')));
  });
});
