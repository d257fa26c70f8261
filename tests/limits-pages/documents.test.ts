/** Documents in lists: by name, and of two copies of a page which is the earlier. */
import { expect, test } from 'vitest';
import { sizeSources } from '../../src/limits/sources/sizes.ts';
import { listsOf } from '../../src/site/limits-pages/documents.ts';

const lists = listsOf(sizeSources);
const listed = lists.flatMap(({ documents }) => documents);

test('every document is listed once', () => {
  const ids = listed.map(({ document }) => document.id);
  expect(ids.toSorted()).toEqual(sizeSources.map(({ id }) => id).toSorted());
});

test('the later copy of a page comes first, and the other is marked as the earlier', () => {
  const fsv2 = listed.filter(({ name }) => name === 'Fsv2');
  expect(fsv2.map(({ document, earlier }) => [document.date, earlier])).toEqual([
    ['2024-07-30', false],
    ['2022-12-19', true],
  ]);
});

test('no two lists have the same words before them', () => {
  const words = lists.map(({ says }) => says.join());
  expect(new Set(words).size).toBe(words.length);
});
