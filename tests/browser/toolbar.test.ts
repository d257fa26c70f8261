/** What a reader does with a case as a whole: undo, keep, compare; and the verdict at the foot of a phone. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive, calculatorOf, unfold } from './calculator.ts';
import { numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { readoutsOf } from './readouts.ts';
import { openStopped, test } from './visit.ts';

const addressed = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1));
const button = (page: Page, name: string) =>
  calculatorOf(page).getByRole('button', { name, exact: true, includeHidden: true });
const field = (page: Page, name: string) => calculatorOf(page).locator(`[name="${name}"]`);

/** Enters a text into a field and waits until the address has it. */
async function type(page: Page, name: string, text: string, query: string) {
  await unfold(page, name);
  await field(page, name).fill(text);
  await field(page, name).press('Enter');
  await expect.poll(() => addressed(page)).toBe(query);
}

describe('Undo', () => {
  test('takes back one input after the other, as Back does, and Forward brings them again', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/io-size/');
    await alive(page);
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    await type(page, 'io-size', '64k', 'io-size=64KiB');
    await type(page, 'io-size', '128k', 'io-size=128KiB');
    await type(page, 'disk', 'P40', 'disk=P40&io-size=128KiB');

    await button(page, 'Undo').click();
    await expect.poll(() => addressed(page)).toBe('io-size=128KiB');
    await expect
      .poll(() => readoutsOf(calculatorOf(page)))
      .toEqual(numbersOf(screenOf('io-size', 'io-size=128KiB')));
    await page.goBack();
    await expect.poll(() => addressed(page)).toBe('');
    await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(true);
    await page.goForward();
    await expect.poll(() => field(page, 'io-size').inputValue()).toBe('128');
  });

  test('works by keys outside of fields, which have an Undo of their own', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/');
    await alive(page);
    await type(page, 'io-size', '64k', 'io-size=64KiB');
    await button(page, 'Undo').focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => addressed(page)).toBe('');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => addressed(page)).toBe('io-size=64KiB');
  });

  test('goes back to the last answer, past what could not be read', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/');
    await alive(page);
    await type(page, 'io-size', 'eight', 'io-size=eight');
    await type(page, 'disk', 'P40', 'disk=P40&io-size=eight');
    await button(page, 'Undo').click();
    await expect.poll(() => addressed(page)).toBe('');
  });

  test('of what was just typed drops it before it is in the address', async ({ openSite }) => {
    // A page whose clock stands still writes no address.
    const { page } = await openStopped(openSite, 'calculators/io-size/', { query: 'disk=P40' });
    await unfold(page, 'io-size');
    await field(page, 'io-size').fill('64k');
    await field(page, 'io-size').press('Enter');
    await button(page, 'Undo').click();
    await expect.poll(() => field(page, 'io-size').inputValue()).toBe('8');
    expect(addressed(page)).toBe('disk=P40');
  });

  test('takes back one drag of a marker after the other', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/');
    await alive(page);
    const slider = calculatorOf(page).getByRole('slider').first();
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    /** Drags the point from one part of the height to others, and rests at each until the address has its IO size. */
    const drag = async (from: number, ...to: readonly (readonly [number, string])[]) => {
      await page.mouse.move(x + width / 2, y + height * from);
      await page.mouse.down();
      for (const [place, size] of to) {
        await page.mouse.move(x + width / 2, y + height * place, { steps: 4 });
        await expect.poll(() => addressed(page)).toBe(`io-size=${size}`);
      }
      await page.mouse.up();
    };
    await drag(0.65, [0.5, '16KiB'], [0.35, '32KiB']);
    await drag(0.35, [0.1, '128KiB'], [0.25, '64KiB']);
    await button(page, 'Undo').click();
    await expect.poll(() => addressed(page)).toBe('io-size=32KiB');
    await button(page, 'Undo').click();
    await expect.poll(() => addressed(page)).toBe('');
  });

  test('in a frame leaves the history of the page around alone', async ({ openSite }) => {
    const { page } = await openSite('embed/io-size/');
    await alive(page);
    // Before anything is changed there is nothing to take back, and no second case.
    const shown = () => calculatorOf(page).locator('.tools .tool:visible').allInnerTexts();
    expect(await shown()).toEqual(['Share']);
    const before = await page.evaluate('history.length');
    await type(page, 'io-size', '64k', 'io-size=64KiB');
    await type(page, 'disk', 'P40', 'disk=P40&io-size=64KiB');
    expect(await page.evaluate('history.length')).toBe(before);
    await button(page, 'Undo').click();
    await expect.poll(() => addressed(page)).toBe('io-size=64KiB');
    expect(await shown()).toEqual(['Undo', 'Compare', 'Share']);
    await button(page, 'Undo').click();
    await expect.poll(() => addressed(page)).toBe('');
    await expect.poll(shown).toEqual(['Share']);
  });
});

/** The strips of two cases: the inputs are then, unless the link has then in an input. */
const rowsOf = (page: Page): readonly [now: Locator, then: Locator] => [
  calculatorOf(page).locator('form > .other'),
  calculatorOf(page).locator('form > .controls:not(.other)'),
];
const row = (page: Page, name: string) =>
  calculatorOf(page)
    .locator('.compare')
    .getByRole('row', { name: new RegExp(`^${name}`) });
const unfoldLimits = (page: Page) =>
  calculatorOf(page).locator('.compare summary', { hasText: 'Limits of both' }).click();

const load = 'target-iops=12000&io-size=64KiB';
const fourP30 = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly:0,data:P30x4:ReadOnly';
const oneV2 =
  'vm=D16as_v7&disks=os:P10x1:ReadOnly:0,data:PremiumV2-4096GiB-15000IOPS-1000MBpsx1:None';

describe('Compare', () => {
  test.for<readonly [string, string]>([
    ['as the inputs', `${oneV2}&${load}&a=${encodeURIComponent(`${fourP30}&${load}`)}`],
    ['as the text of an input', `${fourP30}&${load}&compare=${encodeURIComponent(oneV2)}`],
  ])(
    'shows a second case that a link has %s: what it saves, what it gives, and the way there',
    async ([, query], { openSite }) => {
      const { page } = await openSite('calculators/cap-check/', { query });
      const compared = calculatorOf(page).locator('.compare');
      await compared.waitFor();
      // West Europe, 2026: 1,411 and 1,163 USD a month; 12,000 of 15,000 IOPS are 80 %.
      expect(await compared.locator('.headline').innerText()).toBe(
        '$248 less a month, and the load has 20 % headroom.',
      );
      expect(await compared.locator('.status').innerText()).toMatch(/Throttled\s+becomes\s+Fits/);
      expect(await row(page, 'Achievable IOPS').innerText()).toMatch(/9,155 IOPS\s+12,000 IOPS/);
      expect(await calculatorOf(page).locator('form > .controls').nth(1).innerText()).toMatch(
        /D16as_v7.*same.*same/s,
      );
      // The new VM allows more than the 800 MB/s of four P30, at which 4 TiB are 5,498 s.
      expect(await compared.locator('.way > li').nth(3).innerText()).toContain(
        'at 800 MB/s at least 91.6 min',
      );
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test('each cell of the other case opens its inputs there, and the address has both', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', {
      query: `${oneV2}&${load}&a=${encodeURIComponent(`${fourP30}&${load}`)}`,
    });
    await alive(page);
    await rowsOf(page)[0].getByRole('button', { name: /^VM/ }).click();
    await expect.poll(() => field(page, 'vm').inputValue()).toBe('D16ds_v5');
    expect(await field(page, 'vm').isVisible()).toBe(true);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('compare')).toBe(oneV2);
    expect(searchParams.get('a')).toBeNull();
    await calculatorOf(page)
      .locator('form > .other')
      .getByRole('button', { name: /^Disks/ })
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('a')).toContain('P30x4');
    await expect.poll(() => field(page, 'vm').inputValue()).toBe('D16as_v7');
  });

  test('a load that both share is moved in both by keys on the picture', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/', {
      query: `${oneV2}&${load}&a=${encodeURIComponent(`${fourP30}&${load}`)}`,
    });
    await alive(page);
    const compared = calculatorOf(page).locator('.compare');
    await compared.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    // The next rate of two digits after 12,000.
    await expect.poll(() => addressed(page)).toMatch(/target-iops=13000&a=.*target-iops=13000$/);
    // 15,000 IOPS leave 13 %.
    await expect
      .poll(() => compared.locator('.headline').innerText())
      .toBe('$248 less a month, and the load has 13 % headroom.');
    await compared.getByRole('button', { name: 'now', exact: true }).click();
    expect(await compared.locator('.plane text.first').first().innerHTML()).toContain(
      'VM uncached',
    );
  });

  test('keeps a case beside those that follow, in the address too, until it is stopped', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', { query: 'vm=D16ds_v5' });
    await alive(page);
    await button(page, 'Compare').click();
    await expect.poll(() => addressed(page)).toBe('vm=D16ds_v5&a=vm=D16ds_v5');
    await type(page, 'vm', 'E16bds_v5', 'vm=E16bds_v5&a=vm=D16ds_v5');
    const [now, then] = rowsOf(page);
    await expect.poll(() => now.innerText()).toContain('D16ds_v5');
    await expect.poll(() => then.innerText()).toContain('E16bds_v5');
    // DOMAIN.md: 600 MB/s uncached on D16ds_v5; the pages of Ebdsv5 print 1,370 of E16bds_v5.
    await unfoldLimits(page);
    await expect
      .poll(() => row(page, 'VM uncached, throughput').innerText())
      .toMatch(/of 600 MB\/s.*of 1,370 MB\/s/s);

    await button(page, 'Swap').click();
    await expect.poll(() => addressed(page)).toBe('vm=D16ds_v5&a=vm=E16bds_v5');
    await expect.poll(() => now.innerText()).toContain('E16bds_v5');
    await button(page, 'End comparison').click();
    await expect.poll(() => addressed(page)).toBe('vm=D16ds_v5');
    expect(await calculatorOf(page).locator('.compare').count()).toBe(0);
    await button(page, 'Undo').click();
    await calculatorOf(page).locator('.compare').waitFor();
  });

  test.for<readonly [string, string]>([
    ['calculators/io-size/', 'io-size=64KiB'],
    ['calculators/cap-check/', 'vm=E8s_v5'],
    ['calculators/find/', 'target-iops=40000'],
  ])(
    'on %s keeps the case of a link that nothing was changed in, and ends at that case',
    async ([path, query], { openSite }) => {
      const { page } = await openSite(path, { query });
      await alive(page);
      const caseOf = (name: string) => {
        const { searchParams } = new URL(page.url());
        const pinned = searchParams.get(name);
        searchParams.delete('a');
        return [pinned, searchParams.toString()];
      };
      await button(page, 'Compare').click();
      const end = button(page, 'End comparison');
      await end.waitFor();
      await expect.poll(() => caseOf('a')[0]).toBeTruthy();
      const [pinned, own] = caseOf('a');
      expect(new URLSearchParams(pinned ?? '').toString()).toBe(own);
      await end.click();
      await end.waitFor({ state: 'detached' });
      expect(caseOf('a')).toEqual([null, own]);
    },
  );

  test('keeps the one input that was changed', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/', { query: 'vm=D16ds_v5' });
    await alive(page);
    await type(page, 'vm', 'E16bds_v5', 'vm=E16bds_v5');
    await button(page, 'Compare').click();
    await expect.poll(() => addressed(page)).toBe('vm=E16bds_v5&a=vm=E16bds_v5');
    await button(page, 'End comparison').click();
    await expect.poll(() => addressed(page)).toBe('vm=E16bds_v5');
  });

  test.for(['calculators/cap-check/', 'calculators/io-size/'])(
    'on %s an input that cannot be read leaves both answers, greyed',
    async (path, { openSite }) => {
      const { page } = await openSite(path, { query: 'io-size=16KiB&a=io-size%3D8KiB' });
      const compared = calculatorOf(page).locator('.compare');
      await compared.waitFor();
      await alive(page);
      const before = await compared.innerText();
      await type(page, 'io-size', 'sixteen', 'io-size=sixteen&a=io-size=8KiB');
      await calculatorOf(page).locator('.outdated > .compare').waitFor();
      expect(await compared.innerText()).toBe(before);
      await type(page, 'io-size', '16KiB', 'io-size=16KiB&a=io-size=8KiB');
      await calculatorOf(page).locator('.outdated').first().waitFor({ state: 'detached' });
      expect(await compared.innerText()).toBe(before);
    },
  );

  test.for(['calculators', 'embed'])(
    'a link to %s/ shows both cases, one of a size that is looked up elsewhere, and nothing is ignored',
    async (folder, { openSite }) => {
      const pinned = encodeURIComponent('vm=M64s&io-size=64KiB');
      const { page } = await openSite(`${folder}/cap-check/`, {
        query: `io-size=64KiB&a=${pinned}`,
      });
      await calculatorOf(page).locator('.compare').waitFor();
      const [now, then] = rowsOf(page);
      expect(await now.innerText()).toContain('M64s');
      expect(await then.innerText()).toContain('D16ds_v5');
      expect(await calculatorOf(page).locator('.ignored').count()).toBe(0);
      expect(await shiftsOf(page)).toEqual([]);
      await button(page, 'Share').click();
      await expect
        .poll(() => calculatorOf(page).locator('#share-link').inputValue())
        .toContain(
          `?io-size=64KiB&a=${encodeURIComponent('vm=M64s&io-size=64KiB').replaceAll('%3A', ':')}`,
        );
    },
  );

  test('says of a case that cannot be read what is wrong with it', async ({ openSite }) => {
    const { page } = await openSite('calculators/cap-check/', { query: 'a=vm%3DD99' });
    await calculatorOf(page).getByText('No result. Not readable: VM size.').waitFor();
    await expect
      .poll(() => readoutsOf(calculatorOf(page)))
      .toEqual(numbersOf(screenOf('cap-check')));
  });
});

/** The list of cases is in the panel to share. */
async function openCases(page: Page) {
  await button(page, 'Share').click();
  await button(page, 'Cases').click();
}

describe('Cases', () => {
  test('keep what was worked on and what was named, in this browser, until they are deleted', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/io-size/');
    await page.evaluate('localStorage.removeItem("headroom-cases")');
    await alive(page);
    await type(page, 'io-size', '64k', 'io-size=64KiB');
    await openCases(page);
    const list = calculatorOf(page).getByRole('region', { name: 'Cases' });
    await list.getByLabel('Save this case as').fill('Log');
    await list.getByRole('button', { name: 'Save', exact: true }).click();
    await list.getByText('Saved as Log.').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    // The panel is closed by the next one.
    await page.keyboard.press('Escape');
    await calculatorOf(page).locator('#share').waitFor({ state: 'detached' });

    await page.goto(page.url().replace(/\?.*/, ''));
    await alive(page);
    await openCases(page);
    await list.getByRole('button', { name: /^Log/ }).click();
    await expect.poll(() => addressed(page)).toBe('io-size=64KiB');
    await button(page, 'Undo').click();
    await expect.poll(() => addressed(page)).toBe('');

    await openCases(page);
    await list.getByRole('button', { name: 'Rename Log' }).click();
    await list.getByLabel('New name').fill('WAL');
    await list.getByRole('button', { name: 'Rename', exact: true }).click();
    await list.getByRole('button', { name: 'Delete WAL' }).click();
    await list.getByText('Deleted.', { exact: true }).waitFor();
    await list.getByRole('button', { name: 'Delete all' }).click();
    await expect.poll(() => page.evaluate('localStorage.getItem("headroom-cases")')).toBeNull();
  });

  test('that are recent are kept no more once that is turned off', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/');
    await page.evaluate('localStorage.clear()');
    await alive(page);
    await type(page, 'io-size', '64k', 'io-size=64KiB');
    const stored = () => page.evaluate('localStorage.getItem("headroom-cases") ?? ""');
    await expect.poll(stored).toContain('io-size=64KiB');
    await openCases(page);
    await calculatorOf(page).getByLabel('Keep the last three cases').uncheck();
    await calculatorOf(page).getByText('Recent cases are deleted and not kept.').waitFor();
    expect(await stored()).not.toContain('64KiB');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await type(page, 'io-size', '128k', 'io-size=128KiB');
    await page.waitForTimeout(300);
    expect(await stored()).not.toContain('128KiB');
    await page.evaluate('localStorage.clear()');
  });

  test('are not kept in frames', async ({ openSite }) => {
    const { page } = await openSite('embed/io-size/');
    await alive(page);
    await type(page, 'io-size', '64k', 'io-size=64KiB');
    await button(page, 'Share').click();
    await calculatorOf(page).locator('#share-link').waitFor();
    expect(await button(page, 'Cases').count()).toBe(0);
    expect(await page.evaluate('localStorage.getItem("headroom-cases")')).toBeNull();
  });

  test('say that they could not be saved where the browser refuses', async ({ openSite }) => {
    const { page } = await openSite('calculators/io-size/');
    await page.evaluate(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await alive(page);
    await openCases(page);
    await calculatorOf(page).getByLabel('Save this case as').fill('Log');
    await button(page, 'Save').click();
    await calculatorOf(page).getByText('This could not be saved.').waitFor();
  });
});

test('without a script there is no button that would do nothing', async ({ openSite }) => {
  const { page } = await openSite('calculators/cap-check/', { script: false });
  expect(await calculatorOf(page).locator('.tools button').allTextContents()).toEqual([
    'Undo',
    'Compare',
    'Share',
  ]);
  expect(await calculatorOf(page).locator('.tools button:visible').count()).toBe(0);
});

describe('on a phone', () => {
  const context = { viewport: { width: 360, height: 740 } };
  const bar = (page: Page) => calculatorOf(page).locator('.phone-bar');

  test('the verdict stays at the foot while inputs are edited, and leads to the answer', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/cap-check/', { query: 'vm=D16ds_v5', context });
    await alive(page);
    await unfold(page, 'disks.1.iops');
    await field(page, 'disks.1.iops').focus();
    await bar(page).waitFor();
    await expect.poll(() => bar(page).innerText()).toContain('Oversubscribed');
    await field(page, 'disks.1.iops').fill('20,001');
    const disks = 'disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly:20001,log:P30x1:None';
    const { answer } = screenOf('cap-check', disks);
    // Four P30 have 20,000 IOPS.
    expect(answer?.verdict).toBe('throttled');
    await expect.poll(() => bar(page).innerText()).toContain('data, 4 × P30');
    // It lies over nothing that is typed into.
    const [top, bottom] = await Promise.all([
      bar(page).evaluate((element) => element.getBoundingClientRect().top),
      field(page, 'disks.1.iops').evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(bottom).toBeLessThanOrEqual(top);
    // Until the details of another answer are there, what is below its sentence is that of the last one.
    await calculatorOf(page).locator('.root[data-settled]').waitFor();
    await bar(page).getByRole('button', { name: 'Answer' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    expect(
      await calculatorOf(page)
        .locator('.headline')
        .evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element),
    ).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('it says what the headline says where credits, and no limit, decide', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/burst/', { context });
    await alive(page);
    const first = calculatorOf(page).locator('form :is(summary, input)').first();
    await first.click();
    await bar(page).waitFor();
    await expect
      .poll(() => bar(page).innerText())
      .toMatch(/^Throttled\s+Full 3,500 IOPS for 30 min, then 2,300\.\s+Answer$/);
  });

  test('a comparison has its buttons in the place of the label of an example', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/throttle/', { context });
    await alive(page);
    const calculator = calculatorOf(page);
    expect(await calculator.locator('.example').count()).toBe(1);
    await button(page, 'Compare').click();
    await button(page, 'End comparison').waitFor();
    expect(await calculator.locator('.example').count()).toBe(0);
  });

  test('it is not there in a frame, which is as high as its page, nor on paper', async ({
    openSite,
  }) => {
    const { page } = await openSite('embed/cap-check/', { query: 'vm=D16ds_v5', context });
    await alive(page);
    await type(page, 'io-size', '64k', 'io-size=64KiB');
    expect(await bar(page).count()).toBe(0);

    const { page: own } = await openSite('calculators/cap-check/', { context });
    await alive(own);
    await unfold(own, 'disks.1.iops');
    await field(own, 'disks.1.iops').focus();
    await bar(own).waitFor();
    await own.emulateMedia({ media: 'print' });
    expect(await bar(own).isVisible()).toBe(false);
  });
});
