/** Every conflict of the dataset by what it is about, and the pages that it concerns. */

import { diskConflicts } from '../../limits/conflicts/disks.ts';
import { elasticConflicts } from '../../limits/conflicts/elastic.ts';
import { guideConflicts } from '../../limits/conflicts/guides.ts';
import { laterSizeConflicts } from '../../limits/conflicts/later-sizes.ts';
import { moreSizeConflicts } from '../../limits/conflicts/more-sizes.ts';
import { sizePageConflicts } from '../../limits/conflicts/size-pages.ts';
import { sizeConflicts } from '../../limits/conflicts/sizes.ts';
import type { Conflict } from '../../limits/conflicts.ts';
import { elasticFamilies } from '../../limits/index.ts';
import type { Disk } from '../../limits/types.ts';
import { conflictsOfFamily, conflictsOfSeries } from './concerns.ts';
import { familyAddress, familyPages, rowsOf, seriesAddress, seriesPages } from './pages.ts';

export type Group = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Conflict[];
};

export const groups: readonly Group[] = [
  { id: 'disks', title: 'Disks and their cache', entries: diskConflicts },
  {
    id: 'elastic',
    title: 'Premium SSD v2, Ultra Disk and burst credit',
    entries: elasticConflicts,
  },
  { id: 'sizes', title: 'VM sizes, between documents', entries: sizeConflicts },
  {
    id: 'size-pages',
    title: 'Today’s size pages',
    entries: [...sizePageConflicts, ...laterSizeConflicts, ...moreSizeConflicts],
  },
  { id: 'guides', title: 'The guides of 2015 to 2018', entries: guideConflicts },
];

const families = [...familyPages, ...elasticFamilies.map(({ family }) => ({ family, parts: [] }))];
/** Every page with the conflicts that concern it. */
const pages = [
  ...seriesPages.map((page) => ({
    ...{ name: page.series, href: seriesAddress(page.series) },
    conflicts: conflictsOfSeries(page.series, rowsOf(page)),
  })),
  ...families.map((page) => ({
    ...{ name: page.family, href: familyAddress(page.family) },
    conflicts: conflictsOfFamily(page.family, rowsOf<Disk>(page)),
  })),
];

/** The pages whose figures a conflict is about. */
export const pagesOf = (conflict: Conflict) =>
  pages.filter(({ conflicts }) => conflicts.includes(conflict));
