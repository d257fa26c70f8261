/** Where IOs land in a stripe of four disks, by the size of its unit. */
import { cross, range } from 'd3-array';
import { type Bytes, formatBytes, kib } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { box, label } from './shapes.tsx';

export type Piece = {
  readonly row: number;
  readonly column: number;
  /** Which part of its unit it takes, 0 to 1. */
  readonly from: number;
  readonly to: number;
};

/** Into which pieces does an IO fall? Units go round the disks in turn. */
export function piecesOf(
  offset: number,
  size: number,
  unit: Bytes,
  disks: number,
): readonly Piece[] {
  return range(Math.floor(offset / unit), Math.ceil((offset + size) / unit)).map((index) => ({
    row: Math.floor(index / disks),
    column: index % disks,
    from: Math.max(0, offset / unit - index),
    to: Math.min(1, (offset + size) / unit - index),
  }));
}

const [disks, rows, top, cell] = [4, 2, 26, 40];
const ios = [
  { name: 'A', offset: kib(0), size: kib(64), kind: 'first' },
  { name: 'B', offset: kib(256), size: kib(256), kind: 'second' },
] as const;
const left = (column: number) => (column + 0.04) / disks;
const width = 0.92 / disks;

const part = ({ row, column, from, to }: Piece, kind: string) =>
  box(left(column) + from * width, left(column) + to * width, top + row * cell, cell - 6, kind);
const nameIn = ({ row, column, from, to }: Piece, name: string) =>
  label(left(column) + ((from + to) / 2) * width, top + row * cell + 22, name, undefined, 'middle');

const share = (size: Bytes, pieces: readonly Piece[]) =>
  pieces.length === 1
    ? `whole, on disk ${(pieces[0]?.column ?? 0) + 1} alone`
    : `${pieces.length} pieces of ${formatBytes((size / pieces.length) as Bytes)}, one on each disk`;

function panel(unit: Bytes): Panel {
  const fallen = ios.map((io) => ({ ...io, pieces: piecesOf(io.offset, io.size, unit, disks) }));
  const notes = fallen.map(
    ({ name, size, pieces }) => `${name}, ${formatBytes(size)}: ${share(size, pieces)}`,
  );
  const bottom = top + rows * cell;
  return {
    title: `Stripe unit ${formatBytes(unit)}`,
    height: bottom + 56,
    words: [
      `Four disks are four columns; a unit of ${formatBytes(unit)} goes to each in turn.`,
      ...notes.map((note) => `IO ${note}.`),
    ],
    drawing: [
      range(disks).map((column) =>
        label(left(column) + width / 2, 16, `disk ${column + 1}`, 'quiet', 'middle'),
      ),
      cross(range(rows), range(disks), (row, column) =>
        part({ row, column, from: 0, to: 1 }, 'unit'),
      ),
      fallen.map(({ name, kind, pieces }) =>
        pieces.map((piece) => [part(piece, kind), nameIn(piece, name)]),
      ),
      notes.map((note, index) => label(0, bottom + 20 + index * 22, note)),
    ],
  };
}

export const stripeDiagram: Diagram = {
  title: 'Where an IO of 64 KiB and one of 256 KiB land on four columns',
  panels: [panel(kib(64)), panel(kib(256))],
};
