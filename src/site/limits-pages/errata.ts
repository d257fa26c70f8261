/** Every conflict of the dataset by what it is about, and the pages that it concerns. */

import { diskConflicts } from '../../limits/conflicts/disks.ts';
import { guideConflicts } from '../../limits/conflicts/guides.ts';
import { laterSizeConflicts } from '../../limits/conflicts/later-sizes.ts';
import { sizePageConflicts } from '../../limits/conflicts/size-pages.ts';
import { sizeConflicts } from '../../limits/conflicts/sizes.ts';
import type { Conflict } from '../../limits/conflicts.ts';
import { elasticFamilies } from '../../limits/index.ts';
import { conflictsOfFamily, conflictsOfSeries } from './concerns.ts';
import { familyAddress, familyPages, rowsOf, seriesAddress, seriesPages } from './pages.ts';

export type Group = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Conflict[];
};

export const groups: readonly Group[] = [
  { id: 'disks', title: 'Disks and their cache', entries: diskConflicts },
  { id: 'sizes', title: 'VM sizes, between documents', entries: sizeConflicts },
  {
    id: 'size-pages',
    title: 'Today’s size pages',
    entries: [...sizePageConflicts, ...laterSizeConflicts],
  },
  { id: 'guides', title: 'The guides of 2015 to 2018', entries: guideConflicts },
];

type Place = { readonly name: string; readonly href: string };
const concerning = new Map<string, Place[]>();
const note = (found: readonly Conflict[], place: Place) => {
  for (const { id } of found) concerning.set(id, [...(concerning.get(id) ?? []), place]);
};
for (const page of seriesPages)
  note(conflictsOfSeries(page.series, rowsOf(page)), {
    name: page.series,
    href: seriesAddress(page.series),
  });
for (const page of familyPages)
  note(conflictsOfFamily(page.family, rowsOf(page)), {
    name: page.family,
    href: familyAddress(page.family),
  });
for (const { family } of elasticFamilies)
  note(conflictsOfFamily(family, []), { name: family, href: familyAddress(family) });

/** The pages whose figures it is about. */
export const pagesOf = ({ id }: Conflict): readonly Place[] => concerning.get(id) ?? [];
