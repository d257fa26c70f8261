/** What nobody uses is not there: files, and names that are given to others. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamed, given, taken } from './names.ts';
import { isTest, type Source, sourcesOf } from './sources.ts';

/** The whole tree is read, which takes a second, and longer where a build runs beside it. */
const patience = { timeout: 30_000 };

const sources = sourcesOf('src/**/*.{ts,tsx,astro,css}').filter((source) => !isTest(source));
const readers = sourcesOf('tests/**/*.{ts,tsx}', 'src/**/*.test.ts', '*.{ts,mjs}');

/**
 * Where reading begins: pages, the guide's collection, types for the compiler, and what commands
 * run. Tests are readers too: a law may wait for its calculator, and a comparison is for them alone.
 */
const isEntry = ({ path }: Source, commands: string) =>
  path.startsWith('src/pages/') ||
  /^src\/(content\.config|.*\/[\w-]+\.d)\.ts$/.test(path) ||
  commands.includes(`node ${path}`);

/** Does a pattern of the code mean this file? One that would mean any file means none. */
const matches = (file: string, pattern: string) =>
  /^src\/\w[^*]*\*[^*]*\.tsx?$/.test(pattern) && posix.matchesGlob(file, pattern);

/** The files that are reached from an entry or from a configuration. */
function reachedIn(files: readonly Source[], entries: readonly Source[]): ReadonlySet<string> {
  const byPath = new Map(files.map((source) => [source.path, source]));
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    if (reached.has(source.path)) continue;
    reached.add(source.path);
    waiting.push(
      ...filesNamed(source).flatMap((file) =>
        file.includes('*')
          ? files.filter(({ path }) => matches(path, file))
          : (byPath.get(file) ?? []),
      ),
    );
  }
  return reached;
}

/** The names that a file gives and nobody takes. Pages give theirs to Astro, scripts to whoever loads them by name. */
function idleIn(files: readonly Source[], others: readonly Source[]): readonly string[] {
  const wanted = new Set([...files, ...others].flatMap(taken));
  // What a pattern fetches is taken whole.
  const fetched = [...files, ...others]
    .flatMap(filesNamed)
    .filter((pattern) => pattern.includes('*'));
  return files
    .filter(({ path }) => !/^src\/(pages\/|content\.config|.*\/script\.tsx?$)/.test(path))
    .filter(({ path }) => !path.endsWith('.css') && !wanted.has(`${path}#*`))
    .filter(({ path }) => !fetched.some((pattern) => matches(path, pattern)))
    .flatMap((source) =>
      given(source)
        .filter((name) => !wanted.has(`${source.path}#${name}`))
        .map((name) => `${source.path} gives ${name}`),
    );
}

test(
  'every file of src is reached from a page, a command, the configuration or a test',
  patience,
  () => {
    // Scripts of npm, and commands that a README names.
    const commands = sourcesOf('package.json', 'src/**/README.md').map(({ text }) => text);
    const entries = sources.filter((source) => isEntry(source, commands.join('\n')));
    expect(entries.length).toBeGreaterThan(10);
    const reached = reachedIn(sources, [...entries, ...readers]);
    expect(sources.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  },
);

test('every name that a file gives to others is taken by somebody', patience, () => {
  expect(sources.flatMap(given).length).toBeGreaterThan(500);
  expect(idleIn(sources, readers)).toEqual([]);
});

test.each([
  ['src/a/a.ts', 'export const a = 1;'],
  ['src/a/a.ts', 'export function a() {}'],
  ['src/a/index.ts', "export { a } from './a.ts';"],
])('the rule catches an idle name in %s: %s', (path, text) => {
  expect(idleIn([{ path, text }], [])).toEqual([`${path} gives a`]);
});

test.each([
  "import { a as b } from '../a/a.ts';",
  "import * as all from '../a/a.ts';",
  "const all = await import('../a/a.ts');",
  "export * from '../a/a.ts';",
  "type All = typeof import('../a/a.ts');",
])('a name is used by: %s', (text) => {
  const a = { path: 'src/a/a.ts', text: 'export const a = 1;' };
  expect(idleIn([a], [{ path: 'src/b/b.ts', text }])).toEqual([]);
});
