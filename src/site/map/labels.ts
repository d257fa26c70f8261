/** Where the texts among the dots stand: on a desk and on a phone, which is less wide and less high. */
import {
  boxOf,
  type Label,
  type Placed,
  placeLabels,
  type Room,
  type Spot,
  type Strokes,
} from '../../ui/charts/labels.ts';
import { widthOf } from '../../ui/charts/text-width.ts';
import type { Load, Offer, Place } from './answer.ts';
import { type Axes, placeIn } from './shape.ts';
import { dollars } from './words.ts';

/** The plot in px: widths that it has on windows of several widths, and its height in the style sheet. */
const frames = {
  broad: { widths: [560, 738, 850], height: 384, shrunk: 1 },
  slim: { widths: [242, 282, 352], height: 200, shrunk: 0.75 },
} as const;

const size = 12.5;

/** Sizes that people know, named where there is room, so that they find their way on the map. */
const landmarks = ['D2s_v5', 'D16s_v5', 'D192s_v6'];

/** The radius of a dot of so many sizes, in px: its area grows with them. */
export const radiusOf = ({ sizes }: Pick<Place, 'sizes'>): number =>
  Math.round((2.6 + Math.sqrt(sizes.length)) * 10) / 10;

type Shown = {
  readonly load: Load;
  readonly places: readonly Place[];
  /** The cheapest size, which has its name and price at its dot. */
  readonly first: Offer | undefined;
};
export type MapLabel = Pick<Placed, 'text' | 'anchor' | 'dx'> & {
  readonly kind: string;
  /** The place that it belongs to, as parts of the plot, and how far below it its base line is, in px. */
  readonly x: number;
  readonly y: number;
  readonly dy: number;
  /** Where it is for one of the two frames alone. */
  readonly only: keyof typeof frames;
};

/** Beside a point, below and above it, nearer and further away; dots lie along a diagonal, so most are free across it. */
const spotsAt = (place: number, y: number): readonly Spot[] =>
  [14, 26, 40].flatMap((far) => [
    ...(
      [
        [1, 0.5 * far],
        [-1, -0.5 * far],
        [1, far + 6],
        [-1, -far + 4],
        [-1, far + 6],
        [1, -far + 4],
      ] as const
    ).map(([side, down]) => ({
      place,
      dx: side * Math.min(far, 16),
      y: y + down + 4,
      anchor: side > 0 ? ('start' as const) : ('end' as const),
    })),
    ...[-far - 6, far + 12].map((down) => ({
      place,
      dx: 0,
      y: y + down,
      anchor: 'middle' as const,
    })),
  ]);

/** At the ring of the answer, beside it: further away a text would seem to belong to another dot. Its halo covers the dots that it is on. */
const spotsAtRing = (place: number, y: number): readonly Spot[] =>
  [0, 10, -10].flatMap((down) =>
    ([1, -1] as const).map((side) => ({
      place,
      dx: side * 14,
      y: y + down + 4,
      anchor: side > 0 ? ('start' as const) : ('end' as const),
    })),
  );

const want = (kind: string, text: string, of: Load, isKept = true) => ({ kind, text, of, isKept });

export function labelsOf(axes: Axes, { load, places, first }: Shown): readonly MapLabel[] {
  const at = placeIn(axes);
  const named = landmarks.flatMap((name) => {
    const place = places.find(({ sizes }) => sizes.some((one) => one.name === name));
    return place ? [want('mark', name, place, false)] : [];
  });
  const wanted = [
    want('load', 'your load', load),
    ...(first ? [want('best', `${first.size.name} ${dollars(first)}`, first.size)] : []),
    ...named,
  ];
  const point = (one: Load, radius: number, height: number) => {
    const { x, y } = at(one);
    const spot = { place: x, dx: 0, y: y * height + radius * 0.6, anchor: 'middle' as const };
    return { width: 2 * radius, size: 2 * radius, spot };
  };
  const { x: across, y: down } = at(load);
  return (['broad', 'slim'] as const).flatMap((only) => {
    const { widths, height, shrunk } = frames[only];
    /** How many dots a text covers on the usual window. */
    const covered = (width: number, spot: Spot) => {
      const { left, right, top, bottom } = boxOf({ width, size }, spot, widths[1]);
      return places.filter((place) => {
        const { x, y } = at(place);
        const radius = radiusOf(place) * shrunk;
        const [aside, off] = [
          Math.max(left - x * widths[1], x * widths[1] - right),
          Math.max(top - y * height, y * height - bottom),
        ];
        return Math.max(aside, off) < radius;
      }).length;
    };
    const labelsOfKind = (kind: string) =>
      wanted
        .filter((one) => one.kind === kind)
        .map(({ text: words, of, isKept }): Label => {
          const { x, y } = at(of);
          const width = widthOf(words, size);
          return {
            ...{ text: words, kind: 'mark', size, width, kept: isKept },
            spots:
              kind === 'best'
                ? spotsAtRing(x, y * height).toSorted(
                    (a, b) => covered(width, a) - covered(width, b),
                  )
                : spotsAt(x, y * height),
          };
        });
    const loadPoint = point(load, 8, height);
    const taken = [
      ...places.map((place) => point(place, radiusOf(place) * shrunk - 1, height)),
      loadPoint,
    ];
    const cross = [
      [0, down, 1, down],
      [across, 0, across, 1],
    ] as const;
    const strokes = cross.map(([left, up, right, down]) => ({
      points: [
        { x: left, y: up * height },
        { x: right, y: down * height },
      ],
      weight: 1,
    }));
    // Among so many dots a text of the answer may have to cover one, which is better than a line through it.
    const dots = places.map((place) => {
      const { x, y } = at(place);
      const ends = [-1, 1].map((side) => y * height + side * radiusOf(place) * shrunk);
      return { points: ends.map((end) => ({ x, y: end })), weight: 0.01 };
    });
    const placed = (kind: string, lines: Strokes, taken: NonNullable<Room['taken']>) =>
      placeLabels(labelsOfKind(kind), lines, { widths, top: 2, bottom: height - 2, taken });
    const drawn = (texts: readonly Placed[]) =>
      texts.map((spot) => ({ width: widthOf(spot.text, size), size, spot }));
    // The answer's come first.
    const own = placed('load', [...strokes, ...dots], [loadPoint]);
    const best = placed('best', strokes, [loadPoint, ...drawn(own)]);
    const first = [...own, ...best];
    const rest = only === 'broad' ? placed('mark', strokes, [...taken, ...drawn(first)]) : [];
    return [...first, ...rest].flatMap(({ text: words, place, dx, y, anchor }) => {
      const one = wanted.find((each) => each.text === words);
      if (!one) return [];
      const spot = at(one.of);
      const dy = Math.round(y - spot.y * height);
      return [{ text: words, kind: one.kind, x: place, y: spot.y, dx, dy, anchor, only }];
    });
  });
}
