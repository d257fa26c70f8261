/** What concerns a page of the limits: rules, disagreements of the documents, the lifecycle, and notes on its rows. */
import { capital } from '../../calculators/shared/answer/text.ts';
import { type Conflict, conflicts } from '../../limits/conflicts.ts';
import { editionIds } from '../../limits/editions.ts';
import { catalogue, type Rule, type RuleId, rules } from '../../limits/index.ts';
import { isConcern, type LifecycleRemark, lifecycleRemarks } from '../../limits/lifecycle.ts';
import type { Disk, DiskFamily, Edition, Vm } from '../../limits/types.ts';
import { vmTables } from '../../limits/vms/index.ts';
import { type Badge, lifecycleBadges } from './badges.ts';

export type Applied = Rule & { readonly id: RuleId };

/** Does it apply today, whether or not it did before? */
export const isOfToday = ({ edition }: Applied): boolean =>
  edition === 'both' || edition === 'current';

const rulesWhere = (
  editions: readonly Edition[],
  applies: (rule: Rule, id: RuleId) => boolean | undefined,
): readonly Applied[] =>
  (Object.keys(rules) as RuleId[])
    .map((id) => ({ ...(rules[id] as Rule), id }))
    .filter(({ edition }) => edition === 'both' || editions.includes(edition))
    .filter((rule) => applies(rule, rule.id));

/** Rules that name the series, and rules about something that its sizes have. */
export function rulesOfSeries(series: string, rows: readonly Vm[]): readonly Applied[] {
  const cached = rows.some((row) => typeof row.cached.iops === 'number');
  const has: Partial<Record<RuleId, boolean>> = {
    'limit-temp': cached && rows.some(({ tempDisk }) => tempDisk === 'cached limit'),
    // The rule speaks of v6 sizes alone.
    'limit-local-nvme':
      series.endsWith('v6') && rows.some(({ tempDisk }) => tempDisk === 'local NVMe'),
    'limit-add-up': cached && rows.some(({ edition }) => edition === 'current'),
    'burst-vm': rows.some(({ uncachedBurst }) => uncachedBurst !== undefined),
  };
  const editions = rows.map(({ edition }) => edition);
  return rulesWhere(editions, (rule, id) => has[id] ?? rule.series?.includes(series));
}

export const rulesOfFamily = (family: DiskFamily, editions: readonly Edition[]) =>
  rulesWhere(editions, ({ families }) => families?.includes(family));

/** The words of a conflict that say what it is about. */
const wordsOf = ({ about, printed }: Conflict) => `${about}. ${printed.says}`;

/** A name as a word of its own: “DS14” does not name D14, nor “Premium SSD v2” Premium SSD. */
const names = (text: string, name: string) =>
  new RegExp(`(?<![\\w/])${name.replace('/nvme', '')}(?! v2)(?!\\w)`).test(text);

/** A series of one letter is a word of too many meanings. */
const isNamed = (text: string, { name, series }: Pick<Vm, 'name' | 'series'>) =>
  names(text, name) || (series.length > 1 && names(text, series));

/** A document of one series is the word on it; a page of many is not. */
const ownSources = (rows: readonly Vm[]) =>
  [...new Set(rows.map(({ source }) => source))].filter((source) => {
    const series = catalogue.vms('current').filter((vm) => vm.source === source);
    const count = new Set(series.map((vm) => vm.series)).size;
    // Ebsv5 and Ebdsv5 share a page, and so do the general and memory sizes of one series.
    return count > 0 && count <= 2 && source !== 'previous-sizes';
  });

export function conflictsOfSeries(series: string, rows: readonly Vm[]): readonly Conflict[] {
  const sources = ownSources(rows);
  return conflicts.filter(
    (conflict) =>
      sources.includes(conflict.printed.source) ||
      rows.some(({ name }) => isNamed(wordsOf(conflict), { name, series })),
  );
}

const allVms = editionIds.flatMap((edition) => catalogue.vms(edition));

export const conflictsOfFamily = (family: DiskFamily, rows: readonly Disk[]): readonly Conflict[] =>
  conflicts.filter(
    (conflict) =>
      !allVms.some((vm) => isNamed(conflict.about, vm)) &&
      [family, ...rows.map(({ name }) => name)].some((name) => names(wordsOf(conflict), name)),
  );

/** What a document states of a series, or of a size that it names. */
export type LifecycleText = Pick<LifecycleRemark, 'urgent' | 'source' | 'place'> & {
  readonly text: string;
  readonly badges: readonly Badge[];
};

/**
 * The sentences on the lifecycle of a series and of single sizes: what speaks against them first, then
 * how old the series is.
 */
export function lifecycleOfSeries(rows: readonly Vm[]): readonly LifecycleText[] {
  const remarksOf = (concern: boolean) =>
    rows.flatMap((row) => {
      const stated = row.lifecycle?.filter((one) => isConcern(one) === concern);
      return lifecycleRemarks(row, stated).flatMap((remark): readonly LifecycleText[] => {
        const { ofSeries, sentence, urgent, source, place, statements } = remark;
        if (!concern && !ofSeries) return [];
        const text = ofSeries ? capital(sentence) : `${row.name.replace('/nvme', '')}: ${sentence}`;
        const badges = lifecycleBadges({ series: row.series, lifecycle: statements });
        return [{ text, urgent, badges, source, place }];
      });
    });
  const found = [...remarksOf(true), ...remarksOf(false)];
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

export type TableNote = {
  readonly text: string;
  /** Missing where it is about every row. */
  readonly names?: readonly string[];
};

/** A row has its own note and then that of its table; here they are taken apart again. */
function notesOnRow(row: Vm | Disk): readonly string[] {
  const { note, edition } = row;
  if (note === undefined) return [];
  const tables = 'series' in row ? vmTables.filter(({ series }) => series === row.series) : [];
  const ofTable = tables.find(
    (table) => table.edition === edition && table.note && note.endsWith(table.note),
  )?.note;
  if (ofTable === undefined || note === ofTable) return [note];
  return [note.slice(0, -`. ${ofTable}`.length), ofTable];
}

/** Each text once, with the names that it is about, in the order in which they come. */
export function notesByText(
  notes: readonly { readonly text: string; readonly name: string }[],
  rows: number,
): readonly TableNote[] {
  const byText = Map.groupBy(notes, ({ text }) => text);
  return [...byText].map(([text, about]) =>
    about.length === rows ? { text } : { text, names: about.map(({ name }) => name) },
  );
}

/** The notes on the rows of a table. What concerns every row comes first. */
export const notesOn = (rows: readonly (Vm | Disk)[]): readonly TableNote[] =>
  notesByText(
    rows.flatMap((row) => notesOnRow(row).map((text) => ({ text, name: row.name }))),
    rows.length,
  ).toSorted((one, other) => (one.names?.length ?? 0) - (other.names?.length ?? 0));
