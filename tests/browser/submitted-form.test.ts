/** A browser without a script submits the form of a calculator; its address is a link to the case that was entered. */
import { expect } from 'vitest';
import { calculatorOf, unfold } from './calculator.ts';
import { test } from './visit.ts';

test('inputs that are submitted without a script are in the address, which a browser with a script answers', async ({
  openSite,
}) => {
  const plain = await openSite('calculators/cap-check/', { script: false });
  const form = calculatorOf(plain.page).locator('form');
  await unfold(plain.page, 'vm');
  await form.locator('[name="vm"]').fill('D8s_v5');
  await unfold(plain.page, 'disks.1.count');
  await form.locator('[name="disks.1.count"]').fill('2');
  await form.locator('[name="disks.1.iops"]').fill('6000');
  await form.getByRole('button', { name: 'Put these inputs into the address' }).click();
  await plain.page.waitForURL(/vm=D8s_v5/);
  const { search } = new URL(plain.page.url());

  const { page } = await openSite('calculators/cap-check/', { query: search.slice(1) });
  await expect.poll(() => page.url()).not.toContain('disks.1.count');
  expect(new URL(page.url()).searchParams.get('disks')).toBe(
    'os:P10x1:ReadOnly,data:P30x2:ReadOnly:6000,log:P30x1:None',
  );
  expect(new URL(page.url()).searchParams.get('vm')).toBe('D8s_v5');
  expect(await calculatorOf(page).locator('.ignored').count()).toBe(0);
});

test('a page with a script has no button to submit its inputs', async ({ openSite }) => {
  const { page } = await openSite('calculators/io-size/');
  await unfold(page, 'io-size');
  expect(await calculatorOf(page).locator('.submit').isVisible()).toBe(false);
});
