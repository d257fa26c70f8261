/** The kinds of page and the states they get into, as a person brings them about. */
import type { Page } from 'playwright-core';
import { calculators } from '../../src/calculators/index.ts';
import { iostatText } from '../burst/texts.ts';
import { alive, unfold } from './calculator.ts';
import { cases } from './cases.ts';

export type State = {
  readonly name: string;
  readonly page: string;
  readonly query?: string;
  readonly width?: number;
  /** What is done there; the state stands once it is through. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** One of the few that every run looks at; the others are looked at when all are. */
  readonly always?: boolean;
};

const manyRows = Array.from(
  { length: 12 },
  (_, at) => `${['data', 'log', 'tempdb', 'other'][at % 4]}:P30x1:None`,
).join(',');
const explorer = (page: Page) =>
  page.locator('.sizes thead button').first().waitFor({ state: 'attached' });
/** Waits until every row has followed: those below the window go in the frames after the first. */
const filtered = (page: Page) =>
  page.waitForFunction(() => {
    const [count] = /\d+/.exec(document.getElementById('count')?.textContent ?? '') ?? [];
    const shown = [...document.querySelectorAll('.sizes')].flatMap((table) =>
      table.checkVisibility()
        ? [...table.querySelectorAll('tbody:not([hidden]) tr:not([hidden], .group)')]
        : [],
    );
    return shown.length === Number(count);
  });
const map = (page: Page) => page.locator('#map[data-live]').waitFor();
const checklist = (page: Page) => page.locator('#checklist[data-live]').waitFor();
const read = async (page: Page) => {
  await alive(page);
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
};

/** Types into a field for names and goes to the first that is found. */
const find = (field: string, text: string) => async (page: Page) => {
  await alive(page);
  const named = `[name="${field}"]`;
  const box = page.locator(`headroom-calculator ${named}`).first();
  // On a phone its group is folded.
  if (!(await box.isVisible()))
    await page
      .locator('headroom-calculator .group', { has: page.locator(named) })
      .locator('> summary')
      .click();
  await box.click();
  await page.locator('.offers').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('ArrowDown');
};

const statesOfLimits: readonly State[] = [
  { name: 'throttled', query: '', always: true },
  { name: 'tight', query: 'vm=D16ds_v5&disks=data:P30x1:None&target-throughput=195MB/s' },
  { name: 'fits', query: 'vm=D16ds_v5&disks=data:P30x1:None' },
  { name: 'a list with many rows', query: `vm=D48ds_v5&disks=${manyRows}` },
  {
    name: 'problems, the answer withheld',
    query: 'vm=D99&disks=data:P99x1:Never&target-iops=many&read=200%25&nonsense=1',
    always: true,
  },
  { name: 'on a phone', query: '', width: 320 },
].map((state) => ({ ...state, page: 'calculators/cap-check/', act: alive }));

export const states: readonly State[] = [
  { name: 'home', page: '', act: map, always: true },
  { name: 'the map', page: 'map/', act: map, always: true },
  { name: 'the map on a phone', page: 'map/', query: 'series=Dsv5', width: 360, act: map },
  { name: 'the gallery', page: 'calculators/' },
  ...statesOfLimits,
  ...cases.flatMap(({ id, field, unreadable }): readonly State[] => [
    { name: `${id} as it opens`, page: `calculators/${id}/`, act: alive },
    {
      name: `${id} without an answer`,
      page: `calculators/${id}/`,
      query: `${field}=${unreadable}&nonsense=1`,
      act: alive,
    },
    { name: `${id} in a frame`, page: `embed/${id}/`, act: alive, always: id === 'io-size' },
  ]),
  {
    name: 'the list of sizes, open',
    page: 'calculators/cap-check/',
    act: find('vm', 'e8bds'),
    always: true,
  },
  {
    name: 'the list of disks, open on a phone',
    page: 'calculators/cap-check/',
    width: 360,
    act: find('disks.1.disk', 'ultra'),
    always: true,
  },
  { name: 'the list of sizes, empty', page: 'calculators/io-size/', act: find('vm', 'zzzz') },
  { name: 'a chart being read', page: 'calculators/io-size/', act: read, always: true },
  {
    name: 'a text that nobody can read, on the page of a diagnosis',
    page: 'calculators/diagnose/',
    act: async (page) => {
      await alive(page);
      await unfold(page, 'text');
      await page.locator('headroom-calculator textarea').fill('hello');
      await page.locator('headroom-calculator .area .problem').waitFor();
    },
    always: true,
  },
  {
    name: 'a measured day that has gaps, on the page of a burst',
    page: 'calculators/burst/',
    act: async (page) => {
      await alive(page);
      const text = iostatText([[60, 3500]], { without: (at) => at > 20 && at < 40 });
      await unfold(page, 'text');
      await page.locator('headroom-calculator textarea').fill(text);
      await page.getByText('There are no samples for').waitFor();
    },
  },
  {
    name: 'what was tried',
    page: 'calculators/cap-check/',
    act: async (page) => {
      await alive(page);
      await page
        .getByRole('link', { name: /^Apply/ })
        .first()
        .click();
    },
  },
  {
    name: 'the strip with a cell open',
    page: 'calculators/cap-check/',
    act: async (page) => {
      await alive(page);
      await unfold(page, 'disks.1.count');
    },
    always: true,
  },
  {
    name: 'the share panel, open',
    // A page that is longer than the panel.
    page: 'calculators/cap-check/',
    act: async (page) => {
      await alive(page);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.locator('#share textarea').first().waitFor();
      await page.locator('#share-for').waitFor();
      // What lies under it is looked at where it is shut: axe cannot tell what it stands on.
      await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('headroom-calculator') ?? {};
        for (const under of [
          ...document.querySelectorAll<HTMLElement>('main > :not(headroom-calculator), footer'),
          ...(shadowRoot?.querySelectorAll<HTMLElement>('form, .answer') ?? []),
        ])
          under.style.visibility = 'hidden';
      });
    },
    always: true,
  },
  {
    name: 'two cases compared',
    page: 'calculators/cap-check/',
    query: 'vm=E16bds_v5&io-size=64KiB&a=io-size%3D64KiB',
    act: async (page) => {
      await alive(page);
      await page.locator('.compare table').first().waitFor();
    },
    always: true,
  },
  {
    name: 'two cases compared on a phone, one of them unreadable',
    page: 'calculators/cap-check/',
    query: 'vm=D8s_v3&a=vm%3DD99',
    width: 360,
    act: async (page) => {
      await alive(page);
      await page.locator('.compare table').first().waitFor();
    },
  },
  {
    name: 'the cases that are kept, one of them named',
    page: 'calculators/cap-check/',
    act: async (page) => {
      await alive(page);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Cases' }).click();
      await page.getByLabel('Save this case as').fill('Now');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved as Now.').waitFor();
    },
    always: true,
  },
  {
    name: 'the verdict at the foot of a phone',
    page: 'calculators/cap-check/',
    width: 360,
    act: async (page) => {
      await alive(page);
      await unfold(page, 'disks.1.iops');
      await page.locator('[name="disks.1.iops"]').focus();
      await page.getByRole('button', { name: 'Answer', exact: true }).waitFor();
    },
    always: true,
  },
  { name: 'a guide page', page: 'optimise/io-size/', act: alive, always: true },
  {
    name: 'a guide page with its details open',
    page: 'optimise/io-size/',
    act: async (page) => {
      const own = '.insert > details > summary';
      await page.locator(own).click();
      await alive(page);
      for (const summary of await page.locator(`main summary:visible:not(${own})`).all())
        await summary.click();
    },
  },
  {
    name: 'what is found',
    page: '',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.insertText('qeue depth');
      await page.locator('#found ol a').first().waitFor();
    },
    always: true,
  },
  {
    name: 'nothing is found',
    page: '',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.insertText('zzzzqqqq');
      await page.locator('#found').waitFor();
    },
  },
  {
    name: 'the menu, open',
    page: 'concepts/units/',
    width: 360,
    act: async (page) => {
      await alive(page);
      await page.locator('.menu > summary').click();
    },
    always: true,
  },
  { name: 'the explorer', page: 'limits/', act: explorer },
  {
    name: 'the explorer, filtered, sorted and compared',
    page: 'limits/',
    query:
      'min-uncached-iops=300000&lifecycle=all&sort=-uncached-iops&compare=E96bds_v5,D8s_v5&edition=both',
    act: async (page) => {
      await explorer(page);
      await page.locator('#compare table').waitFor();
      await filtered(page);
    },
    always: true,
  },
  ...['Columns', 'More filters'].map(
    (name): State => ({
      name: `the explorer, ${name.toLowerCase()} open`,
      page: 'limits/',
      // A few rows: all are alike, and axe looks at each for long.
      query: 'q=16+vcpu+amd+%E2%89%A5+1000+MB/s',
      act: async (page) => {
        await explorer(page);
        await filtered(page);
        await page.locator('#explorer summary', { hasText: name }).click();
      },
      always: true,
    }),
  ),
  {
    name: 'the explorer, asked what it cannot read',
    page: 'limits/',
    query: 'q=20.000+iops&min-uncached-iops=many&compare=nothing',
    act: explorer,
  },
  { name: 'a series', page: 'limits/ebdsv5/', always: true },
  { name: 'the checklist, empty', page: 'start/checklist/', act: checklist },
  {
    name: 'the checklist, filled in',
    page: 'start/checklist/',
    act: async (page) => {
      await checklist(page);
      const field = (name: string) => page.locator(`#checklist [name="${name}"]`);
      for (const summary of await page.locator('#checklist summary').all()) await summary.click();
      await field('name').fill('Orders');
      await field('iops.peak.99').fill('4000');
      await field('io-size.peak.99').fill('16 KiB');
      await field('growth').fill('lots');
      await page.locator('#checklist .problem').first().waitFor();
    },
    always: true,
  },
  { name: 'no page', page: '404.html', always: true },
];

/** Every calculator stands among the states. */
export const missing = calculators
  .map(({ id }) => id)
  .filter((id) => !states.some(({ page }) => page === `calculators/${id}/`));
