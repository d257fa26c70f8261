/** Documents that only the guide cites: each is cited, and the browser loads none of them with the dataset. */
import { expect, test } from 'vitest';
import { sources } from '../../src/limits/index.ts';
import { allSources } from '../../src/limits/publish/json.ts';
import { guideSources } from '../../src/limits/sources/guide.ts';
import { sourceOf } from '../../src/site/sources.ts';
import { sourcesOf } from '../architecture/sources.ts';

const text = sourcesOf('content/*/**/*.mdx')
  .map((page) => page.text)
  .join('\n');

test.each(guideSources)('a page cites “$id” at a place', ({ id }) => {
  expect(text).toContain(`<Source of="${id}"`);
  expect(sourceOf(id).id).toBe(id);
});

test('no document is in two lists', () => {
  const known = new Set<string>([...sources, ...allSources].map(({ id }) => id));
  expect(guideSources.filter(({ id }) => known.has(id))).toEqual([]);
});

test.each(guideSources)(
  '“$id” names the stored copy that was read, and its day',
  ({ url, date }) => {
    expect(url).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/blob\/[0-9a-f]{12,40}\/\S+$/);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  },
);

test('a source that does not exist is refused', () => {
  expect(() => sourceOf('no-such-document')).toThrow('There is no source “no-such-document”.');
});
