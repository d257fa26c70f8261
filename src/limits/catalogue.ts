/** Looks rows up by name, whether they were read from the tables or from their packed form. */

import { type Edition, editions } from './editions.ts';
import { parseElastic } from './elastic.ts';
import type { KnownSizes } from './known-sizes.ts';
import { exactKey, longestName, nameKey } from './name-keys.ts';
import { parseTiered } from './tiered-disks.ts';
import type {
  Catalogue,
  Disk,
  Found,
  LifecycleStatement,
  Source,
  StatedRule,
  TypicalLatency,
  Vm,
} from './types.ts';

/** What reads a name that no table has. A page loads it when there is one; till then nothing is there. */
export type FindTypedNames = () => typeof import('./typed-names.ts') | undefined;

type Named = { readonly name: string; readonly edition: Edition };
/** One edition: its own rows, and a look-up that continues in the other editions. */
type View<Row> = {
  readonly rows: readonly Row[];
  /** By a name, or else by the next. */
  readonly find: (...names: readonly string[]) => Found<Row>;
};

/** The rows of an edition by their names: as written, and without blanks and hyphens. */
type Names<Row> = {
  readonly rows: readonly Row[];
  readonly exact: ReadonlyMap<string, Row>;
  readonly squeezed: ReadonlyMap<string, readonly Row[]>;
};

function namesOf<Row extends Named>(rows: readonly Row[]): Names<Row> {
  const exact = new Map(rows.map((row) => [exactKey(row.name), row]));
  const squeezed = new Map<string, readonly Row[]>();
  for (const row of exact.values()) {
    const key = nameKey(row.name);
    squeezed.set(key, [...(squeezed.get(key) ?? []), row]);
  }
  return { rows: [...exact.values()], exact, squeezed };
}

function viewsOf<Row extends Named>(
  rows: readonly Row[],
  typed: FindTypedNames,
): Readonly<Record<Edition, View<Row>>> {
  const all = editions.map(({ id }) => namesOf(rows.filter(({ edition }) => edition === id)));
  const views = all.map((own) =>
    viewOf(
      own,
      all.filter((other) => other !== own),
      typed,
    ),
  );
  const byEdition = Object.fromEntries(editions.map(({ id }, at) => [id, views[at]]));
  return byEdition as Record<Edition, View<Row>>;
}

/** @param others the other editions, the newest first */
function viewOf<Row extends Named>(
  own: Names<Row>,
  others: readonly Names<Row>[],
  typed: FindTypedNames,
): View<Row> {
  let nearest: ((text: string) => readonly string[]) | undefined;
  /** The row with exactly this name, or else the only one whose name differs in blanks and hyphens alone. */
  const among = ({ exact, squeezed }: Names<Row>, names: readonly string[]) => {
    const [row] = names.flatMap((name) => exact.get(exactKey(name)) ?? []);
    if (row) return row;
    const [found = []] = names.flatMap((name) =>
      [squeezed.get(nameKey(name)) ?? []].filter((rows) => rows.length > 0),
    );
    return found.length === 1 ? found[0] : undefined;
  };

  return {
    rows: own.rows,
    find: (...names) => {
      const row = among(own, names);
      if (row) return { row, otherEdition: false };
      const [elsewhere] = others.flatMap((other) => among(other, names) ?? []);
      if (elsewhere) return { row: elsewhere, otherEdition: true };
      nearest ??= typed()?.nearestAmong(
        () => own.rows.map(({ name }) => name),
        () => others.flatMap(({ rows }) => rows.map(({ name }) => name)),
      );
      return nearest ? { nearest: nearest(names[0] ?? '') } : { refused: notLoaded };
    },
  };
}

const notLoaded = 'Unknown name. What looks up other spellings could not be loaded.';

/**
 * The dataset as calculators see it. Look-ups never throw, whatever the text.
 * @param typed what reads names that no table has
 * @param known sizes without rows, whose names are not called unknown
 * @param lifecycle what is stated of those; the rows of the others have theirs
 * @param rules that answers cite, by id
 */
export function makeCatalogue(
  disks: readonly Disk[],
  vms: readonly Vm[],
  sources: readonly Source[],
  typed: FindTypedNames,
  known: readonly KnownSizes[] = [],
  lifecycle: readonly LifecycleStatement[] = [],
  latencies: readonly TypicalLatency[] = [],
  rules: Readonly<Record<string, StatedRule>> = {},
): Catalogue {
  const diskViews = viewsOf(disks, typed);
  const vmViews = viewsOf(vms, typed);
  const sourcesById = new Map(sources.map((source) => [source.id, source]));

  return {
    disk: (name, edition) => {
      const { rows, find } = diskViews[edition];
      const found =
        parseElastic(name, edition) ??
        parseTiered(name, find, (of) => diskViews[of].rows) ??
        find(name);
      return 'nearest' in found ? (typed()?.parseDiskWords(name, rows) ?? found) : found;
    },
    // Where a size has two interfaces the plain name is its SCSI row; a size with NVMe alone is found by the plain name too.
    vm: (name, edition) => {
      const found = vmViews[edition].find(name, `${name.slice(0, 2 * longestName).trim()}/nvme`);
      return 'nearest' in found
        ? (typed()?.unknownSize(name, found.nearest, known, lifecycle) ?? found)
        : found;
    },
    disks: (edition) => diskViews[edition].rows,
    vms: (edition) => vmViews[edition].rows,
    // Rows ask for sources, never readers: an unknown one is a mistake in the program.
    source: (id) => {
      const source = sourcesById.get(id);
      if (!source) throw new Error(`There is no source “${id.slice(0, longestName)}”.`);
      return source;
    },
    latency: (medium, io, edition) =>
      latencies.find((one) => one.medium === medium && one.io === io && one.edition === edition),
    // As with sources: answers name rules, never readers.
    rule: (id) => {
      const rule = rules[id];
      if (!rule) throw new Error(`No rule “${id}”.`);
      return rule;
    },
  };
}
