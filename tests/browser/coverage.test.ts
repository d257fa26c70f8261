/** The table of content/README.md: what of the source documents is covered where, held against the built folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { world } from '../../src/calculators/whole.ts';
import { files, read, tagsOf } from './markup.ts';

/** The five documents that the guide replaces. */
const documents = ['design-guide', 'checklist', 'throttling', 'aggregating', 'surprises'].map(
  (id) => world.catalogue.source(id).title,
);

type Row = { readonly section: string; readonly places: readonly string[] };

/** The rows under a document's heading. */
function rowsOf(text: string, title: string): readonly Row[] {
  const [, part = ''] = text.split(`\n### ${title}\n`);
  const table = part.split(/\n#+ /)[0] ?? '';
  return [...table.matchAll(/^\| (?!---|Section or topic)(.+?) \| (.*) \|$/gm)].map(
    ([, section = '', places = '']) => ({
      section,
      places: [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
    }),
  );
}

const known = new Set(files);
const ids = new Map<string, ReadonlySet<string | undefined>>();

/** Why a place can't be meant, or nothing. */
function fault(place: string): string | undefined {
  const [, folder, anchor] = /^\/([^#]*\/)(?:#(.+))?$/.exec(place) ?? [];
  if (folder === undefined) return `${place} is no address of a page`;
  const file = `${folder}index.html`;
  if (!known.has(file)) return `${place} leads to no page`;
  if (anchor === undefined) return undefined;
  if (!ids.has(file))
    ids.set(file, new Set(tagsOf(read(file)).map(({ attributes }) => attributes.get('id'))));
  return ids.get(file)?.has(anchor) ? undefined : `${place} leads to no such place on the page`;
}

const readme = readFileSync(path.join(import.meta.dirname, '../../content/README.md'), 'utf8');

describe('the source documents', () => {
  test.each(documents)('every section of “%s” is covered at a place that exists', (title) => {
    const rows = rowsOf(readme, title);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ places }) => places.length === 0)).toEqual([]);
    expect(rows.flatMap(({ places }) => places).flatMap((place) => fault(place) ?? [])).toEqual([]);
  });

  test.each([
    'concepts/sync-io/',
    '/concepts/none/',
    '/concepts/sync-io',
    '/concepts/sync-io/#nowhere-at-all',
  ])('the rule catches %s', (place) => expect(fault(place)).toBeDefined());

  test('a row without a place is seen as one', () => {
    const text =
      '\n### T\n\n| Section or topic | Covered at |\n| --- | --- |\n| A |  |\n| B | `/x/` |\n';
    expect(rowsOf(text, 'T')).toEqual([
      { section: 'A', places: [] },
      { section: 'B', places: ['/x/'] },
    ]);
  });
});
