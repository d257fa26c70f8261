/**
 * Where labels stand in a drawing, so that none covers another, a line, or leaves the plot. Places
 * across are from 0 to 1, since a drawing of a page is as wide as the page: a label must be free at
 * several widths of a range, so that it is at all of them.
 */

/** A place for a label: a point, how far from it the text begins or ends, and the line that it stands on. */
export type Spot = {
  readonly place: number;
  readonly dx: number;
  /** Of the base line of the text, in px. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

export type Label = {
  readonly text: string;
  readonly kind:
    | ('current' | 'vertical' | 'line' | 'mark' | 'beside' | 'tick')
    // On a plane.
    | (
        | 'first'
        | 'other'
        | 'past'
        | 'load'
        | 'over'
        | 'size'
        | 'contour'
        | 'gained'
        | 'lost'
        | 'shared'
      );
  /** How wide the text is, and how high its letters are, in px. */
  readonly width: number;
  readonly size: number;
  /** Where it may stand, best first. */
  readonly spots: readonly Spot[];
  /** It is the answer's: if no spot is free, it stands where the fewest lines run through it; over points only if they do not matter. */
  readonly kept?: boolean | 'free';
  /** It stands on a line of its own, and may on others. */
  readonly isOnLine?: boolean;
  /** It is left out all the same where it has no room without a line through it, since a shorter text may have. */
  readonly mayBeShort?: boolean;
};

export type Placed = Pick<Label, 'text' | 'kind'> & Spot;

type Point = { readonly x: number; readonly y: number };
/** Lines that labels keep off, their points across from 0 to 1; the weight says how bad it is if one cannot. */
export type Strokes = readonly { readonly points: readonly Point[]; readonly weight: number }[];

export type Room = {
  /** Widths of the plot at which labels must be free, in px. */
  readonly widths: readonly number[];
  readonly top: number;
  readonly bottom: number;
  /** How far to the left of the plot labels may stand, in px. */
  readonly left?: number;
  /** What is drawn already, and must not be covered. */
  readonly taken?: readonly {
    readonly width: number;
    readonly size: number;
    readonly spot: Spot;
  }[];
};

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** How far labels keep off each other and off lines, in px. */
const gap = { label: 3, line: 1.2 };

/** The box of a text at one width of the plot. */
export function boxOf(
  { width, size }: Pick<Label, 'width' | 'size'>,
  { place, dx, y, anchor }: Spot,
  across: number,
): Box {
  const at = place * across + dx;
  const left = anchor === 'start' ? at : anchor === 'end' ? at - width : at - width / 2;
  return { left, right: left + width, top: y - size * 0.82, bottom: y + size * 0.2 };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right + gap.label &&
  b.left < a.right + gap.label &&
  a.top < b.bottom + 1 &&
  b.top < a.bottom + 1;

/** Does a straight line between two points run through a box? */
function crosses({ left, right, top, bottom }: Box, a: Point, b: Point): boolean {
  const [start, end] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  if (end < left || start > right) return false;
  if (Math.max(a.y, b.y) < top || Math.min(a.y, b.y) > bottom) return false;
  if (start === end) return true;
  // As a part of the way, since the slope of a line that is all but vertical is infinite.
  const yAt = (x: number) => a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
  const [from, to] = [yAt(Math.max(left, start)), yAt(Math.min(right, end))];
  return Math.max(from, to) >= top && Math.min(from, to) <= bottom;
}

/**
 * Finds a spot for each label, in the order of their importance; one without a free spot is left out,
 * unless it is the answer's.
 */
export function placeLabels(
  labels: readonly Label[],
  strokes: Strokes,
  { widths, top, bottom, left = 0, taken = [] }: Room,
): readonly Placed[] {
  const boxes = widths.map((across) => taken.map((each) => boxOf(each, each.spot, across)));
  const lines = widths.map((across) =>
    strokes.map(({ points, weight }) => ({
      points: points.map(({ x, y }) => ({ x: x * across, y })),
      weight,
    })),
  );
  const isInside = (box: Box, across: number) =>
    box.left >= -left && box.right <= across && box.top >= top && box.bottom <= bottom;
  /** The weight of the lines that run through a box. */
  const crossed = (box: Box, at: number): number => {
    const wide = {
      left: box.left - gap.line,
      right: box.right + gap.line,
      top: box.top - gap.line,
      bottom: box.bottom + gap.line,
    };
    let sum = 0;
    for (const { points, weight } of lines[at] ?? []) {
      const isCrossed = points.some((point, index) => {
        const next = points[index + 1];
        return next !== undefined && crosses(wide, point, next);
      });
      if (isCrossed) sum += weight;
    }
    return sum;
  };
  return labels.flatMap((label) => {
    const boxed = (spot: Spot) => widths.map((across) => boxOf(label, spot, across));
    const inPlot = (spot: Spot) => boxed(spot).every((box, at) => isInside(box, widths[at] ?? 0));
    const isFree = (spot: Spot) =>
      inPlot(spot) &&
      boxed(spot).every((box, at) => !boxes[at]?.some((other) => overlap(box, other)));
    const crossings = (spot: Spot) =>
      boxed(spot).reduce((sum, box, at) => sum + crossed(box, at), 0);
    let spot = label.spots.find((each) => isFree(each) && (label.isOnLine || !crossings(each)));
    if (!spot && label.kept && !label.mayBeShort) {
      [spot] = label.spots.filter(isFree).sort((a, b) => crossings(a) - crossings(b));
      if (label.kept === true) spot ??= label.spots.find(inPlot) ?? label.spots[0];
    }
    if (!spot) return [];
    for (const [at, across] of widths.entries()) boxes[at]?.push(boxOf(label, spot, across));
    return [{ text: label.text, kind: label.kind, ...spot }];
  });
}
