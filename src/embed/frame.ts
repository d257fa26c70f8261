/** The frame that shows a calculator in somebody else's page, as HTML. */
import { escapeHtml } from '../ui/escape-html.ts';
import { type Heights, heightAt } from './heights.ts';
import { embedOf } from './snippets/shared.ts';

/** A text as the value of an attribute in double quotes, on one line. */
export const attribute = (text: string): string =>
  escapeHtml(text).replaceAll('\n', '&#10;').replaceAll('\r', '&#13;');

type Framed = {
  /** The address of the site, with a slash at its end. */
  readonly site: string;
  /** The case, without `?`. */
  readonly query?: string;
  readonly title: string;
  readonly width?: keyof Heights;
  /** As wide as was measured, where a host wants pixels. */
  readonly fixed?: boolean;
  /** The heights of this very case, where they were measured. */
  readonly heights?: Partial<Heights> | undefined;
  /** How this host writes a text in double quotes. */
  readonly quoted?: (text: string) => string;
};

/**
 * A frame in the plainest HTML, since hosts allow little: all that matters is in attributes. The
 * height is in a style too, for hosts whose own style sheet gives frames another.
 */
export function frameOf(
  id: string,
  { site, query = '', title, width = 640, fixed = false, heights = {}, quoted = attribute }: Framed,
): string {
  const src = embedOf({ site, id, query, title, alt: '' });
  const height = heights[width] ?? heightAt(id, width);
  const style = fixed ? '' : ` style="height:${height}px"`;
  return `<iframe src="${quoted(src)}" width="${fixed ? width : '100%'}" height="${height}" title="${quoted(title)}" loading="lazy" frameborder="0"${style}></iframe>`;
}
