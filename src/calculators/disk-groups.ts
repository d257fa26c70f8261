/**
 * Groups of disks as one text: `ROLE:SKUxN:CACHE[:IOPS]`, separated by commas.
 *
 * A person edits the cells of a row, so any text may stand in a cell while it is typed; the
 * separators are escaped there, and splitting and joining lose nothing.
 */
import type { ListChange } from '../kit/index.ts';
import type { Group } from '../storage/demand.ts';
import { writeIops } from '../units/index.ts';

const parts = ['role', 'disk', 'count', 'cache', 'iops'] as const;
export type Part = (typeof parts)[number];
/** One row, as typed. */
export type Row = Readonly<Record<Part, string>>;

/** More rows than any VM has use for; a longer text is not taken apart. */
export const mostRows = 32;
const longest = 4000;

const shield = (text: string, marks: RegExp) =>
  text.replace(
    marks,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
const unshield = (text: string) =>
  text.replace(/%(25|2C|3A|58|78)/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** Takes one group apart. A count that is not written is one disk; one that was emptied stays empty. */
function splitRow(text: string): Row {
  const [role = '', disk = '', cache = '', ...iops] = text.split(':');
  const at = Math.max(disk.lastIndexOf('x'), disk.lastIndexOf('X'));
  return {
    role: unshield(role.trim()),
    disk: unshield(at < 0 ? disk : disk.slice(0, at)),
    count: at < 0 ? '1' : unshield(disk.slice(at + 1)),
    cache: unshield(cache),
    iops: unshield(iops.join(':')),
  };
}

/** @returns the rows, or nothing where the text is too long to be groups of disks */
export function splitGroups(text: string): readonly Row[] | undefined {
  if (text.length > longest) return undefined;
  if (text.trim() === '') return [];
  const rows = text.split(',');
  return rows.length > mostRows ? undefined : rows.map(splitRow);
}

const joinRow = ({ role, disk, count, cache, iops }: Row) => {
  const cell = (value: string) => shield(value, /[%,:]/g);
  const tail = iops === '' ? '' : `:${cell(iops)}`;
  return `${cell(role)}:${cell(disk)}x${shield(count, /[%,:xX]/g)}:${cell(cache)}${tail}`;
};

export const joinGroups = (rows: readonly Row[]) => rows.map(joinRow).join(',');

/** What a new row starts with. */
const fresh: Row = { role: 'data', disk: 'P30', count: '1', cache: 'None', iops: '' };

/** The text after a change to a row. */
export function editGroups(text: string, change: ListChange): string {
  const rows = splitGroups(text);
  if (!rows) return text;
  if (change.kind === 'add') return joinGroups([...rows, fresh]);
  if (change.kind === 'remove') return joinGroups(rows.filter((_, index) => index !== change.row));
  return joinGroups(
    rows.map((row, index) => (index === change.row ? { ...row, [change.part]: change.text } : row)),
  );
}

/** The text of groups, as links carry it. */
export const writeGroups = (groups: readonly Group[]) =>
  joinGroups(
    groups.map(({ role, disk, count, cache, iops: asked }) => ({
      role,
      disk: disk.name,
      count: String(count),
      cache,
      iops: asked === undefined ? '' : writeIops(asked),
    })),
  );
