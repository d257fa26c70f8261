/** Which documents are old: against the dataset’s own date, so that a build says the same on every day. */

import { catalogue } from '../../src/limits/index.ts';
import { allSources, newestDate } from '../../src/limits/publish/json.ts';
import type { Source } from '../../src/limits/rows.ts';
import { daysOld } from '../../src/units/age.ts';

export type Aged = { readonly source: Source; readonly days: number; readonly rows: number };

/** The documents of today’s rows that are older than so many days, the oldest first, with the number of rows. */
export function olderThan(days: number): readonly Aged[] {
  const rows = [...catalogue.vms('current'), ...catalogue.disks('current')];
  return allSources
    .map((source) => ({
      source,
      days: daysOld(source.date, Date.parse(newestDate)) ?? 0,
      rows: rows.filter((row) => row.source === source.id).length,
    }))
    .filter((one) => one.rows > 0 && one.days > days)
    .sort((one, other) => other.days - one.days);
}
