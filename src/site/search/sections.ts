/** From the HTML of a built page to its sections, as a reader sees them. */
import type { Element, Nodes, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { matches, select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';

export type Section = {
  /** Where the section can be linked to; the page's beginning has none. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
};
export type PageText = { readonly title: string; readonly sections: readonly Section[] };

/** What is on a page but not part of its text: navigation, pictures, forms, citations, prices, tables of measured runs, lists of pages and calculators, which are found by themselves. */
const aside =
  'nav, template, script, svg, form, button, sup, cite, .cited, [aria-labelledby="about"], .questions, .workloads, .crumb, .notice, .on-this-page, .pager, .amounts, .runs, .updated, .age, .unseen';
const heading = 'h2[id], h3[id], h4[id], summary > :is(h2, h3)';

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** The text of a part of a page without those, on one line. */
function lineOf(node: RootContent, leaveOut: string): string {
  const without = (one: Nodes): Nodes =>
    'children' in one
      ? ({
          ...one,
          children: one.children
            .filter((child) => !isElement(child) || !matches(leaveOut, child))
            .map(without),
        } as Nodes)
      : one;
  // Entries of a list and cells of a table would run into each other on one line.
  return toText(without(node))
    .replace(/(?<![\s.:;,?!…])\s*\n\s*(?=\S)/g, '; ')
    .replace(/(?<=\S)\t+(?=\S)/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The sections of a page's content, in order; the first is what comes before any heading. A page
 * without content or title has none.
 * @param leaveOut what else is not text here, as a selector: tables whose rows are found by name
 */
export function sectionsOf(html: string, leaveOut = ''): PageText | undefined {
  const tree = fromHtml(html);
  const main = select('main', tree);
  const top = main && select('h1', main);
  if (!main || !top) return undefined;

  const skipped = leaveOut ? `${aside}, ${leaveOut}` : aside;
  const sections: { anchor: string; heading: string; pieces: string[] }[] = [
    { anchor: '', heading: '', pieces: [] },
  ];
  const headings = new Set(selectAll(heading, main));
  const walk = (node: RootContent, inside = '') => {
    if (isElement(node)) {
      if (node === top || matches(skipped, node)) return;
      if (headings.has(node)) {
        const anchor = String(node.properties['id'] ?? inside);
        sections.push({ anchor, heading: lineOf(node, skipped), pieces: [] });
        return;
      }
      if (node.children.length > 0 && (select(heading, node) || select('h1', node))) {
        // A link to a row that is folded leads to what is inside, which opens it.
        const unfolds = matches('details', node) && select(':scope > [id]', node);
        for (const child of node.children)
          walk(child, unfolds ? String(unfolds.properties['id']) : inside);
        return;
      }
    }
    const line = lineOf(node, skipped);
    if (line) sections.at(-1)?.pieces.push(line);
  };
  for (const child of main.children) walk(child);
  return {
    title: lineOf(top, skipped),
    sections: sections.map(({ anchor, heading: title, pieces }) => ({
      anchor,
      heading: title,
      text: pieces.join(' '),
    })),
  };
}
