/** The documents that pages cite, and how much of them and from when the dataset holds. */
import { citedBy } from '../limits/check-sources.ts';
import { catalogue } from '../limits/index.ts';
import { allSources } from '../limits/publish/json.ts';
import { commitSources } from '../limits/sources/commit.ts';
import { guideSources } from '../limits/sources/guide.ts';
import { measurementSources } from '../limits/sources/measurements.ts';
import { workloadSources } from '../limits/sources/workloads.ts';
import type { Source } from '../limits/types.ts';

const byId = new Map(
  [
    ...[...allSources, ...commitSources, ...guideSources, ...measurementSources],
    ...workloadSources,
  ].map((source) => [source.id, source]),
);

/** The source of this id: a document of the dataset, or one that only pages, prices and errata cite. */
export function sourceOf(id: string): Source {
  const source = byId.get(id);
  if (!source) throw new Error(`There is no source “${id}”.`);
  return source;
}

type Citing = { readonly source: string; readonly also?: readonly string[] };

/** The documents of these rows and rules, each once, in the order in which they are named. */
export const sourcesOf = (...lists: readonly (readonly Citing[])[]): readonly string[] => [
  ...new Set(lists.flat().flatMap(citedBy)),
];

/** The newest date of a page that today's edition was read from, as a year and month. */
export const currentEdition: string =
  [
    ...new Set(
      [...catalogue.disks('current'), ...catalogue.vms('current')].map((row) => row.source),
    ),
  ]
    .map((id) => sourceOf(id).date)
    .filter((date) => /^\d{4}-\d{2}/.test(date))
    .sort()
    .at(-1)
    ?.slice(0, 7) ?? 'today';

export const sizesNow = {
  disks: catalogue.disks('current').length,
  vms: catalogue.vms('current').length,
};
