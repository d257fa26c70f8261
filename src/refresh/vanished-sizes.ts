/** Sizes that have gone from the page of their series, or from the resource API. */
import type { VmTable } from '../limits/row-tables.ts';
import { rowOf, type SizeDataset } from './compare-sizes.ts';
import type { Difference } from './difference.ts';
import { hasLimits } from './grouped.ts';
import type { Document, SizeObserved } from './inputs.ts';
import { namesIn, placeOf } from './tables.ts';

/**
 * Sizes that a page no longer has: of tables of which it prints half of the rows at least. The resource
 * API of one region lacks many sizes, so its dumps count only if they are of all regions.
 */
export function vanishedSizes(
  sizes: readonly SizeObserved[],
  data: SizeDataset,
): readonly Difference[] {
  const current = data.tables.filter(({ edition }) => edition === 'current');
  const pages = [
    ...Map.groupBy(
      sizes.filter((size) => size.from.kind === 'page' && hasLimits(size)),
      ({ from }) => from.file,
    ).values(),
  ];
  const seen = new Set(
    sizes.filter(hasLimits).flatMap((size) => rowOf(size, data.vms)?.name ?? []),
  );
  const gone = current.flatMap((table) => {
    const names = namesIn(table);
    const page = pages.find((one) => {
      const here = new Set(one.flatMap((size) => rowOf(size, data.vms)?.name ?? []));
      return names.filter((name) => here.has(name)).length * 2 >= names.length;
    });
    const from = page?.[0]?.from;
    return from
      ? names.filter((name) => !seen.has(name)).map((name) => goneFromPage(name, table, from))
      : [];
  });
  return [...gone, ...goneFromApi(sizes, data)];
}

function goneFromPage(name: string, table: VmTable, from: Document): Difference {
  const place = placeOf(table, name);
  return {
    kind: 'vanished size',
    about: { kind: 'vm', names: [name] },
    says: `${name} is no longer on the page of its series`,
    now: place ? [place] : [],
    from,
    remark: 'Look for it on another page before its row is removed.',
  };
}

/** As many regions as no dump of one geography has. */
const allRegions = 20;

function goneFromApi(sizes: readonly SizeObserved[], data: SizeDataset): readonly Difference[] {
  const ofApi = sizes.filter(({ from }) => from.kind === 'resource API');
  const regions = new Set(ofApi.flatMap(({ regions: own }) => own ?? []));
  const from = ofApi[0]?.from;
  if (!from || regions.size < allRegions) return [];
  const seen = new Set(ofApi.map(({ name }) => name));
  const current = data.vms.filter(
    ({ edition, constrainedOf }) => edition === 'current' && !constrainedOf,
  );
  return current
    .filter(({ name }) => !seen.has(name.replace('/nvme', '')))
    .map((vm): Difference => {
      const table = data.tables.find((one) => one.edition === 'current' && placeOf(one, vm.name));
      const place = table && placeOf(table, vm.name);
      return {
        kind: 'vanished size',
        about: { kind: 'vm', names: [vm.name] },
        says: `${vm.name} is in none of the ${regions.size} regions of the resource API`,
        now: place ? [place] : [],
        from,
        remark: 'A preview is not listed either.',
      };
    });
}
