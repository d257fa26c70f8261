import type { ComponentChildren } from 'preact';
import type { Axis } from '../../kit/index.ts';
import { type Attributes, tenth } from '../shapes/svg-attributes.ts';
import type { PanelShape, Plot } from './geometry.ts';
import type { Placed } from './labels.ts';

/** How a chart is drawn somewhere: in a page by classes, in a picture by attributes. Sizes are in px. */
export type ChartTheme = {
  /** A place across the plot, 0 to 1, as an attribute. */
  readonly x: (place: number) => string | number;
  /** The name of the y axis. */
  readonly axis: Attributes;
  readonly tickLine?: Attributes;
  readonly tickText: Attributes;
  /** The marks of the axes, over all of the drawing; those of the x axis if it is drawn. */
  readonly marks: (shape: PanelShape) => ComponentChildren;
  readonly vertical: Attributes;
  readonly lines: (shape: PanelShape) => ComponentChildren;
  /** Labels, each where it was placed. */
  readonly label: (placed: Placed) => Attributes;
  /** Named points, and the answer: its point, and the line down to the axis. */
  readonly mark: Attributes;
  readonly point: Attributes;
  readonly stem: Attributes;
  /** The ticks and the name of the x axis, if they are drawn. */
  readonly xTick?: Attributes | undefined;
  readonly xAxis?: Attributes | undefined;
};

/** A label that is drawn in all widths of a drawing, or in some of them. */
export type Shown = Placed & { readonly only?: string | undefined };

/** One panel of a chart: the y axis, its lines, the answer, and over them their labels. */
export function PanelDrawing({
  names: { x: nameOfX, y: nameOfY },
  shape,
  plot,
  theme,
  labels,
  ticks,
}: {
  names: { readonly x: Axis['label']; readonly y: Axis['label'] };
  shape: PanelShape;
  plot: Plot;
  theme: ChartTheme;
  labels: readonly Shown[];
  /** The texts of the x axis. */
  ticks: readonly Shown[];
}) {
  const { x } = theme;
  const { current } = shape;
  const [at, bottom] = [x(current.x), plot.bottom];
  return (
    <>
      <text class="axis" {...theme.axis}>
        {nameOfY}
      </text>
      {shape.yTicks.map(({ y, text }) => (
        <g class="tick" key={text}>
          <line x2={x(1)} y1={y} y2={y} {...theme.tickLine} />
          <text y={tenth(y + 4)} text-anchor="end" {...theme.tickText}>
            {text}
          </text>
        </g>
      ))}
      {theme.marks(shape)}
      {shape.verticalLines.map(({ place, label }) => (
        <line
          class="vertical"
          x1={x(place)}
          x2={x(place)}
          y2={bottom}
          {...theme.vertical}
          key={label}
        />
      ))}
      {theme.lines(shape)}
      {/* A point whose name has no room would be a riddle. */}
      {shape.marks.map(
        ({ x: place, y, label }) =>
          labels.some(({ text }) => text === label) && (
            <circle class="mark" cx={x(place)} cy={y} {...theme.mark} key={label} />
          ),
      )}
      <g class="current">
        <line x1={at} x2={at} y1={current.y} y2={bottom} {...theme.stem} />
        <circle cx={at} cy={current.y} {...theme.point} />
      </g>
      {labels.map((placed) => (
        <Text
          at={x(placed.place)}
          placed={placed}
          attributes={theme.label(placed)}
          key={`${placed.only} ${placed.text}`}
        />
      ))}
      {theme.xTick &&
        ticks.map((placed) => (
          <Text at={x(placed.place)} placed={placed} attributes={theme.xTick} key={placed.text} />
        ))}
      {theme.xAxis && (
        <text class="tick" x={x(1)} text-anchor="end" {...theme.xAxis}>
          {nameOfX}
        </text>
      )}
    </>
  );
}

function Text({
  at,
  placed: { kind, text, dx, y, anchor, only },
  attributes,
}: {
  at: string | number;
  placed: Shown;
  attributes: Attributes | undefined;
}) {
  return (
    <text
      class={only ? `${kind} ${only}` : kind}
      x={at}
      dx={dx || undefined}
      y={tenth(y)}
      text-anchor={anchor === 'start' ? undefined : anchor}
      {...attributes}
    >
      {text}
    </text>
  );
}
