import { worked } from '../components/worked-examples.ts';
import { figureOf } from '../published-figures.ts';
import { sourceOf } from '../sources.ts';
import { at } from './page-context.ts';
import { type Tag, tagsOf, type Written } from './tags.ts';

/** The documents a tag stands for: by its id, or by a limit or a case that was read from it. */
function citedBy({ name, attributes }: Tag): readonly string[] {
  const { of = '', what = '', source = '', edition, id = '' } = attributes;
  if (name === 'Limit') return [figureOf(of, what, edition).source];
  if (name === 'Example') return worked(of, id).map((one) => one.source);
  if (name === 'Source') return [sourceOf(of).id];
  return name === 'Measured' ? [sourceOf(source).id] : [];
}

/**
 * Which documents does this page cite, in the order of the text? The list is read from the text so
 * that it cannot miss one; `more` are those the page draws on without citing them at a place.
 * @throws with file and line where a limit or an example does not exist
 */
export function citedIn({ file, text }: Written, more: readonly string[]): readonly string[] {
  const cited = tagsOf(text).flatMap((tag) =>
    at(
      () => `${file}:${tag.line}`,
      () => citedBy(tag),
    ),
  );
  return [...new Set([...cited, ...more])];
}
