/** What only the search has: its commands, its rows as cap checks, and long work between frames. */
import { screenOf } from './cases.ts';
import { alive, calculatorOf, readoutsOf, test } from './visit.ts';

test('commands are written when they are unfolded, for the set-up that is chosen', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {});
  await alive(page);
  const commands = calculatorOf(page).locator('details.commands');
  const scripts = () =>
    page.evaluate(() =>
      Object.keys((globalThis as { headroomScripts?: object }).headroomScripts ?? {}),
    );
  expect(await scripts()).not.toContain('./headroom-find-commands.js');
  await commands.locator('summary').click();
  await commands.locator('select').waitFor();
  const text = () => commands.locator('pre').first().innerText();
  expect(await text()).toContain('for lun in 0 1 2 3; do');
  // The last is the set-up with the fewest disks, which needs no stripe.
  const { commands: listed = [] } = screenOf('find').answer ?? {};
  await commands.locator('select').selectOption(listed.at(-1)?.label ?? '');
  await expect.poll(text).toContain('for lun in 0; do');
  expect(await commands.innerText()).not.toContain('mdadm --create');
});

test('commands that are printed are those of the answer beside them', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', { script: false });
  const commands = calculatorOf(page).locator('details.commands');
  await commands.locator('summary').click();
  expect(await commands.locator('pre').first().innerText()).toContain('--size-gb 1024');
});

test('a row opens as a cap check with the same cost', async ({ openSite, expect }) => {
  const { page } = await openSite('calculators/find/', {});
  await alive(page);
  const { cost } = await readoutsOf(calculatorOf(page));
  await calculatorOf(page).locator('section.table').first().getByRole('link').first().click();
  await page.waitForURL(/cap-check/);
  await alive(page);
  await expect.poll(async () => (await readoutsOf(calculatorOf(page)))['cost']).toBe(cost);
});
