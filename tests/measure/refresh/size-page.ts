/** What a Markdown page says of VM sizes, of disks and of retirements. */

import { gib } from '../../../src/units/index.ts';
import { defined } from '../../../src/units/omit-undefined.ts';
import { columnRead, figuresIn } from './headings.ts';
import {
  type DiskObserved,
  type Document,
  dayOf,
  type RetirementObserved,
  type SizeObserved,
} from './observed.ts';
import type { Cell, PageTable } from './page.ts';

/** `Standard_D2s_v5`, and the same without its beginning. */
const sizeIn = (text: string) => /^`?Standard_([A-Za-z]+\d[\w-]*)`?/.exec(text)?.[1];

/** “B1ls2” is what one page calls B1ls in some of its tables. */
const misnamed: Readonly<Record<string, string>> = { B1ls2: 'B1ls' };

const isSizeTable = ({ head, rows }: PageTable) =>
  /^(vm )?size/i.test(head[0]?.text ?? '') &&
  rows.some(([first]) => sizeIn(first?.text ?? '') !== undefined);

function interfaceOf({ under }: PageTable): 'NVMe' | 'SCSI' | undefined {
  const [, found] = /\((NVMe|SCSI)\)/i.exec(under.at(-1) ?? '') ?? [];
  return found === undefined ? undefined : found.toLowerCase() === 'nvme' ? 'NVMe' : 'SCSI';
}

/** A cell of a table that cannot be read. */
export type Unreadable = { readonly cell: Cell; readonly why: string };
const noFigure = (cell: Cell, of: string, under: Cell | undefined): Unreadable => ({
  cell,
  why: `of ${of} under “${under?.text}” is not a figure`,
});

/**
 * The sizes of a page: what its tables say of a size together, for each interface if it has tables for both.
 * @param faults gets the cells that cannot be read
 */
export function sizesIn(tables: readonly PageTable[], from: Document, faults: Unreadable[]) {
  const found = new Map<string, SizeObserved>();
  for (const table of tables.filter(isSizeTable)) {
    const columns = table.head.map(({ text }) => columnRead(text));
    const over = interfaceOf(table);
    for (const [first, ...cells] of table.rows) {
      const printed = sizeIn(first?.text ?? '');
      if (printed === undefined) continue;
      const name = misnamed[printed] ?? printed;
      const figures = cells.map((cell, at) => {
        const column = columns[at + 1];
        const read = column && figuresIn(cell.text, column);
        if (column && !read) faults.push(noFigure(cell, printed, table.head[at + 1]));
        return read ?? {};
      });
      const key = `${name} ${over ?? ''}`;
      const all = Object.assign({}, found.get(key)?.figures, ...figures);
      found.set(key, { name, ...defined({ over }), figures: all, from });
    }
  }
  return [...found.values()].filter(({ figures }) => Object.keys(figures).length > 0);
}

/** What a line of a table of disks is, and its unit; its cells are of one disk each. */
const diskLines: readonly (readonly [RegExp, figure: string, unit: number])[] = [
  [/disk size/, 'size', gib(1)],
  [/expanded.*iops/, 'plus-iops', 1],
  [/expanded.*throughput/, 'plus-throughput', 1e6],
  [/burst duration/, 'burst-minutes', 1],
  [/burst.*iops/, 'burst-iops', 1],
  [/burst.*throughput/, 'burst-throughput', 1e6],
  [/iops/, 'base-iops', 1],
  [/throughput/, 'base-throughput', 1e6],
];

/** The disks of a page, whose tables have a column for each disk. */
export function disksIn(tables: readonly PageTable[], from: Document, faults: Unreadable[]) {
  const disks = new Map<string, Record<string, number>>();
  for (const { head, rows } of tables) {
    const names = head.slice(1).map(({ text }) => /^[PES]\d{1,2}(?=\**$)/.exec(text)?.[0]);
    for (const [label, ...cells] of rows) {
      const words = label?.text.toLowerCase() ?? '';
      const [, figure, unit] = diskLines.find(([pattern]) => pattern.test(words)) ?? [];
      for (const [at, cell] of cells.entries()) {
        const name = names[at];
        if (name === undefined || figure === undefined || isNone(cell)) continue;
        const value = diskValue(cell);
        if (value === undefined) faults.push(noFigure(cell, name, label));
        // A burst that a `*` marks is that on demand, in the tables of Premium SSD.
        const isOnDemand = figure.startsWith('burst-') && cell.text.endsWith('*');
        const key = isOnDemand ? figure.replace('burst', 'on-demand') : figure;
        if (value !== undefined)
          disks.set(name, { ...disks.get(name), [key]: value * (unit ?? 1) });
      }
    }
  }
  return [...disks].map(([name, figures]): DiskObserved => ({ name, figures, from }));
}

const isNone = ({ text }: Cell) => /^(n\/?a|-|–|unlimited\*?|no\b.*|yes\b.*|)$/i.test(text);

function diskValue({ text }: Cell): number | undefined {
  const [, figure] =
    /^(?:up to )?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?: ?(?:MB\/s|MB\/sec|MBps|min|minutes|GiB))?\*?$/i.exec(
      text,
    ) ?? [];
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''));
}

/** The retirements that a page announces, by the name of the series or size. Those that are over are left out. */
export function retirementsIn(tables: readonly PageTable[], from: Document, faults: Unreadable[]) {
  const retirements: RetirementObserved[] = [];
  for (const { head, rows } of tables) {
    const at = head.findIndex(({ text }) => /^planned retirement date$/i.test(text));
    const status = head.findIndex(({ text }) => /status/i.test(text));
    for (const row of rows) {
      const [name = '', cell] = [row[0]?.text, row[at]];
      if (/^retired$/i.test(row[status]?.text ?? '') || !cell || /^-?$/.test(cell.text)) continue;
      const retires = dayOf(cell.text);
      if (retires === undefined)
        faults.push({ cell, why: `of ${name} is not a day such as 11/15/28` });
      else retirements.push({ name, retires, from });
    }
  }
  return retirements;
}
