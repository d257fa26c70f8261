/** A plane as numbers: places across from 0 to 1, heights in px, as in charts. */
import type { Plane, PlaneSize } from '../../kit/index.ts';
import { compact, present } from '../../units/present.ts';
import { placing } from '../charts/geometry.ts';
import { type Label, placeLabels, type Room, type Spot, type Strokes } from '../charts/labels.ts';
import { around } from '../charts/panel-labels.ts';
import { widthOf } from '../charts/text-width.ts';
import { maxTicks, ticksOf } from '../charts/ticks.ts';
import { boundsOf, type Point } from './edges.ts';
import { roomLabels } from './rooms.ts';

/** Above the plot are the names of the IO sizes whose diagonals end there. */
export const plot = { top: 36, bottom: 336 };
/** Radius of the point. */
export const radius = 8;
/** The size of type. */
export const small = 12.5;

export type PlaneShape = ReturnType<typeof planeShape>;

/** Places on a plane. What is beyond the ends of an axis is at its end. */
export const placesOn = ({ x, y }: Pick<Plane, 'x' | 'y'>) => placing(x, y, plot);

/** The part of a diagonal that is in the plot, from one rate of IOPS to another. */
function diagonal(
  { x, y }: Plane,
  { each }: PlaneSize,
  from = x.domain[0],
  to = x.domain[1],
): readonly (readonly [number, number])[] {
  const start = Math.max(from, x.domain[0], y.domain[0] / each);
  const end = Math.min(to, x.domain[1], y.domain[1] / each);
  return end > start ? [start, end].map((iops) => [iops, iops * each] as const) : [];
}

/**
 * The line of the load: along its diagonal, upright with IOPS alone, or level with throughput alone. By kind, which style sheets
 * know: what is achieved of it (`go`), what is not (`no`), and the rest of the diagonal beyond the load.
 */
function loadLine(plane: Plane): readonly { readonly kind: string; readonly points: number[][] }[] {
  const { load, size, achievable, x, y } = plane;
  if (!load) return [];
  const [rate, throughput] = [load.iops, load.throughput];
  if (rate !== undefined && throughput === undefined)
    return [{ kind: achievable ? 'no' : 'go', points: y.domain.map((at) => [rate, at]) }];
  if (throughput !== undefined && rate === undefined)
    return [{ kind: achievable ? 'no' : 'go', points: x.domain.map((at) => [at, throughput]) }];
  if (!size) return [];
  const ends = achievable?.iops ?? rate;
  return [
    { kind: 'go', points: diagonal(plane, size, undefined, ends) },
    { kind: 'no', points: diagonal(plane, size, ends, rate) },
    { kind: 'rest', points: diagonal(plane, size, rate) },
  ].map(({ kind, points }) => ({ kind, points: points.map((point) => [...point]) }));
}

/** The middle of a logarithmic axis: there is the label of a load with one dimension on its line. */
const middleOf = ([low, high]: readonly [number, number]) => Math.sqrt(low * high);

export function planeShape(plane: Plane) {
  const { x, y, boxes, load, achievable, sizes, size, marks = [], dots = [], now, choices } = plane;
  const at = placesOn(plane);
  const placed = (points: readonly (readonly number[])[]) =>
    points.map(([across = 0, up = 0]) => at(across, up));
  const least = (kind: 'iops' | 'throughput', end: number) =>
    Math.min(end, ...boxes.flatMap((box) => box[kind] ?? []));
  /** In a dimension that the load has too. */
  const reached = (kind: 'iops' | 'throughput') =>
    load?.[kind] === undefined ? undefined : achievable?.[kind];
  /** Without an IO size a load is a line, and no place on it is known. */
  const isPlace = load?.iops !== undefined && load.throughput !== undefined;
  const corner = (iops = x.domain[1], throughput = y.domain[1]) => at(iops, throughput);
  const room = boxes.some(({ iops, throughput }) => iops ?? throughput)
    ? corner(least('iops', x.domain[1]), least('throughput', y.domain[1]))
    : undefined;
  return {
    xTicks: ticksOf(x, maxTicks.x, true).map((tick) => ({
      place: at(tick.at, 1).x,
      text: tick.text,
    })),
    yTicks: ticksOf(y, maxTicks.y, true).map((tick) => ({ y: at(1, tick.at).y, text: tick.text })),
    boxes: boxes.flatMap((box) => {
      const { iops, throughput } = box;
      if (iops === undefined && throughput === undefined) return [];
      const { x: right, y: top } = corner(iops, throughput);
      const side = throughput === undefined ? [] : [{ x: 0, y: top }];
      const down = iops === undefined ? [] : [{ x: right, y: plot.bottom }];
      const points = [...side, { x: right, y: top }, ...down];
      return [
        { ...box, right, top, points, ...boundsOf(box, { right, top }, points, plane, room) },
      ];
    }),
    /** The part of the plane that lies in every box. */
    room,
    rooms: plane.rooms?.map((one) => ({ ...one, ...corner(one.iops, one.throughput) })),
    diagonals: sizes
      .filter(({ text }) => text !== size?.text)
      .map((each) => ({ text: each.text, points: placed(diagonal(plane, each)) })),
    load: load && {
      ...at(load.iops ?? middleOf(x.domain), load.throughput ?? middleOf(y.domain)),
      text: load.text,
      short: load.short,
      isPlace,
    },
    lines: loadLine(plane).map(({ kind, points }) => ({ kind, points: placed(points) })),
    own: size && placed(diagonal(plane, size)).at(-1),
    achievable: achievable && {
      ...at(reached('iops') ?? middleOf(x.domain), reached('throughput') ?? middleOf(y.domain)),
      text: achievable.text,
      short: achievable.short,
      isPlace,
    },
    marks: marks.map(({ iops, throughput, text }) => ({ ...at(iops, throughput), text })),
    now: now && { ...at(now.iops, now.throughput), text: now.text },
    region: plane.region && { ...plane.region, corners: placed(plane.region.corners) },
    contours: (plane.contours ?? []).map(({ text, points }) => ({ text, points: placed(points) })),
    dots: dots.map(({ iops, throughput }) => at(iops, throughput)),
    choices: (choices?.places ?? []).map((place) => ({
      ...place,
      ...at(place.iops, place.throughput),
    })),
  };
}

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
    : [spot(1, -3, y - 5, 'end'), spot(1, -3, y + 16, 'end')];

/** On the upper side of a box, near the axis, over the line or below it. */
const onTop = (y: number, offs: readonly number[]): readonly Spot[] =>
  [6, 60, 110].flatMap((dx) => offs.map((off) => spot(0, dx, y + off, 'start')));

/** At the lower end of a line, over it to the left or to the right. */
const atFoot = ({ x, y }: Point): readonly Spot[] => [
  spot(x, -6, y - 6, 'end'),
  spot(x, 6, y - 6, 'start'),
];

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
  const open = plane.boxes.filter(({ iops, throughput }) => !(iops ?? throughput));
  const ofBoxes = shape.boxes.toSorted(
    (a, b) => Number(b.kind === 'first') - Number(a.kind === 'first'),
  );
  return [
    ...compact([shape.load, ...shape.marks]).map((one) => ({
      ...label('load', one.text, around(one, radius, small, [10, 22])),
      ...('short' in one ? present({ short: one.short }) : {}),
      kept: true,
    })),
    ...(shape.now
      ? [{ ...label('first', shape.now.text, around(shape.now, 6, small, [10, 22])), kept: true }]
      : []),
    ...(plane.size && shape.own ? [label('load', plane.size.text, atEnd(shape.own))] : []),
    ...ofBoxes.map(({ kind, kinds, isLoad, label: short, texts, top }) => {
      const kept = kind === 'first' || isLoad === true;
      // What is written in any case is close to its own line.
      const offs = kept ? [-5, 14, 20] : [-5, 14, -18];
      return {
        ...label(kinds.throughput, texts.throughput ?? '', onTop(top, offs)),
        short,
        kept,
        isLeft: !kept && isThinned(plane),
      };
    }),
    ...(shape.achievable
      ? [
          {
            ...label('over', shape.achievable.text, around(shape.achievable, 6, small, [10, 22])),
            ...(shape.achievable.short
              ? { short: shape.achievable.short, mayBeShort: 'crossed' as const }
              : {}),
            kept: true,
          },
        ]
      : []),
    ...roomLabels(shape.rooms, plot.bottom).map(({ kind, text, spots }) =>
      label(kind, text, spots),
    ),
    ...open.map(({ texts }) =>
      label(
        'other',
        texts.throughput ?? '',
        [14, 28, 42].map((down) => spot(0, 6, plot.top + down, 'start')),
      ),
    ),
    ...regionLabels(shape).map(({ text, spots }) => label('other', text, spots)),
    ...shape.contours.flatMap(({ text, points }) => {
      const end = points.at(-1);
      return end ? [label('contour', text, atFoot(end))] : [];
    }),
    ...shape.diagonals.flatMap(({ text, points }) => {
      const end = points.at(-1);
      return end ? [label('size', text, atEnd(end))] : [];
    }),
  ].filter(({ text }) => text !== '');
}

/** Labels where they are free, in some widths of the plot: what has no room with its whole text may have some with a shorter one. */
export function placedLabels(labels: readonly PlaneLabel[], strokes: Strokes, room: Room) {
  const placed = placeLabels(
    labels.map((label) => ({
      ...label,
      mayBeShort: label.mayBeShort ?? (label.short === undefined ? undefined : 'no room'),
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
            mayBeShort: undefined,
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
