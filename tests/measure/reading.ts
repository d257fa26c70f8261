/**
 * `npm run reading`: how much there is to read on each page of the guide, and how hard it is: words,
 * mean length of a sentence, and the grade by Flesch and Kincaid (years of school that a reader
 * needs). Ends with the totals and the mean grade, and exits with 1 if that is above 10.
 */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { nodesOf } from '../../src/site/content-checks/tags.ts';
import { sourcesOf } from '../architecture/sources.ts';
import { table } from './table.ts';

/** The highest mean grade of the guide. */
const maxGrade = 10;

export type Counts = {
  readonly word: number;
  readonly sentence: number;
  readonly syllable: number;
};
export type Reading = {
  /** All words that a reader sees: of sentences, headings and tables. */
  readonly words: number;
  /** Of the sentences alone, since a heading or a cell of a table is none. */
  readonly text: Counts;
};

type Node = ReturnType<typeof nodesOf>[number];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Takes the place of code within a sentence, so that it counts as a word of one syllable: no rule says how a path is pronounced. */
const code = 'x';

/** Whatever has a letter or a digit between two blanks. */
const wordsOf = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];

/** Names of sizes and disks and numbers count as one syllable, like code. */
const syllablesOf = (word: string) => (/[\d_/]/.test(word) ? 1 : Math.max(1, syllable(word)));

/** The text of a node without front matter, code blocks, comments, formulas and the tags of components. */
function textOf(node: Node): string {
  if (/^(?:yaml|code|mdx\w*Expression)$/.test(node.type) || node.name === 'Formula') return '';
  if (node.type === 'inlineCode') return code;
  if (node.children) return node.children.map(textOf).join('');
  return (node.value ?? (node.type === 'break' ? ' ' : '')).replace(/\s+/g, ' ');
}

/**
 * Counts what a reader of a page reads.
 * @param text the page as it is written in MDX
 * @throws with line and column where the page is no MDX
 */
export function readingOf(text: string): Reading {
  const nodes = nodesOf(text);
  const hidden = new Set(nodes.filter(({ name }) => name === 'Formula').flatMap(belowOf));
  const textsOf = (type: RegExp) =>
    nodes.filter((node) => type.test(node.type) && !hidden.has(node)).map(textOf);
  const found = textsOf(/^paragraph$/).flatMap((paragraph) =>
    Array.from(sentences.segment(paragraph), ({ segment }) => wordsOf(segment)),
  );
  const words = found.flat();
  return {
    words: words.length + textsOf(/^(?:heading|tableCell)$/).flatMap(wordsOf).length,
    text: {
      word: words.length,
      sentence: found.filter(({ length }) => length > 0).length,
      syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
    },
  };
}

function belowOf(node: Node): readonly Node[] {
  return (node.children ?? []).flatMap((child) => [child, ...belowOf(child)]);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function print() {
  const pages = sourcesOf('content/*/**/*.mdx').map(({ path, text }) => {
    const { words, text: counts } = readingOf(text);
    return { path, words, counts, grade: fleschKincaid(counts) };
  });
  const row = (path: string, words: number, { word, sentence }: Counts, grade: number) => [
    path,
    words,
    (word / sentence).toFixed(1),
    grade.toFixed(1),
  ];
  const countOf = (key: keyof Counts) => sum(pages.map(({ counts }) => counts[key]));
  const all = {
    word: countOf('word'),
    sentence: countOf('sentence'),
    syllable: countOf('syllable'),
  };
  // A page without a sentence has no grade.
  const grades = pages.map(({ grade }) => grade).filter(Number.isFinite);
  const mean = sum(grades) / grades.length;
  console.log(
    table(
      ['page', 'words', 'words a sentence', 'grade'],
      [
        ...pages.map(({ path, words, counts, grade }) => row(path, words, counts, grade)),
        row(`${pages.length} pages`, sum(pages.map(({ words }) => words)), all, fleschKincaid(all)),
      ],
    ),
  );
  console.log(`\nMean grade of the pages: ${mean.toFixed(1)}, at most ${maxGrade}.`);
  if (mean > maxGrade) process.exitCode = 1;
}

if (process.argv[1] === new URL(import.meta.url).pathname) print();
