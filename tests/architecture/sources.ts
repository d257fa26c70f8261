/** The sources as the rules of the architecture see them: paths, texts, and what each file imports. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.join(import.meta.dirname, '../..');

/** A file of the project; its path is relative to the root, with forward slashes. */
export type Source = { readonly path: string; readonly text: string };

export function sourcesOf(...patterns: readonly string[]): readonly Source[] {
  return globSync([...patterns], { cwd: root })
    .map((found) => found.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

export const isTest = ({ path: file }: Source) => /\.test(-d)?\.tsx?$/.test(file);

/** In an `.astro` file the code stands between two fences, and the rest is markup. */
const codeOf = ({ path: file, text }: Source) =>
  file.endsWith('.astro') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text;

/** The specifiers a file imports, types included. */
export const importsOf = (source: Source): readonly string[] =>
  ts.preProcessFile(codeOf(source), true, true).importedFiles.map(({ fileName }) => fileName);

/** Several rules look at the same file; it is read once. */
const parsed = new WeakMap<Source, ts.SourceFile>();
function syntaxOf(source: Source): ts.SourceFile {
  const cached = parsed.get(source);
  if (cached) return cached;
  const file = ts.createSourceFile(source.path, codeOf(source), ts.ScriptTarget.Latest);
  parsed.set(source, file);
  return file;
}

/** Every piece of syntax in a file; comments are none. */
export function* nodesOf(source: Source): Generator<ts.Node> {
  const waiting: ts.Node[] = [syntaxOf(source)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
}
