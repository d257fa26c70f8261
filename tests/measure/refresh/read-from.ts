/** From which document a row was read, and whether another one is newer. */
import type { Source } from '../../../src/limits/types.ts';
import type { Row } from './figures.ts';
import type { Document } from './observed.ts';

/** The id that a source of the resource API of a day has, or would have. */
export const apiSourceOf = ({ date = 'undated' }: Document, sources: readonly Source[]) =>
  sources.find((one) => one.id.startsWith('api-') && one.date === date)?.id ?? `api-${date}`;

/** Whether a page may be older than the copy that the row was read from: only a commit after all that was read is surely newer. */
export function doubtAbout(
  row: Row,
  { date, kind, committed }: Document,
  sources: readonly Source[],
) {
  const source = sources.find(({ id }) => id === row.source);
  const held = source?.date.slice(0, 10) ?? '';
  if (date === undefined || held < date) return '';
  if (held > date) return `The row was read from a copy of ${source?.date}, which is newer.`;
  const day = committed?.() ?? '';
  return kind !== 'page' || sources.every((one) => one.date.slice(0, 10) < day)
    ? ''
    : `The row was read from a copy with the same ms.date, and nothing says which is newer${day === '' ? '' : ` (this one is of ${day})`}.`;
}
