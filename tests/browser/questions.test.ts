/** The page of questions: each on a card, with a link that can be copied. */
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { expect, test } from 'vitest';
import { read } from './markup.ts';

const page = fromHtml(read('start/questions/index.html'));
const cards = selectAll('main section.question', page);

test('every question is a heading that links to itself', () => {
  expect(cards.length).toBe(selectAll('main h3', page).length);
  for (const card of cards) {
    const heading = select('h3', card);
    const link = select('h3 > a', card);
    expect(link?.properties.href).toBe(`#${heading?.properties.id}`);
    expect(heading && toText(heading)).toMatch(/\?$/);
  }
});

test('every answer leads to a calculator or a page', () => {
  for (const card of cards)
    expect(selectAll('p a:not(.limit, .cited)', card).length, toText(card)).toBeGreaterThan(0);
});

test('no calculator comes before the first question', () => {
  const [first] = selectAll('main :is(headroom-calculator, section.question)', page);
  expect(first?.tagName).toBe('section');
});

test('in Markdown a question is a heading without a link', () =>
  expect(read('start/questions/page.md')).toMatch(
    /^### Do the cached and the uncached limit add up\?$/m,
  ));
