/** Who may import whom: imports point one way, so that each part can be read without those above it. */
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, isTest, nodesOf, type Source, sourcesOf } from './sources.ts';

const below = [
  'units',
  'limits',
  'laws',
  'kit',
  'calculators',
  'accuracy',
  'charts',
  'elements',
  'embed',
];

/** The table of the house. A folder may always import from itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  units: [],
  limits: ['units'],
  laws: ['units'],
  kit: ['units'],
  calculators: ['units', 'limits', 'laws', 'kit'],
  // Computed beside measured: what the laws and the calculators say of runs that others timed.
  accuracy: ['units', 'limits', 'laws', 'calculators'],
  charts: ['units', 'kit'],
  // The catalogue reaches the page through the element, so it may look into limits and units too.
  elements: ['units', 'limits', 'kit', 'calculators', 'charts'],
  // A copy prints shares as the page does.
  embed: ['units', 'kit', 'calculators', 'charts', 'elements'],
  site: below,
  pages: [...below, 'site'],
};

/** These folders run anywhere: in Node, in a browser, in a test. */
const pure = new Set(['units', 'limits', 'laws', 'kit', 'calculators', 'accuracy']);

/** Outside the sources there is only the project's own name and version, for the pages to print. */
const mayReachOutside = (home: string, target: string) =>
  home === 'site' && target === 'package.json';

const folderOf = (file: string) => file.split('/')[1] ?? '';

/** Imports that the table does not allow, as sentences. */
function strangersOf(source: Source): readonly string[] {
  const home = folderOf(source.path);
  return importsOf(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.posix.join(path.posix.dirname(source.path), specifier))
    .filter((target) => {
      if (!target.startsWith('src/')) return !mayReachOutside(home, target);
      const folder = folderOf(target);
      return folder !== home && !mayImport[home]?.includes(folder);
    })
    .map((target) => `${source.path} imports ${target}`);
}

/** What a page has and Node has not, and what says another thing to a reader of another language. */
const elsewhere = new Set(['document', 'window', 'Intl', 'localeCompare', 'toLocaleString']);

/** What keeps a pure file from running in plain Node and in a browser alike. */
function impuritiesOf(source: Source): readonly string[] {
  const imports = importsOf(source)
    .filter((specifier) => !/^\.{1,2}\/.*\.tsx?$/.test(specifier))
    .map((specifier) => `${source.path} imports ${specifier}`);
  const globals = [...nodesOf(source)]
    .filter((node) => ts.isIdentifier(node))
    .filter(({ text }) => elsewhere.has(text))
    .map(({ text }) => `${source.path} mentions ${text}`);
  return [...imports, ...globals];
}

const sources = sourcesOf('src/**/*.{ts,tsx,astro}').filter(
  (source) => !isTest(source) && source.path.split('/').length > 2,
);

describe('imports point one way', () => {
  test('every folder of src has its row in the table', () => {
    const folders = new Set(sources.map((source) => folderOf(source.path)));
    expect(folders.size).toBeGreaterThan(5);
    expect(Object.keys(mayImport)).toEqual(expect.arrayContaining([...folders]));
  });

  test.each(Object.keys(mayImport))('%s imports only what its row allows', (folder) => {
    const own = sources.filter((source) => folderOf(source.path) === folder);
    expect(own.flatMap(strangersOf)).toEqual([]);
  });

  test.each([
    ['src/units/a.ts', "import { b } from '../kit/b.ts';"],
    ['src/laws/a.ts', "import type { B } from '../limits/types.ts';"],
    ['src/kit/a.ts', "export * from '../calculators/index.ts';"],
    ['src/elements/a.ts', "const site = await import('../site/a.ts');"],
    ['src/site/a.astro', "---\nimport B from '../pages/b.astro';\n---\n<B />"],
    ['src/charts/a.ts', "import { c } from '../../tests/c.ts';"],
  ])('the rule catches %s: %s', (file, text) => {
    expect(strangersOf({ path: file, text })).toHaveLength(1);
  });
});

describe('what calculates runs anywhere', () => {
  test.each([...pure])(
    '%s: relative imports with endings; no document, no window, no language of the reader',
    (folder) => {
      const own = sources.filter((source) => folderOf(source.path) === folder);
      expect(own.flatMap(impuritiesOf)).toEqual([]);
    },
  );

  test.each([
    "import { readFileSync } from 'node:fs';",
    "import { getCollection } from 'astro:content';",
    "import { scaleLog } from 'd3-scale';",
    "import { kib } from '../units/index';",
    'const width = window.innerWidth;',
    'export const page = globalThis.document;',
    'export const sorted = names.toSorted((a, b) => a.localeCompare(b));',
  ])('the rule catches: %s', (text) => {
    expect(impuritiesOf({ path: 'src/kit/a.ts', text })).toHaveLength(1);
  });

  test('a comment or a sentence may speak of a window', () => {
    const text = "/** An IO waits for the next window. */\nexport const said = 'the next window';";
    expect(impuritiesOf({ path: 'src/laws/a.ts', text })).toEqual([]);
  });
});
