/** What only the benchmark has: a command that is copied, and files, all printed where there is no script. */
import { findPart } from '../../src/kit/index.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { screenOf } from './cases.ts';
import { keepCopies } from './clipboard.ts';
import { test } from './visit.ts';

/** The texts that the calculator itself gives for a query, in the order of its page: the command comes before what is folded. */
const textsOf = (query = '') =>
  (findPart(screenOf('benchmark', query).answer, 'jobs') ?? [])
    .toSorted((a, b) => Number(Boolean(a.folded)) - Number(Boolean(b.folded)))
    .map(({ text }) => text);

test('the command is copied as it is shown, and follows the inputs', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/benchmark/', {});
  await alive(page);
  const copied = await keepCopies(page);
  const commands = calculatorOf(page).locator('.in-turn');
  const button = commands.getByRole('button', { name: 'Copy: Run the test' });
  await button.click();
  await expect.poll(copied).toBe(textsOf()[0]);
  await expect.poll(() => commands.getByRole('status').first().innerText()).toBe('Copied');
  await unfold(page, 'test');
  await calculatorOf(page).getByLabel('Test', { exact: true }).selectOption('latency-write');
  await expect
    .poll(() => commands.locator('pre').first().textContent())
    .toBe(textsOf('test=latency-write')[0]);
  await button.click();
  await expect.poll(copied).toBe(textsOf('test=latency-write')[0]);
});

test('where the page may not copy, the command is selected instead', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/benchmark/', {});
  await alive(page);
  // So it is without a secure context.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const commands = calculatorOf(page).locator('.in-turn');
  await commands.getByRole('button', { name: 'Copy: Run the test' }).click();
  await expect
    .poll(() => commands.getByRole('status').first().innerText())
    .toBe('This page may not copy. The text is selected: Ctrl+C, or ⌘C.');
  // What the keys would copy.
  expect(await page.evaluate(() => String(getSelection()))).toBe(textsOf()[0]?.trimEnd());
});

test('command and files are printed whole where there is no script, without buttons', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/benchmark/', { script: false });
  const commands = calculatorOf(page).locator('.commands');
  expect(await commands.locator('pre').allTextContents()).toEqual(textsOf());
  expect(await commands.getByRole('button').count()).toBe(0);
});
