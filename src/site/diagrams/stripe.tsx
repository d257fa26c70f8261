/** Where IOs land in a stripe of four disks, by the size of its unit. */
import { type Bytes, formatBytes, kib } from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { Box, Label } from './shapes.tsx';

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
  const pieces: Piece[] = [];
  for (let at = offset; at < offset + size; ) {
    const index = Math.floor(at / unit);
    const end = Math.min(offset + size, (index + 1) * unit);
    pieces.push({
      row: Math.floor(index / disks),
      column: index % disks,
      from: at / unit - index,
      to: end / unit - index,
    });
    at = end;
  }
  return pieces;
}

const [disks, rows, top, cell] = [4, 2, 26, 40];
const ios = [
  { name: 'A', offset: kib(0), size: kib(64), kind: 'first' },
  { name: 'B', offset: kib(256), size: kib(256), kind: 'second' },
] as const;
const left = (column: number) => (column + 0.04) / disks;
const width = 0.92 / disks;

const middleOf = ({ column, from, to }: Piece) => left(column) + ((from + to) / 2) * width;
const Part = ({ piece: { row, column, from, to }, kind }: { piece: Piece; kind: string }) => (
  <Box
    from={left(column) + from * width}
    to={left(column) + to * width}
    y={top + row * cell}
    height={cell - 6}
    kind={kind}
  />
);

const share = (size: Bytes, pieces: readonly Piece[]) =>
  pieces.length === 1
    ? `whole, on disk ${(pieces[0]?.column ?? 0) + 1} alone`
    : `${pieces.length} pieces of ${formatBytes((size / pieces.length) as Bytes)}, one on each disk`;

function panel(unit: Bytes): Panel {
  const fallen = ios.map((io) => ({ ...io, pieces: piecesOf(io.offset, io.size, unit, disks) }));
  const notes = fallen.map(
    ({ name, size, pieces }) => `${name}, ${formatBytes(size)}: ${share(size, pieces)}`,
  );
  return {
    title: `Stripe unit ${formatBytes(unit)}`,
    height: top + rows * cell + 56,
    words: [
      `Four disks are four columns; a unit of ${formatBytes(unit)} goes to each in turn.`,
      ...notes.map((note) => `IO ${note}.`),
    ],
    drawing: (
      <>
        {Array.from({ length: disks }, (_, column) => (
          <g key={column}>
            <Label x={left(column) + width / 2} y={16} anchor="middle" kind="quiet">
              disk {column + 1}
            </Label>
            {Array.from({ length: rows }, (__, row) => (
              <Part key={row} piece={{ row, column, from: 0, to: 1 }} kind="unit" />
            ))}
          </g>
        ))}
        {fallen.flatMap(({ name, kind, pieces }) =>
          pieces.map((piece) => (
            <g key={`${name}${piece.column}`}>
              <Part piece={piece} kind={kind} />
              <Label x={middleOf(piece)} y={top + piece.row * cell + 22} anchor="middle">
                {name}
              </Label>
            </g>
          )),
        )}
        {notes.map((note, index) => (
          <Label key={note} x={0} y={top + rows * cell + 20 + index * 22}>
            {note}
          </Label>
        ))}
      </>
    ),
  };
}

export const stripeDiagram: Diagram = {
  title: 'Where an IO of 64 KiB and one of 256 KiB land on four columns',
  panels: [panel(kib(64)), panel(kib(256))],
};
