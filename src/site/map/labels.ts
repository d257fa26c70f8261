/** Where the texts among the dots stand, none of which covers a dot: on a desk and on a phone, which is less wide and less high. */
import { type Label, type Placed, placeLabels, type Spot } from '../../ui/charts/labels.ts';
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

/** A text further above or below its point than this, in px, has a line to it. */
const near = 24;

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
  /** A line from the text to the ring around the place, where it is away from it: its ends, in px from the place. */
  readonly lead: { readonly x2: number; readonly y1: number; readonly y2: number } | undefined;
  /** Where it is for one of the two frames alone. */
  readonly only: keyof typeof frames;
};

type At = readonly [dx: number, dy: number, anchor: Spot['anchor']];

/** Beside a point, then above and below it, ever further away: dots lie along a diagonal, so that it is free above them. */
const around: readonly At[] = [
  ...[0, 10, 18, -26, -34, -44, -54, 26, 34, 44, 54, -70, 70].flatMap((down): readonly At[] => [
    ...(Math.abs(down) > near
      ? ([
          [0, down, 'middle'],
          [-8, down, 'start'],
          [8, down, 'end'],
        ] as const)
      : ([
          [14, -down, 'start'],
          [-14, down, 'end'],
        ] as const)),
    [14, down, 'start'],
    [-14, -down, 'end'],
  ]),
  [40, -8, 'start'],
];

/** A name without a ring stands straight above, beside or below its dot, so that it is of no other. */
const beside: readonly At[] = [
  [0, -14, 'middle'],
  [14, 0, 'start'],
  [-14, 0, 'end'],
  [0, 14, 'middle'],
];

/** On a phone there is room for the name alone; the price is in the sentence there. */
const bestText = (first: Offer, only: keyof typeof frames) =>
  only === 'broad' ? `${first.size.name} ${dollars(first)}` : first.size.name;

const want = (kind: string, text: string, of: Load) => ({ kind, text, of });

export function labelsOf(axes: Axes, { load, places, first }: Shown): readonly MapLabel[] {
  const at = placeIn(axes);
  const named = landmarks.flatMap((name) => {
    const place = places.find(({ sizes }) => sizes.some((one) => one.name === name));
    return place ? [want('mark', name, place)] : [];
  });
  const point = (one: Load, radius: number, height: number) => {
    const { x, y } = at(one);
    const spot = { place: x, dx: 0, y: y * height + radius * 0.6, anchor: 'middle' as const };
    return { width: 2 * radius, size: 2 * radius, spot };
  };
  const { x: across, y: down } = at(load);
  return (['broad', 'slim'] as const).flatMap((only) => {
    const { widths, height, shrunk } = frames[only];
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
    const taken = [
      ...places.map((place) => point(place, radiusOf(place) * shrunk, height)),
      point(load, 8, height),
      ...(first ? [point(first.size, 9, height)] : []),
    ];
    const wanted = [
      want('load', 'your load', load),
      ...(first ? [want('best', bestText(first, only), first.size)] : []),
      ...(only === 'broad' ? named : []),
    ];
    const texts = wanted.map(({ kind, text, of }): Label => {
      const { x, y } = at(of);
      const isMark = kind === 'mark';
      const spots = (isMark ? beside : around).map(([dx, dy, anchor]) => ({
        place: x,
        dx,
        y: y * height + dy + 4,
        anchor,
      }));
      const kept = isMark ? false : 'free';
      return { text, kind: 'mark', size, width: widthOf(text, size), kept, spots };
    });
    const room = { widths, top: 2, bottom: height - 2, taken };
    return placeLabels(texts, strokes, room).flatMap(({ text: words, place, dx, y, anchor }) => {
      const one = wanted.find((each) => each.text === words);
      if (!one) return [];
      const spot = at(one.of);
      const dy = Math.round(y - spot.y * height);
      const side = dy < 0 ? -1 : 1;
      const isAway = one.kind === 'best' && Math.abs(dy - 4) > near;
      const ends = { x2: Math.abs(dx) > 8 ? dx : 0, y1: side * 9, y2: side < 0 ? dy + 4 : dy - 12 };
      return [
        {
          ...{ text: words, kind: one.kind, x: place, y: spot.y, dx, dy, anchor, only },
          lead: isAway ? ends : undefined,
        },
      ];
    });
  });
}
