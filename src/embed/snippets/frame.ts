/** The frame that shows a calculator in somebody else's page, as HTML. */
import { type Heights, heightOf } from '../heights.ts';
import { attribute } from './escape.ts';
import { embedOf, type Shared } from './shared-case.ts';

type Framed = Pick<Shared, 'site' | 'title' | 'heights' | 'shown' | 'theme'> & {
  /** The case, without `?`. */
  readonly query?: string;
  readonly width?: keyof Heights;
  /** As wide as was measured, where a host wants pixels. */
  readonly fixed?: boolean;
  /** How this host writes a text in double quotes. */
  readonly quoted?: (text: string) => string;
};

/**
 * A frame in the plainest HTML, since hosts allow little: all that matters is in attributes. The
 * height is in a style too, for hosts whose own style sheet gives frames another.
 */
export function frameOf(
  id: string,
  { query = '', width = 640, fixed = false, quoted = attribute, ...framed }: Framed,
): string {
  const shared: Shared = { ...framed, id, query, alt: '' };
  const height = heightOf(shared, width);
  const style = fixed ? '' : ` style="height:${height}px"`;
  return `<iframe src="${quoted(embedOf(shared))}" width="${fixed ? width : '100%'}" height="${height}" title="${quoted(framed.title)}" loading="lazy" frameborder="0"${style}></iframe>`;
}
