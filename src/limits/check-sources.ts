/** Checks of the documents that tables cite. */
import type { Source } from './rows.ts';

/**
 * Every source must be listed once, and cited: a source that nothing cites is a leftover, or a table has lost its citation.
 * @param place where the sources are listed, for whoever has to mend it
 * @param others sources that are listed elsewhere, of which some may be cited here too
 */
export function checkSources(
  place: string,
  sources: readonly Source[],
  cited: Iterable<string>,
  others: readonly Source[] = [],
) {
  const fail = (reason: string): never => {
    throw new Error(`${place}: ${reason}`);
  };
  const used = new Set(cited);
  const own = sources.map(({ id }) => id);
  const ids = [...own, ...others.map(({ id }) => id).filter((id) => used.has(id))];
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) !== at) fail(`source “${id}” is listed twice`);
  for (const id of own) if (!used.has(id)) fail(`nothing cites source “${id}”`);
  for (const id of used) if (!ids.includes(id)) fail(`source “${id}” is cited and not there`);
}

/** What a row was read from, what single figures of it were read from, and what agrees or disagrees with it. */
export const citedBy = (row: {
  readonly source: string;
  readonly origin?: Readonly<Record<string, string>>;
  readonly also?: readonly string[];
}) => [row.source, ...Object.values(row.origin ?? {}), ...(row.also ?? [])];
