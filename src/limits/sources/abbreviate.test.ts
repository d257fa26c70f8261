import { expect, test } from 'vitest';
import { sources } from '../sources.ts';
import type { Source } from '../types.ts';
import { abbreviated, spelledOut } from './abbreviate.ts';

test('Titles and addresses of all sources are the same after they were abbreviated.', () => {
  const all: readonly Source[] = sources;
  const texts = all.flatMap(({ id, title, url = '' }) => [
    [id, title],
    [id, url],
  ]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.map(([id = '', text = '']) => [id, spelledOut(abbreviated(text, id), id)])).toEqual(
    texts,
  );
});

test('An address is shorter by what many have in common.', () => {
  const url = 'https://github.com/MicrosoftDocs/azure-docs/blob/1/articles/virtual-machines/a.md';
  expect(abbreviated(url, 'a')).toBe('~11~2a.md');
  expect(spelledOut('~11~2a.md', 'a')).toBe(url);
});

test('The page of a series is shorter by the name of the series.', () => {
  const title = 'Dasv7 sizes, Azure documentation';
  expect(abbreviated(title, 'dasv7')).toBe('~4');
  expect(abbreviated('sizes/dasv7-series.md', 'dasv7')).toBe('sizes~5');
  expect(abbreviated(title, 'dasv6')).toBe('Dasv7 sizes~3');
});
