/** Links between the Markdown pages: a reader of Markdown stays in Markdown, wherever the folder is hosted. */

import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { defined } from '../../units/omit-undefined.ts';
import { relativeAddress } from '../build/relative-addresses.ts';
import type { Rule } from './html-tree.ts';

/** For each page that has Markdown, by its address, the anchors that hold in it. */
export type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** The anchor that readers of Markdown give a heading: its letters, digits and hyphens. */
export const slug = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** The headings of a page that are found by the same name in Markdown. */
export const anchorsOf = (page: Root): ReadonlySet<string> =>
  new Set(
    selectAll('h2, h3, h4', page)
      .filter((heading) => heading.properties.id === slug(toText(heading)))
      .map((heading) => String(heading.properties.id)),
  );

/**
 * The way from a page to an address, or nothing where an anchor leads nowhere on the same page.
 * A link that sets a calculator leads to the page that computes; every other to the Markdown.
 *
 * @param from the page's own address, such as `/optimise/io-size/`
 */
export function linkFrom(from: string, places: Places) {
  const file = `${from.slice(1)}page.md`;
  return (address: string): string | undefined => {
    if (address.startsWith('#'))
      return places.get(from)?.has(decodeURIComponent(address.slice(1))) ? address : undefined;
    if (!address.startsWith('/')) return address;
    const [, path = '', query = '', anchor = ''] =
      /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
    const there = places.get(path);
    if (!there || query.length > 1) return relativeAddress(address, file);
    const kept = there.has(decodeURIComponent(anchor)) ? `#${anchor}` : '';
    return relativeAddress(`${path}page.md${kept}`, file);
  };
}

/** Every link of a page, turned; one that leads nowhere is its words alone. */
export const linkRule = (to: (address: string) => string | undefined): Rule => [
  'a, img',
  (found) => {
    const key = found.tagName === 'a' ? 'href' : 'src';
    const address = to(String(found.properties[key] ?? '#'));
    if (address === undefined) return found.children;
    const { alt } = found.properties;
    return [{ ...found, properties: { [key]: address, ...defined({ alt: alt || undefined }) } }];
  },
];
