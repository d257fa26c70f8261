/** What the strict policy forbids stands in no page, so that a host can send the header as it is. */
import { describe, expect, test } from 'vitest';
import { root } from '../architecture/sources.ts';
import { files, pages, read, type Tag, tagsOf } from './markup.ts';

/** Data that no browser runs. */
const isData = (type = '') => /^application\/(ld\+)?json$/.test(type);

/** What in a tag stands inline, or comes from another host. */
function inline({ name, attributes, inside }: Tag): readonly string[] {
  const said: string[] = [];
  if (name === 'style') said.push('a <style>');
  if (name === 'script' && !isData(attributes.get('type'))) {
    if (inside?.trim() || !attributes.has('src')) said.push('a <script> with code inside');
    if (attributes.get('type') === 'module') said.push('a module script, dead on file://');
  }
  for (const key of attributes.keys())
    if (key === 'style' || key === 'srcdoc' || /^on[a-z]/.test(key)) said.push(`${name} ${key}=`);
  const loads =
    name === 'link'
      ? /stylesheet|icon|preload|manifest/.test(attributes.get('rel') ?? '')
      : name !== 'a';
  for (const key of ['src', 'href', 'poster', 'data'])
    if (loads && /^(https?:)?\/\//.test(attributes.get(key) ?? ''))
      said.push(`${name} from another host`);
  return said;
}

describe('a page', () => {
  test.each(pages)('%s holds nothing inline and nothing from elsewhere', (file) => {
    const tags = tagsOf(read(file));
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.flatMap(inline)).toEqual([]);
  });

  test.each([
    '<p style="color: red">',
    "<p STYLE='color: red'>",
    '<style>p{}</style>',
    '<script>alert(1)</script>',
    '<script src="a.js">alert(1)</script>',
    '<script type="module" src="a.js"></script>',
    '<img src="a.png" onload="x()">',
    '<iframe srcdoc="x"></iframe>',
    '<img src="//example.org/a.png">',
    '<link rel="stylesheet" href="https://example.org/a.css">',
  ])('the rule catches %s', (html) => expect(tagsOf(html).flatMap(inline)).toHaveLength(1));

  test.each([
    '<script type="application/json">{"a": "<p style=x>"}</script>',
    '<script defer src="a.js"></script>',
    '<a href="https://example.org/" title="style=red">',
    '<!-- <p style="color: red"> -->',
  ])('the rule lets %s pass', (html) => expect(tagsOf(html).flatMap(inline)).toEqual([]));
});

test('no built file names the machine it was built on', () => {
  const text = files.filter((file) =>
    /\.(html|css|js|json|svg|txt|xml|csv|webmanifest)$/.test(file),
  );
  expect(text.length).toBeGreaterThan(10);
  const naming = text.filter((file) => {
    const content = read(file);
    return (
      content.includes(root) ||
      /(href|src|content)="https?:\/\/(localhost|127\.0\.0\.1)/.test(content)
    );
  });
  expect(naming).toEqual([]);
});
