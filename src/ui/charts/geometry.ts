/** A chart as numbers: places across from 0 to 1, heights in px. */
import { line } from 'd3-shape';
import type { Axis, Chart, Panel } from '../../kit/index.ts';
import { tenth } from '../shapes/svg-attributes.ts';
import { maxTicks, scaleOf, ticksOf } from './ticks.ts';

/** Where the lines are within a drawing: the ends of the y axis. */
export type Plot = { readonly top: number; readonly bottom: number };
type Point = { readonly x: number; readonly y: number };

export type PanelShape = ReturnType<typeof panelShape>;

/** From values on two axes to a point of a plot; a sample may have no value on the y axis. */
export function placing(x: Axis, y: Axis, { top, bottom }: Plot) {
  const [across, up] = [scaleOf(x), scaleOf(y).range([bottom, top])];
  return <Y extends number | undefined>(at: number, value: Y) => ({
    x: across(at),
    y: (value === undefined ? value : tenth(up(value))) as Y,
  });
}

/** A line of the grid close to a limit would be taken for it, and strikes its name through. */
export const awayFrom = <Tick extends { readonly y: number }>(
  limits: readonly number[],
  ticks: readonly Tick[],
): readonly Tick[] => {
  const isClear = (distance: number) => distance < 0.5 || distance >= 10;
  const clear = ticks.filter(({ y }) => limits.every((limit) => isClear(Math.abs(limit - y))));
  return clear.length > 1 ? clear : ticks;
};

export function panelShape(
  { x, verticalLines }: Pick<Chart, 'x' | 'verticalLines'>,
  panel: Panel,
  plot: Plot,
) {
  const across = scaleOf(x);
  const placed = placing(x, panel.y, plot);
  const { current } = panel;
  const yTicks = ticksOf(panel.y, maxTicks.y).map(({ at, text }) => ({ y: placed(0, at).y, text }));
  const limits = panel.lines.flatMap(({ secondary, points: [one, ...others] }) =>
    secondary && one && others.every(([, value]) => value === one[1]) ? placed(...one).y : [],
  );
  return {
    yTicks: awayFrom(limits, yTicks),
    xTicks: ticksOf(x, maxTicks.x).map(({ at, text }) => ({ place: across(at), text })),
    verticalLines: verticalLines.map(({ at, label }) => ({ place: across(at), label })),
    lines: panel.lines.map(({ label, points, secondary = false, beside = false }) => ({
      label,
      secondary,
      beside,
      points: points.map(([at, value]) => placed(at, value)),
    })),
    marks: panel.marks.map((mark) => ({ ...placed(mark.x, mark.y), label: mark.label })),
    current: { ...placed(current.x, current.y), label: current.label },
  };
}

/** A line through points as a path, over so many units. */
export const pathOf = (points: readonly Point[], units: number): string =>
  line<Point>(
    ({ x }) => x * units,
    ({ y }) => y,
  ).digits(1)(points) ?? '';

/** The line of the x axis over so many units, with its marks below it where they are drawn. */
export const axisPath = (
  { xTicks }: PanelShape,
  bottom: number,
  units: number,
  hasMarks: boolean,
): string =>
  [
    `M0 ${bottom}H${units}`,
    ...(hasMarks ? xTicks.map(({ place }) => `M${tenth(place * units)} ${bottom}v6`) : []),
  ].join('');
