/** A chart as numbers: places across from 0 to 1, heights in px. */
import { bisector } from 'd3-array';
import type { Axis, Chart, Panel } from '../../kit/index.ts';
import { placeOn, tenth } from '../shapes/scale.ts';

/** Where the lines are within a drawing: the ends of the y axis. */
export type Plot = { readonly top: number; readonly bottom: number };
type Point = { readonly x: number; readonly y: number };

export type PanelShape = ReturnType<typeof panelShape>;

/** From values on two axes to a point of a plot; a sample may have no value on the y axis. */
export function placing(x: Axis, y: Axis, { top, bottom }: Plot) {
  const [across, up] = [placeOn(x), placeOn(y)];
  return <Y extends number | undefined>(at: number, value: Y) => ({
    x: across(at),
    y: (value === undefined ? value : tenth(bottom - up(value) * (bottom - top))) as Y,
  });
}

export function panelShape(
  { x, verticalLines }: Pick<Chart, 'x' | 'verticalLines'>,
  panel: Panel,
  plot: Plot,
) {
  const across = placeOn(x);
  const placed = placing(x, panel.y, plot);
  const { current } = panel;
  return {
    yTicks: panel.y.ticks.map(({ at, text }) => ({ y: placed(0, at).y, text })),
    xTicks: x.ticks.map(({ at, text }) => ({
      place: across(at),
      text,
      anchor: anchorAt(across(at)),
    })),
    verticalLines: verticalLines.map(({ at, label }) => ({ place: across(at), label })),
    lines: panel.lines.map(({ label, points, secondary = false }) => ({
      label,
      secondary,
      points: points.map(([at, value]) => placed(at, value)),
    })),
    marks: panel.marks.map((mark) => ({ ...placed(mark.x, mark.y), label: mark.label })),
    current: { ...placed(current.x, current.y), label: current.label, isRising: isRising(panel) },
  };
}

/** At its ends a drawing has room on one side only. */
const anchorAt = (place: number) => (place < 0.06 ? 'start' : place > 0.94 ? 'end' : 'middle');

/** Does the line of the answer rise from there on, where a label would be in its way? */
function isRising({ lines, current }: Panel): boolean {
  const next = lines.at(-1)?.points.find(([at]) => at > current.x);
  return next !== undefined && next[1] > current.y * 1.001;
}

/** A line through points as a path, over so many units. */
export const pathOf = (points: readonly Point[], units: number): string =>
  `M${points.map(({ x, y }) => `${tenth(x * units)},${y}`).join('L')}`;

/** The sample nearest to a place across a chart. */
export function nearestSample({ samples, x }: Chart, place: number): number {
  const across = placeOn(x);
  return bisector((sample: { readonly x: number }) => across(sample.x)).center(samples, place);
}
