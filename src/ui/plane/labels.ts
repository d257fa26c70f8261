/** The texts of a plane, and where they have room. */
import type { Plane } from '../../kit/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import { type Label, placeLabels, type Room, type Spot, type Strokes } from '../charts/labels.ts';
import { around } from '../charts/panel-labels.ts';
import { widthOf } from '../charts/text-width.ts';
import { roomLabels } from './room-labels.ts';
import { type PlaneShape, type Point, plot, radius, small } from './shape.ts';

const spot = (place: number, dx: number, y: number, anchor: Spot['anchor']): Spot => ({
  place,
  dx,
  y,
  anchor,
});

/** At the end of a diagonal: above the plot, or at its right edge over the line. */
const atEnd = ({ x, y }: Point): readonly Spot[] =>
  y <= plot.top + 1
    ? [spot(x, 0, plot.top - 6, 'middle'), spot(x, 0, plot.top - 6, 'end')]
    : [spot(1, 0, y - 5, 'end'), spot(1, 0, y + 16, 'end')];

/** On the upper side of a box, near the axis, over the line or below it. */
const onTop = (y: number, offs: readonly number[]): readonly Spot[] =>
  [6, 60, 110].flatMap((dx) => offs.map((off) => spot(0, dx, y + off, 'start')));

/** On a line at its lower end, or a little higher; of one that ends at the right edge before that. */
const atFoot = ({ x, y }: Point, edge: number): readonly Spot[] =>
  x > edge - 0.01
    ? [spot(x, -10, y - 6, 'end')]
    : [spot(x, 0, y - 6, 'middle'), spot(x, -8, y - 24, 'middle')];

/** What is written at the sides of a region: above its top, to the left of its slope, and below it. */
function regionLabels({ region }: PlaneShape) {
  const [low, start, end, right] = region?.corners ?? [];
  if (!region || !low || !start || !end || !right) return [];
  const { top, slope, bottom } = region.texts;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return [
    { text: top ?? '', spots: [spot(right.x, 0, right.y - 6, 'end')] },
    {
      text: slope ?? '',
      spots: [spot(middle.x, -8, middle.y - 6, 'end'), spot(middle.x, 12, middle.y + 16, 'start')],
    },
    { text: bottom ?? '', spots: [spot(low.x, 0, low.y + 16, 'start')] },
  ];
}

type PlaneLabel = Label & {
  /** For where there is no room for the whole text. */
  readonly short?: string;
  /** Where there is little room, it is left to a list. */
  readonly isLeft?: boolean;
};

/** Are lines left without a name where there is little room? */
export const isThinned = ({ boxes, isListed }: Plane): boolean =>
  isListed === true && boxes.filter(({ iops, throughput }) => iops ?? throughput).length > 2;

/** The labels of a plane, the most important first. */
export function labelsOf(plane: Plane, shape: PlaneShape): readonly PlaneLabel[] {
  const label = (kind: Label['kind'], text: string, spots: readonly Spot[]): Label => ({
    kind,
    text,
    spots,
    size: small,
    width: widthOf(text, small),
  });
  const ofBoxes = shape.boxes.toSorted(
    (a, b) => Number(b.kind === 'first') - Number(a.kind === 'first'),
  );
  return [
    ...compact([shape.load, ...shape.marks]).map((one) => ({
      // Near the top not first above it, where the names of diagonals are.
      ...label(
        'load',
        one.text,
        around(one, radius, small, [10, 22]).slice(one.y < plot.top + 48 ? 2 : 0),
      ),
      ...('short' in one ? defined({ short: one.short }) : {}),
      kept: true,
    })),
    ...(shape.now
      ? [{ ...label('first', shape.now.text, around(shape.now, 6, small, [10, 22])), kept: true }]
      : []),
    ...(shape.achievable
      ? [
          {
            ...label(
              'over',
              shape.achievable.text,
              around(shape.achievable, radius, small, [10, 22]),
            ),
            ...defined({ short: shape.achievable.short }),
            kept: true,
          },
        ]
      : []),
    ...(plane.size && shape.own ? [label('load', plane.size.text, atEnd(shape.own))] : []),
    ...ofBoxes.map(({ kind, isLoad, label: short, texts, top }) => {
      const kept = kind === 'first' || isLoad === true;
      // What is written in any case is close to its own line.
      const offs = kept ? [-5, 14, 20] : [-5, 14, -18];
      return {
        ...label(kind, texts.throughput ?? '', onTop(top, offs)),
        short,
        kept,
        isLeft: !kept && isThinned(plane),
      };
    }),
    ...roomLabels(shape.rooms, plot.bottom).map(({ kind, text, spots }) =>
      label(kind, text, spots),
    ),
    ...regionLabels(shape).map(({ text, spots }) => label('other', text, spots)),
    ...shape.contours.flatMap(({ text, points }) => {
      const end = points.at(-1);
      const edge = shape.region?.corners[3]?.x ?? 1;
      return end ? [{ ...label('contour', text, atFoot(end, edge)), isOnLine: true }] : [];
    }),
    ...shape.diagonals.flatMap(({ text, points }) => {
      const end = points.at(-1);
      return end ? [label('size', text, atEnd(end))] : [];
    }),
  ].filter(({ text }) => text !== '');
}

/** Labels where they are free, in some widths of the plot: what has no room off lines with its whole text may have some with a shorter one. */
export function placedLabels(labels: readonly PlaneLabel[], strokes: Strokes, room: Room) {
  const placed = placeLabels(
    labels.map((label) => ({
      ...label,
      mayBeShort: label.short !== undefined,
    })),
    strokes,
    room,
  );
  const isPlaced = (label: Label) => placed.some(({ text }) => text === label.text);
  const short = labels.flatMap((label) =>
    label.short && !isPlaced(label)
      ? [
          {
            ...label,
            text: label.short,
            width: widthOf(label.short, small),
            mayBeShort: false,
          },
        ]
      : [],
  );
  const taken = placed.map((spot) => ({ width: widthOf(spot.text, small), size: small, spot }));
  return [
    ...placed,
    ...placeLabels(short, strokes, { ...room, taken: [...(room.taken ?? []), ...taken] }),
  ];
}
