/** From the HTML of a page to HTML that Markdown can say: what only serves a screen goes, what has no Markdown of its own becomes words. */
import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { superscript } from '../../units/superscript.ts';
import { element, elementsOf, type Rule, strongParagraph, text } from './html-tree.ts';
import { plainTable } from './table.ts';

/** Ways around the site, what needs a script, and what only repeats another part. */
const chrome = [
  'nav, noscript, script, link, button, input, select, textarea, datalist, wbr',
  '[hidden], .crumb, .notice, .on-page, .past, .on-this-page, .explorer-form, .with-script',
  'a.as-markdown, .updated, .live',
  // A diagram has its words next to its drawings, and a fold the rule that it says while it is closed.
  '.diagram > .panels, .key, .says, .says + small',
].join();

/** `10²⁰`, which plain text can say; anything else with a sign before it. */
function above(found: Element): readonly ElementContent[] {
  const words = toText(found);
  if (!/^[\d−-]+$/.test(words)) return [text(`^${words}`)];
  return [text(superscript(words))];
}

/** The words for who cannot see a drawing; a drawing that is only for the eye has none. */
function described(found: Element): readonly ElementContent[] {
  const { ariaHidden, ariaLabel } = found.properties;
  if (ariaHidden === 'true') return [];
  const inside = selectAll('title, desc', found).map((part) => toText(part).trim());
  const words = typeof ariaLabel === 'string' ? ariaLabel : inside.filter(Boolean).join('. ');
  return words ? [element('p', [text(words)])] : [];
}

/** Terms and their descriptions, as `**term**: description`. */
function list({ children }: Element): readonly ElementContent[] {
  const groups = elementsOf(children, 'div').flatMap((group) => group.children);
  const items: ElementContent[] = [];
  let term: readonly ElementContent[] = [];
  for (const part of elementsOf([...children, ...groups], 'dt, dd'))
    if (part.tagName === 'dt') term = part.children;
    else items.push(element('li', [element('strong', term), text(': '), ...part.children]));
  return [element('ul', items)];
}

/** Where a statement was read, in brackets behind it. */
function cited(found: Element): readonly ElementContent[] {
  return toText(found).trimStart().startsWith('(')
    ? [text(' '), ...found.children]
    : [text(' ('), ...found.children, text(')')];
}

/** A block of code says which language it is in, and its text is kept as it is. */
const fenced = (found: Element) =>
  element('pre', [
    element('code', [text(toText(found))], {
      className: [`language-${String(found.properties['dataLanguage'])}`],
    }),
  ]);

export const plainRules: readonly Rule[] = [
  [chrome, () => []],
  ['svg, [role="img"]', described],
  ['a.cited', (found) => [text(` (source ${toText(found)})`)]],
  ['cite', cited],
  ['pre[data-language]', (found) => [fenced(found)]],
  ['sup', above],
  ['var, sub, kbd', ({ children }) => children],
  ['dl', list],
  ['table', plainTable],
  ['aside, .formula', ({ children }) => [element('blockquote', children)]],
  // A row that unfolds may begin with a heading.
  ['summary:has(h2, h3)', ({ children }) => children],
  ['.aside-title, summary, figcaption', (found) => [strongParagraph([text(toText(found))])]],
  // On the page it links to itself.
  ['.question h3', (found) => [element('h3', [text(toText(found))])]],
  // A list of questions is a list: no heading is inside an item.
  ['li > :is(h2, h3)', ({ children }) => [strongParagraph(children)]],
];

/** The explorer's tables hold hundreds of rows; the file and the pages that have them are named instead. */
export const rowsRule: Rule = [
  '.rows',
  (found) => {
    const pages = new Map(
      selectAll('.group a', found).map((link) => [String(link.properties.href), link.children]),
    );
    const links = [...pages].flatMap(([href, children], at) => [
      text(at > 0 ? ', ' : ''),
      element('a', children, { href }),
    ]);
    const caption = select('caption', found);
    return [
      element('p', [
        text(`${caption ? toText(caption).trim() : 'The rows'}: together in `),
        element('a', [text('limits.csv')], { href: '/limits.csv' }),
        text(', and page by page under '),
        ...links,
        text('.'),
      ]),
    ];
  },
];
