/** Where the names of the lines of a chart are written: each where its line is apart from the others. */
import { tenth } from '../../ui/shapes/scale.ts';

/** At most as wide as a letter of a name is on average. */
const letterWidth = 7.5;
/** The least distance of two names, in pixels. */
const nameStep = 15;
/** From a line to the middle of a name above it. */
const lift = 10;

/** A line as it is drawn: where its name is written, and where its last step is. */
type Drawn = {
  readonly label: string;
  readonly at: { readonly x: number; readonly y: number; readonly end: number };
  /** Where its steps are. */
  readonly heights: readonly (number | undefined)[];
};
/** Where the plot begins, and how wide a step of it is. */
type Plot = {
  readonly left: number;
  readonly step: number;
  readonly top: number;
  readonly bottom: number;
};

const room = ({ label }: Drawn) => letterWidth * label.length;
const lastOf = ({ heights }: Drawn) => heights.findLastIndex((height) => height !== undefined);
const isWhole = (line: Drawn) => lastOf(line) === line.heights.length - 1;

/**
 * Names beside the plot; within it those of lines that end early, and of those that end where another does.
 * @param beside lines that end where another does and have no place within
 */
export function named<Line extends Drawn>(
  lines: readonly Line[],
  plot: Plot,
  beside: readonly Line[] = [],
): readonly Line[] {
  const joins = (line: Line) =>
    lines
      .slice(0, lines.indexOf(line))
      .some((other) => isWhole(other) && Math.abs(other.at.end - line.at.end) < nameStep);
  const isBeside = (line: Line) => isWhole(line) && (beside.includes(line) || !joins(line));
  const placed = [...apart(lines.filter(isBeside), plot)];
  const early: Line[] = [];
  for (const line of lines.filter((one) => !isBeside(one))) {
    const found = above(line, lines, placed, plot);
    if (found) placed.push(found);
    else if (isWhole(line)) return named(lines, plot, [...beside, line]);
    else early.push(line);
  }
  for (const line of early) placed.push(afterEnd(line, lines, placed, plot));
  return placed;
}

/** The name above its own line, as far right as no other line is near it: over a level part, or else where the line rises. */
function above<Line extends Drawn>(
  line: Line,
  lines: readonly Line[],
  placed: readonly Line[],
  { left, step, top }: Plot,
): Line | undefined {
  const others = lines.filter((other) => other !== line);
  const length = Math.ceil((room(line) + 4) / step);
  const places = Array.from({ length: lastOf(line) + 1 }, (_, from) => {
    const own = line.heights.slice(from, from + length).filter((height) => height !== undefined);
    const highest = Math.min(...own);
    return { from, own, y: highest - lift, isLevel: highest === own[0] };
  }).toReversed();
  const found = places
    .toSorted((one, other) => Number(other.isLevel) - Number(one.isLevel))
    .find(({ from, own, y }) => {
      // With the step before, since a line rises or falls at the beginning of a step.
      const near = others.flatMap(({ heights }) =>
        heights.slice(Math.max(from - 1, 0), from + length),
      );
      return (
        own.length === length &&
        y - nameStep / 2 >= top &&
        near.every((height) => height === undefined || Math.abs(height - y) > nameStep) &&
        placed.every(({ at }) => Math.abs(at.y - y) >= nameStep)
      );
    });
  return (
    found && {
      ...line,
      at: { ...line.at, x: tenth(left + found.from * step + 4), y: tenth(found.y) },
    }
  );
}

/** The name after the end of a line that ends within the plot: nearest to it where no line strikes it through. */
function afterEnd<Line extends Drawn>(
  line: Line,
  lines: readonly Line[],
  placed: readonly Line[],
  { step, top, bottom }: Plot,
): Line {
  const from = lastOf(line) + 1;
  const to = Math.ceil(from + (6 + room(line)) / step);
  // With the step before, since a line rises or falls at the beginning of a step.
  const others = lines
    .filter((other) => other !== line)
    .map(({ heights }) => heights.slice(from - 1, to).filter((height) => height !== undefined));
  const isFree = (y: number) =>
    others.every(
      (heights) =>
        y < Math.min(...heights) - nameStep / 2 || y > Math.max(...heights) + nameStep / 2,
    );
  const isApart = (y: number) => placed.every(({ at }) => Math.abs(at.y - y) >= nameStep);
  const heights = Array.from({ length: Math.floor(bottom - top) }, (_, at) => top + at)
    .toSorted((one, other) => Math.abs(one - line.at.end) - Math.abs(other - line.at.end))
    .filter(isApart);
  return { ...line, at: { ...line.at, y: heights.find(isFree) ?? heights[0] ?? line.at.y } };
}

/** Names of lines that end at nearly the same height are written below each other. */
function apart<Line extends Drawn>(lines: readonly Line[], { top, bottom }: Plot): readonly Line[] {
  const fromTop = lines.toSorted((one, other) => one.at.end - other.at.end);
  let y = top - nameStep;
  const down = fromTop.map((line) => {
    y = Math.max(y + nameStep, line.at.end);
    return { ...line, at: { ...line.at, y } };
  });
  // What would lie below the plot goes up again, with those it then meets.
  let limit = bottom;
  return down.toReversed().map((line) => {
    const up = Math.min(line.at.y, limit);
    limit = up - nameStep;
    return { ...line, at: { ...line.at, y: tenth(up) } };
  });
}
