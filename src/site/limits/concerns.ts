/** Which disagreements of the documents concern a page: those that name one of its sizes, its series or its own document. */
import { type Conflict, conflicts } from '../../limits/conflicts.ts';
import { editionIds } from '../../limits/editions.ts';
import { catalogue } from '../../limits/index.ts';
import type { Disk, DiskFamily, Vm } from '../../limits/types.ts';

/** The words of a conflict that say what it is about. */
const wordsOf = ({ about, printed }: Conflict) => `${about}. ${printed.says}`;

/** A name as a word of its own: “DS14” does not name D14, nor “Premium SSD v2” Premium SSD. */
const names = (text: string, name: string) =>
  new RegExp(`(?<![\\w/])${name.replace('/nvme', '')}(?! v2)(?!\\w)`).test(text);

/** A document of one series is the word on it; a page of many is not. */
const ownSources = (rows: readonly Vm[]) =>
  [...new Set(rows.map(({ source }) => source))].filter((source) => {
    const series = catalogue
      .vms('current')
      .filter((vm) => vm.source === source)
      .map((vm) => vm.series);
    // Ebsv5 and Ebdsv5 share a page, and so do the general and memory sizes of one series.
    return series.length > 0 && new Set(series).size <= 2 && source !== 'previous-sizes';
  });

export function conflictsOfSeries(series: string, rows: readonly Vm[]): readonly Conflict[] {
  const own = ownSources(rows);
  return conflicts.filter((conflict) => {
    const text = wordsOf(conflict);
    return (
      own.includes(conflict.printed.source) ||
      // A series of one letter is a word of too many meanings.
      (series.length > 1 && names(text, series)) ||
      rows.some(({ name }) => names(text, name))
    );
  });
}

const allVms = editionIds.flatMap((edition) => catalogue.vms(edition));
const isAboutVms = (text: string) =>
  allVms.some(
    ({ name, series }) => names(text, name) || (series.length > 1 && names(text, series)),
  );

export const conflictsOfFamily = (family: DiskFamily, rows: readonly Disk[]): readonly Conflict[] =>
  conflicts.filter(
    (conflict) =>
      !isAboutVms(conflict.about) &&
      (names(wordsOf(conflict), family) || rows.some(({ name }) => names(wordsOf(conflict), name))),
  );
