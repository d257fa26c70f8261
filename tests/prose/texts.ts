/** The sentences of the project that a reader sees, each piece with the line it begins on. */
import ts from 'typescript';
import { blanked } from '../../src/site/tags.ts';
import { isTest, nodesOf, type Source, sourcesOf } from '../house/sources.ts';

export type Piece = { readonly path: string; readonly line: number; readonly text: string };

/** What is somebody else's by right: commands and job files, quotations, names and addresses. */
const notOurs = [
  /^(`{3,}|~{3,}).*?^\1/gms,
  /`[^`\n]*`/g,
  /\{\/\*.*?\*\/\}/gs,
  /^\s*>.*$/gm,
  /“[^”\n]*”/g,
  /(?<=\])\([^)\n]*\)/g,
];
const component = /<\/?[A-Z]\w*(?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*\s*\/?>/g;

/**
 * A page in pieces: between what is not ours, and each table cell by itself, since cells hold terms
 * of the field. A component leaves a gap that words are read across.
 */
export function piecesOfPage({ path, text }: Source): readonly Piece[] {
  // A bar ends a piece here as it ends a cell; what is blanked leaves blanks, so lines stay.
  const marked = notOurs.reduce(
    (left, pattern) => left.replace(pattern, (found) => `|${found.replace(/[^\n]/g, ' ')}`),
    text,
  );
  return cut(
    path,
    1,
    blanked(marked, component).replace(/\n\s*\n/g, (gap) => `|${gap}`),
  );
}

/** What the calculators say: the string literals of their sources. */
export function piecesOfCode(source: Source): readonly Piece[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest);
  return [...nodesOf(source)]
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    .map((node) => ({
      path: source.path,
      line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
      text: saidBy(node).replace(/“[^”]*”/g, '|'),
    }))
    .flatMap(({ path, line, text }) => cut(path, line, text));
}

/** A literal, or a template without what is put into it. */
function saidBy(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map(({ literal }) => ` ${literal.text}`).join('');
}

function cut(path: string, first: number, text: string): readonly Piece[] {
  let line = first;
  return text.split('|').flatMap((piece) => {
    const begins = line;
    line += piece.split('\n').length - 1;
    return piece.trim() ? [{ path, line: begins, text: piece }] : [];
  });
}

/** Everything the project says: the guide, the calculators, and the words beside the dataset. */
export const allPieces = (): readonly Piece[] => [
  ...sourcesOf('content/*/**/*.mdx', 'README.md', 'CONTRIBUTING.md', 'content/README.md').flatMap(
    piecesOfPage,
  ),
  ...sourcesOf('src/{calculators,limits,elements,site}/**/*.{ts,tsx}')
    .filter((source) => !isTest(source))
    .flatMap(piecesOfCode),
];
