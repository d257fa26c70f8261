/** Pages and screens speak the field’s words: private ones stay out of sentences, headings, tables and labels, quotations apart. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isTest, type Source, sourcesOf } from '../architecture/sources.ts';
import { blanked, notProse } from './blank-out.ts';
import { pages } from './pages.ts';

/** Each with the word to use instead. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\bgates?\b/i, 'limit'],
  [/\bknees?\b/i, 'crossover size'],
  [/\boverdraw\w*/i, 'exceed'],
  [/\b(?:gets|get|lets|let|got) through\b/i, 'achievable, allows'],
  [/\basked of limit\b/i, 'demand / limit'],
  [/\bbinds?\b/i, 'is the bottleneck'],
  [/\bcounsels?\b/i, 'explanation'],
  [/\bremed(?:y|ies)\b/i, 'options that fit, ways to get more'],
  [/\bhand-?over\b/i, 'related calculators'],
  [/\bhogs?\b/i, 'noisy neighbour'],
  [/\bIOPS you want\b/i, 'target IOPS'],
  [/\bwhat would fit\b/i, 'options that fit'],
  [/\bmore to ask for\b/i, 'ways to get more'],
  [/\bby default it says\b/i, 'example'],
  // As labels of checks.
  [/^(?:Broken|Mind|Holds)$/, 'Failed, Warning, Passed'],
];

const findings = (line: number, text: string) =>
  replaced
    .filter(([word]) => word.test(text))
    .map(([word, instead]) => `${line}: ${text.match(word)?.[0]}, say ${instead}`);

/** Quotations keep the words that they have. */
const ours = (text: string) => text.replace(/“[^”]*”/g, '');

/** So do code, addresses and components. */
const said = (text: string) =>
  ours(blanked(text, notProse))
    .split('\n')
    .flatMap((line, at) => findings(at + 1, line));

test.each(pages)('$path says none of them', ({ text }) => expect(said(text)).toEqual([]));

/** A value of the published dataset. */
const ofDataset = 'cached limit';
/** What code uses among itself: an id, a class, a path, or a list of such. */
const isForCode = (text: string) => /^[^A-Z\s]*$/.test(text) || text === ofDataset;

/** What a source shows to readers of the site: its strings, and the text of its markup. */
function saidBySource({ path, text }: Source): readonly string[] {
  // The markup of Astro is near enough to that of TSX.
  const isAstro = path.endsWith('.astro');
  const code = isAstro ? `${text.replace(/^---\n/, '\n').replace(/\n---\n/, '\n;<>\n')}</>` : text;
  const file = ts.createSourceFile(isAstro ? 'a.tsx' : path, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && !isForCode(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(...findings(line + 1, ours(node.text)));
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

const sources = sourcesOf(
  'src/{kit,storage,calculators,elements,charts,ui,embed,site,pages}/**/*.{ts,tsx,astro}',
  'src/limits/rules/*.ts',
  'src/limits/rules.ts',
).filter((source) => !isTest(source));

test.each(sources)('$path shows none of them', (source) => {
  expect(saidBySource(source)).toEqual([]);
});

describe('the rule', () => {
  test.each([
    ['## The three gates', 'gates'],
    ['---\nanswer: A full gate hurts everybody.\n---', 'gate'],
    ['| Volume | Knee |', 'Knee'],
    ['It names the limit that binds.', 'binds'],
    ['<Formula>gate = 1</Formula>', 'gate'],
  ])('finds what %j says', (text, word) => {
    expect(said(text)).toHaveLength(1);
    expect(said(text)[0]).toContain(`: ${word}, say `);
  });

  test.each([
    '[limits](/throttling/three-gates/)',
    '<Diagram of="three-gates" />',
    '“A gate is full.”',
    '`gate-miss`',
    'Bindings and aggregates are other words.',
  ])('leaves alone %j', (text) => expect(said(text)).toEqual([]));
});
