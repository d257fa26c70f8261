/** Imports point one way, and calculators run in any JavaScript engine. */
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { cyclesIn, type Edge, edgesIn } from './graph.ts';
import { floors, folderOf, isAllowed, isBelow, mayImport, refresh } from './layers.ts';
import { importsOf, isTest, nodesOf, root, type Source, sourcesOf } from './sources.ts';
import { inTemporaryFolder, plant } from './tree.ts';

/** These folders run anywhere: in Node, in a browser, in a test. */
const pure = new Set([
  ...['units', 'readers', 'limits', 'laws', 'storage', 'kit', 'calculators', 'accuracy'],
]);

/** What ties the calculators together. */
const list = 'src/calculators/index.ts';

/** Imports of `.astro` files, which dependency-cruiser does not read. */
const astroEdges = (source: Source): readonly Edge[] =>
  importsOf(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => ({
      from: source.path,
      to: path.posix.join(path.posix.dirname(source.path), specifier),
      circular: false,
    }));

const inWords = ({ from, to }: Edge) => `${from} imports ${to}`;

/** Tests, and files beside the folders, may import what they like. */
const isLayered = ({ from: file }: Edge) =>
  file.split('/').length > 2 && !isTest({ path: file, text: '' });

/** Imports that the table does not allow, as sentences. */
const forbiddenImportsIn = (edges: readonly Edge[]) =>
  edges.filter((edge) => isLayered(edge) && !isAllowed(edge.from, edge.to)).map(inWords);

/** Imports from a room into one that is not below it, as sentences. */
const climbsIn = (edges: readonly Edge[]) =>
  edges.filter((edge) => isLayered(edge) && !isBelow(edge.from, edge.to)).map(inWords);

/** The calculator that a file belongs to, unless it is shared by all of them. */
const calculatorOf = (file: string) => /^src\/calculators\/(?!shared\/)([^/]+)\/./.exec(file)?.[1];

/** Imports from what calculators share, or from one of them, into another, as sentences. */
const tiesIn = (edges: readonly Edge[]) =>
  edges
    .filter(({ from, to }) => {
      const other = calculatorOf(to);
      return (
        other !== undefined && from.startsWith('src/calculators/') && other !== calculatorOf(from)
      );
    })
    .filter((edge) => isLayered(edge) && edge.from !== list)
    .map(inWords);

/** Globals that only a browser has, and functions whose result depends on the reader’s language. */
const platformGlobals = new Set(['document', 'window', 'Intl', 'localeCompare', 'toLocaleString']);

/** What keeps a pure file from running in plain Node and in a browser alike. */
function platformLeaksOf(source: Source): readonly string[] {
  const imports = importsOf(source)
    .filter((specifier) => !/^\.{1,2}\/.*\.tsx?$/.test(specifier))
    .map((specifier) => `${source.path} imports ${specifier}`);
  // A field or a variable of that name is found too, and has to be called something else. Most files name none.
  const isNamed = [...platformGlobals].some((name) => source.text.includes(name));
  const globals = [...(isNamed ? nodesOf(source) : [])]
    .filter((node) => ts.isIdentifier(node))
    .filter(({ text }) => platformGlobals.has(text))
    .map((node) => {
      const line = source.text.slice(0, node.end).split('\n').length;
      return `${source.path}:${line} mentions ${node.text}: choose another name if it is one of yours`;
    });
  return [...imports, ...globals];
}

const sources = sourcesOf('src/**/*.{ts,tsx,astro}').filter(
  (source) => !isTest(source) && source.path.split('/').length > 2,
);
const pages = sources.filter((source) => source.path.endsWith('.astro'));
let edges: readonly Edge[] = [];
beforeAll(async () => {
  edges = [...(await edgesIn(root, ['src', refresh.folder])), ...pages.flatMap(astroEdges)];
});

describe('imports point one way', () => {
  test('every folder of src has its row in the table', () => {
    const folders = new Set(sources.map((source) => folderOf(source.path)));
    expect(folders.size).toBeGreaterThan(5);
    expect(Object.keys(mayImport).sort()).toEqual([...folders].sort());
  });

  test('the imports of every file are read', () => {
    const read = new Set(edges.flatMap(({ from, to }) => [from, to]));
    const isolated = sources.filter((one) => importsOf(one).every((name) => !name.startsWith('.')));
    const expected = sources.filter((one) => !isolated.includes(one)).map(({ path: file }) => file);
    expect(expected.length).toBeGreaterThan(300);
    expect(expected.filter((file) => !read.has(file))).toEqual([]);
  });

  test.each(Object.keys(mayImport))('%s imports only what its row allows', (folder) => {
    const ofFolder = edges.filter(({ from }) => folderOf(from) === folder);
    expect(ofFolder.length).toBeGreaterThan(0);
    expect(forbiddenImportsIn(ofFolder)).toEqual([]);
  });

  test('what compares the limits with what is published imports only what it may', () => {
    const ofTool = edges.filter(({ from }) => from.startsWith(`${refresh.folder}/`));
    const others = ofTool.filter(({ to }) => !to.startsWith(`${refresh.folder}/`));
    expect([...new Set(others.map(({ to }) => folderOf(to)))].sort()).toEqual(
      [...refresh.mayImport].sort(),
    );
    expect(others.filter(({ to }) => !to.startsWith('src/'))).toEqual([]);
    expect(ofTool.length).toBeGreaterThan(30);
  });

  test('within a folder of several rooms, rooms import only from those below', () => {
    for (const folder of Object.keys(floors))
      expect(edges.filter(({ to }) => to.startsWith(`${folder}/`)).length).toBeGreaterThan(20);
    expect(climbsIn(edges)).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    expect(cyclesIn(edges)).toEqual([]);
  });

  test('a calculator is imported by none other, and by no shared file but the list', () => {
    expect(edges.filter(({ from }) => from === list).map(({ to }) => calculatorOf(to))).toContain(
      'cap-check',
    );
    expect(tiesIn(edges)).toEqual([]);
  });
});

describe('the rules for imports catch', () => {
  const faults: Readonly<Record<string, string>> = {
    'src/units/a.ts': "import { a } from '../kit/a.ts';\nexport const b = a;",
    'src/laws/a.ts': "import type { A } from '../limits/a.ts';\nexport type B = A;",
    'src/kit/a.ts': "export * from '../calculators/index.ts';",
    'src/ui/a.tsx': "export const site = await import('../site/a.ts');",
    'src/cli/a.ts': "import { a } from '../../tests/a.ts';\nexport const b = a;",
    'src/embed/a.ts': "export type B = import('../pages/a.ts').A;",
    'src/limits/b.ts': "import '../../package.json';",
  };
  const sound: Readonly<Record<string, string>> = {
    'package.json': '{}',
    'tests/a.ts': 'export const a = 1;',
    'src/calculators/index.ts': "export { a } from './one/a.ts';",
    'src/calculators/one/a.ts': "export { b as a } from '../two/b.ts';",
    'src/calculators/two/b.ts': "import { c } from '../shared.ts';\nexport const b = c;",
    'src/calculators/shared.ts': "export { d as c } from './two/d.ts';",
    'src/calculators/two/d.ts': 'export const d = 1;',
    'src/limits/a.ts': "import type { C } from './c.ts';\nexport type A = C;",
    'src/limits/c.ts': "import type { D } from './d.ts';\nexport type C = D;",
    'src/limits/d.ts': "import type { A } from './a.ts';\nexport type D = A;\nexport type E = 1;",
    'src/limits/e.ts': "export type { E } from './d.ts';",
    'src/site/a.ts': "import name from '../../package.json';\nexport const a = name;",
    'src/pages/a.ts': "export { a } from '../site/a.ts';\nexport type A = 1;",
  };
  let planted: readonly Edge[] = [];
  beforeAll(async () => {
    planted = await inTemporaryFolder(async (folder) => {
      await plant(folder, { ...sound, ...faults });
      return edgesIn(folder);
    });
  });

  test.each(Object.entries(faults))('%s: %s', (file) => {
    expect(forbiddenImportsIn(planted).filter((one) => one.startsWith(`${file} `))).toHaveLength(1);
  });

  test('an import from a room beside or above, or from one that has no floor', () => {
    const climbs = [
      ['src/storage/set-up/a.ts', 'src/storage/verdict/a.ts'],
      ['src/storage/find/a.ts', 'src/storage/benchmark/a.ts'],
      ['src/calculators/shared/fields/a.ts', 'src/calculators/shared/volume/a.ts'],
      ['src/storage/verdict/a.ts', 'src/storage/attic/a.ts'],
      ['src/ui/view/a.tsx', 'src/ui/element/a.ts'],
      ['src/ui/find/a.tsx', 'src/ui/throttle/a.tsx'],
      ['src/ui/browser/a.ts', 'src/ui/state/a.ts'],
    ] as const;
    const sound = [
      ['src/storage/find/a.ts', 'src/storage/path/a.ts'],
      ['src/storage/find/a.ts', 'src/storage/find/b.ts'],
      ['src/ui/find/a.tsx', 'src/ui/browser/a.ts'],
      ['src/calculators/find/a.ts', 'src/storage/find/b.ts'],
    ] as const;
    const edgesOf = (pairs: readonly (readonly [string, string])[]) =>
      pairs.map(([from, to]) => ({ from, to, circular: false }));
    expect(climbsIn(edgesOf([...climbs, ...sound]))).toEqual(edgesOf(climbs).map(inWords));
  });

  test('nothing else, such as an import from below', () => {
    expect(forbiddenImportsIn(planted)).toHaveLength(Object.keys(faults).length);
  });

  test('an import in the code of an .astro file', () => {
    const text = "---\nimport B from '../pages/b.astro';\n---\n<B />";
    expect(forbiddenImportsIn(astroEdges({ path: 'src/site/a.astro', text }))).toHaveLength(1);
  });

  test('a cycle of types, and name the files in it', () => {
    expect(cyclesIn(planted)).toEqual([['src/limits/a.ts', 'src/limits/c.ts', 'src/limits/d.ts']]);
  });

  test('a calculator or a shared file that imports a single calculator', () => {
    expect(tiesIn(planted)).toEqual([
      'src/calculators/one/a.ts imports src/calculators/two/b.ts',
      'src/calculators/shared.ts imports src/calculators/two/d.ts',
    ]);
  });
});

describe('what calculates runs anywhere', () => {
  test.each([...pure])(
    '%s: relative imports with endings; no document, no window, no language of the reader',
    (folder) => {
      const own = sources.filter((source) => folderOf(source.path) === folder);
      expect(own.flatMap(platformLeaksOf)).toEqual([]);
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
    expect(platformLeaksOf({ path: 'src/kit/a.ts', text })).toHaveLength(1);
  });

  test('a comment or a sentence may speak of a window', () => {
    const text = "/** An IO waits for the next window. */\nexport const said = 'the next window';";
    expect(platformLeaksOf({ path: 'src/laws/a.ts', text })).toEqual([]);
  });
});
