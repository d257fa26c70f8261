/** Words that several calculators share, so that the same thing is called the same everywhere. */
import type { Citation, Note, Phrase } from '../kit/index.ts';
import type { Catalogue, Disk, Vm } from '../limits/types.ts';
import { printBothThroughputs, printIops, printNumber } from '../units/index.ts';
import type { Limit } from './volume.ts';

/** “a”, “a and b”, “a, b and c”. */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${printNumber(count)} ${count === 1 ? one : many}`;

/** “the disk’s IOPS limit”, “the VM’s uncached throughput limit”. */
export function limitInWords({ place, kind }: Pick<Limit, 'place' | 'kind'>): string {
  const what = kind === 'iops' ? 'IOPS' : 'throughput';
  if (place === 'disk') return `the disk’s ${what} limit`;
  return `the VM’s ${place === 'VM cached' ? 'cached' : 'uncached'} ${what} limit`;
}

/** “the disk’s IOPS limit binds”; both where several do. */
export function bindsInWords(by: readonly Limit[]): Phrase {
  const names = by.map(limitInWords);
  return [{ text: list(names), tone: 'strong' }, names.length > 1 ? ' bind' : ' binds'];
}

/** Where the limits of a row were read. */
export function citationOf(row: Disk | Vm, catalogue: Catalogue): Citation {
  const { title, date, url } = catalogue.source(row.source);
  return { title, place: row.name, date, ...(url ? { url } : {}) };
}

/** Each document once, with everything that was read from it. */
export function citationsOf(
  rows: readonly (Disk | Vm)[],
  catalogue: Catalogue,
): readonly Citation[] {
  const byTitle = new Map<string, Citation>();
  for (const row of rows) {
    const citation = citationOf(row, catalogue);
    const before = byTitle.get(citation.title);
    if (before?.place.split(', ').includes(citation.place)) continue;
    byTitle.set(
      citation.title,
      before ? { ...before, place: `${before.place}, ${citation.place}` } : citation,
    );
  }
  return [...byTitle.values()];
}

/** What must be said of a row beside its figures: another edition, a remark of the dataset, its burst. */
export function notesOn(
  rows: readonly (Disk | Vm)[],
  edition: string,
  catalogue: Catalogue,
): readonly Note[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    if (seen.has(row.name)) return [];
    seen.add(row.name);
    const notes: Note[] = [];
    const citation = citationOf(row, catalogue);
    if (row.edition !== edition)
      notes.push({
        weight: 'caution',
        text: `${row.name} stands only in the ${row.edition === 'current' ? 'current' : '2018-09'} edition: its figures are taken from there.`,
        citation,
      });
    if (row.note) notes.push({ weight: 'info', text: `${row.name}: ${row.note}`, citation });
    if ('burst' in row && row.burst)
      notes.push({
        weight: 'info',
        text: `${row.name} can burst to ${printIops(row.burst.iops)} and ${printBothThroughputs(row.burst.throughput, row.unit)} for ${row.burst.minutes} minutes from a full bucket. The answer counts what it sustains.`,
        citation,
      });
    if ('onDemand' in row && row.onDemand)
      notes.push({
        weight: 'info',
        text: `${row.name} can be given on-demand bursting, billed, up to ${printIops(row.onDemand.iops)} and ${printBothThroughputs(row.onDemand.throughput, row.unit)}. The answer counts what it sustains.`,
        citation,
      });
    return notes;
  });
}
