/** What axe-core finds wrong with a page, those parts in shadow roots too. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A question that axe leaves open, and who answers it instead. */
type Open = {
  readonly rule: string;
  /** The elements it is left open for. */
  readonly where: string;
  readonly reason: string;
};

/** Whatever else axe leaves open fails the test. */
export const leftOpen: readonly Open[] = [
  {
    rule: 'color-contrast',
    where: 'svg text',
    reason:
      'axe cannot tell what a word in a drawing stands on; tests/contrast.test.ts computes it for every colour used there',
  },
  {
    rule: 'color-contrast',
    where: '.limits .marked th *',
    reason:
      'axe cannot tell the ground of a head whose edge is half outside its row; ink, quiet and the colours of states on the washes are pairs of tests/contrast.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '.stepped button',
    reason: 'a plus or minus sign is ink on card, a pair of tests/contrast.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '.root:has(~ .phone-bar:not([hidden])) *',
    reason:
      'it lies under the bar at the foot of a phone, where nobody reads it; above the bar it is looked at by tests/browser/accessible.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '.axis-ends *',
    reason:
      'the ends of the time axis stand under the cursor, a line from edge to edge; quiet on paper is a pair of tests/contrast.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '.reading *',
    reason:
      'what is read from a chart lies over the chart, on a card: these are pairs of tests/contrast.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '.lane :is(.count, .rate), .lane b',
    reason:
      'a count of commits has one digit, and lies above a drawing that is cut at its edge; ink and quiet on paper and on the washes are pairs of tests/contrast.test.ts',
  },
  {
    rule: 'color-contrast',
    where: 'th[rowspan]',
    reason:
      'a head of two rows lies over the second of them; its words and ground are those of the heads beside it, and a pair of tests/contrast.test.ts',
  },
  {
    rule: 'color-contrast',
    where: 'body:has(.menu[open]) main *',
    reason:
      'it lies under the open menu, where nobody reads it; with the menu shut it is looked at by tests/browser/accessible.test.ts',
  },
  {
    rule: 'link-in-text-block',
    where: 'main:has(.choose[open]) .rows *',
    reason:
      'it lies under the list that is open; with the list shut it is looked at by tests/browser/accessible.test.ts',
  },
  {
    rule: 'color-contrast',
    where: 'main:has(.choose[open]) :is(.counted, .rows, .prices, .block, details:not(.choose)) *',
    reason:
      'it lies under the list that is open, where nobody reads it; with the list shut it is looked at by tests/browser/accessible.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '.root:has(.offers:not([hidden])) > .calculator *',
    reason:
      'it lies under the list of names, where nobody reads it; with the list shut it is looked at by tests/browser/accessible.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '.offers *',
    reason:
      'the list of names lies over the page, on a ground of its own: its colours on card and wash are pairs of tests/contrast.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '.root:has(.cases) > .calculator *',
    reason:
      'the list of cases lies over the answer, on a ground of its own: its colours on card are pairs of tests/contrast.test.ts; what lies under it is looked at with the list shut',
  },
  {
    rule: 'th-has-data-cells',
    where: '.compare table',
    reason:
      'a group of rows has its name across all columns, which axe does not follow; the rows are tested by tests/browser/toolbar.test.ts',
  },
  {
    rule: 'th-has-data-cells',
    where: '.examples table, .rows table',
    reason:
      'the name of a case or series heads the rows below it across all columns, which axe does not follow; the rows and their heads are tested by tests/browser/limits-pages.test.ts, tests/browser/explorer.test.ts and tests/worked-examples.test.ts',
  },
  {
    rule: 'color-contrast',
    where: '#search:placeholder-shown',
    reason:
      'on a phone the box is empty until somebody comes to it; with words in it, it is a state of tests/browser/page-states.ts',
  },
];

/**
 * In a table that scrolls, cells stay in sight over others, and rows lie behind what follows: what a
 * word stands on cannot be told there. Laid out flat, with the same colours, it can. A bar is a part of
 * the cell’s ground and stands beside its figure, never behind it.
 */
const flat = `
  .rows, .wide, .panel { max-height: none !important; overflow: visible !important; contain: none !important; }
  :is(.rows, .wide) :is(thead, tbody, tr, th, td) { position: static !important; content-visibility: visible !important; }
  .block { content-visibility: visible !important; }
  :is(.rows, .compare) :is(.iops, .rate) { background: none !important; }
  #tray { position: static !important; }
  .rows table { width: auto !important; }
  .rows tr { flex-wrap: wrap !important; height: auto !important; }
`;

/** The rules that a colour scheme can break. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Every violation and open question, as “rule: element, what is wrong”. */
async function complaintsOf(page: Page, rules: readonly string[] | undefined) {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([only, open]) => {
      const { violations, incomplete, passes } = await (
        globalThis as unknown as { axe: typeof axe }
      ).axe.run(document, {
        elementRef: true,
        resultTypes: ['violations', 'incomplete'],
        ...(only ? { runOnly: [...only] } : {}),
      });
      const hostOf = (element: HTMLElement | undefined) => {
        const root = element?.getRootNode();
        return root instanceof ShadowRoot ? root.host : undefined;
      };
      const explained = (rule: string, element: HTMLElement | undefined) =>
        open.some(
          ({ rule: left, where }) =>
            left === rule && (element?.matches(where) || hostOf(element)?.matches(where)),
        );
      const sentences = (kind: string, results: typeof violations) =>
        results.flatMap(({ id, nodes }) =>
          nodes
            .filter(({ element }) => kind === 'violation' || !explained(id, element))
            .map(({ target, any, all, none }) => {
              const why = [...any, ...all, ...none].map(({ message }) => message);
              return `${kind} of ${id}: ${target.join(' ')}: ${why.join('; ')}`;
            }),
        );
      return {
        looked: passes.length,
        complaints: [
          ...sentences('violation', violations),
          ...sentences('open question', incomplete),
        ],
      };
    },
    [rules, leftOpen] as const,
  );
}

/** What is wrong with the page as it stands, in light and in dark. */
export async function wrongWith(page: Page): Promise<readonly string[]> {
  await page.addStyleTag({ content: flat });
  // Nobody sees the rows that a filter hides, and axe would spend most of its time on them. One is
  // left, since a table from which the filter hides all still has rows.
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('table')) {
      const unseen = [...table.rows].filter((row) => !row.checkVisibility());
      for (const row of unseen.slice(1)) row.remove();
    }
  });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await complaintsOf(page, undefined);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await complaintsOf(page, ofColour);
  // A page on which nothing could be looked at has nothing wrong with it.
  expect(light.looked).toBeGreaterThan(10);
  expect(dark.looked).toBeGreaterThan(0);
  return [
    ...light.complaints,
    ...dark.complaints
      .filter((each) => !light.complaints.includes(each))
      .map((each) => `in the dark: ${each}`),
  ];
}
