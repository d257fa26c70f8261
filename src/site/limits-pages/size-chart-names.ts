/** Where the names of the lines of a chart are written: each where its line is apart from the others, or nowhere. */
import { tenth } from '../../ui/shapes/svg-attributes.ts';

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

/** A line, and whether its name is written: a name that would be nearer to another line would name the wrong one. */
export type Named<Line> = Line & { readonly isNamed: boolean };

const room = ({ label }: Pick<Drawn, 'label'>) => letterWidth * label.length;
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
): readonly Named<Line>[] {
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
  const unnamed: Line[] = [];
  for (const line of early) {
    const found = afterEnd(line, lines, placed, plot);
    if (found) placed.push(found);
    else unnamed.push(line);
  }
  return [
    ...placed.map((line) => ({ ...line, isNamed: true })),
    ...unnamed.map((line) => ({ ...line, isNamed: false })),
  ];
}

/** The name above its own line, as far right as no other line is near it: over a level part, or else where the line rises, or else below a level part. */
function above<Line extends Drawn>(
  line: Line,
  lines: readonly Line[],
  placed: readonly Line[],
  { left, step, top, bottom }: Plot,
): Line | undefined {
  const others = lines.filter((other) => other !== line);
  const length = Math.ceil((room(line) + 4) / step);
  const isClear = (x: number, y: number) =>
    placed.every(
      ({ at, ...other }) =>
        Math.abs(at.y - y) >= nameStep || x + room(line) < at.x || at.x + room(other) < x,
    );
  const places = Array.from({ length: lastOf(line) + 1 }, (_, from) => {
    const own = line.heights.slice(from, from + length).filter((height) => height !== undefined);
    const highest = Math.min(...own);
    return { from, own, y: highest - lift, isLevel: highest === own[0] };
  }).toReversed();
  const level = places.filter(({ isLevel }) => isLevel);
  const rising = places.filter(({ isLevel }) => !isLevel);
  const under = level.filter(({ own }) => new Set(own).size === 1);
  const found = [
    ...level,
    ...rising,
    ...under.map((one) => ({ ...one, y: one.y + 2 * lift })),
  ].find(({ from, own, y }) => {
    // With the step before, since a line rises or falls at the beginning of a step.
    const near = others.flatMap(({ heights }) =>
      heights.slice(Math.max(from - 1, 0), from + length),
    );
    return (
      own.length === length &&
      y - nameStep / 2 >= top &&
      y + nameStep / 2 <= bottom &&
      near.every((height) => height === undefined || Math.abs(height - y) > nameStep) &&
      isClear(left + from * step + 4, y)
    );
  });
  return (
    found && {
      ...line,
      at: { ...line.at, x: tenth(left + found.from * step + 4), y: tenth(found.y) },
    }
  );
}

/** The name after the end of a line that ends within the plot: nearest to it, where no other line is nearer. */
function afterEnd<Line extends Drawn>(
  line: Line,
  lines: readonly Line[],
  placed: readonly Line[],
  { step, top, bottom }: Plot,
): Line | undefined {
  const from = lastOf(line) + 1;
  const to = Math.ceil(from + (6 + room(line)) / step);
  // With the step before, since a line rises or falls at the beginning of a step.
  const others = lines
    .filter((other) => other !== line)
    .map(({ heights }) => heights.slice(from - 1, to).filter((height) => height !== undefined));
  const own = (y: number) => Math.abs(y - line.at.end);
  const isFree = (y: number) =>
    others.every((heights) => {
      const [highest, lowest] = [Math.min(...heights), Math.max(...heights)];
      const distance = Math.max(highest - y, y - lowest);
      return distance > nameStep / 2 && distance > own(y);
    });
  const isApart = (y: number) => placed.every(({ at }) => Math.abs(at.y - y) >= nameStep);
  const y = Array.from({ length: Math.floor(bottom - top) }, (_, at) => top + at)
    .filter((height) => own(height) <= nameStep)
    .toSorted((one, other) => own(one) - own(other))
    .find((height) => isApart(height) && isFree(height));
  return y === undefined ? undefined : { ...line, at: { ...line.at, y } };
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
