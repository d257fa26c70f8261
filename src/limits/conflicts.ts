/**
 * Where documents disagree or contain mistakes, or none says a thing and it is concluded from others, and what is used
 * instead. No figure is corrected silently: a reader of the page finds here what it prints. `index.ts` does not import
 * this, because no calculator needs it.
 */
import { checkSources } from './check-sources.ts';
import type { Conflict } from './conflicts/conflict.ts';
import { diskConflicts } from './conflicts/disks.ts';
import { elasticConflicts } from './conflicts/elastic.ts';
import { guideConflicts } from './conflicts/guides.ts';
import { sizeMisprints } from './conflicts/size-misprints.ts';
import { sizeConflicts } from './conflicts/sizes.ts';
import { conflictSources } from './conflicts/sources.ts';
import { priceSources } from './prices/sources.ts';
import { sources } from './sources.ts';

export const conflicts: readonly Conflict[] = [
  ...diskConflicts,
  ...elasticConflicts,
  ...sizeConflicts,
  ...sizeMisprints,
  ...guideConflicts,
];

const twice = conflicts.find(({ id }, at) => conflicts.findIndex((one) => one.id === id) !== at);
if (twice) throw new Error(`src/limits/conflicts: “${twice.id}” is listed twice`);

checkSources(
  'src/limits/conflicts/sources.ts',
  conflictSources,
  conflicts.flatMap(({ printed, against }) => [printed, ...against].map(({ source }) => source)),
  [...sources, ...priceSources],
);

export type { Conflict } from './conflicts/conflict.ts';
export { conflictSources };
