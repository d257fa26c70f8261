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
  const of = (edition: Edition) =>
    new Map(rows.flatMap((row) => (row.edition === edition ? [[keyOf(row.name), row]] : [])));
  const [current, old] = [of('current'), of('2018-09')];
  return { current: viewOf(current, old), '2018-09': viewOf(old, current) };
}

/** @param own the rows of an edition by key, in their order; the other edition's likewise */
function viewOf<Row extends Named>(
  own: ReadonlyMap<string, Row>,
  other: ReadonlyMap<string, Row>,
): View<Row> {
  const rows = [...own.values()];
  const nearest = nearestAmong(() => [...rows, ...other.values()].map(({ name }) => name));
  const among = (edition: ReadonlyMap<string, Row>, keys: readonly string[]) =>
    keys.map((key) => edition.get(key)).find((row) => row !== undefined);

  return {
    rows,
    find: (name, keys) => {
      const row = among(own, keys);
      if (row) return { row, otherEdition: false };
      const elsewhere = among(other, keys);
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
