import type { Edition } from '../limits/types.ts';
import { figureOf } from './limits.ts';

/** The tags that stand for a document: by its id, or by a limit that was read from it. */
const citing = /<(Source|Measured|Limit)\b([^>]*)>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * Which documents does this page cite, in the order of the text? The list is read from the text so
 * that it cannot miss one; `more` are those the page draws on without citing them at a place.
 * @throws where a limit does not exist
 */
export function citedIn(text: string, more: readonly string[]): readonly string[] {
  const cited = [...text.matchAll(citing)].flatMap(([, tag, attributes = '']) => {
    const of = attribute(attributes, 'of') ?? '';
    if (tag !== 'Limit') return attribute(attributes, 'source') ?? of;
    const edition = attribute(attributes, 'edition') as Edition | undefined;
    return figureOf(of, attribute(attributes, 'what') ?? '', edition).row.source;
  });
  return [...new Set([...cited, ...more])];
}
