/** Which columns of `iostat -x` to read, on two real lines: the same load with 4 and with 64 IOs in flight. */
import { formatNumber } from '../../units/index.ts';
import { outputPanels } from './annotated-output.tsx';
import type { Diagram } from './diagram.ts';
import { iostatLines } from './output-lines.ts';

const wordsOf = (line: string) => line.trim().split(/\s+/);
const names = wordsOf(iostatLines.heading);
const rows = [wordsOf(iostatLines.depth4), wordsOf(iostatLines.depth64)] as const;

/** The cell of each of the two lines under a heading. @throws where there is no such column */
function cellsOf(column: string): readonly [depth4: string, depth64: string] {
  const at = names.indexOf(column);
  if (at < 0) throw new Error(`iostat has no column “${column}”.`);
  return [rows[0][at] ?? '', rows[1][at] ?? ''];
}

/** The columns that are drawn, in the order of iostat. It prints them on one line, for which a phone has no room. */
const parts = [
  ['Device', 'r/s', 'rkB/s', 'r_await'],
  ['w/s', 'wkB/s', 'w_await', 'aqu-sz', '%util'],
] as const;

/** Two blanks between columns; the name of the device at the left, figures at the right of theirs. */
const widthOf = (column: string) =>
  2 + Math.max(column.length, ...cellsOf(column).map(({ length }) => length));
const inLine = (columns: readonly string[], cells: readonly string[]) =>
  cells
    .map((cell, at) => {
      const [column = '', width = widthOf(column)] = [columns[at]];
      return column === 'Device' ? cell.padEnd(width - 2) : cell.padStart(width - (at ? 0 : 2));
    })
    .join('');
export const lines = parts.flatMap((columns) => [
  inLine(columns, columns),
  ...[0, 1].map((row) =>
    inLine(
      columns,
      columns.map((column) => cellsOf(column)[row] ?? ''),
    ),
  ),
]);
/** Each part has three lines, its heading first. */
const lineOf = (column: string) =>
  3 * parts.findIndex((part) => part.some((name) => name === column));

/** The sum of two columns, with 4 and with 64 in flight. */
function both(one: string, other: string): readonly [number, number] {
  const [a, b] = [cellsOf(one).map(Number), cellsOf(other).map(Number)];
  return [(a[0] ?? 0) + (b[0] ?? 0), (a[1] ?? 0) + (b[1] ?? 0)];
}
const ios = both('r/s', 'w/s');
const kib = both('rkB/s', 'wkB/s');
const mib = (value: number) => formatNumber(value / 1024, 1);
const inTurn = (column: string) => cellsOf(column).join(', then ');

/** @param note sentences, broken into lines that a phone has room for */
const mark = (name: string, columns: readonly string[], ...note: readonly string[]) => ({
  name,
  note,
  at: columns.map((text) => ({ line: lineOf(text), text })),
});
const marks = [
  mark(
    'IOPS',
    ['r/s', 'w/s'],
    'Add both and compare with the IOPS limit:',
    `${formatNumber(ios[0])}, then ${formatNumber(ios[1])}.`,
  ),
  mark(
    'Throughput',
    ['rkB/s', 'wkB/s'],
    'Add both. The kB of iostat has 1,024 bytes:',
    `${mib(kib[0])} MiB/s, then ${mib(kib[1])} MiB/s.`,
  ),
  mark(
    'Latency, in ms',
    ['r_await', 'w_await'],
    'Of one IO at the device, its queue included:',
    `reads ${inTurn('r_await')}; writes ${inTurn('w_await')}.`,
  ),
  mark(
    'Queue depth',
    ['aqu-sz'],
    'IOs in flight at the device, on average:',
    `${inTurn('aqu-sz')}.`,
  ),
  mark(
    'Time with an IO in flight',
    ['%util'],
    `${inTurn('%util')}: little more, at ${formatNumber(ios[1] / ios[0], 1)} times`,
    'the IOPS. So 100 % does not mean that the',
    'disk is at its limit.',
  ),
];

export const iostatDiagram: Diagram = {
  title: 'The columns of iostat -x to read, on two real lines',
  legend:
    'Made for this guide on a small VM outside Azure: 8 KiB, 70 % reads, first with 4 IOs in flight, then with 64. Lines are broken in two, and columns for merged, discarded and flushed IOs are left out.',
  panels: outputPanels({ title: 'iostat -dxy, with 4 IOs in flight and with 64', lines, marks }),
};
