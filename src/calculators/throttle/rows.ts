/**
 * Loads as one text: `NAME:TARGET:SIZE:qN:PATTERN[:hit=..][:latency=..][:from=..][:to=..]`,
 * separated by commas. Any text may stand in a cell while it is typed; the separators are escaped
 * there, and splitting and joining lose nothing.
 */
import type { ListChange } from '../../kit/index.ts';
import { joinRows, type Row } from '../workloads.ts';

/** More loads than anyone can follow; a longer text is not taken apart. */
export const mostRows = 32;
const longest = 4000;

const unshield = (text: string) =>
  text.replace(/%(25|2C|3A)/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

function splitRow(text: string): Row {
  const [name = '', target = '', size = '', demand = '', pattern = '', ...more] = text.split(':');
  return {
    name: unshield(name),
    target: unshield(target),
    size: unshield(size),
    demand: unshield(demand),
    pattern: unshield(pattern),
    // Its own parts are separated as in the link, so that the cell reads as it is written.
    more: more.join(':').replace(/%2C/gi, ',').replace(/%25/g, '%'),
  };
}

/** @returns the rows, or nothing where the text is too long to be loads */
export function splitRows(text: string): readonly Row[] | undefined {
  if (text.length > longest) return undefined;
  if (text.trim() === '') return [];
  const rows = text.split(',');
  return rows.length > mostRows ? undefined : rows.map(splitRow);
}

/** What a new row starts with; its name is the first that is free. */
function fresh(rows: readonly Row[]): Row {
  const taken = new Set(rows.map(({ name }) => name.trim().toLowerCase()));
  const numbers = Array.from({ length: mostRows + 1 }, (_, at) => `load-${at + 1}`);
  const name = numbers.find((one) => !taken.has(one)) ?? 'load';
  return { name, target: 'P30/None', size: '8KiB', demand: 'q8', pattern: 'read70', more: '' };
}

/** The text after a change to a row. */
export function editRows(text: string, change: ListChange): string {
  const rows = splitRows(text);
  if (!rows) return text;
  if (change.kind === 'add') return joinRows([...rows, fresh(rows)]);
  if (change.kind === 'remove') return joinRows(rows.filter((_, index) => index !== change.row));
  return joinRows(
    rows.map((row, index) => (index === change.row ? { ...row, [change.part]: change.text } : row)),
  );
}
