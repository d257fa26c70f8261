/** Draws the results. Every string becomes a text node, never markup. */
import { makeElement } from '../dom.ts';
import { type Entry, isRow } from './entry.ts';
import type { Found, Hit } from './finder.ts';
import { type Piece, snippetOf } from './snippet.ts';

/** More are neither read nor worth the time to draw. */
const most = 20;
/** One page must not fill the list with its sections. */
const mostOfPage = 3;

const drawn = (pieces: readonly Piece[]) =>
  pieces.map(({ text, marked }) => (marked ? makeElement('mark', {}, text) : text));

/** The hits to show, in order: as sizes and disks and as texts, of which those with the best hit are first. Sizes and disks are looked for by name and are never left out for their page. */
function shownOf(hits: readonly Hit[]): readonly (readonly Hit[])[] {
  const shown = new Map<string, number>();
  const best = hits
    .filter(({ entry: { kind, address } }) => {
      if (isRow(kind)) return true;
      const [page = ''] = address.split('#');
      shown.set(page, (shown.get(page) ?? 0) + 1);
      return (shown.get(page) ?? 0) <= mostOfPage;
    })
    .slice(0, most);
  return [...Map.groupBy(best, ({ entry }) => isRow(entry.kind)).values()];
}

/** On a disk a folder has no page of its own, so its index is named. */
const hrefOf = (address: string, root: string) =>
  new URL(address.replace(/(^|\/)(?=#|$)/, '$1index.html'), root).href;

/** Where a result is: its kind, and the page or question it belongs to, which says what a size is. */
const placeOf = ({ kind, page, title, heading }: Entry) =>
  [isRow(kind) ? '' : kind, page || (title ? heading : '')].filter(Boolean).join(' · ');

/** Marked is only what shows why it was found: names are read whole. */
function drawHit({ entry, terms }: Hit, root: string): HTMLLIElement {
  const href = hrefOf(entry.address, root);
  const link = makeElement('a', { href }, entry.title || entry.heading);
  const around = isRow(entry.kind) ? { class: 'row' } : {};
  const item = makeElement('li', around, link, ' ', makeElement('span', {}, placeOf(entry)));
  if (entry.text)
    item.append(makeElement('p', {}, ...drawn(snippetOf(entry.text, new Set(terms)))));
  return item;
}

const plural = (count: number) => `${count.toLocaleString('en')} result${count === 1 ? '' : 's'}`;

/** How many there are, in words. */
const countSentence = (all: number, shown: number) =>
  shown < all ? `${plural(all)}, the best ${shown}.` : `${plural(all)}.`;

/** A list, under a heading where there are two. */
const drawGroup = (group: readonly Hit[], groups: number, root: string) => [
  ...(groups > 1
    ? [
        makeElement(
          'p',
          { class: 'group' },
          isRow(group[0]?.entry.kind ?? 'Page') ? 'VM sizes and disks' : 'Pages',
        ),
      ]
    : []),
  makeElement('ol', {}, ...group.map((hit) => drawHit(hit, root))),
];

/** What to do where nothing was found. */
function advice(root: string): HTMLElement {
  const to = (address: string, text: string) =>
    makeElement('a', { href: hrefOf(address, root) }, text);
  return makeElement(
    'ul',
    { class: 'advice' },
    makeElement('li', {}, 'Use fewer words, or only the beginning of a word.'),
    makeElement('li', {}, 'VM sizes and disks go by name: D8s_v3, Standard_DS13_v2, P30.'),
    makeElement(
      'li',
      {},
      'Or look through the ',
      to('calculators/', 'calculators'),
      ', the ',
      to('#guide', 'guide'),
      ', the ',
      to('limits/', 'limits'),
      ' and the ',
      to('reference/glossary/', 'glossary'),
      '.',
    ),
  );
}

/** A long query is not repeated whole. */
const quoted = (query: string) => `“${query.length > 40 ? `${query.slice(0, 40)}…` : query}”`;

export type Drawing = { readonly status: string; readonly list: HTMLElement };

/** What was not looked for, and how the results are meant. */
function about({ meant, unknown, partial }: Found): string {
  const instead = meant === undefined ? '' : `Did you mean ${quoted(meant)}? `;
  const lacking = unknown.length > 0 ? `No page about ${quoted(unknown.join('”, “'))}. ` : '';
  return `${instead}${lacking}${partial ? 'With some of the words: ' : ''}`;
}

/** @param root the address of the site’s folder */
export function drawResults(query: string, found: Found, root: string): Drawing {
  const { hits } = found;
  if (hits.length === 0)
    return { status: `Nothing found for ${quoted(query)}.`, list: advice(root) };
  const shown = shownOf(hits);
  return {
    status: about(found) + countSentence(hits.length, shown.flat().length),
    list: makeElement('div', {}, ...shown.flatMap((group) => drawGroup(group, shown.length, root))),
  };
}
