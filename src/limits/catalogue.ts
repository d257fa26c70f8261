/** Looking rows up by name. The rows come from the tables or from their packed form: nothing here knows which. */
import { readElastic } from './elastic.ts';
import { keyOf, longestName, nearestAmong } from './nearest.ts';
import { rules } from './rules.ts';
import type { Catalogue, Disk, Edition, Found, Source, Vm } from './types.ts';

type Named = { readonly name: string; readonly edition: Edition };
/** What is seen from one edition: its own rows, and a look-up that goes on to the other. */
type View<Row> = {
  readonly rows: readonly Row[];
  readonly find: (name: string, keys: readonly string[]) => Found<Row>;
};

function viewsOf<Row extends Named>(rows: readonly Row[]): Readonly<Record<Edition, View<Row>>> {
  const of = (edition: Edition) => rows.filter((row) => row.edition === edition);
  const [current, old] = [of('current'), of('2018-09')];
  return { current: viewOf(current, old), '2018-09': viewOf(old, current) };
}

function viewOf<Row extends Named>(own: readonly Row[], other: readonly Row[]): View<Row> {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row.name), row]));
  const [ownRows, otherRows] = [byKey(own), byKey(other)];
  const nearest = nearestAmong(() => [...own, ...other].map(({ name }) => name));
  const among = (rows: ReadonlyMap<string, Row>, keys: readonly string[]) =>
    keys.map((key) => rows.get(key)).find((row) => row !== undefined);

  return {
    rows: own,
    find: (name, keys) => {
      const row = among(ownRows, keys);
      if (row) return { row, otherEdition: false };
      const elsewhere = among(otherRows, keys);
      return elsewhere ? { row: elsewhere, otherEdition: true } : { nearest: nearest(name) };
    },
  };
}

/** The dataset as calculators see it. Look-ups never throw, whatever the text. */
export function makeCatalogue(
  disks: readonly Disk[],
  vms: readonly Vm[],
  sources: readonly Source[],
): Catalogue {
  const diskViews = viewsOf(disks);
  const vmViews = viewsOf(vms);
  const sourcesById = new Map(sources.map((source) => [source.id, source]));

  return {
    disk: (name, edition) =>
      readElastic(name, edition) ?? diskViews[edition].find(name, [keyOf(name)]),
    // Where a size has two interfaces the plain name is its SCSI row; a size with NVMe alone is found by the plain name too.
    vm: (name, edition) => vmViews[edition].find(name, [keyOf(name), `${keyOf(name)}/nvme`]),
    disks: (edition) => diskViews[edition].rows,
    vms: (edition) => vmViews[edition].rows,
    // Sources are asked for by rows, never by readers: an unknown one is a mistake of the program.
    source: (id) => {
      const source = sourcesById.get(id);
      if (!source) throw new Error(`There is no source “${id.slice(0, longestName)}”.`);
      return source;
    },
    rule: (id) => rules[id],
  };
}
