/** A built page as Markdown: its title, its answer and its date first, then its text. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { calculatorParts, calculatorRule } from './calculator.ts';
import { element, lineOf, rewrite, text, unfolded } from './html-tree.ts';
import { linkFrom, linkRule, type Places } from './links.ts';
import { plainRules, rowsRule } from './plain-html.ts';

/** What a page says of itself before its text begins. */
export type Page = {
  /** Its address, such as `/optimise/io-size/`. */
  readonly address: string;
  readonly tree: Root;
  readonly title: string;
  /** The one sentence that answers, or says what the page is for. */
  readonly answer: string;
  /** The day its facts were checked. */
  readonly checked: string | undefined;
};

export function parsePage(address: string, html: string): Page {
  const tree = fromHtml(html);
  const description = select('meta[name="description"]', tree)?.properties['content'];
  return {
    address,
    tree,
    title: lineOf(select('main h1', tree)),
    answer: lineOf(select('main p.answer, main p.lead', tree)) || String(description ?? ''),
    checked: lineOf(select('.updated time', tree)) || undefined,
  };
}

/** Whether the page names its own Markdown, as all pages of text do. */
export const hasMarkdown = ({ tree }: Page): boolean =>
  select('link[rel~="alternate"][type="text/markdown"]', tree) !== undefined;

/**
 * Signs that would mean something in Markdown are marked so that they don't. Two stay as they are,
 * since they mean nothing there: the low line of DS15_v2, and the & of a query.
 */
const unmarked = (markdown: string) =>
  markdown
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
    .replace(/\\&(?!#?[\da-z]+;)/gi, '&');

const handlers: NonNullable<Options['handlers']> = {
  text: (...given) => unmarked(defaultHandlers.text(...given)),
  link: Object.assign(
    (...given: Parameters<typeof defaultHandlers.link>) => unmarked(defaultHandlers.link(...given)),
    { peek: () => '[' },
  ),
};

const style: Options = {
  bullet: '-',
  emphasis: '*',
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmTableToMarkdown()],
  handlers,
};

/**
 * @param editions the editions of the limits, in a sentence
 * @param questionOf the question that a calculator answers
 */
export function markdownOf(
  page: Page,
  places: Places,
  editions: string,
  questionOf: (id: string) => string,
): string {
  const main = select('main', page.tree);
  if (!main) throw new Error(`${page.address} has no main content.`);
  const to = linkFrom(page.address, places);
  const opening = [
    element('h1', [text(page.title)]),
    element('blockquote', [element('p', [text(page.answer)])]),
    element('p', [
      text(`${page.checked ? `Facts checked ${page.checked}. ` : ''}${editions} `),
      element('a', [text('The page itself')], { href: 'index.html' }),
      text('.'),
    ]),
  ];
  const body = rewrite(rewrite(unfolded(main.children), [rowsRule]), [
    // The opening has them already.
    ['h1, p:is(.answer, .lead)', (found) => (opened(found, page) ? [] : [found])],
    calculatorRule(questionOf, to),
    ...calculatorParts,
    ...plainRules.slice(0, 3),
    linkRule(to),
    ...plainRules.slice(3),
  ]);
  const tree = toMdast({ type: 'root', children: [...opening, ...body] }) as Nodes;
  return toMarkdown(tree, style);
}

const opened = (found: Element, { title, answer }: Page) => [title, answer].includes(lineOf(found));
