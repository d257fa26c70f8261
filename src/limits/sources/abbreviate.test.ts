import { expect, test } from 'vitest';
import { sources } from '../sources.ts';
import type { Source } from '../types.ts';
import { abbreviated, spelledOut } from './abbreviate.ts';

test('Titles and addresses of all sources are the same after they were abbreviated.', () => {
  const all: readonly Source[] = sources;
  const texts = all.flatMap(({ title, url = '' }) => [title, url]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.map((text) => spelledOut(abbreviated(text)))).toEqual(texts);
});

test('An address is shorter by what many have in common.', () => {
  const url = 'https://github.com/MicrosoftDocs/azure-docs/blob/1/articles/virtual-machines/a.md';
  expect(abbreviated(url)).toBe('~11~2a.md');
  expect(spelledOut('~11~2a.md')).toBe(url);
});
