import type { Source } from './rows.ts';

/** Every source must be listed once, and cited: a source that nothing cites is a leftover, or a table has lost its citation. */
export function checkSources(sources: readonly Source[], cited: Iterable<string>) {
  const fail = (reason: string): never => {
    throw new Error(`src/limits/sources: ${reason}`);
  };
  const ids = sources.map(({ id }) => id);
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) !== at) fail(`source “${id}” stands twice`);
  const used = new Set(cited);
  for (const id of ids) if (!used.has(id)) fail(`source “${id}” is cited by no row and no rule`);
  for (const id of used) if (!ids.includes(id)) fail(`source “${id}” is cited and not there`);
}

/** What a row was read from, what single figures of it were read from, and what agrees or disagrees with it. */
export const citedBy = (row: {
  readonly source: string;
  readonly origin?: Readonly<Record<string, string>>;
  readonly also?: readonly string[];
}) => [row.source, ...Object.values(row.origin ?? {}), ...(row.also ?? [])];
