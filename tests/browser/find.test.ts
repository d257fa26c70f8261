/** What only the search has: its commands, its set-ups as cap checks and side by side, and what it keeps when it is hydrated. */
import { findPart, queryOf } from '../../src/kit/index.ts';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { readoutsOf } from './readouts.ts';
import { test } from './visit.ts';

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
  expect(await scripts()).not.toContain('./headroom-command-blocks.js');
  await commands.locator('summary').click();
  await commands.locator('select').waitFor();
  const text = () => commands.locator('pre').first().innerText();
  expect(await text()).toContain('for lun in 0 1 2 3; do');
  // One disk needs no stripe.
  const listed = findPart(screenOf('find').answer, 'commands') ?? [];
  const one = listed.find(({ values }) => values.disks === 1);
  await commands.locator('select').selectOption(one?.label ?? '');
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
  await expect.poll(() => commands.locator('pre').first().innerText()).toContain('--size-gb 1024');
});

/** Their script is loaded once there is a set-up of today; single files have it in them. */
test.for([
  ['calculators/find/', '/'],
  ['embed/find/', '/'],
  ['single/find.html', 'file://'],
] as const)(
  '%s under %s compares with a set-up of today that a link has',
  async ([path, way], { openSite, expect }) => {
    const query = queryOf({ now: 'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:None' });
    const { page } = await openSite(path, { way, query });
    await alive(page);
    const calculator = calculatorOf(page);
    await expect.poll(() => readoutsOf(calculator)).toEqual(numbersOf(screenOf('find', query)));
    const first = calculator.locator('.set-up-list tbody tr').first();
    await expect.poll(() => first.textContent()).toMatch(/^Today.*D16ds_v5/);
  },
);

test('a set-up of today that is entered is read by a script of its own', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {});
  await alive(page);
  const calculator = calculatorOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/.*\//, '')));
  await unfold(page, 'now');
  const input = calculator.locator('[name="now"]');
  await input.fill('vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:None');
  await input.press('Enter');
  await expect.poll(async () => (await readoutsOf(calculator))['saving']).toBeGreaterThan(0);
  expect(asked).toContain('headroom-set-up-of-today.js');
  await input.fill('vm=D99s_v5');
  await input.press('Enter');
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
});

test('a row opens as a cap check with the same cost', async ({ openSite, expect }) => {
  const { page } = await openSite('calculators/find/', {});
  await alive(page);
  // The first of them is the answer itself, which is not listed again.
  const [, listed] = findPart(screenOf('find').answer, 'set-ups') ?? [];
  const cost = listed?.readouts.find(({ id }) => id === 'cost')?.value;
  expect(cost).toBeGreaterThan(0);
  await calculatorOf(page).locator('.set-up-list').getByRole('link').first().click();
  await page.waitForURL(/cap-check/);
  await alive(page);
  await expect.poll(async () => (await readoutsOf(calculatorOf(page)))['cost']).toBe(cost);
});

test('up to three set-ups are chosen by keyboard and compared side by side', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {});
  await alive(page);
  const calculator = calculatorOf(page);
  const setUps = findPart(screenOf('find').answer, 'set-ups') ?? [];
  const buttonIn = (at: number) =>
    calculator.locator('.set-up-list tbody tr').nth(at).locator('button');
  expect(setUps.length).toBeGreaterThan(3);
  const press = async (at: number) => {
    await buttonIn(at).press('Enter');
    await expect.poll(() => buttonIn(at).getAttribute('aria-pressed')).toBe('true');
  };
  const compare = calculator.locator('.tray .main');
  // The one that the answer is about is not listed, and comes with the first that is compared with it.
  await press(2);
  expect(await calculator.locator('.tray .chip b').first().innerText()).toBe('A');
  expect(await compare.textContent()).toBe('See 2 side by side');
  await press(1);
  await expect.poll(() => buttonIn(0).isDisabled()).toBe(true);
  expect(await calculator.getByRole('status').allInnerTexts()).toContain(
    '3 of at most 3 set-ups chosen.',
  );

  expect(await compare.textContent()).toBe('See 3 side by side');
  await compare.press('Enter');
  // Once they are compared, it leads there.
  await expect.poll(() => compare.textContent()).toBe('Go to side by side');
  const beside = calculator.locator('.side-by-side');
  await expect.poll(() => beside.locator('h2').evaluate((one) => one.matches(':focus'))).toBe(true);
  const chosen = [setUps[0], setUps[3], setUps[2]];
  const row = (label: string) =>
    beside.locator('tbody tr').filter({ has: page.getByRole('rowheader', { name: label }) });
  expect(await row('Disks').first().locator('td').allInnerTexts()).toEqual(
    chosen.map((one) => one?.disks),
  );
  expect(await row('Cost a month').locator('.figure').allInnerTexts()).toEqual(
    chosen.map((one) => one?.readouts.find(({ id }) => id === 'cost')?.text),
  );
  // The first is what the others are compared with.
  expect(await row('Cost a month').locator('.aside').count()).toBe(2);

  await calculator.locator('.tray .chip').first().press('Enter');
  await expect.poll(() => buttonIn(2).evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await beside.locator('thead th').count()).toBe(2);
  await beside.getByRole('button', { name: 'Clear selection' }).click();
  await expect.poll(() => calculator.locator('.tray').count()).toBe(0);
});

test('five set-ups are shown at first, the others are in a fold', async ({ openSite, expect }) => {
  for (const width of [1280, 360]) {
    const { page } = await openSite('calculators/find/', {
      context: { viewport: { width, height: 780 } },
    });
    await alive(page);
    const calculator = calculatorOf(page);
    const rows = calculator.locator('.set-up-list tbody tr');
    const shown = () =>
      rows.evaluateAll((all) => all.filter((row) => row.getClientRects().length > 0).length);
    const all = await rows.count();
    expect(await shown()).toBe(5);
    const more = calculator.locator('.more-set-ups > summary');
    expect(await more.innerText()).toMatch(`${all - 5} more`);
    await more.press('Enter');
    await expect.poll(shown).toBe(all);
  }
});

test('on a phone set-ups are cards, and neither they nor a comparison scroll sideways', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {
    context: { viewport: { width: 360, height: 780 } },
  });
  await alive(page);
  const calculator = calculatorOf(page);
  for (const row of [1, 2]) {
    const button = calculator.locator('.set-up-list tbody tr').nth(row).locator('button');
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  }
  await calculator.locator('.tray .main').click();
  await calculator.locator('.side-by-side').waitFor();
  const tooWide = await calculator.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('.set-ups, .set-ups *') ?? [])]
      .filter((one) => one.getBoundingClientRect().right > innerWidth)
      .map(({ className, tagName }) => `${tagName} ${className}`),
  );
  expect(tooWide).toEqual([]);
});

test('the demand for each limit is still there when the printed page is hydrated', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {});
  const limits = calculatorOf(page).locator('table.limits');
  const before = await limits.innerText();
  await alive(page);
  expect(await limits.innerText()).toBe(before);
});

test('a bar drops its requirement by keyboard, the address follows, and Undo brings it back', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {});
  await alive(page);
  const calculator = calculatorOf(page);
  const costs = findPart(screenOf('find').answer, 'costs');
  const disks = costs?.bars.find(({ label }) => label === 'at most 4 disks');
  const bar = calculator.getByRole('link', { name: /^Drop at most 4 disks/ });
  expect(await bar.textContent()).toContain(disks?.saving);
  await bar.press('Enter');
  await expect
    .poll(() => readoutsOf(calculator))
    .toEqual(numbersOf(screenOf('find', disks?.query ?? '')));
  await expect.poll(() => new URL(page.url()).search).toBe('?max-disks=64');
  // The bar is gone with its requirement, so that the focus is on the answer.
  await expect.poll(() => bar.count()).toBe(0);
  expect(await calculator.locator('.headline').evaluate((one) => one.matches(':focus'))).toBe(true);
  await calculator.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => bar.count()).toBe(1);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('bars are printed, and on a phone each says its set-up in a line', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {
    script: false,
    context: { viewport: { width: 360, height: 780 } },
  });
  const bars = findPart(screenOf('find').answer, 'costs')?.bars ?? [];
  expect(bars.length).toBeGreaterThan(2);
  const printed = calculatorOf(page).locator('.costs .drop > .to');
  expect(await printed.allInnerTexts()).toEqual(bars.map(({ setUp }) => setUp));
  const boxes = await calculatorOf(page)
    .locator('.costs .drop')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  for (const right of boxes) expect(right).toBeLessThanOrEqual(360);
});

test('what growth costs is printed, and computed anew once somebody comes to it', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {});
  const growth = calculatorOf(page).locator('.growth-place');
  const half = () => growth.locator('text.mark').nth(1).textContent();
  const priceOf = (query: string) => {
    const { answer } = screenOf('find', query);
    const cost = answer?.readouts.find(({ id }) => id === 'cost')?.value ?? 0;
    return `+50 % $${Math.round(cost).toLocaleString('en')}`;
  };
  const printed = await half();
  expect(printed).toBe(priceOf('target-iops=30000&target-throughput=600MB/s'));
  await alive(page);
  expect(await half()).toBe(printed);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/.*\//, '')));
  const input = calculatorOf(page).locator('[name="target-iops"]');
  await input.fill('40000');
  await input.press('Enter');
  await expect.poll(() => growth.getAttribute('class')).toContain('busy');
  expect(asked).not.toContain('headroom-growth.js');
  expect(await half()).toBe(printed);
  await growth.scrollIntoViewIfNeeded();
  await expect.poll(half).toBe(priceOf('target-iops=60000&target-throughput=600MB/s'));
  await expect.poll(() => growth.getAttribute('class')).not.toContain('busy');
});

test('targets are typed in the strip itself, and all other inputs are in one cell of it', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {});
  await alive(page);
  const calculator = calculatorOf(page);
  const cells = calculator.locator('.controls > details');
  expect(await cells.count()).toBe(1);
  expect(await cells.locator('> summary').innerText()).toMatch(
    /^Conditions\s+West Europe, at most 4 disks/,
  );
  const headroom = calculator.locator('.controls > .fields [name="headroom"]');
  await headroom.fill('30');
  await headroom.press('Enter');
  await expect
    .poll(() => readoutsOf(calculator))
    .toEqual(numbersOf(screenOf('find', 'headroom=30%25')));
  expect(await cells.evaluate((cell) => (cell as HTMLDetailsElement).open)).toBe(false);
});

test('fixed words are chips that the keyboard sets, and the address has their words', async ({
  openSite,
  expect,
}) => {
  const { page } = await openSite('calculators/find/', {});
  await alive(page);
  const calculator = calculatorOf(page);
  await unfold(page, 'exclude');
  const chip = (field: string, name: string) =>
    calculator.locator(`#${field}`).getByRole('button', { name, exact: true });
  expect(await chip('exclude', 'Arm').getAttribute('aria-pressed')).toBe('true');
  await chip('exclude', 'Arm').press(' ');
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?exclude=retiring,preview,burstable,gpu,unpublished');
  expect(await chip('exclude', 'Arm').getAttribute('aria-pressed')).toBe('false');
  expect(await chip('exclude', 'Arm').evaluate((one) => one.matches(':focus'))).toBe(true);
  await chip('exclude', 'Arm').press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  // Of a choice one is set at a time.
  await chip('cache', 'ReadOnly').press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?cache=ReadOnly');
  const pressed = calculator.locator('#cache [aria-pressed="true"]');
  expect(await pressed.allInnerTexts()).toEqual(['ReadOnly']);
  await expect
    .poll(() => readoutsOf(calculator))
    .toEqual(numbersOf(screenOf('find', 'cache=ReadOnly')));
});
