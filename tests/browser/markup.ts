/** The built folder as text: its files, and the tags of a page. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasMoved } from '../../src/site/guide/moved-pages.ts';
import { dist } from './setup.ts';

/** Every file of the built folder, with forward slashes. */
export const files: readonly string[] = globSync('**/*', { cwd: dist, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
  .map((file) => file.split(path.sep).join('/'))
  .sort();

export const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
export const htmlFiles = files.filter((file) => file.endsWith('.html'));
/** A single file carries everything inside itself; every other page carries nothing inline. */
export const pages = htmlFiles.filter((file) => !file.startsWith('single/'));

/** Frames and single files are for other people's pages; a wrong or former address is for nobody to go to. */
export const isForReaders = (file: string) =>
  !/^(embed|single)\/|^404\.html$/.test(file) && !hasMoved(file);

export type Tag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands inside a script or a style. */
  readonly inside?: string;
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** All tags of a page, those in declarative shadow roots too. Comments and the text of scripts and styles hold none. */
export function tagsOf(html: string): readonly Tag[] {
  const pieces =
    /<!--.*?-->|<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>(?:(?<=<(?:script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>)(.*?)<\/\1\s*>)?/gis;
  const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
  return [...html.matchAll(pieces)]
    .filter(([, name]) => name !== undefined)
    .map(([, name = '', written = '', inside]) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...written.matchAll(attribute)].map(([, key = '', ...values]) => [
          key.toLowerCase(),
          decoded(values.find((value) => value !== undefined) ?? ''),
        ]),
      ),
      ...(inside === undefined ? {} : { inside }),
    }));
}
