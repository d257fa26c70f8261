/** What a Markdown page says of VM sizes, of disks and of retirements. */
import { present } from '../units/present.ts';
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

type Sizes = {
  readonly sizes: readonly SizeObserved[];
  readonly problems: readonly string[];
};

/** The sizes of a page: what its tables say of a size together, for each interface if it has tables for both. */
export function sizesIn(tables: readonly PageTable[], from: Document): Sizes {
  const problems: string[] = [];
  const found = new Map<string, SizeObserved>();
  for (const table of tables.filter(isSizeTable)) {
    const columns = table.head.map(({ text }) => columnRead(text));
    const over = interfaceOf(table);
    for (const [first, ...cells] of table.rows) {
      const printed = sizeIn(first?.text ?? '');
      if (printed === undefined) continue;
      const name = misnamed[printed] ?? printed;
      const figures = Object.assign(
        {},
        ...cells.map((cell, at) => {
          const column = columns[at + 1];
          const read = column && figuresIn(cell.text, column);
          if (column && !read)
            problems.push(
              `${from.file}:${cell.line}: “${cell.text}” of ${printed} under “${table.head[at + 1]?.text}” is not a figure.`,
            );
          return read ?? {};
        }),
      );
      const key = `${name} ${over ?? ''}`;
      const before = found.get(key)?.figures;
      found.set(key, {
        name,
        ...present({ over }),
        figures: { ...before, ...figures },
        from,
      });
    }
  }
  return { sizes: [...found.values()].filter(hasFigures), problems };
}

const hasFigures = ({ figures }: SizeObserved) => Object.keys(figures).length > 0;

/** What a line of a table of disks is; its cells are of one disk each. */
const diskLines: readonly (readonly [RegExp, string])[] = [
  [/disk size/, 'size'],
  [/expanded.*iops/, 'plus-iops'],
  [/expanded.*throughput/, 'plus-throughput'],
  [/burst duration/, 'burst-minutes'],
  [/burst.*iops/, 'burst-iops'],
  [/burst.*throughput/, 'burst-throughput'],
  [/iops/, 'base-iops'],
  [/throughput/, 'base-throughput'],
];
const diskUnit = (figure: string) =>
  figure === 'size' ? 2 ** 30 : figure.endsWith('throughput') ? 1e6 : 1;

/** A burst that a `*` marks is that on demand, in the tables of Premium SSD. */
const diskFigure = (figure: string, text: string) =>
  figure.startsWith('burst-') && /\*$/.test(text) ? figure.replace('burst', 'on-demand') : figure;

/** The disks of a page, whose tables have a column for each disk. */
export function disksIn(tables: readonly PageTable[], from: Document) {
  const disks = new Map<string, Record<string, number>>();
  const problems: string[] = [];
  const isDisk = (text: string) => /^[PES]\d{1,2}$/.test(text.replace(/\*+$/, ''));
  for (const { head, rows } of tables.filter((one) =>
    one.head.slice(1).some(({ text }) => isDisk(text)),
  ))
    for (const [label, ...cells] of rows) {
      const words = label?.text.toLowerCase() ?? '';
      const figure = diskLines.find(([pattern]) => pattern.test(words))?.[1];
      if (figure === undefined) continue;
      for (const [at, cell] of cells.entries()) {
        const name = head[at + 1]?.text.replace(/\*+$/, '') ?? '';
        const value = isDisk(name) ? diskValue(cell) : undefined;
        if (value === 'unreadable')
          problems.push(
            `${from.file}:${cell.line}: “${cell.text}” of ${name} under “${label?.text}” is not a figure.`,
          );
        if (typeof value !== 'number') continue;
        const own = disks.get(name) ?? {};
        own[diskFigure(figure, cell.text)] = value * diskUnit(figure);
        disks.set(name, own);
      }
    }
  const observed: DiskObserved[] = [...disks].map(([name, figures]) => ({ name, figures, from }));
  return { disks: observed, problems };
}

function diskValue({ text }: Cell): number | 'none' | 'unreadable' {
  if (/^(n\/?a|-|–|unlimited\*?|no\b.*|yes\b.*|)$/i.test(text)) return 'none';
  const [, figure] =
    /^(?:up to )?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?: ?(?:MB\/s|MB\/sec|MBps|min|minutes|GiB))?\*?$/i.exec(
      text,
    ) ?? [];
  return figure === undefined ? 'unreadable' : Number(figure.replaceAll(',', ''));
}

/** The retirements that a page announces, by the name of the series or size. Those that are over are left out. */
export function retirementsIn(tables: readonly PageTable[], from: Document) {
  const retirements: RetirementObserved[] = [];
  const problems: string[] = [];
  for (const { head, rows } of tables) {
    const at = head.findIndex(({ text }) => /^planned retirement date$/i.test(text));
    if (at < 0) continue;
    const status = head.findIndex(({ text }) => /status/i.test(text));
    for (const row of rows) {
      const [name = '', when] = [row[0]?.text, row[at]];
      if (/^retired$/i.test(row[status]?.text ?? '') || !when || /^-?$/.test(when.text)) continue;
      const retires = dayOf(when.text);
      if (retires === undefined)
        problems.push(
          `${from.file}:${when.line}: “${when.text}” of ${name} is not a day such as 11/15/28.`,
        );
      else retirements.push({ name, retires, from });
    }
  }
  return { retirements, problems };
}
