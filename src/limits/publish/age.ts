/** How old documents are: against the dataset’s own date, so that a build says the same on every day. */
import { catalogue } from '../index.ts';
import type { Source } from '../rows.ts';
import { allSources, newestDate } from './json.ts';

/** Months from the day of a document to the newest day of the dataset; nothing where the document has no day or year. */
export function monthsOld({ date }: Pick<Source, 'date'>, now: string = newestDate) {
  const [, year, month = '01', day = '01'] =
    /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?\b/.exec(date) ?? [];
  if (year === undefined) return undefined;
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = now.split('-').map(Number);
  const months = (nowYear - Number(year)) * 12 + nowMonth - Number(month);
  return Math.max(0, months - (nowDay < Number(day) ? 1 : 0));
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** “2 years 1 month”; of less than a month “less than a month”. */
export function ageInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')];
  return parts.filter(Boolean).join(' ') || 'less than a month';
}

export type Aged = { readonly source: Source; readonly months: number; readonly rows: number };

/** The documents of today’s rows that are older than so many months, the oldest first, with the number of rows. */
export function olderThan(months: number): readonly Aged[] {
  const rows = [...catalogue.vms('current'), ...catalogue.disks('current')];
  return allSources
    .map((source) => ({
      source,
      months: monthsOld(source) ?? 0,
      rows: rows.filter((row) => row.source === source.id).length,
    }))
    .filter((one) => one.rows > 0 && one.months > months)
    .sort((one, other) => other.months - one.months);
}
