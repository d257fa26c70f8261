/** A plot with its axes: across in percent, so that letters keep their size on any screen, and down in pixels. */
import { line } from 'd3-shape';
import type { ComponentChildren } from 'preact';
import type { Axis } from '../../kit/index.ts';
import { most, scaleOf, type Tick, ticksOf } from '../../ui/charts/ticks.ts';
import { percent } from '../../ui/shapes/scale.ts';
import { Label, Line } from './shapes.tsx';

export type Frame = {
  readonly top: number;
  readonly height: number;
  readonly x: Axis;
  readonly y: Axis;
  /** The values of the y axis, where others say more than the round ones. */
  readonly ticks?: readonly Tick[];
};
export type Point = readonly [x: number, y: number];

/** Where the plot begins, right of the labels of its vertical axis. */
const left = 0.13;
const room = 1 - left;
/** Below the plot, for the labels of the horizontal axis. */
export const axisHeight = 22;

/** From a value to its place across the drawing, 0 to 1. */
export const acrossIn = ({ x }: Frame) => scaleOf(x).range([left, 1]);
/** From a value to its place down the drawing, in pixels. */
export const downIn = ({ y, top, height }: Frame) => scaleOf(y).range([top + height, top]);

export function Axes({ frame, children }: { frame: Frame; children?: ComponentChildren }) {
  const { x, y, top, height, ticks = ticksOf(y, most.y).ticks } = frame;
  const [across, down] = [acrossIn(frame), downIn(frame)];
  const [start, end] = x.domain;
  return (
    <>
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <line stroke="var(--hair)" x1={percent(left)} x2="100%" y1={down(at)} y2={down(at)} />
          <Label x={left - 0.015} y={down(at) + 4} anchor="end" kind="quiet">
            {text}
          </Label>
        </g>
      ))}
      {children}
      {ticksOf(x, most.y).ticks.map(({ at, text }) => (
        <Label
          key={at}
          x={across(at)}
          y={top + height + 17}
          anchor={at === end ? 'end' : at === start ? 'start' : 'middle'}
          kind="quiet"
        >
          {text}
        </Label>
      ))}
    </>
  );
}

type CurveProps = {
  readonly frame: Frame;
  readonly points: readonly Point[];
  readonly colour: 'ink' | 'iops' | 'rate' | 'w1' | 'w2' | 'w3';
  readonly isDashed?: boolean;
};

/** How many units a curve has across: what is drawn in them is stretched to the plot. */
const units = 1000;

/**
 * Straight lines from point to point. A path knows no percents, so it is drawn in units of its own.
 * Its looks are attributes, since pages without a plot load the style sheet too.
 * @param colour the name of a colour in `tokens.css`
 */
export function Curve({ frame, points, colour, isDashed = false }: CurveProps) {
  const [across, down] = [scaleOf(frame.x).range([0, units]), downIn({ ...frame, top: 0 })];
  const path = line<Point>(
    ([x]) => across(x),
    ([, y]) => down(y),
  ).digits(1);
  return (
    <svg
      class="at"
      x={percent(left)}
      y={frame.top}
      width={percent(room)}
      height={frame.height}
      viewBox={`0 0 ${units} ${frame.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={path(points) ?? ''}
        fill="none"
        stroke={`var(--${colour})`}
        stroke-width="2"
        stroke-dasharray={isDashed ? '4 4' : undefined}
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A limit across the plot. */
export const LimitAcross = ({ frame, at }: { frame: Frame; at: number }) => (
  <Line from={left} to={1} y={downIn(frame)(at)} kind="limit" />
);
