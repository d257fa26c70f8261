/** Sizes that have gone from the page of their series, or from the resource API. */
import { currentTables, type SizeDataset } from './compare-rows.ts';
import { hasLimits } from './new-sizes.ts';
import type { Difference, Document, SizeObserved } from './observed.ts';
import { rowOf } from './row-of-size.ts';
import { type Place, rowIn } from './table.ts';

const vanished = (
  name: string,
  says: string,
  place: Place | undefined,
  from: Document,
  remark: string,
): Difference => ({
  kind: 'vanished size',
  about: { kind: 'vm', names: [name] },
  says: `${name} is ${says}`,
  now: place ? [place] : [],
  ...{ from, remark },
});

/** Sizes that a page no longer has: of tables of which it prints half of the rows at least. */
function goneFromPages(sizes: readonly SizeObserved[], data: SizeDataset) {
  const limited = sizes.filter(hasLimits);
  const namesOf = (some: readonly SizeObserved[]) =>
    new Set(some.flatMap((size) => rowOf(size, data.vms)?.name ?? []));
  const ofPages = limited.filter(({ from }) => from.kind === 'page');
  const pages = [...Map.groupBy(ofPages, ({ from }) => from.file).values()].map((page) => ({
    from: page[0]?.from,
    names: namesOf(page),
  }));
  const seen = namesOf(limited);
  return currentTables(data.tables).flatMap((table) => {
    const from = pages.find(
      ({ names }) => table.names.filter((name) => names.has(name)).length * 2 >= table.names.length,
    )?.from;
    const gone = from ? table.names.filter((name) => !seen.has(name)) : [];
    const [says, remark] = [
      'no longer on the page of its series',
      'Look for it on another page before its row is removed.',
    ];
    return gone.flatMap((name) =>
      from ? vanished(name, says, table.placeOf(name), from, remark) : [],
    );
  });
}

/** As many regions as no dump of one geography has. */
const allRegions = 20;

/** The resource API of one region lacks many sizes, so its dumps count only if they are of all regions. */
function goneFromApi(sizes: readonly SizeObserved[], data: SizeDataset) {
  const ofApi = sizes.filter(({ from }) => from.kind === 'resource API');
  const regions = new Set(ofApi.flatMap(({ regions: own }) => own ?? []));
  const from = ofApi[0]?.from;
  if (!from || regions.size < allRegions) return [];
  const seen = new Set(ofApi.map(({ name }) => name));
  const tables = currentTables(data.tables);
  const says = `in none of the ${regions.size} regions of the resource API`;
  return data.vms
    .filter(({ edition, constrainedOf }) => edition === 'current' && !constrainedOf)
    .filter(({ name }) => !seen.has(name.replace('/nvme', '')))
    .map(({ name }) =>
      vanished(name, says, rowIn(tables, name)?.place, from, 'A preview is not listed either.'),
    );
}

export const vanishedSizes = (
  sizes: readonly SizeObserved[],
  data: SizeDataset,
): readonly Difference[] => [...goneFromPages(sizes, data), ...goneFromApi(sizes, data)];
