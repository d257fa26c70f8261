/** The built folder as Markdown: every page of text, whole, and nothing in it that only a screen needs. */
import { posix } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { files, htmlFiles, isForReaders, read } from './markup.ts';

const known = new Set(files);
const pages = htmlFiles.filter(isForReaders);
const markdownOf = (file: string) => file.replace(/index\.html$/, 'page.md');

/** Code is quoted as it stands, so the rules for text do not hold in it. */
const withoutCode = (markdown: string) =>
  markdown.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '').replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');

/** What a reader sees of a line: without the signs that mark it. */
const said = (markdown: string) =>
  markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('*', '');

const addressesIn = (markdown: string) =>
  [...withoutCode(markdown).matchAll(/\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g)].map(
    ([, address = '']) => address,
  );

const headingsIn = (markdown: string) =>
  [...withoutCode(markdown.replace(/`([^`\n]*)`/g, '$1')).matchAll(/^#+ (.*)$/gm)].map(
    ([, heading = '']) =>
      said(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
        .replaceAll(' ', '-'),
  );

/** Why a link of a Markdown file does not hold, or nothing. */
function fault(file: string, address: string): string | undefined {
  if (/^https?:/.test(address)) return undefined;
  if (/^[a-z][\w+.-]*:|^\//i.test(address)) return 'is not relative';
  const [, path = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  const target = path ? posix.join(posix.dirname(file), decodeURI(path)) : file;
  if (!known.has(target)) return 'leads to no file';
  if (anchor && !target.endsWith('.md')) return undefined;
  if (anchor && !headingsIn(read(target)).includes(decodeURIComponent(anchor)))
    return 'leads to no heading';
  return undefined;
}

const faultsOf = (file: string, markdown: string) =>
  addressesIn(markdown)
    .map((address) => [address, fault(file, address)] as const)
    .filter(([, why]) => why)
    .map(([address, why]) => `${address} ${why}`);

/** Tags that a reader of text would stumble over. */
const tagsIn = (markdown: string) => withoutCode(markdown).match(/(?<!\\)<\/?[a-z!][^>]*>/gi) ?? [];

describe.each(pages)('%s as Markdown', (file) => {
  const html = read(file);
  const tree = fromHtml(html);

  test('is named by the page, in its head and at its foot', () => {
    const links = selectAll('link[type="text/markdown"]', tree);
    expect(links.map(({ properties }) => properties.href)).toEqual(['page.md']);
    const shown = selectAll('footer a[href="page.md"]', tree).map((link) => toText(link));
    expect(shown).toEqual(['This page as Markdown']);
    expect(known).toContain(markdownOf(file));
  });

  test('begins with its title, one sentence and a date', () => {
    const lines = read(markdownOf(file)).split('\n');
    const [title] = selectAll('main h1', tree).map((heading) => toText(heading).trim());
    expect(said(lines[0] ?? '')).toBe(`# ${title}`);
    expect(lines[2]).toMatch(/^> .{20,}/);
    expect(lines[4]).toMatch(/\b20\d\d-\d\d\b/);
    const checked = selectAll('.updated time', tree).map((time) => `Facts checked ${toText(time)}`);
    for (const words of checked) expect(lines[4]).toContain(words);
  });

  test('has every heading and every calculator’s sentence', () => {
    const words = said(read(markdownOf(file)));
    // Inside a list of questions a heading is an item's first line.
    const hidden = new Set(selectAll('[hidden] *', tree));
    for (const heading of selectAll('main :is(h2, h3):not(.live)', tree).filter(
      (one) => !hidden.has(one),
    ))
      expect(words).toContain(said(toText(heading).trim()));
    const templates = selectAll('main headroom-calculator template', tree);
    expect(templates).toHaveLength(html.split('<headroom-calculator').length - 1);
    for (const { content } of templates) {
      const headlines = selectAll('.headline', content);
      expect(headlines).toHaveLength(1);
      for (const headline of headlines) expect(words).toContain(toText(headline).trim());
      for (const output of selectAll('.readouts output', content))
        expect(words).toContain(toText(output));
    }
  });

  test('lists every item of a case, its choices as a reader sees them, and numbers with their units', () => {
    const words = said(read(markdownOf(file)));
    const texts = (selector: string, within: Parameters<typeof selectAll>[1]) =>
      selectAll(selector, within).map((one) => toText(one).trim());
    for (const { content } of selectAll('main headroom-calculator template', tree)) {
      for (const item of selectAll('.controls .item > summary', content))
        expect(words).toContain(texts('b, span', item).join(': '));
      for (const control of selectAll('.controls .control.toggled', content))
        expect(words).toContain(texts('.label, .toggles > b', control).join(': '));
      for (const control of selectAll('.controls .control.text:has(.unit)', content)) {
        const typed = String(selectAll('input', control)[0]?.properties['value']);
        if (typed) expect(words).toContain(`: ${typed} ${texts('.unit', control)[0]}`);
      }
    }
  });

  test('has links that hold, and no tags', () => {
    const markdown = read(markdownOf(file));
    expect(faultsOf(markdownOf(file), markdown)).toEqual([]);
    expect(tagsIn(markdown)).toEqual([]);
  });
});

test('no Markdown stands beside a page that does not name it', () => {
  const made = files.filter((file) => file.endsWith('/page.md') || file === 'page.md');
  expect(made).toEqual(pages.map(markdownOf).sort());
});

test.each(['/limits/page.md', 'javascript:0', 'nowhere/page.md', 'page.md#no-such-heading'])(
  'the rule for links catches %s',
  (address) => expect(faultsOf('page.md', `[a](${address})`)).toHaveLength(1),
);
test('the rule for tags catches one, but not in code', () => {
  expect(tagsIn('a <b>c</b> d')).toHaveLength(2);
  expect(tagsIn('`<b>` and\n```html\n<b>\n```\nand 3 \\< 4')).toEqual([]);
});

describe('llms.txt', () => {
  const text = read('llms.txt');

  test('has the form that its convention asks: a title, a summary, and sections of links', () => {
    const [title, , summary] = text.split('\n');
    expect(title).toBe('# Headroom');
    expect(summary).toMatch(/^> .+/);
    const sections = text.split(/^## /m).slice(1);
    for (const section of sections)
      for (const line of section.trim().split('\n').slice(2))
        expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\): .+/);
    const titles = sections.map((section) => section.split('\n', 1)[0]);
    expect(titles.slice(0, 3)).toEqual(['Troubleshoot', 'Start here', 'Concepts']);
    // What may be left out comes last.
    expect(sections.at(-1)).toMatch(/^Optional\n/);
  });

  test('links every page but the home page, once, and all its links hold', () => {
    const addresses = addressesIn(text);
    expect(addresses.filter((address) => address.endsWith('page.md')).sort()).toEqual(
      pages
        .map(markdownOf)
        .filter((file) => file !== 'page.md')
        .sort(),
    );
    expect(faultsOf('llms.txt', text)).toEqual([]);
    expect(addresses).toEqual(
      expect.arrayContaining(['limits.json', 'limits.csv', 'limits.schema.json']),
    );
  });

  test.each(calculators)('says which fields $id takes', ({ id, names }) => {
    const line = text.split('\n').find((one) => one.includes(`(calculators/${id}/page.md)`)) ?? '';
    for (const name of names) expect(line).toContain(`\`${name}\``);
  });
});
