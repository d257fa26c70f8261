/** The frame that shows a calculator in somebody else's page, as HTML. */
import { escaped } from '../elements/escaped.ts';
import { type Heights, heights } from './heights.ts';
import { embedOf } from './snippets/shared.ts';

/** A text as the value of an attribute in double quotes, on one line. */
export const attribute = (text: string): string =>
  escaped(text).replaceAll('\n', '&#10;').replaceAll('\r', '&#13;');

/** The height that a calculator needs at a width, where nothing tells the frame how high it is: that of the nearest narrower width measured. */
export function heightAt(id: string, width: keyof Heights): number {
  const measured = heights[id];
  if (!measured) throw new Error(`The height of ${id} has not been measured.`);
  return measured[width];
}

/**
 * A frame in the plainest words, since hosts let little through: what it looks like stands in
 * attributes, not in a style.
 *
 * @param site the address of the site, with a slash at its end
 * @param query the case, without `?`
 * @param fixed as wide as was measured, where a host wants pixels
 */
export function frameOf(
  id: string,
  {
    site,
    query = '',
    title,
    width = 640,
    fixed = false,
  }: { site: string; query?: string; title: string; width?: keyof Heights; fixed?: boolean },
): string {
  const src = embedOf({ site, id, query, title, alt: '' });
  return `<iframe src="${attribute(src)}" width="${fixed ? width : '100%'}" height="${heightAt(id, width)}" title="${attribute(title)}" loading="lazy" frameborder="0"></iframe>`;
}
