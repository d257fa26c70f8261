/** The measures of the moving example of the guide, and where everything in it is. */
import { tenth } from '../shapes/svg-attributes.ts';
import { type Example, mostOf, stateAt, textsAt } from './example.ts';

/** The measures of a drawing, in px. */
type Layout = {
  readonly width: number;
  readonly height: number;
  /** The upper line of each line of dots, and from one to the next. */
  readonly top: number;
  readonly step: number;
  /** Room between groups, and above the last, which goes past the cached limit. */
  readonly gap: number;
  readonly lastGap: number;
  /** Where lines begin and bend, the two limits, and where the disks are. */
  readonly start: number;
  readonly bend: number;
  readonly cached: number;
  readonly uncached: number;
  readonly disks: number;
  readonly disk: number;
  readonly thick: number;
};

export const wide: Layout = {
  width: 637,
  height: 334,
  top: 93.5,
  step: 15,
  gap: 9,
  lastGap: 32.4,
  start: 104,
  bend: 369,
  cached: 261,
  uncached: 433,
  disks: 553,
  disk: 20,
  thick: 6,
};
export const narrow: Layout = {
  width: 300,
  height: 241,
  top: 67.5,
  step: 11,
  gap: 6,
  lastGap: 15.6,
  start: 62,
  bend: 176,
  cached: 126,
  uncached: 210,
  disks: 250,
  disk: 14,
  thick: 4.5,
};

/** One line of dots is so many MB/s when all disks are at their limits. */
export const perLine = 100;

/** Where each line of a group is. */
function placesOf({ groups }: Example, { top, step, gap, lastGap }: Layout) {
  let y = top - step;
  return groups.map(({ limit }, at) => {
    if (at > 0) y += at === groups.length - 1 ? lastGap : gap;
    return Array.from({ length: Math.round(limit / perLine) }, () => (y += step));
  });
}

export type DrawingProps = {
  readonly example: Example;
  readonly layout: Layout;
  readonly isNarrow?: boolean;
};

/** Where everything is, with all disks at their limits. */
export function shapeOf({ example, layout, isNarrow = false }: DrawingProps) {
  const { step, bend, uncached } = layout;
  const demand = mostOf(example);
  const places = placesOf(example, layout);
  const all = places.flat();
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  const middle = (first + last) / 2;
  const outs = Math.round(example.uncached / perLine);
  return {
    example,
    layout,
    isNarrow,
    demand,
    places,
    all,
    middle,
    ...stateAt(example, demand),
    texts: textsAt(example, demand),
    /** Within the opening, so many lines side by side. */
    level: (at: number, of: number) => tenth(middle + ((at + 0.5) / of - 0.5) * outs * step),
    half: (outs * step) / 2,
    upper: first - 9,
    lower: last + 9,
    curve: (bend + uncached) / 2,
    /** Of the names and figures above the drawing. */
    head: isNarrow ? ([14, 29] as const) : ([20, 37] as const),
    spanOf: (group: number) => {
      const [start = 0, end = start] = [places[group]?.[0], places[group]?.at(-1)];
      return [start, end] as const;
    },
  };
}

export type Shape = ReturnType<typeof shapeOf>;
