/** A Markdown page as its tables: the text of each cell, its line, and the headings above it. */

import { markdownToMdast } from 'satteri';
import { defined } from '../../../src/units/omit-undefined.ts';
import { dayOf } from './observed.ts';

export type Cell = { readonly text: string; readonly line: number };
export type PageTable = {
  /** The headings that the table is under, the outermost first. */
  readonly under: readonly string[];
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
};
export type Page = { readonly date?: string; readonly tables: readonly PageTable[] };

type Node = {
  readonly type: string;
  readonly depth?: number;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } } | undefined;
};

const belowOf = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(belowOf)];

/** The words of a node. A superscript is the number of a footnote, and an element such as `<br>` separates words. */
function textOf(node: Node): string {
  let raised = 0;
  const words = belowOf(node).map(({ type, value = '' }) => {
    if (type === 'html') {
      if (/^<sup\b/i.test(value)) raised++;
      if (/^<\/sup>/i.test(value)) raised--;
      return ' ';
    }
    return raised > 0 ? '' : value;
  });
  return words
    .join('')
    .replace(/[ \s]+/g, ' ')
    .trim();
}

/** The day in the head of a page, which documents write as `ms.date: 07/29/2024`. */
const dateIn = (head: string) => dayOf(/^\s*ms\.date:\s*"?([\d/-]+)/m.exec(head)?.[1] ?? '');

/** Reads the tables of a page, those in lists and notes too. */
export function parsePage(text: string): Page {
  const root = markdownToMdast(text) as Node;
  let date: string | undefined;
  let under: readonly { readonly depth: number; readonly text: string }[] = [];
  const tables: PageTable[] = [];
  for (const node of belowOf(root)) {
    if (node.type === 'yaml') date ??= dateIn(node.value ?? '');
    if (node.type === 'heading') {
      const depth = node.depth ?? 1;
      under = [...under.filter((one) => one.depth < depth), { depth, text: textOf(node) }];
    }
    if (node.type !== 'table') continue;
    const [head = [], ...rows] = (node.children ?? []).map((row) =>
      (row.children ?? []).map((cell) => ({
        text: textOf(cell),
        line: cell.position?.start.line ?? row.position?.start.line ?? 1,
      })),
    );
    tables.push({ under: under.map((one) => one.text), head, rows });
  }
  return { ...defined({ date }), tables };
}
