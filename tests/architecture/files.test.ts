/** Rules about files that no compiler checks. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { nodesOf, type Source, sourcesOf } from './sources.ts';

/** Longer than this, and a file is probably two things. */
const maxLines = 260;

const tooLong = ({ path, text }: Source) => {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > maxLines ? [`${path} has ${lines} lines`] : [];
};

/** A test that is skipped, or that makes others be skipped, tests nothing. */
function skippedTests(source: Source): readonly string[] {
  const starts = new Set(['it', 'test', 'describe', 'suite']);
  const skipping = new Set(['skip', 'only', 'todo', 'skipIf', 'runIf', 'fails']);
  // Most files have none of these words anywhere, and need not be parsed.
  if (![...skipping].some((word) => source.text.includes(word))) return [];
  return [...nodesOf(source)]
    .filter((node) => ts.isPropertyAccessExpression(node))
    .filter(({ name, expression }) => {
      const [first = ''] = /^\w+/.exec(nameChain(expression)) ?? [];
      return skipping.has(name.text) && starts.has(first);
    })
    .map(({ name }) => `${source.path} skips a test with .${name.text}`);
}

/** The chain of names before a property: `test`, `test.concurrent`. */
const nameChain = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? nameChain(node.expression) : '';
};

/** While a page loads, its last element changes: what is styled by position from the end would move. */
const selectsLastElements = ({ path, text }: Source) =>
  [...text.matchAll(/:(last-|nth-last-|only-|empty\b)[\w-]*/g)].map(
    ([what]) => `${path} has ${what}`,
  );

/**
 * Rules for whatever is beside or in something that has no class. At each key words of an answer come and go: a browser
 * then looks up the style of everything around them again, and not only of what a rule names.
 */
const selectsAnything = ({ path, text }: Source) =>
  [
    ...text.matchAll(
      /(?:(?:\*|[\s>][a-z]+) [+~] |:has\((?:[^()]|\([^()]*\))*\))(?:[^,{]*[ >])?(?:\*|:[a-z-]+-child[^,{]*)\s*[,{]/g,
    ),
  ].map(([what]) => `${path} has ${what.trim()}`);

type Package = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Dependencies given as a range, which would be another version tomorrow. */
const inexact = (manifest: Package) =>
  groups
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);

const only = (file: string) => {
  const [source] = sourcesOf(file);
  if (!source) throw new Error(`${file} is missing`);
  return source.text;
};

describe('files', () => {
  test(`no file of src, or of what compares the limits with what is published, has more than ${maxLines} lines`, () => {
    const sources = sourcesOf('{src,tests/measure/refresh}/**/*.{ts,tsx,astro,css,mjs}');
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(tooLong)).toEqual([]);
    expect(tooLong({ path: 'a.ts', text: 'x;\n'.repeat(maxLines + 1) })).toHaveLength(1);
  });

  test('no test is skipped', () => {
    const sources = sourcesOf('{src,tests}/**/*.{test,test-d}.{ts,tsx}');
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.flatMap(skippedTests)).toEqual([]);
  });

  test.each(['test.skip("a")', 'describe.only("a")', 'it.concurrent.only("a")', 'test.todo("a")'])(
    'the rule catches %s',
    (text) => expect(skippedTests({ path: 'a.test.ts', text })).toHaveLength(1),
  );
});

describe('styles', () => {
  test('none depends on which element is the last', () => {
    const sources = sourcesOf('{src,public}/**/*.{css,astro}');
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap(selectsLastElements)).toEqual([]);
  });

  test.each(['td:last-child {', 'p:only-of-type {', 'td:nth-last-child(3) {', 'p:empty {'])(
    'the rule catches %s',
    (text) => expect(selectsLastElements({ path: 'a.css', text })).toHaveLength(1),
  );

  test('none of a calculator is for whatever is beside or in something', () => {
    const sources = sourcesOf('src/ui/**/*.css').filter(
      ({ path }) => !/print|only-answer/.test(path),
    );
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap(selectsAnything)).toEqual([]);
  });

  test.each([
    '.controls > * + * {',
    '.controls > details + .fields > :first-child {',
    '.limits:not(:has(.marked)) tr > :first-child {',
    '.plots:has(> .numbered) > * {',
  ])('the rule catches %s', (text) =>
    expect(selectsAnything({ path: 'a.css', text })).toHaveLength(1),
  );
});

describe('dependencies', () => {
  test('every version is exact', () => {
    const manifest = JSON.parse(only('package.json'));
    expect(Object.keys(manifest.dependencies)).not.toEqual([]);
    expect(inexact(manifest)).toEqual([]);
    expect(inexact({ dependencies: { a: '^1.0.0', b: '1.x', c: 'latest' } })).toHaveLength(3);
  });

  test('the lock file names no download address, so that any registry can serve it', () => {
    const lock = only('package-lock.json');
    expect(lock).toContain('"integrity"');
    expect(lock).not.toMatch(/"resolved":/);
  });
});
