import type { ComponentChildren } from 'preact';
import type { Chart, Panel } from '../../kit/index.ts';
import type { Attributes } from '../shapes/scale.ts';
import { type PanelShape, type Plot, panelShape } from './geometry.ts';

/** How a chart is drawn somewhere: in a page by classes, in a picture by attributes. Sizes are in px. */
export type ChartTheme = {
  /** A place across the drawing, 0 to 1, as an attribute. */
  readonly x: (place: number) => string | number;
  readonly axis: Attributes;
  readonly tickLine?: Attributes;
  readonly tickText?: Attributes;
  /** How far the text of a tick is above its line. */
  readonly tickGap: number;
  /** Where vertical lines begin, and their labels if they are drawn. */
  readonly vertical: Attributes;
  readonly verticalLabel?: ((place: number) => Attributes) | undefined;
  readonly lines: (shape: PanelShape) => ComponentChildren;
  /** The answer: its point, its label, and a line down to the axis if there is one. */
  readonly point: Attributes;
  readonly label: (current: PanelShape['current']) => Attributes;
  readonly stem?: Attributes;
  /** The ticks and the name of the x axis, if they are drawn. */
  readonly xTick?: Attributes | undefined;
  readonly xAxis?: Attributes | undefined;
};

/**
 * One panel of a chart: the y axis, its lines, and the answer.
 * @param children what only one of the themes draws, over the lines and under the answer
 */
export function PanelDrawing({
  chart,
  panel,
  plot,
  theme,
  children,
}: {
  chart: Pick<Chart, 'x' | 'verticalLines'>;
  panel: Panel;
  plot: Plot;
  theme: ChartTheme;
  children?: (shape: PanelShape) => ComponentChildren;
}) {
  const shape = panelShape(chart, panel, plot);
  const { x, verticalLabel } = theme;
  const { current } = shape;
  const [at, bottom] = [x(current.x), plot.bottom];
  return (
    <>
      <text class="axis" x="0" {...theme.axis}>
        {panel.y.label}
      </text>
      {shape.yTicks.map(({ y, text }) => (
        <g class="tick" key={text}>
          <line x1="0" x2={x(1)} y1={y} y2={y} {...theme.tickLine} />
          <text x="0" y={y - theme.tickGap} {...theme.tickText}>
            {text}
          </text>
        </g>
      ))}
      {shape.verticalLines.map(({ place, label }) => (
        <g class="vertical" key={label}>
          <line x1={x(place)} x2={x(place)} y2={bottom} {...theme.vertical} />
          {verticalLabel && label && <text {...verticalLabel(place)}>{label}</text>}
        </g>
      ))}
      {theme.lines(shape)}
      {children?.(shape)}
      <g class="current">
        {theme.stem && <line x1={at} x2={at} y1={current.y} y2={bottom} {...theme.stem} />}
        <circle cx={at} cy={current.y} {...theme.point} />
        <text {...theme.label(current)}>{current.label}</text>
      </g>
      <g class="ticks">
        {theme.xTick &&
          shape.xTicks.map(({ place, text, anchor }) => (
            <text x={x(place)} text-anchor={anchor} {...theme.xTick} key={text}>
              {text}
            </text>
          ))}
        {theme.xAxis && (
          <text class="axis" x={x(1)} text-anchor="end" {...theme.xAxis}>
            {chart.x.label}
          </text>
        )}
      </g>
    </>
  );
}
