/** Where a page says that it is edited. */
import { expect, test } from 'vitest';
import { editOf } from '../../src/site/guide/edit-link.ts';

const file = 'content/optimise/io-size.mdx';

test('without an editor the file is named, so that a reader of a copy knows it', () =>
  expect(editOf(file, '')).toEqual({ file }));

test.each(['https://git.example.org/h/edit/main/', 'https://git.example.org/h/edit/main'])(
  'with the editor at %s its address is linked',
  (root) =>
    expect(editOf(file, root).url).toBe(
      'https://git.example.org/h/edit/main/content/optimise/io-size.mdx',
    ),
);

test.each(['javascript:alert(1)//', 'git.example.org/h', 'file:///h/', '//git.example.org/'])(
  'a build with EDIT_URL=%s stops and says why',
  (root) => expect(() => editOf(file, root)).toThrow(/EDIT_URL must be a web address/),
);
