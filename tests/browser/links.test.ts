/** The links of the built folder: all of them lead somewhere, wherever the folder stands. */
import { posix } from 'node:path';
import { describe, expect } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery } from '../../src/kit/index.ts';
import { saidOf } from '../view-models.ts';
import { files, htmlFiles, isForReaders, pages, read, type Tag, tagsOf } from './markup.ts';
import { test } from './visit.ts';

const known = new Set(files);
const tags = new Map(htmlFiles.map((file) => [file, tagsOf(read(file))]));
const names = new Map(
  [...tags].map(([file, list]) => [
    file,
    new Set(list.flatMap(({ attributes }) => [attributes.get('id'), attributes.get('name')])),
  ]),
);

/** Everything in a tag that is an address. */
const addressesOf = ({ attributes }: Tag) => [
  ...['href', 'src', 'action', 'poster', 'data'].flatMap((key) => attributes.get(key) ?? []),
  ...(attributes.get('srcset')?.split(',') ?? []).map((one) => one.trim().split(/\s/)[0] ?? ''),
];

/** Why an address in a file does not hold, or nothing. */
function fault(file: string, address: string): string | undefined {
  if (/^(https?|mailto|data):/.test(address)) return undefined;
  if (/^[a-z][\w+.-]*:/i.test(address)) return 'has a scheme no page needs';
  if (address.startsWith('//')) return 'is absolute';
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  // The page for what is not found stands at any depth, where only the root holds: see `not-found-page.ts`.
  if (file === '404.html')
    return known.has(path.replace(/^[./]+/, '').replace(/(^|\/)$/, '$1index.html'))
      ? undefined
      : 'leads to no file';
  if (path.startsWith('/')) return 'is rooted';
  const page = path ? posix.join(posix.dirname(file), decodeURI(path)) : file;
  if (!known.has(page)) return 'leads to no file';
  if (anchor && page.endsWith('.html') && !names.get(page)?.has(decodeURIComponent(anchor)))
    return 'leads to no such place on the page';
  return undefined;
}

/** Why a link does not set a calculator to a case that has an answer, or nothing; other links set none. */
function misset(address: string): string | undefined {
  const [, id, query = ''] =
    /(?:^|\/)calculators\/([\w-]+)\/index\.html\?([^#]*)/.exec(address) ?? [];
  if (id === undefined) return undefined;
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) return 'names no calculator';
  const { given, lookup } = parseQuery(query);
  const { ignored, controls, answer } = saidOf(calculator, lookup, given);
  const problem = controls.find((control) => control.problem)?.problem;
  return ignored[0] ?? problem ?? (answer ? undefined : 'has no answer');
}

describe('links', () => {
  test.each(htmlFiles)('of %s hold', (file) => {
    const faults = (tags.get(file) ?? [])
      .flatMap(addressesOf)
      .map((address) => [address, fault(file, address)] as const)
      .filter(([, why]) => why !== undefined)
      .map(([address, why]) => `${address} ${why}`);
    expect(faults).toEqual([]);
  });

  test('every link to a calculator with a case sets it, and the case has an answer', () => {
    const links = [...tags].flatMap(([file, list]) =>
      list
        .flatMap(({ attributes }) => attributes.get('href') ?? [])
        .map((href) => ({ file, href })),
    );
    // One case is linked from many pages; asked once, it is known.
    const asked = new Map(
      links.map(({ href }) => [href.replace(/^.*(?=calculators\/)/, ''), href]),
    );
    const wrong = new Map([...asked].flatMap(([key, href]) => [[key, misset(href)]] as const));
    const set = links.filter(({ href }) => href.includes('/index.html?'));
    expect(set.length).toBeGreaterThan(300);
    const faults = links.flatMap(({ file, href }) => {
      const why = wrong.get(href.replace(/^.*(?=calculators\/)/, ''));
      return why === undefined ? [] : [`${file}: ${href} ${why}`];
    });
    expect(faults).toEqual([]);
  });

  test.each([
    '../calculators/io-size/index.html?dsk=P30',
    '../calculators/io-size/index.html?disk=P31',
    '../calculators/io-siz/index.html?disk=P30',
    'calculators/cap-check/index.html?vm=DS1&disks=data',
  ])('the rule catches a case that can’t be set: %s', (address) => {
    expect(misset(address)).toBeDefined();
  });

  test('no page of the guide or of a calculator is without its answer', () => {
    const shown = pages.filter((file) => read(file).includes('<headroom-calculator'));
    expect(shown.length).toBeGreaterThan(20);
    const without = shown.filter((file) => {
      const text = read(file);
      const elements = text.match(/<headroom-calculator\b/g)?.length;
      const answers = text.match(/data-bound-by=/g)?.length;
      return text.includes('No answer yet') || elements !== answers;
    });
    expect(without).toEqual([]);
  });

  test('every page can be reached from the home page', () => {
    const reached = new Set(['index.html']);
    for (const file of reached)
      for (const tag of tags.get(file) ?? [])
        if (tag.name === 'a' || tag.name === 'iframe')
          for (const address of addressesOf(tag))
            if (!/^[a-z]+:/.test(address))
              reached.add(
                posix.join(
                  posix.dirname(file),
                  address.replace(/[?#].*$/s, '') || posix.basename(file),
                ),
              );
    expect(htmlFiles.filter((file) => !reached.has(file) && isForReaders(file))).toEqual([]);
  });

  test('addresses in style sheets are relative and lead to files', () => {
    const faults = files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...read(file).matchAll(/url\(\s*["']?([^"')]+)/g)]
          .map(([, address = '']) => address)
          .filter((address) => !address.startsWith('data:') && fault(file, address) !== undefined),
      );
    expect(faults).toEqual([]);
  });

  test.each([
    ['index.html', '/calculators/index.html'],
    ['index.html', 'calculators/'],
    ['index.html', 'calculators/none/index.html'],
    ['index.html', 'calculators/index.html#nowhere-at-all'],
    ['index.html', '//example.org/'],
    ['index.html', 'javascript:void 0'],
    ['index.html', '../index.htm'],
  ])('the rule catches a link of %s to %s', (file, address) => {
    expect(fault(file, address)).toBeDefined();
  });
});

test('an address that a page no longer has leads to the page', async ({ openSite }) => {
  const { page } = await openSite('throttling/three-gates/');
  await page.waitForURL(/throttling\/where-throttling-happens\/index\.html$/);
});
