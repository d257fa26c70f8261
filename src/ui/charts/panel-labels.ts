/** The labels of a panel, where each may stand, and where they do. */
import { scaleLinear } from 'd3-scale';
import type { PanelShape, Plot } from './geometry.ts';
import { type Label, type Placed, placeLabels, type Room, type Spot } from './labels.ts';
import { type Measure, widthOf } from './text-width.ts';

type Point = { readonly x: number; readonly y: number };

export type LabelStyle = {
  /** Sizes of type in px: of the answer's label, and of all others. */
  readonly strong: number;
  readonly small: number;
  /** The radius of the marker of the answer. */
  readonly marker: number;
  /** How far its arrows reach to both sides, where it has some. */
  readonly grip?: number | undefined;
  readonly measure?: Measure;
};

const spot = (place: number, dx: number, y: number): Spot => ({
  place,
  dx,
  y,
  anchor: dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle',
});

/** Around a point: beside it above and below, over and under it, and further away. */
export function around(
  { x, y }: Point,
  r: number,
  size: number,
  far: readonly number[],
): readonly Spot[] {
  const [near, up, down] = [r + 4, y - r - 4, y + r + size - 1];
  const both = (at: number) => [near, -near].map((dx) => spot(x, dx, at));
  return [
    ...[...both(up), ...both(down), ...both(y + size * 0.35)],
    ...[spot(x, 0, up - 2), spot(x, 0, down + 2)],
    ...far.flatMap((off) => [
      ...[...both(up - off), ...both(down + off)],
      // At an edge of the plot that the point is near to.
      ...(x < 0.25 ? [spot(0, 2, up - off), spot(0, 2, down + off)] : []),
      ...(x > 0.7 ? [spot(1, -2, up - off), spot(1, -2, down + off)] : []),
    ]),
  ];
}

/** Those of the answer are over its line, so that others have more room below. */
const belowFirst = (mark: Point, size: number) =>
  around(mark, 3, size, [10, 20]).toSorted((a, b) => Number(b.y > mark.y) - Number(a.y > mark.y));

/** Beside a vertical line: above the plot where there is room, or further down along it. */
const alongVertical = (place: number, { top, bottom }: Plot, size: number): readonly Spot[] =>
  [top - size, top + size + 2, ...[0.3, 0.5, 0.7].map((part) => top + (bottom - top) * part)]
    .concat(bottom - 6)
    .flatMap((y) => [6, -6].map((dx) => spot(place, dx, y)));

/** The places along a line that are tried, best first. */
const parts = [0.4, 0.55, 0.7, 0.25, 0.85, 0.12, 0.95, 0.03];
/** The same for a case that is compared: most charts begin with a stretch where the lines of both are one. */
const partsBeside = [0.7, 0.85, 0.95, 0.55, 0.4, 0.25, 0.12, 0.03];

/** Above or below a line, close to it where it is level and further away where it is steep; the answer's is always close. */
function alongLine(
  { points, beside, secondary }: PanelShape['lines'][number],
  size: number,
): readonly Spot[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return [];
  const places = points.map(({ x }) => x);
  const heights = points.map(({ y }) => y);
  const yAt = scaleLinear(places, heights);
  const offs = [-5, size + 3, -11, size + 9, -18, size + 16, -27, size + 26];
  return offs.slice(0, secondary || beside ? offs.length : 4).flatMap((off) => [
    // At its end, as close to it as it is level there.
    ...(beside ? [] : [spot(last.x, -2, last.y + off)]),
    ...(beside ? partsBeside : parts).flatMap((part) => {
      const x = first.x + (last.x - first.x) * part;
      return [0, 4, -4].map((dx) => spot(x, dx, yAt(x) + off));
    }),
  ]);
}

/** The texts of the x axis: of all its ticks, or as many as do not touch, counted back from the last, which has the unit. */
export function tickLabels(
  { xTicks }: Pick<PanelShape, 'xTicks'>,
  room: Pick<Room, 'widths' | 'left'>,
  { small, measure = widthOf }: LabelStyle,
): readonly Placed[] {
  const labels = xTicks.map(({ place, text }): Label => {
    const anchors = (['middle', 'end'] as const).map((anchor) => ({ place, dx: 0, y: 0, anchor }));
    return { kind: 'tick', text, size: small, width: measure(text, small), spots: anchors };
  });
  for (let each = 1; ; each++) {
    const shown = labels.filter((_, at) => (labels.length - 1 - at) % each === 0);
    const placed = placeLabels(shown, [], { ...room, top: -small, bottom: small });
    if (placed.length === shown.length || shown.length < 2) return placed;
  }
}

/** Where do the labels of a panel stand, and which of them? */
export function panelLabels(
  { lines, marks, current, verticalLines }: PanelShape,
  plot: Plot,
  room: Room,
  { strong, small, marker, grip = marker, measure = widthOf }: LabelStyle,
  hasVerticals: boolean,
): readonly Placed[] {
  const label = (
    kind: Label['kind'],
    text: string,
    spots: readonly Spot[],
    size = small,
  ): Label[] => (text === '' ? [] : [{ kind, text, size, spots, width: measure(text, size) }]);
  // The line of the answer has its place first: others may lie on it.
  const drawn = lines
    .toSorted((a, b) => Number(a.secondary) - Number(b.secondary))
    .map((line) => ({ ...line, spots: alongLine(line, small) }));
  const wanted = [
    ...label(
      'current',
      current.label,
      around(current, marker, strong, [12, 24, 36, 50]),
      strong,
    ).map((each) => ({
      ...each,
      kept: true,
    })),
    ...(hasVerticals
      ? verticalLines.flatMap((line) =>
          label('vertical', line.label, alongVertical(line.place, plot, small)),
        )
      : []),
    ...drawn.flatMap((line) => (line.beside ? label('beside', line.label, line.spots) : [])),
    ...drawn.flatMap((line) => (line.beside ? [] : label('line', line.label, line.spots))),
    ...marks.flatMap((mark) => label('mark', mark.label, belowFirst(mark, small))),
  ];
  const strokes = [
    ...lines.map(({ points }) => ({ points, weight: 4 })),
    ...verticalLines.map(({ place }) => ({
      points: [plot.top - 8, plot.bottom].map((y) => ({ x: place, y })),
      weight: 2,
    })),
    { points: [current, { x: current.x, y: plot.bottom }], weight: 1 },
  ];
  const dots = [
    { ...current, r: marker, out: grip },
    ...marks.map((mark) => ({ ...mark, r: 3, out: 3 })),
  ];
  return placeLabels(wanted, strokes, {
    ...room,
    taken: [
      ...(room.taken ?? []),
      ...dots.map(({ x, y, r, out }) => ({
        width: 2 * out,
        size: 2 * r,
        spot: spot(x, 0, y + r * 0.6),
      })),
    ],
  });
}
