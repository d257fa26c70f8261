/** What of the source documents is covered where (`tests/coverage.json`), held against the built folder. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import coverage from '../coverage.json' with { type: 'json' };
import { files, read, tagsOf } from './markup.ts';

/** For each source document its sections and topics, and the places that cover them, separated by spaces. */
type Coverage = Readonly<Record<string, Readonly<Record<string, string>>>>;
const documents = Object.entries(coverage satisfies Coverage).map(([id, sections]) => ({
  title: fullDataset.catalogue.source(id).title,
  sections: Object.entries<string>(sections),
}));

const known = new Set(files);
const ids = new Map<string, ReadonlySet<string | undefined>>();

/** Why a place does not exist, or nothing. */
function problemWith(place: string): string | undefined {
  const [, folder, anchor] = /^\/([^#]*\/)(?:#(.+))?$/.exec(place) ?? [];
  if (folder === undefined) return `“${place}” is not the address of a page`;
  const file = `${folder}index.html`;
  if (!known.has(file)) return `${place} leads to no page`;
  if (anchor === undefined) return undefined;
  if (!ids.has(file))
    ids.set(file, new Set(tagsOf(read(file)).map(({ attributes }) => attributes.get('id'))));
  return ids.get(file)?.has(anchor) ? undefined : `${place} leads to no such place on the page`;
}

describe('the source documents', () => {
  test('are the five that the guide replaces', () => {
    expect(Object.keys(coverage).sort()).toEqual([
      'aggregating',
      'checklist',
      'design-guide',
      'surprises',
      'throttling',
    ]);
  });

  test.each(documents)(
    'every section of “$title” is covered at a place that exists',
    ({ sections }) => {
      expect(sections.length).toBeGreaterThan(10);
      const problems = sections.flatMap(([section, places]) =>
        places.split(' ').flatMap((place) => {
          const problem = problemWith(place);
          return problem === undefined ? [] : [`${section}: ${problem}`];
        }),
      );
      expect(problems).toEqual([]);
    },
  );

  test.each([
    'concepts/sync-io/',
    '/concepts/none/',
    '/concepts/sync-io',
    '/concepts/sync-io/#nowhere-at-all',
    '',
  ])('the rule catches “%s”', (place) => expect(problemWith(place)).toBeDefined());
});
