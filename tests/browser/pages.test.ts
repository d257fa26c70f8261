/** Every page of the built folder, opened as a reader opens it. */
import { describe, expect } from 'vitest';
import { hasMoved } from '../../src/site/guide/moved-pages.ts';
import { all } from '../sampled-calculators.ts';
import { numbersOf, screenOf } from './cases.ts';
import { shiftsOf } from './layout-shifts.ts';
import { htmlFiles, read, tagsOf } from './markup.ts';
import { sampledCases } from './sampled-cases.ts';
import type { Way } from './setup.ts';
import { test, ways } from './visit.ts';

/** Pages made from the dataset are alike: some of each kind are opened, and links and policy are tested on all. */
const alike =
  /^limits\/(?!(ebdsv5|dsv2|premium-ssd|ultra-disk|errata|data|sources)\/)[^/]+\/index\.html$/;
/** Tested closely elsewhere: embeds, single files, and the pages of calculators that this run looks at. */
const elsewhere = new RegExp(
  `^(embed/[^/]+/index|single/[^/]+|calculators/(${sampledCases.map(({ id }) => id).join('|')})/index)\\.html$`,
);
const others = htmlFiles.filter(
  (file) => !elsewhere.test(file) && !alike.test(file) && !hasMoved(file),
);

/** From a disk every run opens a page of each folder: there they are alike in what could fail. */
const folderOf = (file: string) => file.split('/').at(0);
/** The page for unknown addresses asks for its files at several places, and one of them is right (`not-found.test.ts`). */
const isOpened = (file: string, way: Way) =>
  (all && file !== '404.html') ||
  way === '/' ||
  (way === 'file://' &&
    file !== '404.html' &&
    others.find((one) => folderOf(one) === folderOf(file)) === file);

test('there are pages', () => expect(others).toContain('index.html'));

// A visit is mostly waiting, so that several go on at once.
describe.concurrent.each(others)('%s', (file) => {
  test.for(ways.filter((way) => isOpened(file, way)))(
    'opens quietly, stays where it is and fits a narrow screen, hosted at %s',
    async (way, { openSite, expect }) => {
      const { page } = await openSite(file, { way });
      expect(await shiftsOf(page)).toEqual([]);
      expect(await page.title()).not.toBe('');
      expect(await page.locator('h1').count()).toBe(1);
      await page.setViewportSize({ width: 360, height: 740 });
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(360);
    },
  );
});

/** The calculators that a page lists: the attributes of each, and its readouts in base units. */
function printedIn(file: string) {
  const printed: { of: ReadonlyMap<string, string>; readouts: Record<string, number> }[] = [];
  for (const { name, attributes } of tagsOf(read(file))) {
    if (name === 'headroom-calculator') printed.push({ of: attributes, readouts: {} });
    const [id, value] = ['data-readout', 'data-value'].map((each) => attributes.get(each));
    const last = printed.at(-1);
    if (name === 'output' && last && id && value !== undefined) last.readouts[id] = Number(value);
  }
  return printed;
}

// That a browser without scripts shows what is printed is tested with each kind of page (`calculators.test.ts`).
test.each(others.filter((file) => read(file).includes('<headroom-calculator')))(
  '%s prints the answer to each case that it asks',
  (file) => {
    const printed = printedIn(file);
    expect(printed.length).toBeGreaterThan(0);
    for (const { of, readouts } of printed) {
      const inputs = [...of].filter(([name]) => name !== 'of' && name !== 'address');
      const screen = screenOf(of.get('of') ?? '', new URLSearchParams(inputs).toString());
      expect(screen.answer).toBeDefined();
      expect(readouts).toEqual(numbersOf(screen));
    }
  },
);

test('the table of contents marks the last heading in the upper third, down the page and up again', async ({
  openSite,
}) => {
  const { page } = await openSite('start/how-to-read-an-answer/');
  const links = page.locator('.contents a:visible');
  const known = await links.allTextContents();
  expect(known.length).toBeGreaterThan(2);
  const read = () =>
    page.locator('main :is(h2, h3)').evaluateAll(
      (headings, named) =>
        headings
          .filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
          .flatMap(({ textContent }) => (named.includes(textContent ?? '') ? textContent : []))
          .slice(-1),
      known,
    );
  const marked = () => page.locator('.contents [aria-current]:visible').allTextContents();
  const seen = new Set<string>();
  for (const part of [0.2, 0.5, 1, 0.4, 0.1, 0]) {
    await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
    const now = await read();
    await expect.poll(marked).toEqual(now);
    seen.add(now.join());
  }
  expect(seen.size).toBeGreaterThan(2);
});
