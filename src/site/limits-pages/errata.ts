/** Every conflict of the dataset by what it is about, and the pages that it concerns. */

import { diskConflicts } from '../../limits/conflicts/disks.ts';
import { elasticConflicts } from '../../limits/conflicts/elastic.ts';
import { guideConflicts } from '../../limits/conflicts/guides.ts';
import { sizeMisprints } from '../../limits/conflicts/size-misprints.ts';
import { sizeConflicts } from '../../limits/conflicts/sizes.ts';
import type { Conflict } from '../../limits/conflicts.ts';
import { elasticFamilies } from '../../limits/index.ts';
import type { Disk } from '../../limits/types.ts';
import { familyAddress, familyPages, rowsOf, seriesAddress, seriesPages } from './pages.ts';
import { conflictsOfFamily, conflictsOfSeries } from './rules-and-notes.ts';

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
    title: 'VM sizes, misprints',
    entries: sizeMisprints,
  },
  { id: 'guides', title: 'The guides of 2015 to 2018', entries: guideConflicts },
];

const families = [...familyPages, ...elasticFamilies.map(({ family }) => ({ family, parts: [] }))];
/** Every page with the conflicts that concern it. */
const pages = [
  ...seriesPages.map(({ series: name, parts }) => ({
    name,
    href: seriesAddress(name),
    conflicts: conflictsOfSeries(name, rowsOf({ parts })),
  })),
  ...families.map(({ family: name, parts }) => ({
    name,
    href: familyAddress(name),
    conflicts: conflictsOfFamily(name, rowsOf<Disk>({ parts })),
  })),
];

/** The pages whose figures a conflict is about. */
export const pagesOf = (conflict: Conflict) =>
  pages.filter(({ conflicts }) => conflicts.includes(conflict));
